import "./own-data.ts";
import "./emulator-settings.ts";
import { expect, test } from "vitest";
import { admins, changeRole, inviteAdmin, removeAdmin } from "#app/auth/admins.server.ts";
import { readSession } from "#app/auth/session.server.ts";
import { type Admin, adminOf } from "#app/auth/who-is-admin.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { action } from "#app/routes/admin_.login.tsx";
import { owner } from "#tests/support/owner.ts";
import { cookieOf, idTokenOf, newPerson, password, people } from "./emulator.ts";
import { args, form, withCookie } from "./requests.ts";

async function newAdmin(): Promise<Admin> {
  const { uid } = await newPerson({ admin: true, verified: true });
  const admin = adminOf(await people.getUser(uid));
  if (!admin) throw new Error("not an admin");
  return admin;
}

const claimOf = async (uid: string) => (await people.getUser(uid)).customClaims?.admin;
const fresh = () => `new-${process.pid}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.jp`;
const eventsTo = async (target: string) => {
  const rows = await database().selectFrom("events").selectAll().where("target", "=", target).execute();
  return rows.map(({ action: done, by }) => [done, by]);
};

test("a new person gets an account and a link to set a password, and is then an admin", async () => {
  const self = await newAdmin();
  const email = fresh();
  const invited = await inviteAdmin(database(), self, ` ${email.toUpperCase()} `);
  if (!invited.ok || !invited.link) throw new Error(JSON.stringify(invited));
  expect(invited.email).toBe(email);
  const seen = (await admins(owner, self)).admins.find((one) => one.email === email);
  expect(seen).toMatchObject({ hasClaim: true, isListed: false, isSelf: false, waitsFor: "first-sign-in" });
  // The emulator's own page for such links takes the new password in the URL.
  expect((await fetch(`${invited.link}&newPassword=${password}`)).status).toBe(200);
  const answer = await action(args("/admin/login", form({ mode: "password", email, password })));
  expect(answer instanceof Response && answer.status).toBe(302);
  expect((await admins(owner, self)).admins.find((one) => one.email === email)).toMatchObject({ waitsFor: null });
  expect(await eventsTo(email)).toEqual([["admin-invited", self.email]]);
});

test("a second press, or a second invitation before the first sign-in, sends one new link to the same person", async () => {
  const self = await newAdmin();
  const email = fresh();
  const both = await Promise.all([inviteAdmin(database(), self, email), inviteAdmin(database(), self, email)]);
  expect(both.map((one) => one.ok && one.link && one.isNew)).toEqual(expect.arrayContaining([true, false]));
  expect((await admins(owner, self)).admins.filter((one) => one.email === email)).toHaveLength(1);
  expect(await eventsTo(email)).toHaveLength(1);
});

test("an invited account loses its password and foreign providers; an unverified one does not count", async () => {
  const self = await newAdmin();
  const [known, own] = [await newPerson({ verified: true }), fresh()];
  const google = (uid: string, email: string) => ({ uid, email, providerId: "google.com" });
  await people.updateUser(known.uid, { providerToLink: google("1", "stranger@example.jp") });
  await people.importUsers([{ uid: own, email: own, emailVerified: true, providerData: [google("2", own)] }]);
  expect(await inviteAdmin(database(), self, own)).toEqual({ ok: true, email: own, isNew: true, link: null });
  expect(await inviteAdmin(database(), self, known.email)).toMatchObject({ link: expect.stringMatching(/^http/) });
  await expect(idTokenOf(known.email)).rejects.toThrow("INVALID_PASSWORD");
  const left = async (uid: string) => (await people.getUser(uid)).providerData.map(({ providerId }) => providerId);
  expect([await left(known.uid), await left(own)]).toEqual([["password"], ["google.com"]]);
  expect(await claimOf(known.uid)).toBe(true);
  const stranger = await newPerson();
  const refused = await inviteAdmin(database(), self, stranger.email);
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining("確かめられていません") });
  expect(await claimOf(stranger.uid)).toBeUndefined();
  expect(await inviteAdmin(database(), self, "だれか")).toMatchObject({
    ok: false,
    message: expect.stringContaining("メールアドレス"),
  });
});

