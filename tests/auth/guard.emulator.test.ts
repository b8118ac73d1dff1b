// The guard on the admin layout: who passes, and where everybody else goes.

import "./emulator-settings.ts";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { allowanceOf } from "#app/auth/allowance.server.ts";
import { currentAdmin, declaredCapabilities, requireAdmin } from "#app/auth/guard.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { nextSecond } from "#tests/support/next-second.ts";
import { cookieOf, newPerson, people } from "./emulator.ts";
import { type Args, args, form, sessionIn, withCookie } from "./requests.ts";

/** What comes out of the guard, and whether anything inside it ran. */
async function pass(given: Args): Promise<{ ran: boolean; out: unknown }> {
  let ran = false;
  const inside = async () => {
    ran = true;
    return new Response(currentAdmin(given.context).email, { headers: { "Cache-Control": "public" } });
  };
  try {
    return { out: await requireAdmin(database)(given, inside), ran };
  } catch (out) {
    return { out, ran };
  }
}

function response(out: unknown): Response {
  if (out instanceof Response) return out;
  throw new Error(`not a response: ${JSON.stringify(out)}`);
}

test("an admin passes, reading and writing; children know who it is; no cache keeps the answer", async () => {
  const { email } = await newPerson({ admin: true });
  const cookie = await cookieOf(email);
  for (const init of [{}, form({ intent: "save" })]) {
    const { out, ran } = await pass(withCookie("/admin/dashboard", cookie, init));
    expect(ran).toBe(true);
    expect(await response(out).text()).toBe(email);
    expect(response(out).headers.get("Cache-Control")).toBe("no-store");
  }
});

test.each([
  ["/admin/dashboard", "/admin/login"],
  ["/admin/balls?page=2&q=pied", "/admin/login?to=%2Fadmin%2Fballs%3Fpage%3D2%26q%3Dpied"],
])("without a cookie %s leads to %s, reading and writing alike", async (path, login) => {
  for (const init of [{}, form({ intent: "trash" })]) {
    const { out, ran } = await pass(args(path, init));
    expect(ran).toBe(false);
    expect([response(out).status, response(out).headers.get("Location")]).toEqual([302, login]);
    expect(response(out).headers.get("Cache-Control")).toBe("no-store");
    expect(sessionIn(response(out).headers)).toBeUndefined();
  }
});

test("a forged cookie leads to the login page and is taken away", async () => {
  const { out, ran } = await pass(withCookie("/admin/balls", "for.ged.cookie"));
  expect(ran).toBe(false);
  expect(response(out).status).toBe(302);
  expect(sessionIn(response(out).headers)).toBe("");
});

test("a non-admin's cookie gets 403, reading and writing", async () => {
  const { email } = await newPerson();
  const cookie = await cookieOf(email);
  for (const init of [{}, form({ intent: "save" })]) {
    const { out, ran } = await pass(withCookie("/admin/dashboard", cookie, init));
    expect(ran).toBe(false);
    expect(out).toMatchObject({ data: expect.stringContaining("権限がありません"), init: { status: 403 } });
  }
});

test("a revoked admin still reads for at most a minute but writes nothing", async () => {
  const { uid, email } = await newPerson({ admin: true });
  const cookie = await cookieOf(email);
  expect((await pass(withCookie("/admin/dashboard", cookie))).ran).toBe(true);
  await nextSecond();
  await people.revokeRefreshTokens(uid);
  expect((await pass(withCookie("/admin/dashboard", cookie))).ran).toBe(true);
  expect((await pass(withCookie("/admin/dashboard", cookie, form({ intent: "save" })))).ran).toBe(false);
  expect((await pass(withCookie("/admin/dashboard", cookie))).ran).toBe(false);
});

test("where the guard did not run, asking for the admin fails", () => {
  expect(() => currentAdmin(new RouterContextProvider())).toThrow();
});

test.each([
  ["a loader that declares nothing", "routes/admin.x", { parentId: "routes/admin", module: { loader: () => null } }],
  ["an action that declares nothing", "routes/admin.x", { parentId: "routes/admin", module: { action: () => null } }],
  ["a route outside of the layout", "routes/admin_.x", { parentId: "root", module: {} }],
])("a build with %s does not start", (_, id, route) => {
  const build = { routes: { [id]: { id, path: "x", ...route } } } as unknown as Pick<ServerBuild, "routes">;
  expect(() => declaredCapabilities(build)).toThrow(id);
});

test("admins may send pictures to the admin area alone, and give way to nobody anywhere; everybody else gives way", async () => {
  const [admin, visitor] = [
    await cookieOf((await newPerson({ admin: true })).email),
    await cookieOf((await newPerson()).email),
  ];
  const allowed = async (path: string, cookie?: string) => {
    const { request } = cookie ? withCookie(path, cookie, form({})) : args(path, form({}));
    const { bytes, isTrusted } = await allowanceOf(database(), request);
    return [bytes / 1024, isTrusted];
  };
  expect(await allowed("/admin/balls/new", admin)).toEqual([25 * 1024, true]);
  expect(await allowed("/shop", admin)).toEqual([256, true]);
  for (const cookie of [undefined, visitor, "for.ged.cookie"]) {
    expect(await allowed("/shop", cookie)).toEqual([256, false]);
    expect((await allowed("/admin/balls/new", cookie))[1]).toBe(false);
  }
});
