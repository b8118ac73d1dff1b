import "./unreachable-settings.ts";
import { expect, test } from "vitest";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { defaultPolicy } from "#app/auth/password-policy.ts";
import { passwordPolicy, signInWithPassword } from "#app/auth/provider.server.ts";
import { endEverySession, mintSession, readAdmin, readSession } from "#app/auth/session.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { action } from "#app/routes/api.admin.verify-token.ts";
import { args, site, withCookie } from "./requests.ts";

function token(issuer: string): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { iss: issuer, aud: "demo-borupa", sub: "x", auth_time: now, iat: now, exp: now + 3600, admin: true };
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}

const idToken = token("https://securetoken.google.com/demo-borupa");
const cookie = token("https://session.firebase.google.com/demo-borupa");

test("creates no session: 503, also from verify-token", async () => {
  expect(await mintSession(idToken)).toMatchObject({ ok: false, status: 503 });
  const headers = { "Content-Type": "application/json", Origin: site };
  const init = { method: "POST", headers, body: JSON.stringify({ idToken }) };
  const response = await action(args("/api/admin/verify-token", init));
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a session that cannot be verified is rejected", async () => {
  const { request } = withCookie("/admin/dashboard", cookie);
  expect(await readSession(database(), request, { checkRevoked: false })).toEqual({ kind: "unavailable" });
  expect(await readAdmin(database(), request, { checkRevoked: true })).toBeNull();
});

test("the guard responds with 503 and runs nothing inside", async () => {
  let ran = false;
  const passing = requireAdmin(database)(withCookie("/admin/dashboard", cookie), async () => {
    ran = true;
    return new Response("secret");
  });
  await expect(passing).rejects.toMatchObject({ init: { status: 503 } });
  expect(ran).toBe(false);
});

test("a password sign-in reports an unreachable provider; the password rules fall back to the default", async () => {
  expect(await signInWithPassword("a@example.jp", "x")).toEqual({ ok: false, code: "network-request-failed" });
  expect(await passwordPolicy()).toEqual(defaultPolicy);
  expect(await endEverySession(database(), "x")).toBe(false);
});
