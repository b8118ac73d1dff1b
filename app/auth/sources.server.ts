import { environment } from "#app/platform/site/environment.server.ts";
import { type AuthSettings, publicAuthConfig } from "./public-config.server.ts";

/**
 * Returns the origins for the content security policy of /admin/login (all three) and of the rest of the admin
 * (`connect`). A page with `frame` sources also needs Cross-Origin-Opener-Policy same-origin-allow-popups.
 */
export function authConnectSources(env: AuthSettings = environment()) {
  const config = publicAuthConfig(env);
  if (!config) return { connect: [], frame: [], script: [] };
  const emulator = config.emulatorHost ? `http://${config.emulatorHost}` : undefined;
  return {
    /** connect-src of the login page and the admin. */
    connect: emulator ? [emulator] : ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    /** frame-src of the login page: the Google popup reports through this frame. */
    frame: config.google ? [emulator ?? `https://${config.authDomain}`] : [],
    /** script-src of the login page: the loader of that frame. */
    script: config.google ? ["https://apis.google.com"] : [],
  };
}
