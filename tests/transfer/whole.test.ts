// A move to another database: every table goes along, row for row, or nothing does.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { exportWhole } from "#app/transfer/export.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { importWhole } from "#app/transfer/whole/read.server.ts";
import { Summing, sumOf } from "#app/transfer/whole/rows.server.ts";
import { carriedTables } from "#app/transfer/whole/tables.ts";
import { filesIn, fillSmallSite, openSite, PERSON, scratchFolder } from "./sites.ts";

const AT = "2026-11-20T03:00:00.000Z";

/** The small site, and a row at least in every table there is. */
async function fillEveryTable(db: Db): Promise<void> {
  await fillSmallSite(db);
  const by = PERSON.by;
  await db
    .insertInto("autosaves")
    .values({ kind: "term", id: ":new", by, at: AT, form: '{"title":"\\u2028𠮷"}' })
    .execute();
  const inquiry = {
    at: AT,
    kind: "inquiry",
    name: "客",
    contact: "{}",
    ball: null,
    days: "[]",
    message: "一\n二\u2028三",
  } as const;
  await db
    .insertInto("inquiries")
    .values({ id: 41, state: "open", ...inquiry })
    .execute();
  await db.insertInto("inquiry_notes").values({ inquiry: 41, at: AT, by, text: "電話した" }).execute();
  await db
    .insertInto("events")
    .values({ id: 7, at: AT, by, action: "sign-in", target: "", network: "192.0.2.0/24" })
    .execute();
  await db.insertInto("ended_sessions").values({ hash: "h", until: "2099-01-01T00:00:00.000Z" }).execute();
  const bulk = { by, action: "end", done: 1, failed: "[]", changed: "[]", undone_at: null };
  const line = { snake: "akane", version: 1, value: '{"leftTo":"客"}', left_on: "2026-11-20", animal: null };
  await db
    .insertInto("ledger_lines")
    .values({ ...line, updated_at: AT, updated_by: by })
    .execute();
  await db
    .insertInto("ledger_revisions")
    .values({ snake: "akane", value: line.value, part: "record", at: AT, by })
    .execute();
  await db
    .insertInto("note_boxes")
    .values({
      address: "a",
      version: 3,
      sealed: Buffer.from([0, 255]),
      deletion: "d",
      visited_on: "2026-11-20",
    })
    .execute();
  await db.insertInto("daily_checks").values({ day: "2026-11-20", value: "{}", at: AT, by }).execute();
  await db
    .insertInto("season_events")
    .values({
      id: 3,
      kind: "breed",
      entry: "2022-kohaku-akane",
      type: "lock",
      date: "2026-02-04",
      until: "2026-02-04",
      millimetres: null,
      note: "朝まで",
      created_at: AT,
      created_by: by,
      updated_at: AT,
      updated_by: by,
    })
    .execute();
  await db.insertInto("explanations").values({ snake: "akane", number: 1, value: "{}", at: AT, by }).execute();
  await db
    .insertInto("bulk_results")
    .values({ token: "t", at: AT, ...bulk })
    .execute();
}

const openFilled = async () => {
  const db = openSite();
  await fillEveryTable(db);
  return db;
};

test("every table arrives as it was, and the site goes on from there", async () => {
  const [first, second] = [await openFilled(), openSite()];
  const folder = join(scratchFolder(), "a");
  const exported = await exportWhole(first, folder, { replace: false });
  if (!exported.ok) throw new Error(exported.message);
  for (const { name } of carriedTables) expect(exported.sums[name]?.rows, name).toBeGreaterThan(0);
  const before = await readGeneration(second);

  expect(await importWhole(second, folder, { dryRun: true })).toMatchObject({ ok: true, step: "tried" });
  expect(await second.selectFrom("entries").select("id").execute()).toEqual([]);
  expect(await readGeneration(second)).toBe(before);

  expect(await importWhole(second, folder, { dryRun: false })).toEqual({
    ok: true,
    step: "taken",
    sums: exported.sums,
  });
  for (const table of carriedTables) {
    if (table.name !== "counters") expect(await sumOf(second, table), table.name).toEqual(await sumOf(first, table));
  }
  // Kept pages are out of date, and what is made from the entries was made.
  expect(await readGeneration(second)).toBeGreaterThan(await readGeneration(first));
  for (const made of ["entry_keys", "image_uses", "search_documents"] as const) {
    const all = (db: Db) => db.selectFrom(made).select("id").orderBy("id").execute();
    expect(await all(second), made).toEqual(await all(first));
  }
  expect(await findEntry(second, "term", "x-worked-on")).toEqual(await findEntry(first, "term", "x-worked-on"));
  // A second time changes nothing; after a change it is refused.
  expect(await importWhole(second, folder, { dryRun: false })).toMatchObject({ ok: true, step: "same" });
  await saveSetting(second, "notice", 0, { text: "x" }, PERSON);
  expect(await importWhole(second, folder, { dryRun: false })).toMatchObject({ ok: false });

  const event = { at: AT, by: PERSON.by, action: "sign-in", target: "", network: "192.0.2.0/24" };
  const written = await second.insertInto("events").values(event).returning("id").executeTakeFirstOrThrow();
  expect(written.id, "the next number is new").toBe(8);

  const back = join(scratchFolder(), "b");
  await exportWhole(first, back, { replace: false });
  expect(filesIn(back)).toEqual(filesIn(folder));
});

