// The provider's admin SDK: opened on first use, absent where the site has no Firebase configuration.

import { cert, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";

const appName = "borupa";

type Settings = Pick<
  Environment,
  "FIREBASE_API_KEY" | "FIREBASE_PROJECT_ID" | "FIREBASE_SERVICE_ACCOUNT" | "FIREBASE_AUTH_EMULATOR_HOST"
>;

let warned = false;

/** Null, said once in the log, where nothing is configured: the public site needs none of it. */
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
