import { afterEach, expect, test, vi } from "vitest";
import { consume, purgeLimits, refund, waitFor } from "#app/platform/limits/limits.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const times = async (count: number, one: (n: number) => Promise<number | null>) => {
  const waits = [];
  for (let n = 0; n < count; n += 1) waits.push(await one(n));
  return waits.filter((wait) => wait === null).length;
};

test("an address has its own limit; an IPv6 /48 three times that; all networks together another", async () => {
  expect(await times(8, () => consume(db, "inquiry", { address: "192.0.2.1" }))).toBe(5);
  expect(await waitFor(db, "inquiry", { address: "192.0.2.1" })).toSatisfy((s: number) => s > 590 && s <= 600);
  expect(await waitFor(db, "inquiry", { address: "192.0.2.2" })).toBeNull();
  expect(await times(30, (n) => consume(db, "inquiry", { address: `2001:db8:1:${n}::1` }))).toBe(15);
  // 40 in all: requests refused for their network do not count.
  expect(await times(40, (n) => consume(db, "inquiry", { address: `10.0.0.${n}` }))).toBe(20);
});

test("concurrent requests do not exceed it, points are added, and one can be given back", async () => {
  const counted = { account: "a" };
  const waits = await Promise.all(Array.from({ length: 30 }, () => consume(db, "passwordChange", counted)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
  expect(await consume(db, "bytesHandedOut", { address: "192.0.2.3" }, 59_000_000)).toBeNull();
  expect(await consume(db, "bytesHandedOut", { address: "192.0.2.3" }, 2_000_000)).not.toBeNull();
  for (let n = 0; n < 20; n += 1) {
    expect(await consume(db, "passwordChange", { account: "b" })).toBeNull();
    await refund(db, "passwordChange", { account: "b" });
  }
});

test("counting restarts after the window, and expired rows are deleted", async () => {
  const counted = { account: "c" };
  expect(await times(6, () => consume(db, "passwordChange", counted))).toBe(5);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
  expect(await waitFor(db, "passwordChange", counted)).toBeNull();
  expect(await times(6, () => consume(db, "passwordChange", counted))).toBe(5);
  const rows = () => db.selectFrom("rate_limits").select("key").where("key", "like", "passwordChange%").execute();
  expect((await rows()).length).toBeGreaterThan(1);
  await purgeLimits(db, new Date());
  expect(await rows()).toHaveLength(1);
});
