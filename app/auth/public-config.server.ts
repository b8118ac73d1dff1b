// What the browser may know of the identity provider.

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

export type AuthSettings = Pick<
  Environment,
  | "FIREBASE_API_KEY"
  | "FIREBASE_PROJECT_ID"
  | "FIREBASE_AUTH_DOMAIN"
  | "FIREBASE_AUTH_EMULATOR_HOST"
  | "FIREBASE_GOOGLE"
  | "FIREBASE_TOKEN_SYNC_URL"
>;

/** Null where the site has no Firebase configuration. Holds no secret: these values are public by design. */
export function publicAuthConfig(env: AuthSettings = environment()): PublicAuthConfig | null {
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
