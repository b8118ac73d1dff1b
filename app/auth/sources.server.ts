// Which origins the login page and the admin must be able to reach, for the content security policy.

import { environment } from "#app/platform/site/environment.server.ts";
import { type AuthSettings, publicAuthConfig } from "./public-config.server.ts";

/**
 * The origins to allow in the content security policy of /admin/login (all three) and the rest of the admin (`connect`).
 * With `frame` not empty the page also needs Cross-Origin-Opener-Policy same-origin-allow-popups.
 */
export function authConnectSources(env: AuthSettings = environment()) {
  const config = publicAuthConfig(env);
  if (!config) return { connect: [], frame: [], script: [] };
  const emulator = config.emulatorHost ? `http://${config.emulatorHost}` : undefined;
  return {
    /** For connect-src of the login page and the admin. */
    connect: emulator ? [emulator] : ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    /** For frame-src of the login page: what the Google window reports back through. */
    frame: config.google ? [emulator ?? `https://${config.authDomain}`] : [],
    /** For script-src of the login page: the frame's loader. */
    script: config.google ? ["https://apis.google.com"] : [],
  };
}
