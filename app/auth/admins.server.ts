// Adds and removes admins through the provider's custom claim. Those in ADMIN_EMAILS can only be changed there.

import { randomUUID } from "node:crypto";
import type { UserRecord } from "firebase-admin/auth";
import { tryRecordEvent } from "#app/platform/audit/try-record-event.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { withLease } from "#app/platform/database/lease.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { isEmail } from "#app/platform/site/email.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { hasCapability, type Role, type Viewer } from "./capabilities.ts";
import { firebaseAdmin, withinDeadline } from "./firebase-admin.server.ts";
import { providerAway } from "./messages.ts";
import { endEverySession, forgetSessions } from "./session.server.ts";
import { isInvited } from "./session-cookie.server.ts";
import { type Admin, adminOf, hasPassword, roleIn } from "./who-is-admin.server.ts";

type Auth = NonNullable<ReturnType<typeof firebaseAdmin>>;

export type AdminsView = Awaited<ReturnType<typeof admins>>;
export type KnownAdmin = AdminsView["admins"][number];

const PEOPLE_A_PAGE = 1000;
const PAGES_MAX = 20;

/** Returns all admins, including those still without a verified address. `self`: the current admin. */
export async function admins(_viewer: Viewer<"manageAdmins">, self: Admin) {
  const listed: readonly string[] = environment().ADMIN_EMAILS;
  const auth = firebaseAdmin();
  if (!auth) return { admins: [], problem: UNCONFIGURED };
  try {
    const people = await allUsers(auth);
    const known = people.flatMap((person) => knownAdmin(person, listed, self) ?? []);
    const accounts = new Set(people.map(({ email }) => email?.toLowerCase()));
    const missing = listed.filter((email) => !accounts.has(email)).map((email) => notYet(email));
    return { admins: [...known, ...missing].toSorted((a, b) => a.email.localeCompare(b.email)), problem: null };
  } catch (error) {
    return { admins: [], problem: problemOf(error) };
  }
}

function knownAdmin(person: UserRecord, listed: readonly string[], self: Admin) {
  const { uid, email = "", emailVerified, customClaims } = person;
  const isListed = listed.includes(email.toLowerCase());
  const hasClaim = customClaims?.admin === true;
  const admin = adminOf(person, listed);
  if (!admin && !isListed) return null;
  return {
    uid,
    email,
    name: person.displayName ?? "",
    isListed,
    /** Made an admin by the provider's claim. */
    hasClaim,
    isSelf: uid === self.uid,
    role: admin?.role ?? "admin",
    lastSignIn: admin?.lastSignIn ?? null,
    /** Missing step before the first sign-in. */
    waitsFor: admin ? (hasEntered(person) ? null : "first-sign-in") : emailVerified ? null : "verification",
  } as const;
}

/** A listed admin without an account. */
function notYet(email: string) {
  return {
    uid: null,
    email,
    name: "",
    isListed: true,
    hasClaim: false,
    isSelf: false,
    role: "admin",
    lastSignIn: null,
    waitsFor: "account",
  } as const;
}

async function allUsers(auth: Auth): Promise<UserRecord[]> {
  const people: UserRecord[] = [];
  let next: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { users, pageToken } = await withinDeadline(auth.listUsers(PEOPLE_A_PAGE, next));
    people.push(...users);
    if (!pageToken) break;
    next = pageToken;
  }
  return people;
}

type Refused = { ok: false; message: string };

/** Runs one change at a time across all processes, re-checking that the actor may still make it. */
async function changeExclusively<Done>(
  db: Db,
  actor: Admin,
  change: (auth: Auth) => Promise<Done | Refused>,
): Promise<Done | Refused> {
  const auth = firebaseAdmin();
  if (!auth) return { ok: false, message: UNCONFIGURED };
  try {
    const done = await withLease(db, "admins", async () => {
      const self = adminOf(await withinDeadline(auth.getUser(actor.uid)));
      if (!self || !hasCapability(self.role, "manageAdmins"))
        return { ok: false, message: "管理者を変更する権限がありません。ほかの管理者に頼んでください。" } as const;
      return change(auth);
    });
    return done ?? { ok: false, message: "ほかの管理者が変更しています。少し待って、もう一度お試しください。" };
  } catch (error) {
    const isGone = codeOf(error) === "auth/user-not-found";
    return { ok: false, message: isGone ? "その人は、もう管理者ではありません。" : problemOf(error) };
  }
}

