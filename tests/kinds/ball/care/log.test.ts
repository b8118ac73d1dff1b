import { beforeEach, expect, test } from "vitest";
import { readLog } from "#app/cms/admin/editing/list/log.server.ts";
import { readLogQuery } from "#app/cms/admin/editing/list/log.ts";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import type { Meal, NewRecord } from "#app/kinds/ball/care/care.ts";
import { addCare, careOf, correctCare, removeCare } from "#app/kinds/ball/care/care-log.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { owner } from "#tests/support/owner.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  await publishedEntry(db, "ball", "akane", { title: "茜" });
});

const weight = (date: string, grams: number, isPublic = true): NewRecord => ({ type: "weight", date, grams, isPublic });
const meal = (date: string, more: { outcome?: Meal["outcome"]; count?: number } = {}): NewRecord => ({
  type: "meal",
  prey: "rat",
  size: "S",
  count: 1,
  outcome: "eaten",
  ...more,
  date,
  isPublic: false,
});

function add(...records: NewRecord[]) {
  return db.transaction().execute((trx) =>
    addCare(
      trx,
      records.map((record) => ({ ball: "akane", ...record })),
      ken,
    ),
  );
}

test("a line is no revision or update of the snake, but invalidates pages", async () => {
  const before = await state(db, "ball", "akane");
  const generation = await readGeneration(db);
  expect(await add(weight("2026-11-01", 812.5), meal("2026-11-02"))).toHaveLength(2);
  expect(await state(db, "ball", "akane")).toEqual(before);
  expect(await db.selectFrom("revisions").selectAll().where("id", "=", "akane").execute()).toHaveLength(2);
  expect(await readGeneration(db)).toBeGreaterThan(generation);
  expect((await careOf(db, "akane")).map(({ type }) => type)).toEqual(["meal", "weight"]);
});

test("a repeated line is stored once; a day's second weight replaces the first; a second meal is added", async () => {
  await add(weight("2026-11-01", 812), meal("2026-11-01"));
  expect(await add(weight("2026-11-01", 812), meal("2026-11-01"))).toHaveLength(0);
  expect(await add(weight("2026-11-01", 821), meal("2026-11-01", { outcome: "refused" }))).toHaveLength(2);
  const records = await careOf(db, "akane");
  expect(records.filter(({ type }) => type === "meal")).toHaveLength(2);
  expect(records.filter(({ type }) => type === "weight")).toMatchObject([{ grams: 821, version: 2 }]);
});

test("a correction applies only to the version it was rendered from; pressed twice it is one", async () => {
  await add(weight("2026-11-01", 8120), weight("2026-11-08", 815));
  const [later, wrong] = await careOf(db, "akane");
  if (!later || !wrong) throw new Error("The lines are not there");
  const right = weight("2026-11-01", 812);
  expect(await correctCare(db, "akane", wrong, right, ken)).toEqual({ ok: true });
  expect(await correctCare(db, "akane", wrong, right, ken)).toEqual({ ok: true });
  expect(await correctCare(db, "akane", wrong, weight("2026-11-01", 900), hana)).toMatchObject({
    reason: "conflict",
    current: { grams: 812, by: ken.by },
  });
  expect(await correctCare(db, "akane", later, weight("2026-11-01", 815), ken)).toMatchObject({
    reason: "taken",
    current: { grams: 812 },
  });
  expect(await removeCare(db, "akane", wrong, hana)).toMatchObject({ ok: false, reason: "conflict" });
  expect(await removeCare(db, "akane", later, hana)).toEqual({ ok: true });
  expect(await removeCare(db, "akane", later, hana)).toEqual({ ok: true });
  expect(await careOf(db, "akane")).toMatchObject([{ grams: 812, version: 2 }]);
});

test("the admins' list shows who added, corrected and removed what: a bulk save in one line", async () => {
  await publishedEntry(db, "ball", "aoi", { title: "葵" });
  await db.transaction().execute((trx) =>
    addCare(
      trx,
      [weight("2026-11-01", 812), meal("2026-11-02")].map((line) => ({ ball: "akane", ...line })),
      hana,
    ),
  );
  const both = ["akane", "aoi"].map((ball) => ({ ball, ...weight("2026-11-08", 820) }));
  await db.transaction().execute((trx) => addCare(trx, both, ken));
  await db.transaction().execute((trx) => addCare(trx, both, ken));
  const [newest] = await careOf(db, "akane");
  if (!newest) throw new Error("There is no line");
  await correctCare(db, "akane", newest, weight("2026-11-08", 802), ken);
  await removeCare(db, "akane", { ...newest, version: 2 }, hana);
  const { lines } = await readLog(owner, db, readLogQuery(new URLSearchParams("topic=care")));
  expect(lines.map((line) => (line.type === "event" ? `${line.by} ${line.action} ${line.target}` : ""))).toEqual(
    expect.arrayContaining([
      `${hana.by} care-noted 茜 2026/11/1 体重 812g・2026/11/2 給餌 ラット S 1匹を食べた`,
      `${ken.by} care-noted 2匹 体重 2件`,
      `${ken.by} care-corrected 茜 2026/11/8 体重 820g → 2026/11/8 体重 802g`,
      `${hana.by} care-removed 茜 2026/11/8 体重 802g`,
    ]),
  );
  expect(lines).toHaveLength(4);
});

test("purging the snake deletes its log", async () => {
  await add(weight("2026-11-01", 812));
  await trash(db, "ball", "akane", (await state(db, "ball", "akane")).version, ken);
  expect(await careOf(db, "akane")).toHaveLength(1);
  await purge(db, { kind: "ball", id: "akane" });
  expect(await db.selectFrom("care_records").selectAll().execute()).toEqual([]);
});
