import "./emulator-settings.ts";
import { expect, test } from "vitest";
import { adminContext } from "#app/auth/guard.server.ts";
import { signInWithPassword } from "#app/auth/provider.server.ts";
import { readAdmin, readSession } from "#app/auth/session.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { action, loader } from "#app/routes/admin.account.tsx";
import { cookieOf, newPerson, password } from "./emulator.ts";
import { type Args, args, form, sessionIn, withCookie } from "./requests.ts";

/** Returns arguments as the guard passes them on. */
async function asAdmin(given: Args): Promise<Args> {
  const admin = await readAdmin(database(), given.request, { checkRevoked: true });
  if (!admin) throw new Error("not an admin");
  given.context.set(adminContext, admin);
  return given;
}

async function change(cookie: string, fields: { current: string; next: string; confirm: string }, address?: string) {
  const given = withCookie("/admin/account", cookie, form(fields));
  const answer = await action(
    await asAdmin(address ? { ...args("/admin/account", {}, address), request: given.request } : given),
  );
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, errors: undefined };
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), errors: answer.data.errors };
}

test("shows the account and the password rules: six characters without a provider policy", async () => {
  const { email } = await newPerson({ admin: true });
  const { view } = await loader(await asAdmin(withCookie("/admin/account", await cookieOf(email))));
  expect(view).toMatchObject({ name: email, email, hasPassword: true, rules: ["6文字以上にしてください。"] });
  expect(view.lastSignIn?.text).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日 \d{1,2}:\d{2}$/);
});

test("a new password ends the old one and all other sessions; this browser gets a new session", async () => {
  const { email } = await newPerson({ admin: true });
  const [here, elsewhere] = [await cookieOf(email), await cookieOf(email)];
  const next = "a-new-password";
  const { status, headers } = await change(here, { current: password, next, confirm: next });
  expect([status, headers.get("Location")]).toEqual([302, "/admin/account?changed"]);
  const kind = async (cookie: string) =>
    (await readSession(database(), withCookie("/admin", cookie).request, { checkRevoked: true })).kind;
  expect([await kind(sessionIn(headers) ?? ""), await kind(elsewhere)]).toEqual(["admin", "none"]);
  expect(await signInWithPassword(email, password)).toEqual({ ok: false, code: "wrong-password" });
  expect(await signInWithPassword(email, next)).toMatchObject({ ok: true });
});

test.each([
  [
    { current: "", next: "", confirm: "" },
    { current: "現在のパスワードを入力してください。", next: ["新しいパスワードを入力してください。"] },
  ],
  [{ current: password, next: "12345", confirm: "12345" }, { next: ["6文字以上にしてください。"] }],
  [
    { current: password, next: "123456", confirm: "1234567" },
    { confirm: "新しいパスワードと同じものを入力してください。" },
  ],
  [{ current: "wrong", next: "123456", confirm: "123456" }, { current: "現在のパスワードが違います。" }],
])("%j is rejected beside the field, and the password is unchanged", async (fields, errors) => {
  const { email } = await newPerson({ admin: true });
  expect(await change(await cookieOf(email), fields)).toMatchObject({ status: 400, errors });
  expect(await signInWithPassword(email, password)).toMatchObject({ ok: true });
});

test("guesses of the current password are limited: the sixth within a minute gets 429", async () => {
  const { email } = await newPerson({ admin: true });
  const cookie = await cookieOf(email);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    statuses.push(
      (await change(cookie, { current: "wrong", next: "123456", confirm: "123456" }, `10.9.9.${n}`)).status,
    );
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});
