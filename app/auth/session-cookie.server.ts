// The cookie "admin-session": how it is written, cleared and read.

import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { cookieIn } from "#app/platform/site/theme.ts";

const sessionCookieName = "admin-session";

/** Five days, absolute: the cookie and the token inside end together. */
export const sessionSeconds = 5 * 24 * 60 * 60;

type Settings = Pick<Environment, "NODE_ENV" | "DEMO">;

/** The attributes every cookie of this room has. The demo listens on plain http, on loopback only. */
export function cookieAttributes(settings: Settings = environment()): string {
  const secure = settings.NODE_ENV === "production" && !settings.DEMO;
  return `HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function sessionSetCookie(value: string, settings: Settings = environment()): string {
  return `${sessionCookieName}=${value}; Max-Age=${sessionSeconds}; Path=/; ${cookieAttributes(settings)}`;
}

export function sessionClearCookie(settings: Settings = environment()): string {
  return `${sessionCookieName}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; ${cookieAttributes(settings)}`;
}

export function hasSessionCookie(request: Request): boolean {
  return cookieIn(request.headers.get("Cookie"), sessionCookieName) !== undefined;
}

/** The session token of a request; undefined where there is none or it cannot be a token. */
export function sessionCookie(request: Request): string | undefined {
  return sessionIn(request.headers.get("Cookie"));
}

/** The same of a Cookie header. */
export function sessionIn(header: string | null): string | undefined {
  const value = cookieIn(header, sessionCookieName);
  return value && value.length <= 4096 && /^[\w-]+\.[\w-]+\.[\w-]*$/.test(value) ? value : undefined;
}
