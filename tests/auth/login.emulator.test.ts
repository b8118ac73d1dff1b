import "./emulator-settings.ts";
import { expect, test } from "vitest";
import { inviteAdmin } from "#app/auth/admins.server.ts";
import type { LoginReply } from "#app/auth/login-form.ts";
import { readSession } from "#app/auth/session.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { action, loader } from "#app/routes/admin_.login.tsx";
import { captureLog } from "#tests/support/capture-log.ts";
import { cookieOf, idTokenOf, listedEmail, mailsTo, newPerson, password, people } from "./emulator.ts";
import { args, form, sessionIn, site, withCookie } from "./requests.ts";

interface Answer {
  status: number;
  headers: Headers;
  said: LoginReply | undefined;
}

async function post(fields: Record<string, string>, address?: string, path = "/admin/login"): Promise<Answer> {
  const answer = await action(args(path, form(fields), address));
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, said: undefined };
  return { status: answer.init?.status ?? 200, headers: new Headers(answer.init?.headers), said: answer.data };
}

async function open(path: string, cookie?: string) {
  const { data, init } = await loader(cookie ? withCookie(path, cookie) : args(path));
  return { view: data, status: init?.status };
}

test("an admin is signed in and redirected to the requested page, inside the admin only", async () => {
  const { email } = await newPerson({ admin: true });
  for (const [to, location] of [
    ["/admin/balls?page=2", "/admin/balls?page=2"],
    ["//evil.example", "/admin/dashboard"],
    ["", "/admin/dashboard"],
  ] as const) {
    const { status, headers } = await post({ mode: "password", email, password, to });
    expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([302, location, "no-store"]);
    const { request } = withCookie("/admin", sessionIn(headers) ?? "");
    expect((await readSession(database(), request, { checkRevoked: true })).kind).toBe("admin");
  }
});

test("a wrong password and an unknown user get the same response; the address is kept, the password is not", async () => {
  const { email } = await newPerson({ admin: true });
  const wrong = await post({ mode: "password", email, password: "not-this-one" });
  const unknown = await post({ mode: "password", email: "Nobody@Example.jp", password: "not-this-one" });
  expect(wrong.status).toBe(401);
  expect(wrong.said).toEqual({ ...unknown.said, email });
  expect(unknown.said?.email).toBe("Nobody@Example.jp");
  expect(unknown.status).toBe(wrong.status);
  expect(JSON.stringify(wrong.said)).not.toContain("not-this-one");
  expect(sessionIn(wrong.headers)).toBeUndefined();
});

test("a non-admin gets 403 and no cookie; a disabled account is reported", async () => {
  const { uid, email } = await newPerson({ verified: true });
  const refused = await post({ mode: "password", email, password });
  expect([refused.status, sessionIn(refused.headers)]).toEqual([403, undefined]);
  expect(refused.said?.message).toContain("権限がありません");
  await people.updateUser(uid, { disabled: true });
  expect((await post({ mode: "password", email, password })).said?.message).toContain("停止されています");
});

test.each([
  [
    { email: "", password: "" },
    { email: "メールアドレスを入力してください。", password: "パスワードを入力してください。" },
  ],
  [{ email: "abc", password: "x" }, { email: "有効なメールアドレスを入力してください。" }],
  [{ email: " a@example.jp ", password: "" }, { password: "パスワードを入力してください。" }],
])("%j is reported beside each field", async (fields, errors) => {
  const { status, said } = await post({ mode: "password", ...fields });
  expect([status, said?.errors]).toEqual([400, errors]);
});

test("a mailed link signs in once, only with the address it was sent to", async () => {
  const { email } = await newPerson({ admin: true });
  const sent = await post({ mode: "link", email, to: "/admin/balls" });
  expect([sent.status, sent.said?.tone]).toEqual([200, "done"]);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [mail] = await mailsTo(email);
  const link = new URL(mail?.oobLink ?? "");
  const back = new URL(link.searchParams.get("continueUrl") ?? "");
  expect([back.origin, back.pathname, back.searchParams.get("to")]).toEqual([site, "/admin/login", "/admin/balls"]);

  const led = await fetch(link, { redirect: "manual" });
  const landing = new URL(led.headers.get("Location") ?? "");
  const cached = sent.headers.getSetCookie().find((line) => line.startsWith("admin-link-email="));
  expect(cached).toContain("HttpOnly");
  const { request, ...rest } = args(landing.pathname + landing.search);
  request.headers.set("Cookie", cached?.split(";")[0] ?? "");
  const { data: view } = await loader({ ...rest, request });
  expect(view).toMatchObject({ mode: "finish", email, to: "/admin/balls", oobCode: mail?.oobCode });
  expect((await open(landing.pathname + landing.search)).view.email).toBe("");

  const finish = { mode: "finish", oobCode: view.oobCode, to: view.to };
  const other = await post({ ...finish, email: "other@example.jp" });
  expect([other.status, other.said?.message]).toEqual([
    401,
    "リンクを送ったメールアドレスと違います。リンクが届いたメールアドレスを入力してください。",
  ]);
  const done = await post({ ...finish, email });
  expect([done.status, done.headers.get("Location")]).toEqual([302, "/admin/balls"]);
  expect(sessionIn(done.headers)).toMatch(/./);
  expect((await post({ ...finish, email })).said?.message).toContain("このリンクは使えません");
});

