// An admin page that need not ask the provider does not fetch its SDK.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminAuthState, setAdminUser } from "#app/auth/admin-auth-state.ts";
import { whenNeeded } from "#app/auth/kept-sign-in.ts";

const NAME = "firebase:authUser:key:[DEFAULT]";
const now = Date.parse("2026-11-22T00:00:00Z");
const issuedAt = now / 1000 - 600;

const written = (changes: object = {}) => ({
  uid: "hana",
  email: "hana@example.jp",
  emailVerified: true,
  isAnonymous: false,
  providerData: [{ providerId: "password", uid: "hana@example.jp", email: "hana@example.jp" }],
  stsTokenManager: {
    refreshToken: "r",
    accessToken: `x.${btoa(JSON.stringify({ iat: issuedAt }))}.x`,
    expirationTime: now + 3_000_000,
  },
  createdAt: "1700000000000",
  lastLoginAt: "1790000000000",
  ...changes,
});

function page(kept: Record<string, string>, tokenSyncUrl?: string) {
  let tell: (name: string | null) => void = () => {};
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const config = { apiKey: "key", projectId: "p", authDomain: "d", tokenSyncUrl } as Parameters<typeof whenNeeded>[0];
  const store = { getItem: (name: string) => kept[name] ?? null };
  const onChange = (hear: typeof tell) => {
    tell = hear;
    return () => {
      tell = () => {};
    };
  };
  const end = whenNeeded(config, { store, onChange, now: Date.now }, start);
  return { start, stop, end, tell: (name: string | null) => tell(name) };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  setAdminUser(null);
});
afterEach(() => vi.useRealTimers());

test("whoever is signed in is known at once, and the SDK comes before the token runs out", () => {
  const { start } = page({ [NAME]: JSON.stringify(written()) });
  expect(adminAuthState()["admin-auth-user"]).toMatchObject({
    uid: "hana",
    lastSignInTime: "Mon, 21 Sep 2026 14:13:20 GMT",
  });
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_699_999);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test("where nobody is signed in the SDK has nothing to say", () => {
  const { start } = page({});
  vi.runAllTimers();
  expect(start).not.toHaveBeenCalled();
  expect(adminAuthState()).toMatchObject({ "admin-auth-user": null, "admin-auth-initialized": true });
});

test.each([NAME, null])("another tab's change (%s) starts it, once; leaving the page stops it", (name) => {
  const { start, stop, end, tell } = page({ [NAME]: JSON.stringify(written()) });
  tell("theme");
  expect(start).not.toHaveBeenCalled();
  tell(name);
  tell(name);
  vi.runAllTimers();
  expect(start).toHaveBeenCalledTimes(1);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

test("a page that is left waits for nothing more", () => {
  const { start, end, tell } = page({ [NAME]: JSON.stringify(written()) });
  end();
  tell(NAME);
  vi.runAllTimers();
  expect(start).not.toHaveBeenCalled();
});

test.each([
  [
    "runs out",
    JSON.stringify(written({ stsTokenManager: { ...written().stsTokenManager, expirationTime: now + 60_000 } })),
  ],
  ["is not what it was in another version", JSON.stringify({ uid: "hana" })],
  ["is no JSON", "{"],
])("the SDK is asked at once where what is kept %s", (_, text) => {
  expect(page({ [NAME]: text }).start).toHaveBeenCalledTimes(1);
});

test("with a token sync, a token that was not told of is told by the SDK; one that was is not", () => {
  const kept = { [NAME]: JSON.stringify(written()) };
  expect(page(kept, "/sync").start).toHaveBeenCalledTimes(1);
  expect(page({ ...kept, "admin-token-sync": `hana ${issuedAt}` }, "/sync").start).not.toHaveBeenCalled();
});
