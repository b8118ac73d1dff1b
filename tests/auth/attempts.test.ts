// How often one account and one address may try.

import { expect, test } from "vitest";
import {
  admitSignIn,
  consumeChange,
  consumeMail,
  consumeSignIn,
  consumeToken,
  refundSignIn,
} from "#app/auth/attempts.server.ts";

test("an account has five tries a minute from wherever, however its address is written; other accounts keep theirs", async () => {
  for (let n = 0; n < 5; n += 1) expect(await consumeSignIn("a@example.jp", `10.0.0.${n}`)).toEqual({ allowed: true });
  const sixth = await consumeSignIn(" A@Example.jp ", "10.0.0.9");
  expect(sixth).toEqual({ allowed: false, retryAfter: expect.any(Number) });
  expect(!sixth.allowed && sixth.retryAfter > 0 && sixth.retryAfter <= 60).toBe(true);
  expect(await consumeSignIn("b@example.jp", "10.0.0.9")).toEqual({ allowed: true });
});

test("an address has twenty tries a minute, whichever accounts it tries", async () => {
  for (let n = 0; n < 20; n += 1) expect((await consumeSignIn(`c${n}@example.jp`, "10.0.1.1")).allowed).toBe(true);
  expect((await consumeSignIn("d@example.jp", "10.0.1.1")).allowed).toBe(false);
  expect((await consumeSignIn("d@example.jp", "10.0.1.2")).allowed).toBe(true);
});

test("many tries at once do not slip through", async () => {
  const all = await Promise.all(new Array(50).fill(0).map((_, n) => consumeSignIn("e@example.jp", `10.0.2.${n}`)));
  expect(all.filter((allowance) => allowance.allowed)).toHaveLength(5);
});

test("a success does not count", async () => {
  for (let n = 0; n < 40; n += 1) {
    expect((await consumeSignIn("f@example.jp", "10.0.3.1")).allowed).toBe(true);
    await refundSignIn("f@example.jp", "10.0.3.1");
  }
});

/** Tries with a wrong password, each from a network of its own. */
async function attacked(email: string, networks: string, tries: number): Promise<void> {
  for (let n = 0; n < tries; n += 1) await consumeSignIn(email, `${networks}.${n}`);
}

/** Admits, and tells whether it was made to wait. */
async function admitted(email: string, address: string): Promise<string> {
  let waited = 0;
  const { allowed } = await admitSignIn(email, address, async (ms) => {
    waited += ms;
  });
  return allowed ? (waited > 0 ? "late" : "at once") : "refused";
}

test("whoever types wrong passwords for an account does not keep its owner out", async () => {
  expect(await admitted("owner@example.jp", "10.1.0.1")).toBe("at once");
  await refundSignIn("owner@example.jp", "10.1.0.1");
  await attacked("owner@example.jp", "10.1.1", 100);
  for (let n = 0; n < 10; n += 1) expect(await admitted("owner@example.jp", "10.1.0.1")).toBe("late");
  expect(await admitted("owner@example.jp", "10.1.0.2")).toBe("late");
});

test("guessing stays slow: a network has three late tries a day beyond the account's five, also many at once", async () => {
  await attacked("h@example.jp", "10.1.2", 5);
  const all = await Promise.all(new Array(50).fill(0).map(() => admitted("h@example.jp", "10.1.3.1")));
  expect(all.filter((one) => one === "late")).toHaveLength(3);
  expect(all.filter((one) => one === "refused")).toHaveLength(47);
  // A network known for another account is a stranger here.
  await refundSignIn("other@example.jp", "10.1.3.2");
  const some = await Promise.all(new Array(10).fill(0).map(() => admitted("h@example.jp", "10.1.3.2")));
  expect(some.filter((one) => one !== "refused").length).toBeLessThanOrEqual(4);
});

test("from an owner's own network as well there is no guessing without end", async () => {
  await refundSignIn("i@example.jp", "10.1.4.1");
  const all = await Promise.all(new Array(60).fill(0).map(() => admitted("i@example.jp", "10.1.4.1")));
  expect(all.filter((one) => one !== "refused").length).toBeLessThanOrEqual(26);
});

test("mails and changes of a password are counted apart from signing in, and from each other", async () => {
  await attacked("j@example.jp", "10.1.5", 50);
  expect((await consumeMail("j@example.jp", "10.1.6.1")).allowed).toBe(true);
  for (let n = 0; n < 5; n += 1) expect((await consumeChange("j@example.jp")).allowed).toBe(true);
  expect((await consumeChange("J@example.jp")).allowed).toBe(false);
  for (let n = 0; n < 4; n += 1) expect((await consumeMail("j@example.jp", `10.1.6.${n}`)).allowed).toBe(true);
  expect((await consumeMail("j@example.jp", "10.1.6.9")).allowed).toBe(false);
});

test("ID tokens are counted apart from passwords", async () => {
  for (let n = 0; n < 20; n += 1) expect((await consumeToken("10.0.4.1")).allowed).toBe(true);
  expect((await consumeToken("10.0.4.1")).allowed).toBe(false);
  expect((await consumeSignIn("g@example.jp", "10.0.4.1")).allowed).toBe(true);
});