test("the order of rows is no part of their sum, each of them is", () => {
  const sumOfLines = (...lines: string[]) => {
    const summing = new Summing();
    for (const line of lines) summing.add(line);
    return summing.sum;
  };
  expect(sumOfLines("a", "b")).toEqual(sumOfLines("b", "a"));
  expect(sumOfLines("a", "b")).not.toEqual(sumOfLines("a", "c"));
  expect(sumOfLines("a", "a")).not.toEqual(sumOfLines("a"));
});

test("a folder that is not as it was written is refused by file and line, and nothing is taken in", async () => {
  const first = await openFilled();
  const folder = scratchFolder();
  const notes = "tables/inquiry_notes.jsonl";
  const cases: [change: (read: (name: string) => string) => Record<string, string>, at: string, words: string][] = [
    [() => ({ [notes]: "" }), `${notes}:1`, "1 行と違います（0 行"],
    [(read) => ({ [notes]: read(notes).replace("電話", "電報") }), `${notes}:1`, "違います"],
    [(read) => ({ [notes]: `${read(notes)}{"id":2,` }), `${notes}:2`, "JSON"],
    [(read) => ({ [notes]: read(notes).replace('"電話した"', "[1]") }), `${notes}:1`, "JSON"],
    [() => ({ "tables/cats.jsonl": "" }), "tables/cats.jsonl:1", "知らない"],
    [() => ({ "tables/sums.json": "{" }), "tables/sums.json:1", "読めません"],
    [
      (read) => ({ "tables/sums.json": read("tables/sums.json").replace(/"schema": \d+/, '"schema": 1') }),
      "tables/sums.json:1",
      "版",
    ],
    [() => ({ "borupa.yaml": "format: 1\n" }), "borupa.yaml:1", "--all"],
  ];
  for (const [index, [change, at, words]] of cases.entries()) {
    const db = openSite();
    const one = join(folder, String(index));
    await exportWhole(first, one, { replace: false });
    const changed = change((name) => readFileSync(join(one, name), "utf8"));
    for (const [name, text] of Object.entries(changed)) writeFileSync(join(one, name), text);
    const imported = await importWhole(db, one, { dryRun: false });
    if (imported.ok) throw new Error(`${at} was taken`);
    expect(imported.problems.map(({ file, line }) => `${file}:${line}`)).toEqual([at]);
    expect(imported.problems[0]?.message).toContain(words);
    expect(await db.selectFrom("entries").select("id").execute()).toEqual([]);
  }
});

/** Other rows in a table's file, and the sum that is theirs. */
function forge(folder: string, table: string, change: (lines: string[]) => string[]): void {
  const file = join(folder, `tables/${table}.jsonl`);
  const lines = change(readFileSync(file, "utf8").trimEnd().split("\n"));
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  const summing = new Summing();
  for (const line of lines) summing.add(line);
  const sums = JSON.parse(readFileSync(join(folder, "tables/sums.json"), "utf8"));
  sums.tables[table] = summing.sum;
  writeFileSync(join(folder, "tables/sums.json"), JSON.stringify(sums));
}

test("a row the database refuses takes all others back with it", async () => {
  const [first, second] = [await openFilled(), openSite()];
  const folder = join(scratchFolder(), "a");
  await first.updateTable("counters").set({ name: "generation-2" }).where("name", "=", "generation").execute();
  await exportWhole(first, folder, { replace: false });
  // Its sum is right, its rows are not: an entry twice.
  forge(folder, "entries", ([line = ""]) => [line, line]);
  expect(await importWhole(second, folder, { dryRun: false })).toMatchObject({
    ok: false,
    problems: [{ file: "tables/entries.jsonl", message: expect.stringContaining("データベースに入りません") }],
  });
  expect(await second.selectFrom("entries").select("id").execute()).toEqual([]);
  expect(await readGeneration(second)).toBeGreaterThan(0);
});

test("what the database keeps otherwise than it was written is found, and nothing is taken in", async () => {
  const [first, second] = [await openFilled(), openSite()];
  const folder = join(scratchFolder(), "a");
  await exportWhole(first, folder, { replace: false });
  // Words where the column holds numbers: either database makes a number of them.
  forge(folder, "inquiry_notes", (lines) => lines.map((line) => line.replace('"inquiry":41', '"inquiry":"41"')));
  expect(await importWhole(second, folder, { dryRun: false })).toMatchObject({
    ok: false,
    problems: [{ file: "tables/inquiry_notes.jsonl", message: expect.stringContaining("数え直すと") }],
  });
  expect(await second.selectFrom("entries").select("id").execute()).toEqual([]);
});

test("each of the two imports says which folder is the other's", async () => {
  const folder = join(scratchFolder(), "a");
  await exportWhole(await openFilled(), folder, { replace: false });
  const asked = { replace: false, dryRun: false, now: new Date(AT) };
  expect((await importSite(openSite(), folder, asked)).problems).toEqual([
    { file: "borupa.yaml", line: 1, message: expect.stringContaining("--all") },
  ]);
});
