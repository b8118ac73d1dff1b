import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

test("the buttons of every page are pressed, of two kinds for all", async () => {
  expect(await pressAll({ js: true, isWhole: false })).toEqual([]);
});
