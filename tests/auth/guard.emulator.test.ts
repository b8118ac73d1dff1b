import "./emulator-settings.ts";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { allowanceOf } from "#app/auth/allowance.server.ts";
import { currentAdmin, declaredCapabilities, requireAdmin } from "#app/auth/guard.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { nextSecond } from "#tests/support/next-second.ts";
import { cookieOf, newPerson, people } from "./emulator.ts";
import { type Args, args, form, sessionIn, withCookie } from "./requests.ts";

/** Returns the guard's result and whether its inner handler ran. */
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

test("a forged cookie redirects to the login page and is cleared", async () => {
  const { out, ran } = await pass(withCookie("/admin/balls", "for.ged.cookie"));
  expect(ran).toBe(false);
  expect(response(out).status).toBe(302);
  expect(sessionIn(response(out).headers)).toBe("");
});

test("a revoked admin can read for at most a minute and write nothing", async () => {
  const { uid, email } = await newPerson({ admin: true });
  const cookie = await cookieOf(email);
  expect((await pass(withCookie("/admin/dashboard", cookie))).ran).toBe(true);
  await nextSecond();
  await people.revokeRefreshTokens(uid);
  expect((await pass(withCookie("/admin/dashboard", cookie))).ran).toBe(true);
  expect((await pass(withCookie("/admin/dashboard", cookie, form({ intent: "save" })))).ran).toBe(false);
  expect((await pass(withCookie("/admin/dashboard", cookie))).ran).toBe(false);
});

test.each([
  ["a loader that declares nothing", "routes/admin.x", { parentId: "routes/admin", module: { loader: () => null } }],
  ["an action that declares nothing", "routes/admin.x", { parentId: "routes/admin", module: { action: () => null } }],
  ["a route outside of the layout", "routes/admin_.x", { parentId: "root", module: {} }],
  ["an address of the admin in a file of another name", "routes/x", { path: "admin/x", parentId: "root", module: {} }],
])("a build with %s does not start", (_, id, route) => {
  const build = { routes: { [id]: { id, path: "x", ...route } } } as unknown as Pick<ServerBuild, "routes">;
  expect(() => declaredCapabilities(build)).toThrow(id);
});

test("admins may upload pictures to the admin area only and are never preempted; everyone else is", async () => {
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
