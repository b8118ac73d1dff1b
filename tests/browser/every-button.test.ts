import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

test("the buttons of every page are pressed", async () => {
  expect(await pressAll({ js: true, isWhole: false })).toEqual([]);
});
