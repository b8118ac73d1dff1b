// The provider's admin SDK, initialised on first use; null without a Firebase configuration.

import { cert, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { tickingTimeout } from "#app/platform/site/http-client.server.ts";
import { log } from "#app/platform/site/log.server.ts";

/** Timeout of one call to the provider, in milliseconds. */
export const providerDeadline = 10_000;

const tokenErrors = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/invalid-session-cookie",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** Returns true if the token is invalid; false if that is unknown (network, quota, configuration). */
export function isTokenError(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  // The SDK also reports unreachable signing keys as "argument-error", distinguishable only by the message.
  if (error.code === "auth/argument-error" && /error (fetching|while making request)/i.test(error.message))
    return false;
  return tokenErrors.has(error.code);
}

/** Returns whether the token has expired by this machine's clock. */
export function isExpired(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/id-token-expired";
}

export async function withinDeadline<T>(asking: Promise<T>, ms = providerDeadline): Promise<T> {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    stop = tickingTimeout(ms, () => reject(new Error("The identity provider did not answer in time")));
  });
  try {
    return await Promise.race([asking, late]);
  } finally {
    stop();
  }
}

const appName = "borupa";

type Settings = Pick<
  Environment,
  "FIREBASE_API_KEY" | "FIREBASE_PROJECT_ID" | "FIREBASE_SERVICE_ACCOUNT" | "FIREBASE_AUTH_EMULATOR_HOST"
>;

let warned = false;

/** Returns null, logging once, if unconfigured: the public site does not need it. */
export function firebaseAdmin(settings: Settings = environment()): Auth | null {
  const opened = getApps().find((app) => app.name === appName);
  if (opened) return getAuth(opened);
  const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_SERVICE_ACCOUNT, FIREBASE_AUTH_EMULATOR_HOST } = settings;
  if (!FIREBASE_API_KEY || !FIREBASE_PROJECT_ID || !(FIREBASE_SERVICE_ACCOUNT || FIREBASE_AUTH_EMULATOR_HOST)) {
    if (!warned) log.warn("Firebase configuration is missing");
    warned = true;
    return null;
  }
  const credential = FIREBASE_SERVICE_ACCOUNT ? cert(JSON.parse(FIREBASE_SERVICE_ACCOUNT)) : undefined;
  const options = { projectId: FIREBASE_PROJECT_ID, ...(credential && { credential }) };
  return getAuth(initializeApp(options, appName));
}
