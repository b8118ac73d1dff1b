// Which origins the login page and the admin must be able to reach, for the content security policy.

import { environment } from "#app/platform/site/environment.server.ts";
import { type AuthSettings, publicAuthConfig } from "./public-config.server.ts";

interface AuthSources {
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
export function authConnectSources(env: AuthSettings = environment()): AuthSources {
  const config = publicAuthConfig(env);
  if (!config) return { connect: [], frame: [], script: [] };
  const emulator = config.emulatorHost ? `http://${config.emulatorHost}` : undefined;
  return {
    connect: emulator ? [emulator] : ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    frame: config.google ? [emulator ?? `https://${config.authDomain}`] : [],
    script: config.google ? ["https://apis.google.com"] : [],
  };
}
