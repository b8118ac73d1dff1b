// Who is forgotten at the scales and at the table.

import { beforeEach, expect, test } from "vitest";
import { end, trash } from "#app/cms/content/lifecycle.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import { overdueCare } from "#app/kinds/ball/care/overdue.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays } from "#app/platform/site/days.ts";
import { hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const today = "2026-11-22";
let db: Db;
beforeEach(() => {
  db = memory();
});

const ago = (days: number) => addDays(today, -days);
const snake = (id: string, fields: Record<string, unknown> = {}) =>
  publishedEntry(db, "ball", id, { title: id, fields: { sex: "male", sale: "display", ...fields } });
const weighed = (ball: string, days: number) =>
  addCare(db, [{ ball, type: "weight", date: ago(days), grams: 900, isPublic: true }], hana);
const fed = (ball: string, days: number, isRefused = false) =>
  addCare(
    db,
    [{ ball, type: "meal", date: ago(days), prey: "rat", size: "s", count: 1, isRefused, isPublic: false }],
    hana,
  );

test("not weighed for forty days, or never, the longest first; promised and no longer published is here", async () => {
  await snake("fresh");
  await weighed("fresh", 40);
  await snake("old");
  await weighed("old", 100);
  await weighed("old", 41);
  await snake("older");
  await weighed("older", 90);
  await snake("never");
  await snake("sold", { sale: "sold" });
  await snake("ended");
  await end(db, "ball", "ended", 2, hana);
  await snake("bin");
  await trash(db, "ball", "bin", 2, hana);
  const { weighing, feeding } = await overdueCare(db, new Date(`${today}T03:00:00Z`));
  expect(weighing.snakes.map(({ id, last }) => [id, last?.days ?? null])).toEqual([
    ["ended", null],
    ["never", null],
    ["sold", null],
    ["older", 90],
    ["old", 41],
  ]);
  expect(weighing.total).toBe(5);
  expect(feeding).toEqual({ snakes: [], total: 0 });
});

test("a meal refused is no meal; who is never fed here is not missed at the table", async () => {
  await snake("eats");
  await fed("eats", 21);
  await snake("refuses");
  await fed("refuses", 30);
  await fed("refuses", 5, true);
  await snake("unknown");
  const { feeding } = await overdueCare(db, new Date(`${today}T03:00:00Z`));
  expect(feeding.snakes.map(({ id, last }) => [id, last?.days])).toEqual([["refuses", 30]]);
});
