// The submit buttons of every page as it is first shown are pressed, with JavaScript; every-button.long presses the rest.

import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

test("the buttons of every page are pressed", async () => {
  expect(await pressAll({ js: true, isWhole: false })).toEqual([]);
});
