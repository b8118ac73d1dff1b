import "./emulator-settings.ts";
import { expect, test } from "vitest";
import { readSession } from "#app/auth/session.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import * as sync from "#app/routes/api.admin.token-sync.ts";
import { action, loader } from "#app/routes/api.admin.verify-token.ts";
import { nextSecond } from "#tests/support/next-second.ts";
import { cookieOf, idTokenOf, newPerson, people } from "./emulator.ts";
import { args, sessionIn, site, withCookie } from "./requests.ts";

const path = "/api/admin/verify-token";

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", Origin: site, "Sec-Fetch-Site": "same-origin", ...headers },
  };
}

async function expectRefusal(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/[ぁ-ん].*。$/) });
}

test("a fresh admin sign-in gets 204 and the cookie", async () => {
  const { email } = await newPerson({ admin: true });
  const response = await action(args(path, post({ idToken: await idTokenOf(email) })));
  expect(response.status).toBe(204);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("");
  const { request } = withCookie("/admin/dashboard", sessionIn(response.headers) ?? "");
  expect(await readSession(database(), request, { checkRevoked: true })).toMatchObject({
    kind: "admin",
    admin: { email },
  });
});

test("a non-admin: 403", async () => {
  const { email } = await newPerson();
  await expectRefusal(await action(args(path, post({ idToken: await idTokenOf(email) }))), 403);
});

test("a bad, a revoked and a disabled person's token: 401", async () => {
  await expectRefusal(await action(args(path, post({ idToken: "a.b.c" }))), 401);
  const { uid, email } = await newPerson({ admin: true });
  const idToken = await idTokenOf(email);
  await nextSecond();
  await people.revokeRefreshTokens(uid);
  await expectRefusal(await action(args(path, post({ idToken }))), 401);
  await people.updateUser(uid, { disabled: true });
  await expectRefusal(await action(args(path, post({ idToken }))), 401);
});

test.each([
  ["no token", {}],
  ["an empty token", { idToken: "" }],
  ["a token that is no text", { idToken: 1 }],
  ["null", null],
  ["broken JSON", "{"],
  ["nothing", ""],
  ["too much", { idToken: "x".repeat(20_000) }],
])("%s: 400", async (_, body) => {
  await expectRefusal(await action(args(path, post(body))), 400);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp"])(
  "%s is not JSON: 415",
  async (type) => {
    await expectRefusal(await action(args(path, post({ idToken: "x" }, { "Content-Type": type }))), 415);
  },
);

test.each([
  { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "https://shop.borupa.example", "Sec-Fetch-Site": "same-site" },
  { Origin: "null", "Sec-Fetch-Site": "cross-site" },
])("from another site (%j): 403, even with a good token", async (headers) => {
  const { email } = await newPerson({ admin: true });
  await expectRefusal(await action(args(path, post({ idToken: await idTokenOf(email) }, headers))), 403);
});

test("an old browser without Sec-Fetch-Site is judged by its Origin", async () => {
  const bare = (origin: string): RequestInit => ({
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json", Origin: origin },
  });
  await expectRefusal(await action(args(path, bare("https://evil.example"))), 403);
  await expectRefusal(await action(args(path, bare(site))), 400);
});

test("only POST: 405 for the rest", async () => {
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const response = await action(args(path, { method, headers: { Origin: site } }));
    expect(response.headers.get("Allow")).toBe("POST");
    await expectRefusal(response, 405);
  }
  await expectRefusal(loader(), 405);
});

test("a flood of bad tokens gets 429 with Retry-After, for that address only", async () => {
  const address = "192.0.2.7";
  const answers = [];
  for (let call = 0; call < 21; call += 1) answers.push(await action(args(path, post({ idToken: "bad" }), address)));
  expect(answers.map((answer) => answer.status)).toEqual([...new Array(20).fill(401), 429]);
  expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await action(args(path, post({ idToken: "bad" }), "192.0.2.8"))).status).toBe(401);
});

const syncPath = "/api/admin/token-sync";

test("token sync: a fresh token creates a session, a renewed token of the same session keeps it, others are rejected", async () => {
  const { email } = await newPerson({ admin: true });
  const headers = { Authorization: `Bearer ${await idTokenOf(email)}`, Origin: site };
  const made = await sync.action(args(syncPath, { method: "POST", headers }));
  expect(made.status).toBe(204);
  const cookie = sessionIn(made.headers) ?? "";
  const stale = { Authorization: "Bearer a.b.c", Origin: site };
  const kept = await sync.action(withCookie(syncPath, cookie, { method: "POST", headers: stale }));
  expect([kept.status, kept.headers.getSetCookie()]).toEqual([204, []]);
  expect((await sync.action(args(syncPath, { method: "POST", headers: stale }))).status).toBe(401);
  expect((await sync.action(args(syncPath, { method: "POST", headers: { Origin: site } }))).status).toBe(400);
});

test("token sync: a non-admin gets no session, sign-out ends the session, other sites end nothing", async () => {
  const visitor = await newPerson();
  const headers = { Authorization: `Bearer ${await idTokenOf(visitor.email)}`, Origin: site };
  const refused = await sync.action(args(syncPath, { method: "POST", headers }));
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);

  const admin = await newPerson({ admin: true });
  const cookie = await cookieOf(admin.email);
  const foreign = { Origin: "https://evil.example" };
  expect((await sync.action(withCookie(syncPath, cookie, { method: "DELETE", headers: foreign }))).status).toBe(403);
  const { request } = withCookie("/admin", cookie);
  expect((await readSession(database(), request, { checkRevoked: true })).kind).toBe("admin");
  const left = await sync.action(withCookie(syncPath, cookie, { method: "DELETE", headers: { Origin: site } }));
  expect([left.status, sessionIn(left.headers)]).toEqual([204, ""]);
  expect((await readSession(database(), request, { checkRevoked: true })).kind).toBe("none");
});
