import "./own-data.ts";
import "./unconfigured-settings.ts";
import { expect, test, vi } from "vitest";
import { reportRefusal } from "#app/auth/browser/request-session.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { action } from "#app/routes/api.admin.sign-in-refused.ts";
import { captureLog } from "#tests/support/capture-log.ts";
import { args, site } from "./requests.ts";

const path = "/api/admin/sign-in-refused";
const post = (body: unknown, origin = site): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", Origin: origin },
});
const told = async () =>
  (await database().selectFrom("events").select(["action", "by"]).execute()).map(({ action: what, by }) => [what, by]);

test("refusals of the provider are reported, network failures are not", async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  reportRefusal("auth/wrong-password", "hana@example.jp", send);
  reportRefusal("auth/network-request-failed", "hana@example.jp", send);
  expect(send.mock.calls.map(([to, init]) => [to, init?.body])).toEqual([
    [path, JSON.stringify({ email: "hana@example.jp" })],
  ]);
});

test("it is logged with the typed address; missing addresses, other sites and floods are rejected", async () => {
  const said = captureLog("info");
  expect((await action(args(path, post({ email: " hana@example.jp " })))).status).toBe(204);
  for (const body of [null, {}, { email: "" }, { email: 1 }, { email: "<b>" }])
    expect((await action(args(path, post(body)))).status).toBe(400);
  expect((await action(args(path, post({ email: "a@example.jp" }, "https://evil.example")))).status).toBe(403);
  expect(await told()).toEqual([["sign-in-reported", "hana@example.jp"]]);
  expect(said()).toEqual(["sign-in audit"]);
  const statuses = [];
  for (let at = 0; at < 22; at += 1)
    statuses.push((await action(args(path, post({ email: "b@example.jp" }), "192.0.2.77"))).status);
  expect(statuses.at(-1)).toBe(429);
});