/** `link`: where the person sets a password; null for an admin, and for an account used with Google only. */
type Invited = { ok: true; email: string; isNew: boolean; link: string | null };

/** Makes a person an admin. Refuses unverified accounts, which a stranger may have opened, unless created by an invitation and unused. */
export async function inviteAdmin(
  db: Db,
  actor: Admin,
  typed: string,
  role: Role = "admin",
): Promise<Invited | Refused> {
  const email = typed.normalize("NFKC").trim().toLowerCase();
  if (!isEmail(email))
    return { ok: false, message: "有効なメールアドレスを入力してください（例：staff@example.jp）。" };
  return changeExclusively<Invited>(db, actor, async (auth) => {
    const existing = await personOf(auth, email);
    const isFresh = existing === null || isUnentered(existing);
    if (existing && !isFresh && !existing.emailVerified) {
      await note(db, "invitation-waits", actor, email);
      return { ok: false, message: UNVERIFIED };
    }
    const before = existing?.customClaims ?? {};
    if (before.admin === true && roleIn(before) !== role) return { ok: false, message: OTHER_ROLE };
    if (existing?.disabled) return { ok: false, message: DISABLED };
    const person = existing ?? (await withinDeadline(auth.createUser({ email })));
    const isOutsider = existing !== null && adminOf(existing) === null;
    if (isOutsider) await removeEarlierWaysIn(auth, existing);
    const isNew = before.admin !== true;
    if (isNew) {
      await withinDeadline(auth.setCustomUserClaims(person.uid, claimsOf(person, role)));
      await forgetSessions(db, person.uid);
      await note(db, role === "records" ? "recorder-invited" : "admin-invited", actor, email);
    }
    const needsPassword = isFresh || (isOutsider && hasPassword(existing));
    const link = needsPassword ? await withinDeadline(auth.generatePasswordResetLink(email)) : null;
    return { ok: true, email, isNew, link };
  });
}

/** Returns whether the account was created by an invitation and never used, so no stranger knows its password. */
function isUnentered(person: UserRecord): boolean {
  return person.customClaims?.admin === true && !hasEntered(person);
}

/**
 * Returns whether the account was ever used. Accounts created by an admin have no sign-in, or (in the emulator) one at
 * creation without a token.
 */
function hasEntered({ metadata, providerData }: UserRecord): boolean {
  const { lastSignInTime, lastRefreshTime, creationTime } = metadata;
  const hasOtherWay = providerData.some(({ providerId }) => providerId !== "password");
  return hasOtherWay || Boolean(lastRefreshTime) || Boolean(lastSignInTime && lastSignInTime !== creationTime);
}

/**
 * Returns whether a sign-in or reset mail may be sent to the address: an admin's or an invited one. Rejects if the
 * provider is down, for any address.
 */
export async function mayBeMailed(db: Db, email: string): Promise<boolean> {
  const auth = firebaseAdmin();
  if (!auth) return false;
  const person = await personOf(auth, email);
  const isListed = environment().ADMIN_EMAILS.includes(email.trim().toLowerCase());
  return isListed || person?.customClaims?.admin === true || (person !== null && (await isInvited(db, email)));
}

/**
 * Creates the account, if there is none, before a sign-in or reset mail is sent. Removes the ways into an unverified
 * one: a stranger may have opened it, and could sign in once the mail has verified the address.
 */
export async function prepareAccount(email: string): Promise<void> {
  const auth = firebaseAdmin();
  if (!auth) return;
  const person = await personOf(auth, email);
  if (!person) {
    await withinDeadline(auth.createUser({ email })).catch((error: unknown) => {
      if (codeOf(error) !== "auth/email-already-exists") throw error;
    });
  } else if (!person.emailVerified && person.customClaims?.admin !== true) {
    await removeEarlierWaysIn(auth, person);
  }
}

