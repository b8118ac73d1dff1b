// Every submit button of every page is pressed, of answers and further views too, with JavaScript and without.

import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

test.each([false, true])("every button is pressed, JavaScript %s", async (js) => {
  expect(await pressAll({ js, isWhole: true })).toEqual([]);
});
