import { expect, test } from "vitest";
import { withoutEndingSlashes } from "#app/platform/site/addresses.ts";

test.each([
  ["/", "/"],
  ["///", "/"],
  ["/ball", "/ball"],
  ["/ball//", "/ball"],
  ["/ball//x/", "/ball//x"],
  ["", ""],
])("%j without the slashes at its end is %j", (path, without) => {
  expect(withoutEndingSlashes(path)).toBe(without);
});
