import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { listInquiries } from "#app/shop/inquiries.server.ts";
import { answerInquiry } from "#app/shop/inquiry-answer.server.ts";
import { emptyDatabase, refuseWrites } from "#tests/support/empty-database.ts";
import { owner } from "#tests/support/owner.ts";
import { putBall } from "#tests/tools/calculator/collection.ts";
import { now, shopWith, visit } from "./forms.ts";

const db = emptyDatabase();
await saveSetting(db, "shop", 0, shopWith(), { by: "test", now });
await putBall(db, "kohaku", "琥珀", "male", []);
afterAll(() => db.destroy());
beforeEach(() => db.deleteFrom("inquiries").execute());

let addresses = 0;
interface Sent {
  path?: string;
  init?: RequestInit;
  address?: string;
}

/** Each comes from a different address by default. */
async function send(fields: Record<string, string>, { path = "/shop", init, address }: Sent = {}) {
  addresses += 1;
  const url = new URL(path, "https://borupa.example");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields), ...init });
  const answer = await answerInquiry(db, request, url, address ?? `10.0.0.${addresses}`, now);
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get("Location") };
  const headers = new Headers(answer.init?.headers);
  return { status: answer.init?.status, answer: answer.data, headers };
}
const stored = () => listInquiries(owner, db, null, 1);

test("its snake comes from the URL; a missing one is left out", async () => {
  await send(visit, { path: "/shop?ball=kohaku" });
  await send({ ...visit, name: "二人目" }, { path: "/shop?ball=no-such-snake" });
  await send({ ...visit, name: "三人目" }, { path: `/shop?ball=${encodeURIComponent("<script>")}` });
  expect((await stored()).map(({ ball }) => ball)).toEqual([null, null, { id: "kohaku", title: "琥珀" }]);
});

test("a snake unpublished while the form was open is still named", async () => {
  await putBall(db, "akane", "茜", "female", []);
  const entry = await db.selectFrom("entries").select("version").where("id", "=", "akane").executeTakeFirstOrThrow();
  await trash(db, "ball", "akane", entry.version, { by: "test", now });
  await send(visit, { path: "/shop?ball=akane" });
  expect((await stored())[0]?.ball).toEqual({ id: "akane", title: "茜" });
});

test("an address sends five in ten minutes; the sixth gets 429, Retry-After and its input back", async () => {
  const address = "192.0.2.1";
  for (let n = 1; n <= 5; n += 1) expect((await send({ ...visit, name: `${n}人目` }, { address })).status).toBe(303);
  const { status, answer, headers } = await send({ ...visit, name: "六人目" }, { address });
  expect(status).toBe(429);
  expect(Number(headers?.get("Retry-After"))).toBeGreaterThan(500);
  expect(answer?.typed.name).toBe("六人目");
  expect(answer?.notice).toContain("10分");
  expect(await stored()).toHaveLength(5);
  expect((await send(visit, { address: "192.0.2.2" })).status).toBe(303);
});

test("concurrent requests do not exceed the limit", async () => {
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, n) => send({ ...visit, name: `${n}` }, { address: "192.0.2.4" })),
  );
  expect(all.filter(({ status }) => status === 303)).toHaveLength(5);
  expect(await stored()).toHaveLength(5);
});

test("if the database rejects it, 503 returns the input", async () => {
  const failure = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const takeWrites = await refuseWrites(db);
  const { status, answer } = await send(visit);
  await takeWrites();
  expect(status).toBe(503);
  expect(answer?.typed.name).toBe("山田 花子");
  expect(answer?.notice).toContain("受け付けられませんでした");
  expect(failure).toHaveBeenCalledOnce();
  expect((await send(visit)).status).toBe(303);
});

test("a message of 10,000 characters comes back with everything typed beside it", async () => {
  const message = "長".repeat(10_000);
  const { status, answer } = await send({ ...visit, message }, { init: { headers: { "Content-Length": "90000" } } });
  expect([status, answer?.typed.name, answer?.typed.message]).toEqual([422, "山田 花子", message]);
});

test.each([
  ["JSON", 400, { body: JSON.stringify(visit), headers: { "Content-Type": "application/json" } }],
  ["a broken form", 400, { body: "--x", headers: { "Content-Type": "multipart/form-data; boundary=y" } }],
  ["nothing at all", 400, { body: null }],
  ["a form of 101 fields", 413, { body: new URLSearchParams("a&".repeat(101)) }],
  ["another method", 405, { method: "PUT" }],
] satisfies [string, number, RequestInit][])("%s is rejected with %d and a message", async (_what, status, init) => {
  const { status: answered, answer } = await send(visit, { init });
  expect(answered).toBe(status);
  expect(answer?.notice).toMatch(/。$/);
  expect(await stored()).toEqual([]);
});

test("an IPv6 /48 sends fifteen, and all networks forty, in ten minutes: that stops a distributed flood", async () => {
  const sent = async (addresses: readonly string[]) => {
    const answers = await Promise.all(
      addresses.map((address, n) => send({ ...visit, name: `${address} ${n}` }, { address })),
    );
    return answers.filter(({ status }) => status === 303).length;
  };
  expect(await sent(Array.from({ length: 40 }, (_, n) => `2001:db8:5:${n.toString(16)}::1`))).toBeLessThanOrEqual(15);
  await sent(Array.from({ length: 150 }, (_, n) => `198.51.100.${n}`));
  expect((await stored()).length).toBeLessThanOrEqual(40);
  const late = await send(visit, { address: "192.0.2.1" });
  expect(late.status).toBe(429);
  expect(late.answer?.typed.name).toBe("山田 花子");
});
