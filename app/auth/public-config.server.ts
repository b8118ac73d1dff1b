// What the browser may know of the provider, and which origins the login page has to reach.

import { type Environment, environment } from "#app/site/environment.server.ts";

export interface PublicAuthConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** host:port of the emulator, in the demo, development and tests. */
  emulatorHost: string | undefined;
  google: boolean;
  /** Where a changed token is sent, when the site is set up to. */
  tokenSyncUrl: string | undefined;
}

type Settings = Pick<
  Environment,
  | "FIREBASE_API_KEY"
  | "FIREBASE_PROJECT_ID"
  | "FIREBASE_AUTH_DOMAIN"
  | "FIREBASE_AUTH_EMULATOR_HOST"
  | "FIREBASE_GOOGLE"
  | "FIREBASE_TOKEN_SYNC_URL"
>;

/** Null where the site has no Firebase configuration. Holds no secret: these values are public by design. */
export function publicAuthConfig(env: Settings = environment()): PublicAuthConfig | null {
  if (!env.FIREBASE_API_KEY || !env.FIREBASE_PROJECT_ID) return null;
  return {
    apiKey: env.FIREBASE_API_KEY,
    projectId: env.FIREBASE_PROJECT_ID,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    google: env.FIREBASE_GOOGLE,
    tokenSyncUrl: env.FIREBASE_TOKEN_SYNC_URL,
  };
}

export interface AuthSources {
  /** For connect-src of the login page and the admin. */
  connect: string[];
  /** For frame-src of the login page: what the Google window reports back through. */
  frame: string[];
  /** For script-src of the login page: the frame's loader. */
  script: string[];
}

/**
 * The origins to allow in the content security policy of /admin/login (all three) and the rest of the admin (`connect`).
 * With `frame` not empty the page also needs Cross-Origin-Opener-Policy same-origin-allow-popups.
 */
export function authConnectSources(env: Settings = environment()): AuthSources {
  const config = publicAuthConfig(env);
  if (!config) return { connect: [], frame: [], script: [] };
  const emulator = config.emulatorHost ? `http://${config.emulatorHost}` : undefined;
  return {
    connect: emulator ? [emulator] : ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    frame: config.google ? [emulator ?? `https://${config.authDomain}`] : [],
    script: config.google ? ["https://apis.google.com"] : [],
  };
}
