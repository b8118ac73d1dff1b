import { expect, test } from "vitest";
import { canonicalAddress } from "#app/platform/http/site.server.ts";
import { plainPath } from "#app/platform/settings/former-addresses.ts";
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

// An address may be as long as the head of a request. Were each slash begun at anew, this one would take minutes.
test("an address of slashes costs no more than its length", () => {
  const slashes = "/".repeat(120_000);
  const address = `/a${slashes}x`;
  expect(canonicalAddress(address, () => false)).toBeUndefined();
  expect(canonicalAddress(`${address}/?q=${slashes}`, () => false)).toBe(`${address}?q=${slashes}`);
  expect(plainPath(`${address}/`)).toBe(address);
});
