import type { AuditEvent } from "#app/platform/audit/events.server.ts";
import { tryRecordEvent } from "#app/platform/audit/try-record-event.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { cookieIn } from "#app/platform/site/theme.ts";

/** Logs a sign-in event. `by`: the user, or the typed address. `address`: the client address. */
export async function recordSignIn(db: Db, action: AuditEvent["action"], by: string, address: string): Promise<void> {
  const network = loggedNetworkOf(address);
  // Anonymous in the process log, whose readers need not know the admins.
  log.info({ action, network }, "sign-in audit");
  const event = { action, by, now: currentTime(), network };
  if (action !== "sign-in-refused" && action !== "sign-in-reported") return tryRecordEvent(db, event);
  const typed = by.trim().toLowerCase();
  const boundedBy = (await isKnownAccount(db, typed)) ? "account" : "network";
  return tryRecordEvent(db, { ...event, by: typed, boundedBy });
}

/** Returns whether the account is an admin's by the settings and the audit log, without asking the provider; false on error. */
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

/** Returns whether the address was recently invited and is still unverified. */
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

/** Returns whether the account has signed in from this logged network in the last 90 days; false on error. */
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

/** Five days, absolute, for both the cookie and the token. */
export const sessionSeconds = 5 * 24 * 60 * 60;

type Settings = Pick<Environment, "NODE_ENV" | "DEMO">;

/** Returns the common cookie attributes. The demo uses plain http on loopback. */
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

export function sessionCookie(request: Request): string | undefined {
  return sessionIn(request.headers.get("Cookie"));
}

export function sessionIn(header: string | null): string | undefined {
  const value = cookieIn(header, sessionCookieName);
  return value && value.length <= 4096 && /^[\w-]+\.[\w-]+\.[\w-]*$/.test(value) ? value : undefined;
}
