// Auth emulator users and their session cookies. Tests fail, rather than skip, without the emulator.

import { DEMO_ADMIN, DEMO_PASSWORD, DEMO_RECORDER, DEMO_VISITOR, makeDemoUsers } from "#app/cli/demo-users.ts";

export { DEMO_ADMIN, DEMO_PASSWORD, DEMO_RECORDER, DEMO_VISITOR };

const PROJECT = "demo-borupa";

function emulatorHost(): string {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) throw new Error("FIREBASE_AUTH_EMULATOR_HOST is not set: run the tests with npm test");
  return host;
}

export function emulatorSettings(): Record<string, string> {
  return {
    DEMO: "1",
    FIREBASE_API_KEY: "demo-key",
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(),
  };
}

export async function makePeople(): Promise<void> {
  emulatorHost();
  await makeDemoUsers(PROJECT);
}

/** Signs in with the login form like a browser without JavaScript; returns the session cookie or null. */
export async function signIn(
  origin: string,
  email: string,
  password = DEMO_PASSWORD,
  sentFrom = origin,
): Promise<{ status: number; cookie: string | null; body: string }> {
  const response = await fetch(`${origin}/admin/login`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: sentFrom,
      "User-Agent": "Mozilla/5.0 Chrome/150.0",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ mode: "password", to: "/admin/dashboard", email, password }).toString(),
  });
  const cookie = response.headers.getSetCookie().find((one) => /^admin-session=[^;]/.test(one));
  return { status: response.status, cookie: cookie?.split(";", 1)[0] ?? null, body: await response.text() };
}

/** Returns a forged session cookie: unsigned, for any user. */
export function forgedCookie(): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    admin: true,
    iss: `https://session.firebase.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: "nobody",
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  return `admin-session=${part({ alg: "RS256", kid: "x" })}.${part(claims)}.${Buffer.from("not a signature").toString("base64url")}`;
}

/** Returns a session cookie of a signed-in non-admin, or another person, created directly at the provider. */
export async function sessionCookie(email = DEMO_VISITOR): Promise<string> {
  const host = emulatorHost();
  const signedIn = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const { getAuth } = await import("firebase-admin/auth");
  const { getApp } = await import("firebase-admin/app");
  return `admin-session=${await getAuth(getApp("demo-users")).createSessionCookie(idToken, { expiresIn: 3_600_000 })}`;
}