/** Replaces the password, which ends all sessions, and unlinks all other accounts but Google's of the same address. */
async function removeEarlierWaysIn(auth: Auth, person: UserRecord): Promise<void> {
  const isOwnGoogle = ({ providerId, email }: UserRecord["providerData"][number]) =>
    providerId === "google.com" && email.toLowerCase() === person.email?.toLowerCase();
  const unlinked = person.providerData.filter((way) => way.providerId !== "password" && !isOwnGoogle(way));
  const change = {
    ...(hasPassword(person) && { password: randomUUID() }),
    providersToUnlink: unlinked.map(({ providerId }) => providerId),
  };
  await withinDeadline(auth.updateUser(person.uid, change));
}

async function personOf(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await withinDeadline(auth.getUserByEmail(email));
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return null;
    throw error;
  }
}

function claimsOf({ customClaims }: UserRecord, role: Role): Record<string, unknown> {
  const { role: _, ...rest } = customClaims ?? {};
  return { ...rest, admin: true, ...(role !== "admin" && { role }) };
}

type Changed = { ok: true; email: string };

/** Changes an admin's role. Admins cannot change their own, so that one full admin always remains. */
export async function changeRole(db: Db, actor: Admin, uid: string, role: Role): Promise<Changed | Refused> {
  if (uid === actor.uid) return { ok: false, message: "自分の権限は変えられません。ほかの管理者に頼んでください。" };
  return changeExclusively<Changed>(db, actor, async (auth) => {
    const person = await withinDeadline(auth.getUser(uid));
    if (person.customClaims?.admin !== true) return { ok: false, message: "その人は、もう管理者ではありません。" };
    if (roleIn(person.customClaims) !== role) {
      await withinDeadline(auth.setCustomUserClaims(uid, claimsOf(person, role)));
      await forgetSessions(db, uid);
      await note(db, role === "records" ? "admin-limited" : "admin-unlimited", actor, person.email ?? uid);
    }
    return { ok: true, email: person.email ?? uid };
  });
}

/** Removes the claim and ends the person's sessions. Admins cannot remove themselves, so that one always remains. */
export async function removeAdmin(db: Db, actor: Admin, uid: string): Promise<Changed | Refused> {
  if (uid === actor.uid) return { ok: false, message: "自分は管理者から外せません。ほかの管理者に頼んでください。" };
  return changeExclusively<Changed>(db, actor, async (auth) => {
    const person = await withinDeadline(auth.getUser(uid));
    if (person.customClaims?.admin === true) {
      const { admin: _, role: __, ...rest } = person.customClaims;
      await withinDeadline(auth.setCustomUserClaims(uid, rest));
      await endEverySession(db, uid);
      await note(db, "admin-removed", actor, person.email ?? uid);
    }
    return { ok: true, email: person.email ?? uid };
  });
}

function note(
  db: Db,
  action:
    | "admin-invited"
    | "recorder-invited"
    | "invitation-waits"
    | "admin-limited"
    | "admin-unlimited"
    | "admin-removed",
  { email, name }: Admin,
  target: string,
): Promise<void> {
  return tryRecordEvent(db, { action, by: email || name, now: currentTime(), target });
}

const DISABLED = "このアカウントは、Firebaseで無効にされています。有効に戻してから、もう一度追加してください。";
const OTHER_ROLE = "この人はすでに管理者です。権限は、下の一覧で変えられます。";
const UNCONFIGURED = "このサイトには、まだログインの設定がありません。";
const UNVERIFIED =
  "このメールアドレスのアカウントはありますが、本人のものかどうか、まだ確かめられていません。本人に「メールのリンクでログイン」から一度ログインしてもらい（「管理画面を使う権限がありません」と出ますが、かまいません）、もう一度追加してください。";

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function problemOf(error: unknown): string {
  log.error({ err: error }, "The identity provider did not answer about admins");
  const hasNoRights = ["auth/insufficient-permission", "auth/invalid-credential"].includes(codeOf(error));
  return hasNoRights
    ? "このサイトのサービスアカウントには、人を管理する権限がありません。Google Cloud で「Firebase Authentication 管理者」のロールを付けるか、ADMIN_EMAILS で管理者を決めてください。"
    : providerAway;
}
