// Without Firebase configuration: said once in the log, nobody is admin, nothing breaks.

import "./unconfigured-settings.ts";
import { expect, test, vi } from "vitest";
import { firebaseAdmin } from "#app/auth/firebase-admin.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { publicAuthConfig } from "#app/auth/public-config.server.ts";
import { mintSession } from "#app/auth/session.server.ts";
import { authConnectSources } from "#app/auth/sources.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { withCookie } from "./requests.ts";

test("it is logged once, however often it is asked for", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  expect([firebaseAdmin(), firebaseAdmin()]).toEqual([null, null]);
  expect(warn.mock.calls).toEqual([["Firebase configuration is missing"]]);
});

test("the browser gets no configuration, and pages reach nowhere else", () => {
  expect(publicAuthConfig()).toBeNull();
  expect(authConnectSources()).toEqual({ connect: [], frame: [], script: [] });
});

test("no session is made and none is believed", async () => {
  expect(await mintSession("a.b.c")).toMatchObject({ ok: false, status: 503 });
  const passing = requireAdmin(database)(withCookie("/admin/dashboard", "a.b.c"), async () => new Response("secret"));
  await expect(passing).rejects.toMatchObject({ status: 302 });
});
