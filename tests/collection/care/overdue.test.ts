import { beforeEach, expect, test } from "vitest";
import { end, trash } from "#app/cms/content/lifecycle.server.ts";
import { overdueCare } from "#app/collection/care/overdue.server.ts";
import type { Outcome } from "#app/kinds/ball/care/care.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import { careStates } from "#app/kinds/ball/care/states.server.ts";
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
const fed = (ball: string, days: number, outcome: Outcome = "eaten") =>
  addCare(
    db,
    [{ ball, type: "meal", date: ago(days), prey: "rat", size: "s", count: 1, outcome, isPublic: false }],
    hana,
  );

test("not weighed for forty days, or never, the longest first; includes promised and unpublished snakes", async () => {
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

test("a snake that was never fed is due after its first days, where the meals of others are recorded", async () => {
  const due = async () => (await careStates(db, new Date(`${today}T03:00:00Z`))).filter(({ isDue }) => isDue);
  await snake("bought", { hatched: "2025" });
  await snake("hatched", { hatched: ago(2) });
  await snake("grown", { hatched: ago(5) });
  expect(await due()).toEqual([]);
  await snake("other", { hatched: "2024" });
  await fed("other", 1);
  expect((await due()).map(({ id }) => id)).toEqual(["bought", "grown"]);
});

test("a hatchling is due and late earlier than an adult; a snake's own interval takes precedence", async () => {
  const states = async () => {
    const found = await careStates(db, new Date(`${today}T03:00:00Z`));
    return Object.fromEntries(found.map(({ id, isDue, isLateFed }) => [id, [isDue, isLateFed]]));
  };
  await snake("hatchling", { hatched: "2026-09-01" });
  await snake("adult", { hatched: "2020-06-01" });
  await snake("own", { hatched: "2020-06-01", feedEvery: 30 });
  await snake("brought-up", { hatched: "2026-09-01" });
  for (const id of ["hatchling", "adult", "own", "brought-up"]) await fed(id, 8);
  await fed("brought-up", 6, "vomited");
  expect(await states()).toEqual({
    hatchling: [true, true],
    adult: [true, false],
    own: [false, false],
    "brought-up": [false, true],
  });
});
