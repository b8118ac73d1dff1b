// A database of before the log: its weighings move out of the contents, once, and nothing else of it changes.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { compareRevisions } from "#app/cms/admin/editing/conflict/compare.server.ts";
import { revisionsOf } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import { findEntry, revert, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { weighingsOf } from "#app/kinds/ball/care/weights.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { knownSchema, migrate } from "#app/platform/database/migrations.server.ts";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";
import { captureLog } from "#tests/support/capture-log.ts";

/** The schema before it had the log. */
const BEFORE = schemaBefore("care_records");

function schemaBefore(table: string): number {
  const sqlite = openSqlite(":memory:");
  for (let step = 1; step <= knownSchema(); step += 1) {
    migrate(sqlite, step);
    if (sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table)) return step - 1;
  }
  throw new Error(`No step makes ${table}`);
}

// A copy is made before the tables change, and said so: the backup's tests hold that.
beforeEach(() => void captureLog("warn"));

const AT = "2026-11-01T00:00:00.000Z";

const content = (weights: object[] | undefined, more = {}) =>
  JSON.stringify({
    title: "茜",
    summary: "",
    cover: null,
    body: '<p>本文 "引用"</p>',
    fields: { number: "7", sex: "male", weights, ...more },
  });

interface Old {
  id: string;
  live: string | null;
  draft: string | null;
}

function oldDatabase(entries: readonly Old[]) {
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-move-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "borupa.sqlite");
  const sqlite = openSqlite(file);
  migrate(sqlite, BEFORE);
  const add = sqlite.prepare(
    `INSERT INTO entries VALUES ('ball', ?, 3, ?, ?, NULL, '${AT}', 'a', '${AT}', 'hana@example.jp', '茜', ?, ?, '${AT}')`,
  );
  const key = sqlite.prepare("INSERT INTO entry_keys VALUES ('ball', ?, 'weight', '', 1)");
  const revision = sqlite.prepare(`INSERT INTO revisions VALUES ('ball', ?, 3, '${AT}', 'a', 'publish', ?)`);
  sqlite.exec("BEGIN");
  for (const { id, live, draft } of entries) {
    add.run(id, live ? "published" : "draft", live ? AT : null, live, draft);
    key.run(id);
    revision.run(id, live ?? draft);
  }
  sqlite.exec("COMMIT");
  sqlite.close();
  const db = openDatabase(file);
  return { db, file };
}

const row = (date: string, grams: number) => ({ date, grams });

test("live weighings are shown, a day only a draft knew is hidden, and the last word on a day stands", async () => {
  const { db, file } = oldDatabase([
    {
      id: "a-out",
      live: content([row("2026-02-01", 812.5), row("2026-01-01", 800), row("2026-02-01", 820)]),
      draft: content([row("2026-01-01", 790), row("2026-03-01", 830)], { number: "8" }),
    },
    { id: "b-draft", live: null, draft: content([row("2026-04-01", 90)]) },
    { id: "c-none", live: content(undefined), draft: null },
  ]);
  const records = await careOf(db, "a-out");
  expect(records.map(({ date, isPublic, by }) => [date, isPublic, by])).toEqual([
    ["2026-03-01", false, "hana@example.jp"],
    ["2026-02-01", true, "hana@example.jp"],
    ["2026-01-01", true, "hana@example.jp"],
  ]);
  expect(weighingsOf(records).map(({ grams }) => grams)).toEqual([790, 820, 830]);
  expect(weighingsOf(await careOf(db, "b-draft", { publicOnly: true }))).toEqual([row("2026-04-01", 90)]);
  expect(await careOf(db, "c-none")).toEqual([]);

  const out = await findEntry(db, "ball", "a-out");
  expect(out).toMatchObject({ version: 3, updatedAt: AT, live: { body: '<p>本文 "引用"</p>' } });
  expect([out?.live?.fields, out?.draft?.fields.number]).toMatchObject([{ number: "7", sex: "male" }, "8"]);
  expect([out?.live?.fields, out?.draft?.fields].some((fields) => fields && "weights" in fields)).toBe(false);
  const [kept] = await db.selectFrom("revisions").select("content").where("id", "=", "a-out").execute();
  expect(kept?.content).toBe(content([row("2026-02-01", 812.5), row("2026-01-01", 800), row("2026-02-01", 820)]));
  const keys = await db
    .selectFrom("entry_keys")
    .select(["id", "number"])
    .where("name", "=", "weight")
    .orderBy("id")
    .execute();
  expect(keys).toEqual([
    { id: "a-out", number: 820 },
    { id: "b-draft", number: 90 },
  ]);

  const again = openDatabase(file);
  expect(await careOf(again, "a-out")).toEqual(records);
  await again.destroy();
});

test("a version of before reads well beside one of today, and comes back without its weights", async () => {
  const { db } = oldDatabase([{ id: "akane", live: content([row("2026-01-01", 800)]), draft: null }]);
  const actor = { by: "hana@example.jp", now: new Date("2026-11-20T00:00:00.000Z") };
  const today = await findEntry(db, "ball", "akane");
  await saveDraft(db, "ball", "akane", 3, { ...contentOf(today as Entry), title: "茜（改）" }, actor);
  const [to, from] = await revisionsOf(db, "ball", "akane");
  if (!from || !to) throw new Error("There are no versions");
  const compared = await compareRevisions(db, kindNamed("ball"), "akane", from, to);
  expect(compared?.parts.map(({ path }) => path)).toEqual(["title"]);
  await revert(db, "ball", "akane", 4, 3, actor);
  const back = await findEntry(db, "ball", "akane");
  const view = await editorView(db, kindNamed("ball"), back as Entry, actor.now);
  expect([view.typed.title, "weights" in view.typed.fields, view.problems]).toEqual(["茜", false, []]);
  expect(weighingsOf(await careOf(db, "akane"))).toEqual([row("2026-01-01", 800)]);
});
