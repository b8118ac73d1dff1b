// Admin sessions: created after a sign-in, verified on every admin request, ended individually or everywhere.

import { setTimeout as wait } from "node:timers/promises";
import type { Auth } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { clockAhead, clockWords, currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { countSignIn } from "#app/platform/site/metrics.server.ts";
import { firebaseAdmin, isExpired, isTokenError, withinDeadline } from "./firebase-admin.server.ts";
import { providerAway } from "./messages.ts";
import {
  hashOf,
  isEndedSession,
  raiseSessionChanges,
  readSessionChanges,
  storeEndedSession,
} from "./session-changes.server.ts";
import {
  sessionClearCookie,
  sessionCookie,
  sessionIn,
  sessionSeconds,
  sessionSetCookie,
} from "./session-cookie.server.ts";
import { type Admin, adminOf } from "./who-is-admin.server.ts";

type Session =
  | { kind: "none" }
  /** Signed in, but not (or no longer) an admin. */
  | { kind: "visitor"; uid: string; email: string }
  | { kind: "admin"; admin: Admin }
  /** The provider cannot verify the cookie. */
  | { kind: "unavailable" };

type Known = Extract<Session, { kind: "visitor" | "admin" }>;

/** Maximum age of a sign-in that may create a session. */
const freshSeconds = 300;
const CLOCK_MAY_DIFFER_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** Maximum delay until reads notice a revoked session, disabled account or removed admin, unless changed on this site. */
const SESSION_CACHE_MS = 60_000;

/** `changes`: the session change counter when verified. */
const sessionCache = new LRUCache<string, { session: Known; changes: number }>({ max: 500, ttl: SESSION_CACHE_MS });

const recentAdmins = new LRUCache<string, true>({ max: 500, ttl: 60 * 60 * 1000 });

type Minted =
  | { ok: true; setCookie: string; admin: Admin }
  /** `email`: of a valid token that is not an admin's. */
  | { ok: false; status: 400 | 401 | 403 | 503; message: string; email?: string };

function refuse(status: 400 | 401 | 403 | 503, message: string): Minted {
  return { ok: false, status, message };
}

/** Logs an error, because no one can sign in until the clock is fixed. */
function refusedByClock(ahead: number): Minted {
  log.error({ aheadSeconds: Math.round(ahead / 1000) }, "sign-ins fail: this machine's clock is wrong");
  return refuse(
    503,
    `サーバーの時計が${clockWords(ahead)}いるため、ログインを確認できません。サイトの運用担当者に、サーバーの時刻合わせを頼んでください。`,
  );
}

/** Creates a session from an ID token of an admin who signed in within the last five minutes. */
export async function mintSession(idToken: unknown, now = currentTime().getTime()): Promise<Minted> {
  if (typeof idToken !== "string" || idToken === "") return refuse(400, "IDトークンがありません。");
  const auth = firebaseAdmin();
  if (!auth) return refuse(503, "このサイトには、まだログインの設定がありません。");
  try {
    const claims = await withinDeadline(auth.verifyIdToken(idToken, true));
    const age = now / 1000 - claims.auth_time;
    // A sign-in in the future means that this machine's clock is behind; days ahead, the time is invalid.
    if (age < -CLOCK_MAY_DIFFER_SECONDS && age > -DAY_SECONDS) return refusedByClock(age * 1000);
    // Written so that NaN counts as too old; clocks may differ by a minute.
    if (!(age >= -CLOCK_MAY_DIFFER_SECONDS && age <= freshSeconds)) {
      return refuse(401, "ログインから時間がたっています。もう一度ログインしてください。");
    }
    const person = await withinDeadline(auth.getUser(claims.uid));
    const admin = adminOf(person);
    if (!admin) {
      const refused = refuse(403, "このアカウントには、管理画面を使う権限がありません。");
      return { ...refused, ...(person.email && { email: person.email }) };
    }
    const cookie = await withinDeadline(auth.createSessionCookie(idToken, { expiresIn: sessionSeconds * 1000 }));
    countSignIn("ok");
    return { ok: true, setCookie: sessionSetCookie(cookie), admin };
  } catch (error) {
    // The provider's SDK verifies by this machine's clock.
    if (isExpired(error) && Math.abs(clockAhead()) > CLOCK_MAY_DIFFER_SECONDS * 1000)
      return refusedByClock(clockAhead());
    if (isTokenError(error)) return refuse(401, "ログインを確認できませんでした。もう一度ログインしてください。");
    log.error({ err: error }, "The identity provider made no session");
    return refuse(503, providerAway);
  }
}

/**
 * Returns the request's session; throws on database errors. With `checkRevoked` (all writes) asks the provider;
 * otherwise a result up to 60 seconds old may be used.
 */
export async function readSession(
  db: Db,
  request: Request,
  { checkRevoked }: { checkRevoked: boolean },
): Promise<Session> {
  const cookie = sessionCookie(request);
  const auth = cookie ? firebaseAdmin() : null;
  if (!cookie || !auth) return { kind: "none" };
  const hash = hashOf(cookie);
  const changes = await readSessionChanges(db);
  const known = checkRevoked ? undefined : sessionCache.get(hash);
  if (known?.changes === changes) return known.session;
  sessionCache.delete(hash);
  const checked = await askProvider(auth, cookie);
  if ("kind" in checked) return checked;
  const { session, expiresAt } = checked;
  // Read last, to notice a sign-out while the provider was responding.
  if (await isEndedSession(db, hash)) return { kind: "none" };
  const ttl = Math.min(SESSION_CACHE_MS, expiresAt - currentTime().getTime());
  if (ttl > 0) sessionCache.set(hash, { session, changes }, { ttl });
  if (session.kind === "admin") recentAdmins.set(hash, true);
  return session;
}

/** Verifies a cookie with the provider; `expiresAt` is in milliseconds. */
async function askProvider(
  auth: Auth,
  cookie: string,
): Promise<{ session: Known; expiresAt: number } | Exclude<Session, Known>> {
  try {
    const claims = await withinDeadline(auth.verifySessionCookie(cookie, true));
    // Uses the current record: the cookie's claims are as old as the cookie.
    const person = await withinDeadline(auth.getUser(claims.uid));
    const admin = adminOf(person);
    const visitor = { kind: "visitor", uid: person.uid, email: person.email ?? "" } as const;
    return { session: admin ? { kind: "admin", admin } : visitor, expiresAt: claims.exp * 1000 };
  } catch (error) {
    if (isTokenError(error)) return { kind: "none" };
    log.error({ err: error }, "The identity provider did not answer about a session");
    return { kind: "unavailable" };
  }
}

/**
 * Returns whether this cookie was an admin's within the last hour, without verifying it.
 * A hint for queue priority and body limits, never for access.
 */
export function wasRecentlyAdmin(cookies: string | undefined): boolean {
  const cookie = cookies === undefined ? undefined : sessionIn(cookies);
  return cookie !== undefined && recentAdmins.has(hashOf(cookie));
}

/** Returns the number of admin sessions seen by this process within the last hour. */
export function countRecentSessions(): number {
  recentAdmins.purgeStale();
  return recentAdmins.size;
}

/** Returns the request's admin; null if signed out, not an admin, or unverifiable. */
export async function readAdmin(db: Db, request: Request, options: { checkRevoked: boolean }): Promise<Admin | null> {
  const session = await readSession(db, request, options);
  return session.kind === "admin" ? session.admin : null;
}

/** Ends only this request's session. Returns the Set-Cookie header that clears it. */
export async function endSession(db: Db, request: Request): Promise<string> {
  const cookie = sessionCookie(request);
  const auth = cookie ? firebaseAdmin() : null;
  if (cookie && auth) {
    const hash = hashOf(cookie);
    const until = await expiryOf(auth, cookie);
    // Only for genuine cookies: a forged one must not make every process re-check all admins.
    if (until) {
      await storeEndedSession(db, hash, until);
      await raiseSessionChanges(db);
    }
    sessionCache.delete(hash);
    recentAdmins.delete(hash);
  }
  return sessionClearCookie();
}

async function expiryOf(auth: Auth, cookie: string): Promise<Date | null> {
  try {
    const { exp } = await withinDeadline(auth.verifySessionCookie(cookie, false));
    return new Date(exp * 1000);
  } catch (error) {
    return isTokenError(error) ? null : new Date(currentTime().getTime() + sessionSeconds * 1000);
  }
}

/** Ends all sessions of the user. Returns false, ending none, if the provider is unreachable. */
export async function endEverySession(db: Db, uid: string): Promise<boolean> {
  const auth = firebaseAdmin();
  if (!auth) return false;
  try {
    await nextSecond();
    await withinDeadline(auth.revokeRefreshTokens(uid));
  } catch (error) {
    log.error({ err: error }, "The identity provider revoked no sessions");
    return false;
  }
  await forgetSessions(db, uid);
  return true;
}

/** Invalidates cached sessions in every process after a change of the user. */
export async function forgetSessions(db: Db, uid: string): Promise<void> {
  for (const [hash, { session }] of sessionCache.entries()) {
    if ((session.kind === "admin" ? session.admin.uid : session.uid) === uid) sessionCache.delete(hash);
  }
  await raiseSessionChanges(db);
}

/** Waits for the next second, because revocation misses sign-ins of the current one. */
export async function nextSecond(): Promise<void> {
  await wait(1005 - (Date.now() % 1000));
}
