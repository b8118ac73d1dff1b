import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { admitSignIn, consumeChange, consumeMail, consumeToken } from "#app/auth/attempts.server.ts";
import { recordSignIn } from "#app/auth/session-cookie.server.ts";
import { captureLog } from "#tests/support/capture-log.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();

let now = Date.now();
beforeEach(() => {
  now += 120_000;
  vi.useFakeTimers({ now, toFake: ["Date"] });
  captureLog("info");
});
afterEach(() => void vi.useRealTimers());

const immediately = async () => {};
/** Attempts a sign-in with a wrong password from a network that never signed in to the account. */
async function tried(email: string, address: string): Promise<boolean> {
  return (await admitSignIn(db, email, address, immediately)).allowed;
}

/** Attempts wrong passwords, each from a different network; returns how many reached the provider. */
async function attacked(email: string, networks: string, tries: number): Promise<number> {
  let admitted = 0;
  for (let n = 0; n < tries; n += 1) if (await tried(email, `${networks}.${n}`)) admitted += 1;
  return admitted;
}

/** Returns how a sign-in from this network is admitted, with or without an earlier one. */
async function admitted(email: string, address: string, { isKnown = false } = {}): Promise<string> {
  if (isKnown) await recordSignIn(db, "sign-in", email, address);
  let waited = 0;
  const { allowed } = await admitSignIn(db, email, address, async (ms) => {
    waited += ms;
  });
  return allowed ? (waited > 0 ? "late" : "at once") : "refused";
}

test("an account has five attempts a minute from any network, however its address is written; accounts are independent", async () => {
  for (let n = 0; n < 5; n += 1) expect(await admitted("a@example.jp", `10.0.0.${n}`)).toBe("at once");
  expect(await admitted(" A@Example.jp ", "10.0.0.9")).toBe("late");
  expect(await admitted("b@example.jp", "10.0.0.9")).toBe("at once");
});

test("an address has twenty attempts a minute over all accounts", async () => {
  for (let n = 0; n < 20; n += 1) expect(await tried(`c${n}@example.jp`, "10.0.1.1")).toBe(true);
  expect(await tried("d@example.jp", "10.0.1.1")).toBe(false);
  expect(await tried("d@example.jp", "10.0.1.2")).toBe(true);
});

test("a success does not count", async () => {
  const wait = () => Promise.reject(new Error("admitted late"));
  for (let n = 0; n < 40; n += 1) {
    const admission = await admitSignIn(db, "f@example.jp", "2001:db8:f::1", wait);
    if (!admission.allowed) throw new Error("refused");
    await admission.refund();
  }
});

test("wrong passwords for an account do not lock out its owner", async () => {
  await attacked("owner@example.jp", "10.1.1", 100);
  for (let n = 0; n < 10; n += 1)
    expect(await admitted("owner@example.jp", "10.1.0.1", { isKnown: true })).toBe("late");
});

test("guessing stays slow: a network has three further attempts a day beyond the account's five, also concurrently", async () => {
  await attacked("h@example.jp", "10.1.2", 5);
  const all = await Promise.all(new Array(40).fill(0).map(() => admitted("h@example.jp", "10.1.3.1")));
  expect(all.filter((one) => one === "late")).toHaveLength(3);
  expect(all.filter((one) => one === "refused")).toHaveLength(37);
});

test("an IPv6 /48 has only a few attempts, whatever the number of its /64", async () => {
  let reached = 0;
  for (let n = 0; n < 120; n += 1) if (await tried("v6@example.jp", `2001:db8:77:${n.toString(16)}::1`)) reached += 1;
  // Five by the account limit, plus nine of the wider network.
  expect(reached).toBeLessThanOrEqual(14);
  expect(reached).toBeGreaterThanOrEqual(5);
});

test("an account has fifty failures from unknown networks a day; then only its own networks get through", async () => {
  let reached = 0;
  for (let n = 0; n < 90; n += 1)
    if (await tried("day@example.jp", `2001:db8:${(n + 500).toString(16)}::1`)) reached += 1;
  expect(reached).toBe(50);
  expect(await admitted("day@example.jp", "198.51.100.1")).toBe("refused");
  expect(await admitted("day@example.jp", "198.51.100.1", { isKnown: true })).toBe("late");
});

test("an account's used attempts stay used, whatever other names are tried meanwhile", async () => {
  await attacked("washed@example.jp", "10.3.0", 60);
  for (let n = 0; n < 500; n += 1) await tried(`x${n}@example.org`, "10.3.9.9");
  for (let n = 0; n < 200; n += 1) await tried(`y${n}@example.org`, `10.3.${10 + (n % 50)}.${n}`);
  expect(await attacked("washed@example.jp", "10.4.0", 10)).toBe(0);
});

test("guessing is limited from an owner's own network too", async () => {
  const isKnown = true;
  const all = await Promise.all(new Array(60).fill(0).map(() => admitted("i@example.jp", "10.1.4.1", { isKnown })));
  expect(all.filter((one) => one !== "refused").length).toBeLessThanOrEqual(26);
});

test("mails and password changes are counted apart from sign-ins and from each other", async () => {
  await attacked("j@example.jp", "10.1.5", 50);
  expect(await consumeMail(db, "j@example.jp", "10.1.6.1")).toBeNull();
  for (let n = 0; n < 5; n += 1) expect(await consumeChange(db, "j@example.jp")).toBeNull();
  expect(await consumeChange(db, "J@example.jp")).not.toBeNull();
  for (let n = 0; n < 4; n += 1) expect(await consumeMail(db, "j@example.jp", `10.1.${n + 7}.1`)).toBeNull();
  expect(await consumeMail(db, "j@example.jp", "10.1.12.1")).not.toBeNull();
});

test("an address gets at most twenty mails a day, whatever the number of networks", async () => {
  let mailed = 0;
  for (let n = 0; n < 60; n += 1) {
    vi.setSystemTime(now + n * 20_000);
    if ((await consumeMail(db, "k@example.jp", `10.6.${n}.1`)) === null) mailed += 1;
  }
  expect(mailed).toBe(20);
});

test("a stranger's network has five mails a day for an address, and none of those of the owner's network", async () => {
  await recordSignIn(db, "sign-in", "l@example.jp", "10.7.0.1");
  let mailed = 0;
  for (let n = 0; n < 40; n += 1) {
    vi.setSystemTime(now + n * 20_000);
    if ((await consumeMail(db, "l@example.jp", "10.8.0.1")) === null) mailed += 1;
  }
  expect(mailed).toBe(5);
  for (let n = 0; n < 60; n += 1) await consumeMail(db, "l@example.jp", `10.9.${n}.1`);
  expect(await consumeMail(db, "l@example.jp", "10.10.0.1")).not.toBeNull();
  expect(await consumeMail(db, "L@example.jp", "10.7.0.9")).toBeNull();
});

test("ID tokens are counted apart from passwords", async () => {
  for (let n = 0; n < 20; n += 1) expect(await consumeToken(db, "10.0.4.1")).toBeNull();
  expect(await consumeToken(db, "10.0.4.1")).not.toBeNull();
  expect(await tried("g@example.jp", "10.0.4.1")).toBe(true);
});
