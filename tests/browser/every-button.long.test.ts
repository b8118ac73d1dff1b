// Every submit button of every page is pressed without JavaScript, of answers and further views too.

import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

test("every button is pressed", async () => {
  expect(await pressAll({ js: false })).toEqual([]);
});
