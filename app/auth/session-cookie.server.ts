// The cookie "admin-session": how it is written, cleared and read.

import type { AuditEvent } from "#app/platform/audit/events.server.ts";
import { noteEvent } from "#app/platform/audit/note-event.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { cookieIn } from "#app/platform/site/theme.ts";

// Sign-ins and refusals, and what people do to their own account, written down for the admins' log.

/** `by`: who signed in, or the address that was typed. `address`: where the request came from. */
export async function noteSignIn(db: Db, action: AuditEvent["action"], by: string, address: string): Promise<void> {
  const network = loggedNetworkOf(address);
  // In the process's log without a name: who reads it need not know who the admins are.
  log.info({ action, network }, "sign-in audit");
  const event = { action, by, now: currentTime(), network };
  if (action !== "sign-in-refused" && action !== "sign-in-reported") return noteEvent(db, event);
  const typed = by.trim().toLowerCase();
  return noteEvent(db, { ...event, by: typed, boundedBy: (await isKnownAccount(db, typed)) ? "account" : "network" });
}

/** Whether the account is an admin's, by the settings and the log: the provider is not asked. False where that cannot be read. */
async function isKnownAccount(db: Db, email: string): Promise<boolean> {
  if (environment().ADMIN_EMAILS.includes(email)) return true;
  try {
    const row = await db
      .selectFrom("events")
      .select("id")
      .where((eb) =>
        eb.or([
          eb.and([eb("action", "=", "sign-in"), eb(eb.fn<string>("lower", ["by"]), "=", email)]),
          eb.and([eb("action", "in", ["admin-invited", "recorder-invited"]), eb("target", "=", email)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  } catch {
    return false;
  }
}

const INVITED_DAYS = 7;

/** Whether an admin has invited this address within the last days, and its owner still has to prove that it is theirs. */
export async function isInvited(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("events")
    .select("id")
    .where("action", "=", "invitation-waits")
    .where("target", "=", email.trim().toLowerCase())
    .where("at", ">", new Date(currentTime().getTime() - INVITED_DAYS * 86_400_000).toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const REMEMBERED_DAYS = 90;

/** Whether this account was signed in to from this network (as the log calls it) in the last 90 days. False where that cannot be read. */
export async function wasSignedIn(db: Db, email: string, network: string, now: Date): Promise<boolean> {
  try {
    const row = await db
      .selectFrom("events")
      .select("id")
      .where("action", "=", "sign-in")
      .where("at", ">", new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString())
      .where("network", "=", network)
      .where((eb) => eb(eb.fn<string>("lower", ["by"]), "=", email.trim().toLowerCase()))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  } catch (error) {
    log.error({ err: error }, "earlier sign-ins could not be read");
    return false;
  }
}

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
