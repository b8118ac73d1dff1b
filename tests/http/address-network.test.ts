import { expect, test } from "vitest";
import { loggedNetworkOf, networkOf } from "#app/platform/http/address-network.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["unknown", "unknown"],
])("of %s the log holds %s", (address, logged) => {
  expect(loggedNetworkOf(address)).toBe(logged);
  expect(loggedNetworkOf(networkOf(address))).toBe(logged);
});
