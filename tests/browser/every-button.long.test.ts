import { expect, test } from "vitest";
import { kindNames } from "#app/cms/content/registry.ts";
import { pressAll } from "#tests/support/press-all.ts";

/** Timeout on a busy machine. */
const LONGEST_MS = 3_600_000;

test("every button is pressed with JavaScript, also of responses and views", { timeout: LONGEST_MS }, async () => {
  // The kinds left out have no sort of field of their own.
  const kinds = kindNames().filter((name) => name !== "blog" && name !== "info" && name !== "breed");
  expect(await pressAll({ js: true, kinds })).toEqual([]);
});

test("the buttons of the kinds that npm test leaves out are pressed without JavaScript", async () => {
  const kinds = kindNames().filter((name) => name !== "ball" && name !== "blog");
  expect(await pressAll({ js: false, kinds, isOfKinds: true })).toEqual([]);
});
