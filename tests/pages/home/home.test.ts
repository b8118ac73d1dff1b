import { beforeEach, expect, test } from "vitest";
import type { KindName } from "#app/cms/content/kind.ts";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { topicTiles } from "#app/kinds/info/topics.server.ts";
import { morphOfTheDay, nextHatch, turnOf } from "#app/pages/home/day.server.ts";
import { starts, troubles } from "#app/pages/home/doors.ts";
import { home } from "#app/pages/home/home.server.ts";
import { startSteps } from "#app/pages/start/steps.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays } from "#app/platform/site/days.ts";
import { content } from "#tests/cms/admin/editing/editor-harness.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { noteSeason } from "#tests/support/season.ts";

const now = new Date("2026-11-22T03:00:00Z");
let db: Db;
beforeEach(() => {
  db = emptyDatabase();
});

async function put(kind: KindName, id: string, title: string, fields: Record<string, unknown>, day = 1) {
  const whole = content(kind, { title });
  const typed = { ...whole, fields: { ...whole.fields, ...fields } };
  const actor = { by: "test@example.jp", now: new Date(Date.UTC(2026, 10, day)) };
  expect((await createEntry(db, kind, id, typed, actor)).ok).toBe(true);
  expect((await publish(db, kind, id, 1, typed, null, actor)).ok).toBe(true);
}

test("a subject with an article is a tile, led by the pinned one", async () => {
  expect(await topicTiles(db, now)).toEqual([]);
  await put("info", "feeding", "餌", { category: "care", topic: "eating" }, 9);
  await put("info", "fasting", "食べない", { category: "care", topic: "eating", pinned: true }, 2);
  await put("info", "mites", "ダニ", { category: "care", topic: "illness" });
  const tiles = await topicTiles(db, now);
  expect(tiles.map(({ topic, total, lead }) => [topic, total, lead.id])).toEqual([
    ["eating", 2, "fasting"],
    ["illness", 1, "mites"],
  ]);
});

test("the next clutch is the one expected to hatch first; without eggs there is none", async () => {
  expect(await nextHatch(db, now)).toBeNull();
  for (const [id, facts] of Object.entries({
    paired: { pairings: ["2026-11-01"] },
    late: { laid: "2026-11-10", eggs: 5 },
    soon: { laid: "2026-10-10", eggs: 6 },
    none: { laid: "2026-10-01", eggs: 0 },
  })) {
    await put("breed", id, id, {});
    await noteSeason(db, id, facts);
  }
  const hatch = await nextHatch(db, now);
  expect(hatch).toMatchObject({ id: "soon", eggs: 6 });
  expect(hatch?.days).toBeGreaterThan(0);
  const late = await nextHatch(db, new Date("2026-12-20T03:00:00Z"));
  expect(late?.days).toBeLessThan(0);
});

test.each([2, 3, 7, 30, 210, 363])(
  "of %i each has its turn once before any repeats, and never two days running",
  (count) => {
    const turns = Array.from({ length: count }, (_, day) => turnOf(addDays("2026-12-20", day), count));
    expect(new Set(turns).size).toBe(count);
    expect(turnOf(addDays("2026-12-20", count), count)).toBe(turns[0]);
  },
);

test("the morph of the day has a documented look, changes daily, and links how it is produced", async () => {
  expect(await morphOfTheDay(db, now)).toBeNull();
  const gene = { type: "gene", english: "X", reading: "えっくす", inheritance: "recessive" };
  await put("morph", "clown", "クラウン", gene);
  await put("morph", "pastel", "パステル", { ...gene, inheritance: "incomplete-dominant" });
  await put("morph", "nobody-told", "だれも知らない", gene);
  const today = await morphOfTheDay(db, now);
  const tomorrow = await morphOfTheDay(db, new Date(now.getTime() + 86_400_000));
  expect(new Set([today?.id, tomorrow?.id])).toEqual(new Set(["clown", "pastel"]));
  const clown = today?.id === "clown" ? today : tomorrow;
  expect(clown?.drawing).toBe("/plate.svg?of=clown*2");
  expect(new URL(clown?.make ?? "", "https://x.example").searchParams.getAll("dam")).toEqual(["クラウン"]);
  // Unchanged until midnight in Japan.
  expect(await morphOfTheDay(db, new Date("2026-11-22T14:59:59Z"))).toEqual(today);
});

test("links lead to existing pages", async () => {
  const steps = startSteps.map(({ id }) => id);
  expect(starts.filter(({ step }) => !steps.includes(step))).toEqual([]);
  expect((await home(db, now)).troubles).toEqual([]);
  await put("info", "mites", "ダニ", { category: "care", topic: "illness" });
  expect((await home(db, now)).troubles).toEqual(troubles.filter(({ article }) => article === "mites"));
});
