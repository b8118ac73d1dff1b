import "./emulator-settings.ts";
import { expect, test, vi } from "vitest";
import { endEverySession, endSession, mintSession, readAdmin, readSession } from "#app/auth/session.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { nextSecond } from "#tests/support/next-second.ts";
import { cookieOf, idTokenOf, listedEmail, newPerson, people } from "./emulator.ts";
import { args, withCookie } from "./requests.ts";

const read = { checkRevoked: false };
const write = { checkRevoked: true };

async function signedIn(email: string): Promise<string> {
  const minted = await mintSession(await idTokenOf(email));
  if (!minted.ok) throw new Error(minted.message);
  return minted.setCookie.split(/[=;]/)[1] ?? "";
}

test("an admin by claim gets a cookie that identifies them on the next request", async () => {
  const { uid, email } = await newPerson({ admin: true });
  const minted = await mintSession(await idTokenOf(email));
  expect(minted).toMatchObject({ ok: true, admin: { uid, email, name: email, hasPassword: true } });
  expect(minted.ok && minted.setCookie).toMatch(
    /^admin-session=[\w-]+\.[\w-]+\.[\w-]*; Max-Age=432000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const cookie = await signedIn(email);
  expect(await readAdmin(database(), withCookie("/admin/dashboard", cookie).request, read)).toMatchObject({
    uid,
    email,
  });
});

test("a listed e-mail address counts only after verification, regardless of case", async () => {
  const { uid } = await newPerson({ email: listedEmail });
  expect(await mintSession(await idTokenOf(listedEmail))).toMatchObject({ ok: false, status: 403 });
  await people.updateUser(uid, { emailVerified: true });
  expect(await mintSession(await idTokenOf(listedEmail.toUpperCase()))).toMatchObject({ ok: true });
  await people.deleteUser(uid);
});

test("a sign-in of five minutes ago is accepted, one second more is not", async () => {
  const { email } = await newPerson({ admin: true });
  const idToken = await idTokenOf(email);
  const signedInAt = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()).auth_time * 1000;
  expect(await mintSession(idToken, signedInAt + 300_000)).toMatchObject({ ok: true });
  expect(await mintSession(idToken, signedInAt + 301_000)).toMatchObject({ ok: false, status: 401 });
});

test("a sign-in in the future is reported as a slow server clock", async () => {
  const { email } = await newPerson({ admin: true });
  const idToken = await idTokenOf(email);
  expect(await mintSession(idToken, Date.now() - 2 * 3_600_000)).toMatchObject({
    ok: false,
    status: 503,
    message: expect.stringMatching(/^サーバーの時計が2時間遅れている/),
  });
});

test.each([undefined, "x", null, 9_999_999_999])("a token whose sign-in was at %j creates no session", async (time) => {
  const { email } = await newPerson({ admin: true });
  const [head, claims = ""] = (await idTokenOf(email)).split(".");
  const changed = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), auth_time: time };
  const idToken = `${head}.${Buffer.from(JSON.stringify(changed)).toString("base64url")}.`;
  expect(await mintSession(idToken)).toMatchObject({ ok: false, status: 401 });
});

test.each([undefined, null, "", 7, {}])("%j is no token: 400", async (idToken) => {
  expect(await mintSession(idToken)).toMatchObject({ ok: false, status: 400 });
});

test("an ID token in the cookie is not a session", async () => {
  const { email } = await newPerson({ admin: true });
  expect(await readSession(database(), withCookie("/admin", await idTokenOf(email)).request, read)).toEqual({
    kind: "none",
  });
});

test("a missing, empty or malformed cookie is not a session", async () => {
  expect(await readSession(database(), args("/admin").request, read)).toEqual({ kind: "none" });
  for (const value of ["", "x", "a.b.c", "a.b", "../..", "%00"]) {
    expect(await readSession(database(), withCookie("/admin", value).request, write)).toEqual({ kind: "none" });
  }
});

test("a non-admin's cookie created by the provider is a visitor's", async () => {
  const { uid, email } = await newPerson();
  const { request } = withCookie("/admin", await cookieOf(email));
  expect(await readSession(database(), request, read)).toEqual({ kind: "visitor", uid, email });
  expect(await readAdmin(database(), request, write)).toBeNull();
});

test("an admin removed while signed in is detected by the next write, and then by reads", async () => {
  const { uid, email } = await newPerson({ admin: true });
  const { request } = withCookie("/admin", await signedIn(email));
  expect((await readSession(database(), request, read)).kind).toBe("admin");
  await people.setCustomUserClaims(uid, {});
  expect((await readSession(database(), request, read)).kind).toBe("admin");
  expect((await readSession(database(), request, write)).kind).toBe("visitor");
  expect((await readSession(database(), request, read)).kind).toBe("visitor");
});

test("reads detect a removed admin within a minute", async () => {
  const { uid, email } = await newPerson({ admin: true });
  const { request } = withCookie("/admin", await signedIn(email));
  expect((await readSession(database(), request, read)).kind).toBe("admin");
  await people.setCustomUserClaims(uid, {});
  const now = performance.now.bind(performance);
  let later = 59_000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + later);
  expect((await readSession(database(), request, read)).kind).toBe("admin");
  later = 61_000;
  await expect.poll(async () => (await readSession(database(), request, read)).kind).toBe("visitor");
  clock.mockRestore();
});

test("disabled and deleted admins are rejected at the next write", async () => {
  for (const end of [
    (uid: string) => people.updateUser(uid, { disabled: true }),
    (uid: string) => people.deleteUser(uid),
  ]) {
    const { uid, email } = await newPerson({ admin: true });
    const { request } = withCookie("/admin", await signedIn(email));
    expect((await readSession(database(), request, read)).kind).toBe("admin");
    await end(uid);
    expect((await readSession(database(), request, write)).kind).toBe("none");
    expect((await readSession(database(), request, read)).kind).toBe("none");
  }
});

test("signing out here invalidates only this cookie, also when replayed", async () => {
  const { email } = await newPerson({ admin: true });
  const here = withCookie("/admin", await signedIn(email)).request;
  await nextSecond();
  const elsewhere = withCookie("/admin", await signedIn(email)).request;
  expect((await readSession(database(), here, read)).kind).toBe("admin");
  expect(await endSession(database(), here)).toMatch(/^admin-session=; Max-Age=0; .*Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await readSession(database(), here, read)).kind).toBe("none");
  expect((await readSession(database(), here, write)).kind).toBe("none");
  expect((await readSession(database(), elsewhere, write)).kind).toBe("admin");
});

test("signing out everywhere invalidates every cookie at once, and a new sign-in works immediately", async () => {
  const { uid, email } = await newPerson({ admin: true });
  const sessions = [await signedIn(email), await signedIn(email)].map((cookie) => withCookie("/admin", cookie).request);
  for (const request of sessions) expect((await readSession(database(), request, read)).kind).toBe("admin");
  expect(await endEverySession(database(), uid)).toBe(true);
  for (const request of sessions) expect((await readSession(database(), request, read)).kind).toBe("none");
  const again = withCookie("/admin", await signedIn(email)).request;
  expect((await readSession(database(), again, write)).kind).toBe("admin");
});
