import "./production-settings.ts";
import { expect, test } from "vitest";
import { mintSession, readSession } from "#app/auth/session.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { readEnvironment } from "#app/platform/site/environment.server.ts";
import { withCookie } from "./requests.ts";

function unsigned(issuer: string, header: Record<string, string> = { alg: "none", typ: "JWT" }): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: "demo-borupa", sub: "x", uid: "x", admin: true, email: "owner@example.jp" };
  const times = { email_verified: true, auth_time: now, iat: now, exp: now + 3600 };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part(header)}.${part({ ...claims, ...times })}.`;
}

test.each([
  [{ alg: "none", typ: "JWT" }],
  [{ alg: "none", typ: "JWT", kid: "1" }],
  [{ alg: "HS256", typ: "JWT", kid: "1" }],
])("an unsigned cookie with valid claims is no session (%j)", async (header) => {
  const cookie = unsigned("https://session.firebase.google.com/demo-borupa", header);
  for (const checkRevoked of [true, false]) {
    expect(await readSession(database(), withCookie("/admin", cookie).request, { checkRevoked })).toEqual({
      kind: "none",
    });
  }
});

test("an unsigned ID token creates no session", async () => {
  const idToken = unsigned("https://securetoken.google.com/demo-borupa");
  expect(await mintSession(idToken)).toMatchObject({ ok: false, status: 401 });
});

test("production refuses to start with the emulator; only the demo on loopback may use it", () => {
  const emulator = { NODE_ENV: "production", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
  expect(readEnvironment(emulator)).toEqual([expect.stringContaining("FIREBASE_AUTH_EMULATOR_HOST")]);
  expect(readEnvironment({ ...emulator, DEMO: "1", HOST: "0.0.0.0" })).toEqual([expect.stringContaining("HOST")]);
  expect(readEnvironment({ ...emulator, DEMO: "1", HOST: "127.0.0.1" })).toMatchObject({ DEMO: true });
});
