import { expect, test } from "vitest";
import { kindNames } from "#app/cms/content/registry.ts";
import { pressAll } from "#tests/support/press-all.ts";

test("the form of every button of every page is posted without JavaScript", async () => {
  expect(await pressAll({ js: false, kinds: ["ball", ...kindNames().filter((name) => name !== "ball")] })).toEqual([]);
});
