// How often one account and one address may try.

import { expect, test } from "vitest";
import { giveBackSignIn, spendSignIn, spendToken } from "#app/auth/attempts.server.ts";
import { networkOf } from "#app/http/address-network.ts";

test("an account has five tries a minute from wherever, however its address is written; other accounts keep theirs", async () => {
  for (let n = 0; n < 5; n += 1) expect(await spendSignIn("a@example.jp", `10.0.0.${n}`)).toEqual({ allowed: true });
  const sixth = await spendSignIn(" A@Example.jp ", "10.0.0.9");
  expect(sixth).toEqual({ allowed: false, retryAfter: expect.any(Number) });
  expect(!sixth.allowed && sixth.retryAfter > 0 && sixth.retryAfter <= 60).toBe(true);
  expect(await spendSignIn("b@example.jp", "10.0.0.9")).toEqual({ allowed: true });
});

test("an address has twenty tries a minute, whichever accounts it tries", async () => {
  for (let n = 0; n < 20; n += 1) expect((await spendSignIn(`c${n}@example.jp`, "10.0.1.1")).allowed).toBe(true);
  expect((await spendSignIn("d@example.jp", "10.0.1.1")).allowed).toBe(false);
  expect((await spendSignIn("d@example.jp", "10.0.1.2")).allowed).toBe(true);
});

test("many tries at once do not slip through", async () => {
  const all = await Promise.all(new Array(50).fill(0).map((_, n) => spendSignIn("e@example.jp", `10.0.2.${n}`)));
  expect(all.filter((allowance) => allowance.allowed)).toHaveLength(5);
});

test("a success does not count", async () => {
  for (let n = 0; n < 40; n += 1) {
    expect((await spendSignIn("f@example.jp", "10.0.3.1")).allowed).toBe(true);
    await giveBackSignIn("f@example.jp", "10.0.3.1");
  }
});

test("ID tokens are counted apart from passwords", async () => {
  for (let n = 0; n < 20; n += 1) expect((await spendToken("10.0.4.1")).allowed).toBe(true);
  expect((await spendToken("10.0.4.1")).allowed).toBe(false);
  expect((await spendSignIn("g@example.jp", "10.0.4.1")).allowed).toBe(true);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
