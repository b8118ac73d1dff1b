import { expect, test } from "vitest";
import { pressAll } from "#tests/support/press-all.ts";

test("every button is pressed without JavaScript", async () => {
  expect(await pressAll({ js: false, isWhole: true })).toEqual([]);
});

/** Timeout for one part of the site on a busy machine. */
const LONGEST_MS = 1_800_000;

test.each(["public", "notebook", "snakes", "admin"] as const)(
  "every button is pressed with JavaScript: %s",
  { timeout: LONGEST_MS },
  async (area) => {
    expect(await pressAll({ js: true, isWhole: true, area })).toEqual([]);
  },
);
