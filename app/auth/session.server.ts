// The admin session: made from a fresh sign-in, read on every admin request, ended here or everywhere.

import { setTimeout as wait } from "node:timers/promises";
import type { Auth } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { clockAhead, clockWords, currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { countSignIn } from "#app/platform/site/metrics.server.ts";
import { firebaseAdmin, isExpired, isTokenFault, withinDeadline } from "./firebase-admin.server.ts";
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
  /** Signed in, but (no longer) an admin. */
  | { kind: "visitor"; uid: string; email: string }
  | { kind: "admin"; admin: Admin }
  /** There is a cookie, but the provider cannot confirm it. */
  | { kind: "unavailable" };

type Known = Extract<Session, { kind: "visitor" | "admin" }>;

/** A sign-in older than this makes no session: the person signs in again. */
const freshSeconds = 300;
const CLOCK_MAY_DIFFER_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** How late a read may notice that a session was revoked, an account disabled, an admin dismissed, where that was not done here. */
const SESSION_CACHE_MS = 60_000;

/** `changes`: the number of sessions' changes when the provider was queried. */
const sessionCache = new LRUCache<string, { session: Known; changes: number }>({ max: 500, ttl: SESSION_CACHE_MS });

/** Cookies that were an admin's a moment ago, for `wasRecentlyAdmin`. */
const recentAdmins = new LRUCache<string, true>({ max: 500, ttl: 60 * 60 * 1000 });

type Minted =
  | { ok: true; setCookie: string; admin: Admin }
  /** `email`: whose token it was, where it was good but no admin's. */
  | { ok: false; status: 400 | 401 | 403 | 503; message: string; email?: string };

function refuse(status: 400 | 401 | 403 | 503, message: string): Minted {
  return { ok: false, status, message };
}

/** Nobody can sign in until it is put right: that is no fault of theirs. */
function refusedByClock(ahead: number): Minted {
  log.error({ aheadSeconds: Math.round(ahead / 1000) }, "sign-ins fail: this machine's clock is wrong");
  return refuse(
    503,
    `サーバーの時計が${clockWords(ahead)}いるため、ログインを確認できません。サーバーの管理者に、時刻合わせを頼んでください。`,
  );
}

/** Makes a session from an ID token: only of an admin, and only of one who signed in within the last five minutes. */
export async function mintSession(idToken: unknown, now = currentTime().getTime()): Promise<Minted> {
  if (typeof idToken !== "string" || idToken === "") return refuse(400, "IDトークンがありません。");
  const auth = firebaseAdmin();
  if (!auth) return refuse(503, "このサイトには、まだログインの設定がありません。");
  try {
    const claims = await withinDeadline(auth.verifyIdToken(idToken, true));
    const age = now / 1000 - claims.auth_time;
    // A sign-in cannot be of the future: this machine's clock is behind. Days ahead it is no sign-in's time at all.
    if (age < -CLOCK_MAY_DIFFER_SECONDS && age > -DAY_SECONDS) return refusedByClock(age * 1000);
    // Said so that an age that is no number is too old as well; clocks may differ by a minute.
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
    // The provider's own check goes by this machine's clock.
    if (isExpired(error) && Math.abs(clockAhead()) > CLOCK_MAY_DIFFER_SECONDS * 1000)
      return refusedByClock(clockAhead());
    if (isTokenFault(error)) return refuse(401, "ログインを確認できませんでした。もう一度ログインしてください。");
    log.error({ err: error }, "The identity provider made no session");
    return refuse(503, "ログインのサービスに接続できません。しばらくしてから、もう一度お試しください。");
  }
}

/**
 * Who sent this request; throws the database's own error where that cannot be read. With `checkRevoked` (every write) the provider is queried; without, an answer of the last
 * 60 seconds will do.
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
  // Read last, so that a sign-out while the provider answered counts.
  if (await isEndedSession(db, hash)) return { kind: "none" };
  const ttl = Math.min(SESSION_CACHE_MS, expiresAt - currentTime().getTime());
  if (ttl > 0) sessionCache.set(hash, { session, changes }, { ttl });
  if (session.kind === "admin") recentAdmins.set(hash, true);
  return session;
}

/** Whose cookie it is, by the provider's record of the person, and until when it is good, in milliseconds. */
async function askProvider(
  auth: Auth,
  cookie: string,
): Promise<{ session: Known; expiresAt: number } | Exclude<Session, Known>> {
  try {
    const claims = await withinDeadline(auth.verifySessionCookie(cookie, true));
    // The cookie's own claims are as old as the cookie: whether this is still an admin, the record says.
    const person = await withinDeadline(auth.getUser(claims.uid));
    const admin = adminOf(person);
    const visitor = { kind: "visitor", uid: person.uid, email: person.email ?? "" } as const;
    return { session: admin ? { kind: "admin", admin } : visitor, expiresAt: claims.exp * 1000 };
  } catch (error) {
    if (isTokenFault(error)) return { kind: "none" };
    log.error({ err: error }, "The identity provider did not answer about a session");
    return { kind: "unavailable" };
  }
}

/**
 * Whether this Cookie header brought an admin in within the last hour. It opens nothing: it only says, without asking
 * anybody, whose requests are not to wait behind a stranger's.
 */
export function wasRecentlyAdmin(cookies: string | undefined): boolean {
  const cookie = cookies === undefined ? undefined : sessionIn(cookies);
  return cookie !== undefined && recentAdmins.has(hashOf(cookie));
}

/** How many admins' sessions this process has let in within the last hour. */
export function countRecentSessions(): number {
  recentAdmins.purgeStale();
  return recentAdmins.size;
}

/** The admin who sent this request, or null: not signed in, not an admin, or not to be found out. */
export async function readAdmin(db: Db, request: Request, options: { checkRevoked: boolean }): Promise<Admin | null> {
  const session = await readSession(db, request, options);
  return session.kind === "admin" ? session.admin : null;
}

/** Ends the session of this request and no other. Gives the Set-Cookie that clears it. */
export async function endSession(db: Db, request: Request): Promise<string> {
  const cookie = sessionCookie(request);
  const auth = cookie ? firebaseAdmin() : null;
  if (cookie && auth) {
    const hash = hashOf(cookie);
    const until = await expiryOf(auth, cookie);
    // A cookie that the provider never made ends nothing: for a stranger's every process would ask about every admin again.
    if (until) {
      await storeEndedSession(db, hash, until);
      await raiseSessionChanges(db);
    }
    sessionCache.delete(hash);
    recentAdmins.delete(hash);
  }
  return sessionClearCookie();
}

/** When a cookie of the provider's expires; null for one it never made, of which nothing need be stored. */
async function expiryOf(auth: Auth, cookie: string): Promise<Date | null> {
  try {
    const { exp } = await withinDeadline(auth.verifySessionCookie(cookie, false));
    return new Date(exp * 1000);
  } catch (error) {
    return isTokenFault(error) ? null : new Date(currentTime().getTime() + sessionSeconds * 1000);
  }
}

/** Ends every session of the person, on every device. False when the provider cannot be queried: then none is ended. */
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

/** Reads ask the provider again at once, in every process, after something about the person has changed. */
export async function forgetSessions(db: Db, uid: string): Promise<void> {
  for (const [hash, { session }] of sessionCache.entries()) {
    if ((session.kind === "admin" ? session.admin.uid : session.uid) === uid) sessionCache.delete(hash);
  }
  await raiseSessionChanges(db);
}

/** The provider revokes in whole seconds: sign-ins of the running second would outlive it. */
export async function nextSecond(): Promise<void> {
  await wait(1005 - (Date.now() % 1000));
}
