import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminAuthState, onAdminAuthChange, setAdminUser } from "#app/auth/browser/admin-auth-state.ts";
import { renewBeforeExpiry } from "#app/auth/browser/firebase.client.ts";

const MINUTE = 60_000;
const broken = new Error("network");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(renew: () => Promise<unknown>) {
  let expires = Date.now() + 60 * MINUTE;
  const begun = Date.now();
  const at: number[] = [];
  const stop = renewBeforeExpiry({
    expiresAt: async () => expires,
    renew: async () => {
      at.push((Date.now() - begun) / 1000);
      await renew();
      expires = Date.now() + 60 * MINUTE;
    },
    isPassing: (error) => error === broken,
  });
  return { at, stop };
}

test("five minutes before expiry, repeatedly, until stopped", async () => {
  const { at, stop } = start(async () => {});
  await vi.advanceTimersByTimeAsync(111 * MINUTE);
  expect(at).toEqual([55 * 60, 110 * 60]);
  stop();
  await vi.advanceTimersByTimeAsync(200 * MINUTE);
  expect(at).toHaveLength(2);
});

test("a network failure is retried after 30 seconds, then with doubled delays up to 16 minutes", async () => {
  const { at } = start(() => Promise.reject(broken));
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  const waits = at.slice(1).map((time, before) => time - (at[before] ?? 0));
  expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960]);
});

test("a refusal ends the renewal", async () => {
  const { at } = start(() => Promise.reject(new Error("disabled")));
  await vi.advanceTimersByTimeAsync(200 * MINUTE);
  expect(at).toHaveLength(1);
});

test("a page hears that its account was signed out, until it stops listening", () => {
  const heard: unknown[] = [];
  const stop = onAdminAuthChange(() => heard.push(adminAuthState()["admin-auth-user"]));
  setAdminUser(null);
  stop();
  setAdminUser(null);
  expect(heard).toEqual([null]);
});
