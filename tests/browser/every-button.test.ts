import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

test("the buttons of every page are pressed without JavaScript, of two kinds for all", async () => {
  expect(await pressAll({ js: false, kinds: ["ball", "blog"] })).toEqual([]);
});
