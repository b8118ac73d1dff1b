import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

/** Timeout on a busy machine. */
const LONGEST_MS = 3_600_000;

test("every button is pressed with JavaScript, also of responses and views", { timeout: LONGEST_MS }, async () => {
  // The kinds left out have no sort of field of their own.
  expect(await pressAll({ js: true, kinds: ["ball", "morph", "term"] })).toEqual([]);
});
