import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import type { PublicAuthConfig } from "./public-config.ts";

export type AuthSettings = Pick<
  Environment,
  | "FIREBASE_API_KEY"
  | "FIREBASE_PROJECT_ID"
  | "FIREBASE_AUTH_DOMAIN"
  | "FIREBASE_AUTH_EMULATOR_HOST"
  | "FIREBASE_GOOGLE"
  | "FIREBASE_TOKEN_SYNC_URL"
>;

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