test("mails go only to admins and invited people; the response and its time are the same for all", async () => {
  const [admin, visitor, invited] = [await newPerson({ admin: true }), await newPerson(), await newPerson()];
  const self = { ...admin, name: "", lastSignIn: undefined, hasPassword: true, role: "admin" as const };
  expect(await inviteAdmin(database(), self, invited.email)).toMatchObject({ ok: false });
  const unknown = "nobody-here@example.jp";
  const times: number[] = [];
  for (const mode of ["reset", "link"] as const) {
    const answers = [admin.email, visitor.email, invited.email, unknown, listedEmail].map(async (email) => {
      const began = performance.now();
      const { status, said } = await post({ mode, email });
      times.push(performance.now() - began);
      return JSON.stringify([status, { ...said, email: "" }]);
    });
    expect(new Set(await Promise.all(answers)).size).toBe(1);
  }
  // Looking up an account takes a hundredth of that.
  expect(times.every((ms) => ms >= 990)).toBe(true);
  const kinds = async (email: string) => (await mailsTo(email)).map((mail) => mail.requestType).toSorted();
  await expect.poll(() => kinds(admin.email)).toEqual(["EMAIL_SIGNIN", "PASSWORD_RESET"]);
  await expect.poll(() => kinds(invited.email)).toEqual(["EMAIL_SIGNIN", "PASSWORD_RESET"]);
  await expect.poll(() => kinds(listedEmail)).toEqual(expect.arrayContaining(["EMAIL_SIGNIN", "PASSWORD_RESET"]));
  await people.deleteUser((await people.getUserByEmail(listedEmail)).uid);
  expect([await kinds(visitor.email), await kinds(unknown)]).toEqual([[], []]);
  // A stranger may have opened an unverified account.
  await expect(idTokenOf(invited.email)).rejects.toThrow("INVALID_PASSWORD");
  for (const { email } of [admin, visitor]) expect(await idTokenOf(email)).toMatch(/./);
});

test("after the daily mail limit no more are sent, and the response stays the same", async () => {
  const { email } = await newPerson({ admin: true });
  await database()
    .insertInto("rate_limits")
    .values({ key: "mailSent:all:86400:", points: 200, expire: Date.now() + 86_400_000 })
    .onConflict((known) => known.column("key").doUpdateSet({ points: 200 }))
    .execute();
  const said = captureLog("error");
  expect((await post({ mode: "link", email })).said?.tone).toBe("done");
  await expect.poll(said).toContain("no more mails of the login today");
  expect(await mailsTo(email)).toEqual([]);
  await database().deleteFrom("rate_limits").execute();
});

test("the page redirects an admin, rejects a non-admin with 403 and shows others the requested form", async () => {
  const admin = await newPerson({ admin: true });
  const led = loader(withCookie("/admin/login?to=/admin/terms", await cookieOf(admin.email)));
  await expect(led).rejects.toMatchObject({ status: 302 });
  await led.catch((response: Response) => expect(response.headers.get("Location")).toBe("/admin/terms"));

  const visitor = await newPerson();
  const told = await open("/admin/login", await cookieOf(visitor.email));
  expect([told.status, told.view.visitor]).toEqual([403, visitor.email]);

  const stranger = await open("/admin/login?mode=reset&to=https://evil.example&left=here");
  expect(stranger.status).toBe(200);
  expect(stranger.view).toMatchObject({
    mode: "reset",
    to: "/admin/dashboard",
    visitor: null,
    signedOut: { tone: "done", message: "ログアウトしました。" },
  });
  expect((await open("/admin/login?left=partly")).view.signedOut?.tone).toBe("warning");
  expect((await open("/admin/login?mode=finish&left=valueOf")).view).toMatchObject({
    mode: "password",
    signedOut: null,
  });
});
