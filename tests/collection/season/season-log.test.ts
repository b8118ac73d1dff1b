import { beforeEach, expect, test } from "vitest";
import { listEntries } from "#app/cms/admin/editing/list/list.server.ts";
import { readAdminListQuery } from "#app/cms/admin/editing/list/list.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { breedRows } from "#app/collection/breeding/rows.server.ts";
import { findSeasons } from "#app/collection/season/find-seasons.server.ts";
import { eventOn } from "#app/collection/season/season-event.ts";
import { changeEvent, eventsOfSeason, undoEvent, writeSeason } from "#app/collection/season/season-log.server.ts";
import { seasonFile } from "#app/kinds/breed/season-file.server.ts";
import { runningSeasons } from "#app/kinds/breed/season-lines.server.ts";
import { searchPage } from "#app/pages/search/search-page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readEntryFile, writeEntryFile } from "#app/transfer/entry-file.server.ts";
import { content, hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { breedPage } from "#tests/support/pages.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  await publishedEntry(db, "breed", "season", content("breed", { title: "2026年" }));
});

const event = eventOn;

async function add(...events: ReturnType<typeof event>[]) {
  const written = await db.transaction().execute((trx) => writeSeason(trx, "season", { add: events }, hana));
  if (!written.ok) throw new Error(written.problems.join());
  return written.lines;
}
const log = () => eventsOfSeason(db, "season");

test("recording an event makes no revision or draft, and every page shows it", async () => {
  const before = await state(db, "breed", "season");
  await add(
    event("lock", "2026-02-10", { until: "2026-02-12" }),
    event("ovulated", "2026-03-10"),
    event("together", "2026-02-10"),
  );
  expect(await state(db, "breed", "season")).toEqual(before);
  const page = await breedPage(db, "season", hana.now);
  expect(page?.steps.slice(0, 2)).toEqual([
    { name: "paired", state: "recorded", days: ["2026-02-10", "2026-02-12"] },
    { name: "ovulated", state: "recorded", days: ["2026-03-10"] },
  ]);
  expect(page?.locks).toEqual(["2026-02-10", "2026-02-12"]);
  // Also in the list of running seasons and in the admin's.
  expect(await runningSeasons(db, hana.now)).toEqual([expect.objectContaining({ state: "排卵 2026年3月10日" })]);
  const query = readAdminListQuery(new URLSearchParams(), kindNamed("breed"));
  const { items } = await listEntries(db, kindNamed("breed"), query, hana.now);
  const rows = await breedRows.rows(db, items, hana.now);
  expect(rows[0]?.cells[1]).toMatchObject({ text: "排卵" });
});

test("a batch is undone, except for a line corrected since", async () => {
  const changed = await add(event("together", "2026-02-10"), event("lock", "2026-02-11"));
  const [first] = await log();
  if (!first) throw new Error("nothing noted");
  expect(await changeEvent(db, "season", first, { ...first, note: "朝まで" }, ken)).toBe("done");
  const undone = await db.transaction().execute(async (trx) => {
    const words: (string | null)[] = [];
    for (const line of changed) words.push(await undoEvent(trx, line, hana));
    return words;
  });
  expect(undone).toEqual(["そのあとに変更されています", null]);
  expect((await log()).map(({ note, by }) => [note, by])).toEqual([["朝まで", ken.by]]);
});

test("the log is exported with its entry's file and imported unchanged", async () => {
  await add(
    event("lock", "2026-02-10", { until: "2026-02-12", note: "長い" }),
    event("follicles", "2026-03-01", { millimetres: 25.5 }),
  );
  const lines = await log();
  const { id: _, ...parts } = await state(db, "breed", "season");
  const kind = kindNamed("breed");
  const text = writeEntryFile(kind, { ...parts, liveAt: null }, lines);
  const read = readEntryFile(kind, "season.md", text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.log).toEqual(lines.map(({ id: _id, version: _version, by: _by, ...line }) => line));
  expect(await seasonFile.plan(db, "season", lines, { replace: true, isPerson: () => true })).toBeNull();
  const emptied = await seasonFile.plan(db, "season", [], { replace: true, isPerson: () => true });
  await db.transaction().execute(async (trx) => emptied?.apply(trx, hana));
  expect(await log()).toEqual([]);
});

test.each([
  ["- { date: 2/4, event: lock }", "2026-02-04 の形で書いてください"],
  [
    "- { date: 2026-02-04, event: かみついた }",
    "together・lock・apart・follicles・ovulated・preLayShed・laid・lost・hatched・note のどれかを書いてください",
  ],
  ["- { date: 2026-02-04, event: lock, mm: 20 }", "mm は follicles に書き、ほかには書きません"],
  ["- { date: 2026-02-04, until: 2026-02-01, event: lock }", "date と同じか後の日を 2026-02-04 の形で書いてください"],
])("%s is reported with its line", (line, problem) => {
  const read = readEntryFile(
    kindNamed("breed"),
    "x.md",
    `---\ntitle: 2026年\npublished: 2026-02-20\nseason:\n  ${line}\n---\n`,
  );
  expect(read.ok ? [] : read.problems.map(({ message }) => message)).toEqual([problem]);
});

test("a season is found by its log and by its eggs in the incubator, whatever its entry says", async () => {
  const found = async (q: string) => (await findSeasons(db, q, hana.now)).map(({ id, note }) => `${id} ${note}`);
  await publishedEntry(db, "breed", "other", content("breed", { title: "空×雫", fields: {} }));
  await add(event("lock", "2026-02-10", { note: "夜中まで" }), event("together", "2026-02-12"));
  expect(await found("ロック")).toEqual(["season 2026年2月10日 ロック（夜中まで）"]);
  expect(await found("ろっく 2026年")).toHaveLength(1);
  expect(await found("ロック 空")).toEqual([]);
  expect(await found("2026年 雫")).toEqual([]);
  expect(await found("孵卵中")).toEqual([]);
  await add(event("laid", "2026-10-01"));
  expect(await found("孵卵中")).toEqual(["season 孵卵中（2026年10月1日産卵）"]);
  expect(await found("2026年 生まれる予定")).toHaveLength(1);
  const forVisitors = async (q: string) =>
    (await searchPage(db, new URLSearchParams({ q }), hana.now)).best.map(({ to }) => to);
  expect(await forVisitors("生まれる予定")).toContain("/breed/season");
  await add(event("hatched", "2026-11-19"));
  expect([await found("孵卵中"), await forVisitors("生まれる予定")]).toEqual([[], []]);
  expect(await found(" ")).toEqual([]);
});