test("a removed admin is signed out at once everywhere; other claims stay; a second press is harmless", async () => {
  const self = await newAdmin();
  const other = await newPerson({ admin: true, verified: true });
  await people.setCustomUserClaims(other.uid, { admin: true, team: "east" });
  const cookie = await cookieOf(other.email);
  const session = async () =>
    (await readSession(database(), withCookie("/admin", cookie).request, { checkRevoked: false })).kind;
  expect(await session()).toBe("admin");
  expect(await removeAdmin(database(), self, other.uid)).toEqual({ ok: true, email: other.email });
  expect(await session()).toBe("none");
  expect((await people.getUser(other.uid)).customClaims).toEqual({ team: "east" });
  expect(await removeAdmin(database(), self, other.uid)).toMatchObject({ ok: true });
  expect(await eventsTo(other.email)).toEqual([["admin-removed", self.email]]);
});

test("admins cannot remove themselves, and of two who remove each other at once one stays", async () => {
  const [one, two] = [await newAdmin(), await newAdmin()];
  expect(await removeAdmin(database(), one, one.uid)).toMatchObject({
    ok: false,
    message: expect.stringContaining("自分"),
  });
  const results = await Promise.all([removeAdmin(database(), one, two.uid), removeAdmin(database(), two, one.uid)]);
  expect(results.map(({ ok }) => ok)).toEqual([true, false]);
  expect(await claimOf(one.uid)).toBe(true);
});

test("an admin is created with the records role; others change the role at once, and it is logged", async () => {
  const self = await newAdmin();
  const email = fresh();
  expect(await inviteAdmin(database(), self, email, "records")).toMatchObject({ ok: true });
  const { uid } = await people.getUserByEmail(email);
  expect((await admins(owner, self)).admins.find((one) => one.email === email)).toMatchObject({ role: "records" });
  expect(adminOf(await people.getUser(uid))).toMatchObject({ role: "records" });
  expect(await inviteAdmin(database(), self, email)).toMatchObject({ ok: false });
  expect(await changeRole(database(), self, uid, "admin")).toEqual({ ok: true, email });
  expect(adminOf(await people.getUser(uid))).toMatchObject({ role: "admin" });
  expect(await changeRole(database(), self, uid, "records")).toEqual({ ok: true, email });
  expect(await removeAdmin(database(), self, uid)).toMatchObject({ ok: true });
  expect((await people.getUser(uid)).customClaims).toEqual({});
  expect((await eventsTo(email)).map(([what]) => what)).toEqual([
    "recorder-invited",
    "admin-unlimited",
    "admin-limited",
    "admin-removed",
  ]);
});

test("admins cannot change their own role, and the records role changes and removes no one", async () => {
  const [one, two] = [await newAdmin(), await newAdmin()];
  expect(await changeRole(database(), one, one.uid, "records")).toMatchObject({ ok: false });
  const results = await Promise.all([
    changeRole(database(), one, two.uid, "records"),
    changeRole(database(), two, one.uid, "records"),
  ]);
  expect(results.map(({ ok }) => ok)).toEqual([true, false]);
  expect(await removeAdmin(database(), two, one.uid)).toMatchObject({ ok: false });
  expect(await claimOf(one.uid)).toBe(true);
});

test("an unknown role counts as records; admins from the environment have all rights", async () => {
  const odd = await newPerson({ admin: true, verified: true });
  await people.setCustomUserClaims(odd.uid, { admin: true, role: "owner" });
  const person = await people.getUser(odd.uid);
  expect(adminOf(person)).toMatchObject({ role: "records" });
  expect(adminOf(person, [odd.email])).toMatchObject({ role: "admin" });
});
