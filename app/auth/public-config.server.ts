import { type Environment, environment } from "#app/platform/site/environment.server.ts";

export type AuthSettings = Pick<
  Environment,
  | "FIREBASE_API_KEY"
  | "FIREBASE_PROJECT_ID"
  | "FIREBASE_AUTH_DOMAIN"
  | "FIREBASE_AUTH_EMULATOR_HOST"
  | "FIREBASE_GOOGLE"
  | "FIREBASE_TOKEN_SYNC_URL"
>;

export type PublicAuthConfig = NonNullable<ReturnType<typeof publicAuthConfig>>;

/** Returns the provider's configuration for the browser, which contains no secrets; null if there is none. */
export function publicAuthConfig(env: AuthSettings = environment()) {
  if (!env.FIREBASE_API_KEY || !env.FIREBASE_PROJECT_ID) return null;
  return {
    apiKey: env.FIREBASE_API_KEY,
    projectId: env.FIREBASE_PROJECT_ID,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    /** host:port, in demo, development and tests. */
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    google: env.FIREBASE_GOOGLE,
    /** URL that receives changed tokens. */
    tokenSyncUrl: env.FIREBASE_TOKEN_SYNC_URL,
  };
}
