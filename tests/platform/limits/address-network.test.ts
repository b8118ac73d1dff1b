import { expect, test } from "vitest";
import { isOwnNetwork, loggedNetworkOf, networkOf, networksOf } from "#app/platform/limits/address-network.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8::/48"],
  ["unknown", "unknown"],
])("for %s the log contains %s", (address, logged) => {
  expect(loggedNetworkOf(address)).toBe(logged);
  expect(loggedNetworkOf(networkOf(address))).toBe(logged);
});

test.each([
  ["203.0.113.77", "203.0.113.77"],
  ["::FFFF:203.0.113.77", "203.0.113.77"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::1", "::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
  expect(networkOf(network)).toBe(network);
});

test.each(["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.31.0.1", "192.168.1.1", "fd12::1"])(
  "%s is an own network",
  (address) => expect(isOwnNetwork(address)).toBe(true),
);

test.each(["203.0.113.77", "172.32.0.1", "2001:db8::1", "unknown", ""])("%s is not", (address) =>
  expect(isOwnNetwork(address)).toBe(false),
);

test.each([
  ["203.0.113.77", ["203.0.113.77"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8:1:2::/64", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["unknown", ["unknown"]],
])("attempts of %s are counted by %j", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
