// The front page leads to care: subjects that have articles, the newest notice, eggs that lie in the incubator.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { KindName } from "#app/cms/content/kind.ts";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { infoList } from "#app/kinds/info/list.server.ts";
import { newestNotice, topicTiles } from "#app/kinds/info/topics.server.ts";
import { nextHatch } from "#app/pages/home/hatch.server.ts";
import { home } from "#app/pages/home/home.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content } from "#tests/cms/admin/editing/editor-harness.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const now = new Date("2026-11-22T03:00:00Z");
let db: Db;
beforeEach(() => {
  db = emptyDatabase();
});
afterEach(() => db.destroy());

async function put(kind: KindName, id: string, title: string, fields: Record<string, unknown>, day = 1) {
  const whole = content(kind, { title });
  const typed = { ...whole, fields: { ...whole.fields, ...fields } };
  const actor = { by: "test@example.jp", now: new Date(Date.UTC(2026, 10, day)) };
  expect((await createEntry(db, kind, id, typed, actor)).ok).toBe(true);
  expect((await publish(db, kind, id, 1, typed, null, actor)).ok).toBe(true);
}

test("a subject is a tile when it has an article, led by the pinned one", async () => {
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

test("the list begins with care, however new a notice is; the ways in stand only before the whole of it", async () => {
  await put("info", "care", "飼育", { category: "care", topic: "climate" }, 1);
  await put("info", "old", "前のお知らせ", { category: "notice" }, 5);
  await put("info", "news", "お知らせ", { category: "notice" }, 9);
  const list = await infoList(db, new URLSearchParams(), now);
  expect(list.items.map(({ to }) => to)).toEqual(["/info/care", "/info/news", "/info/old"]);
  expect(list.ways?.tiles).toHaveLength(1);
  expect(list.ways?.notice?.id).toBe("news");
  expect((await infoList(db, new URLSearchParams("topic=climate"), now)).ways).toBeNull();
  expect(await newestNotice(db, now)).toMatchObject({ title: "お知らせ" });
});

test("the next clutch is the one whose eggs hatch first; without eggs there is none", async () => {
  expect(await nextHatch(db, now)).toBeNull();
  await put("breed", "paired", "組んだだけ", { pairings: ["2026-11-01"] });
  await put("breed", "late", "あと", { laid: "2026-11-10", eggs: 5 });
  await put("breed", "soon", "さき", { laid: "2026-10-10", eggs: 6 });
  await put("breed", "none", "無精卵", { laid: "2026-10-01", eggs: 0 });
  const hatch = await nextHatch(db, now);
  expect(hatch).toMatchObject({ id: "soon", eggs: 6 });
  expect(hatch?.days).toBeGreaterThan(0);
  const late = await nextHatch(db, new Date("2026-12-20T03:00:00Z"));
  expect(late?.days).toBe(0);
});

test("morphs on the front page are an editor's choice; the newest where nobody has chosen", async () => {
  const gene = { type: "gene", english: "X", reading: "えっくす", inheritance: "recessive" };
  await put("morph", "a", "あ", gene, 1);
  await put("morph", "b", "い", gene, 2);
  expect((await home(db, now)).morphs.map(({ id }) => id)).toEqual(["b", "a"]);
  await put("morph", "c", "う", { ...gene, featured: true }, 1);
  expect((await home(db, now)).morphs.map(({ id }) => id)).toEqual(["c"]);
});
