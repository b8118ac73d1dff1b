import { beforeEach, expect, test } from "vitest";
import { createEntry } from "#app/cms/content/lifecycle.server.ts";
import { breedingPage } from "#app/collection/papers/breeding/breeding.server.ts";
import { eventOn } from "#app/collection/season/season-event.ts";
import { writeSeason } from "#app/collection/season/season-log.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { noteSeason } from "#tests/support/season.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  const dam = { number: "BP-1", sex: "female", genotype: [{ gene: "pastel", state: "single", percent: null }] };
  await publishedEntry(db, "ball", "akane", content("ball", { title: "茜", fields: dam }));
  await publishedEntry(
    db,
    "ball",
    "kohaku",
    content("ball", { title: "琥珀", fields: { number: "BP-2", sex: "male" } }),
  );
  const pair = { sire: "kohaku", dam: "akane" };
  await publishedEntry(db, "breed", "s-1", content("breed", { title: "2026 茜×琥珀", fields: pair }));
  const laid = { pairings: ["2026-02-03", "2026-01-15"], laid: "2026-05-01", eggs: 6, slugs: 1 };
  await noteSeason(db, "s-1", { ...laid, hatched: "2026-06-28", hatchlings: 6 });
  await createEntry(db, "breed", "s-2", content("breed", { title: "はじめたばかり", fields: { dam: "akane" } }), hana);
  await noteSeason(db, "s-2", { laid: "2026-05-20" });
  await createEntry(db, "breed", "s-3", content("breed", { title: "日付なし" }), hana);
});

const page = (search = "") => breedingPage(db, new URLSearchParams(search), hana.now);

test("a season appears in every year of its events, drafts too; one without dates is reported", async () => {
  expect(await page()).toMatchObject({
    year: 2026,
    years: [2026, 2025],
    undated: [{ id: "s-3" }],
    lines: [{ id: "s-1" }, { id: "s-2" }],
  });
  expect((await page("year=2025")).lines.map(({ id }) => id)).toEqual(["s-1"]);
});

test("a line has the required items, and names what is missing", async () => {
  const { lines } = await page();
  expect(lines[0]).toMatchObject({
    ...{ sire: "BP-2 琥珀", paired: ["2026-01-15", "2026-02-03"], laid: ["2026-05-01"], eggs: 6, hatchlings: 6 },
    missing: [],
  });
  expect(lines[0]?.dam).toContain("BP-1 茜");
  expect(lines[1]?.missing).toEqual(["父", "交配した日", "卵の数"]);
});

test("events recorded by tapping appear on the paper, also of a draft", async () => {
  const add = [eventOn("lock", "2026-03-01"), eventOn("laid", "2026-05-02")];
  await db.transaction().execute((trx) => writeSeason(trx, "s-3", { add }, hana));
  const { lines, undated } = await page();
  expect(undated).toEqual([]);
  expect(lines.find(({ id }) => id === "s-3")).toMatchObject({ paired: ["2026-03-01"], laid: ["2026-05-02"] });
});
