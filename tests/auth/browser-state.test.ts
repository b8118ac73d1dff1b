// The browser's side in plain functions: the shared state, and asking for the session after a sign-in.

import { expect, test, vi } from "vitest";
import { adminAuthState, onAdminAuthChange, setAdminUser } from "#app/auth/browser/admin-auth-state.ts";
import { refusalMessage, requestSession } from "#app/auth/browser/request-session.ts";

test("loading until the provider's first answer, then initialized, with the user or null", () => {
  expect(adminAuthState()).toEqual({
    "admin-auth-user": null,
    "admin-auth-loading": true,
    "admin-auth-initialized": false,
  });
  const heard = vi.fn();
  const stop = onAdminAuthChange(heard);
  setAdminUser(null);
  expect(adminAuthState()).toEqual({
    "admin-auth-user": null,
    "admin-auth-loading": false,
    "admin-auth-initialized": true,
  });
  stop();
  setAdminUser(null);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("the ID token is posted as JSON, and the body of the answer is not read", async () => {
  const response = new Response("not JSON", { status: 200 });
  const send = vi.fn<typeof fetch>(async () => response);
  expect(await requestSession("token", send)).toBe(200);
  const [url, init] = send.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(["/api/admin/verify-token", "POST", '{"idToken":"token"}']);
  expect(new Headers(init?.headers).get("Content-Type")).toBe("application/json");
  expect(response.bodyUsed).toBe(false);
});

test("a refusal and a broken line are only logged", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await requestSession("token", async () => new Response(null, { status: 403 }))).toBe(403);
  expect(await requestSession("token", () => Promise.reject(new TypeError("offline")))).toBe(0);
  expect(error).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(error.mock.calls)).not.toContain('"token"');
  error.mockRestore();
});

test("each reason to be kept out has its sentence", () => {
  expect(new Set([401, 403, 429, 503].map(refusalMessage)).size).toBe(4);
  expect(refusalMessage(0)).toBe(refusalMessage(503));
});
