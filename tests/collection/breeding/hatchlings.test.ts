import { beforeEach, expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { type HatchlingsForm, readHatchlingsForm } from "#app/collection/breeding/hatchlings/form.ts";
import { hatch } from "#app/collection/breeding/hatchlings/hatch.server.ts";
import { hatchlingsPage, withRows } from "#app/collection/breeding/hatchlings/page.server.ts";
import { pairChecks } from "#app/collection/breeding/pair/pair-view.server.ts";
import { breedingPage } from "#app/collection/papers/breeding/breeding.server.ts";
import { writeLine } from "#app/collection/papers/ledger/ledger.server.ts";
import { eventOn, eventWords } from "#app/collection/season/season-event.ts";
import { eventsOfSeason, writeSeason } from "#app/collection/season/season-log.server.ts";
import { parentageChecks } from "#app/collection/snake/parentage.server.ts";
import { undoAny } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { addCare, careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { lastWeighings } from "#app/kinds/ball/care/weights.server.ts";
import { nextNumber, series } from "#app/kinds/ball/numbers.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { noteSeason } from "#tests/support/season.ts";

const hetClown = { gene: "clown", state: "het", percent: null };
const sireGenes = [{ gene: "pastel", state: "visual", percent: null }, hetClown];

let db: Db;
beforeEach(async () => {
  db = memory();
  for (const { id, title, fields } of starterMorphs.filter(({ id }) => ["pastel", "clown", "albino"].includes(id)))
    await publishedEntry(db, "morph", id, content("morph", { title, fields: { ...fields } }));
  await publishedEntry(
    db,
    "ball",
    "sire",
    content("ball", { title: "父", fields: { number: "BP-2024-003", sex: "male", genotype: sireGenes } }),
  );
  await publishedEntry(
    db,
    "ball",
    "dam",
    content("ball", { title: "母", fields: { number: "BP-2026-007", sex: "female", genotype: [hetClown] } }),
  );
  const fields = { sire: "sire", dam: "dam" };
  await publishedEntry(db, "breed", "clutch", content("breed", { title: "2026年", fields }));
  await noteSeason(db, "clutch", { hatched: "2026-08-10", hatchlings: 8 });
});

const record = () => state(db, "breed", "clutch");
const page = async (query = "") => hatchlingsPage(db, await record(), new URLSearchParams(query), hana.now);
const snakes = () => db.selectFrom("entries").selectAll().where("kind", "=", "ball").orderBy("id").execute();

async function filled(change: Partial<HatchlingsForm> = {}): Promise<HatchlingsForm> {
  const { typed } = await page();
  const rows = typed.rows.map((row, at) => ({
    ...row,
    sex: at % 2 ? "male" : "female",
    line: at % 2 ? "パステル" : "",
    grams: String(60 + at),
  }));
  return { ...typed, common: "66%ポスヘテ・クラウン", rows, ...change };
}

test("numbers continue the keeper's own format and skip existing ones", () => {
  expect(nextNumber(["BP-2024-003", "BP-2026-007", "BP-2026-002"], "2026")).toBe("BP-2026-008");
  expect(nextNumber(["BP-2024-003"], "2026")).toBe("BP-2026-001");
  expect(nextNumber(["2025/12"], "2026")).toBe("2026/01");
  expect(nextNumber([], "2026")).toBe("2026-001");
  expect(series("2026-009", 3, (number) => number === "2026-010")).toEqual(["2026-009", "2026-011", "2026-012"]);
  expect(series("あかね", 2, () => false)).toEqual(["あかね", ""]);
  const chip = "392141000123456789";
  expect(series(chip, 2, (number) => number === chip)).toEqual(["392141000123456790", "392141000123456791"]);
});

test("changing the number of rows keeps their input, and numbering continues from any number", async () => {
  const { rows } = await filled();
  const form = formData({ count: "8", wanted: "１０", first: "BP-2026-006", do: "rows" });
  for (const [at, row] of rows.entries())
    for (const [name, value] of Object.entries(row)) form.set(`${name}.${at}`, value);
  const { typed, rowsRequest: asked } = readHatchlingsForm(form);
  if (!asked) throw new Error("not asked");
  expect(typed.first).toBe("BP-2026-006");
  const more = await withRows(db, typed, asked);
  expect(more.rows).toHaveLength(10);
  expect(more.rows.map(({ number }) => number).slice(0, 3)).toEqual(["BP-2026-006", "BP-2026-008", "BP-2026-009"]);
  expect(more.rows[1]).toMatchObject({ sex: "male", line: "パステル", grams: "61" });
  expect((await withRows(db, more, { count: 2, first: "" })).rows.map(({ number }) => number)).toEqual([
    "BP-2026-006",
    "BP-2026-008",
  ]);
  expect(await snakes()).toHaveLength(2);
});

test("eight drafts at once, each with parents, record, date, origin, genes and weight; pressing again adds none", async () => {
  const typed = await filled();
  expect(await hatch(db, await record(), typed, hana)).toMatchObject({ ok: true });
  const made = await state(db, "ball", "bp-2026-009");
  expect([made.status, contentOf(made).title]).toEqual(["draft", "BP-2026-009"]);
  expect(contentOf(made).fields).toMatchObject({
    number: "BP-2026-009",
    sex: "male",
    sire: "sire",
    dam: "dam",
    breed: "clutch",
    hatched: "2026-08-10",
    origin: "own",
    genotype: [
      { gene: "clown", state: "pos-het", percent: 66 },
      { gene: "pastel", state: "visual" },
    ],
  });
  const weights = await lastWeighings(db, [made.id]);
  expect(weights.get(made.id)).toEqual({ date: "2026-11-20", grams: 61 });
  expect(await hatch(db, await record(), typed, hana)).toMatchObject({ ok: true, result: null });
  expect(await snakes()).toHaveLength(10);
  expect((await page()).made).toHaveLength(8);
});

test("of two concurrent presses one creates them", async () => {
  const [entry, typed] = [await record(), await filled()];
  expect(await Promise.all([1, 2].map(() => hatch(db, entry, typed, hana)))).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  expect(await snakes()).toHaveLength(10);
});

/** The numbers of the first press, as the browser's second one sends them. */
test.each([
  ["another look", { line: "クラウン" }],
  ["another weight", { grams: "99" }],
])("of two concurrent requests with equal numbers, the second with %s keeps its input", async (_, change) => {
  const [entry, typed] = [await record(), await filled()];
  expect(await hatch(db, entry, typed, hana)).toMatchObject({ ok: true });
  const rows = typed.rows.map((row, at) => (at === 0 ? { ...row, ...change } : row));
  const second = await hatch(db, entry, { ...typed, rows }, ken);
  expect(second).toMatchObject({ ok: false, answer: { typed: { rows } } });
  expect(second.ok ? [] : second.answer.problems).toContainEqual({
    path: "number.0",
    message: "この番号は使われています",
  });
  expect(await snakes()).toHaveLength(10);
});

test("one invalid row blocks all, and each error is shown in its place", async () => {
  const typed = await filled({ hatched: "夏" });
  const [first, second, third] = typed.rows;
  if (!first || !second || !third) throw new Error("too few rows");
  first.line = "パステル ほげ";
  second.grams = "重い";
  third.number = "BP-2026-007";
  const hatched = await hatch(db, await record(), typed, hana);
  if (hatched.ok) throw new Error("made");
  expect(hatched.answer.typed).toEqual(typed);
  expect(new Set(hatched.answer.problems.map(({ path }) => path))).toEqual(
    new Set(["hatched", "line.0", "grams.1", "number.2"]),
  );
  expect(await snakes()).toHaveLength(2);
});

test("the form reads back what its page sends; a choice is inserted into its line", () => {
  const form = new FormData();
  const cells = {
    count: "2",
    "number.0": "A-1",
    "line.0": "アザンティック",
    "number.1": "A-2",
    "line:0": "アザンティック（VPI）",
  };
  for (const [name, value] of Object.entries(cells)) form.set(name, value);
  const { typed, isChoice } = readHatchlingsForm(form);
  expect(isChoice).toBe(true);
  expect(typed.rows.map(({ number, line }) => [number, line])).toEqual([
    ["A-1", "アザンティック（VPI）"],
    ["A-2", ""],
  ]);
});

test("a clutch is undone at once; a snake edited since stays with its first weight, and so do its eggs", async () => {
  const before = (await snakes()).map(({ id }) => id);
  const hatched = await hatch(db, await record(), await filled({ laid: "2026-06-10", eggs: "9" }), hana);
  const result = hatched.ok ? (hatched.result ?? "") : "";
  expect(await bulkOutcome(db, result)).toMatchObject({ done: 8 });
  const made = (await snakes()).map(({ id }) => id).filter((id) => !before.includes(id));
  const [fed = "", sold = ""] = made;
  const note = { ball: fed, type: "note" as const, note: "初めて食べた", date: "2026-11-20", isPublic: false };
  await db.transaction().execute((trx) => addCare(trx, [note], hana));
  await db.transaction().execute((trx) => writeLine(trx, sold, 0, { breeder: "見本ファーム" }, hana));
  expect(await undoBulk(db, result, hana, undoAny)).toBe(true);
  const left = (await snakes()).map(({ id }) => id).filter((id) => !before.includes(id));
  expect(left.toSorted()).toEqual([fed, sold].toSorted());
  expect((await careOf(db, fed)).map(({ type }) => type).toSorted()).toEqual(["note", "weight"]);
  expect((await eventsOfSeason(db, "clutch")).map(({ type }) => type)).toContain("laid");
  const { done, failed = [] } = (await bulkOutcome(db, result)) ?? {};
  expect(new Set([done, ...failed.map(({ id }) => id)])).toEqual(new Set([6, fed, sold, "clutch"]));
});

const clownPercent = (genotype: unknown) =>
  Array.isArray(genotype) ? genotype.find(({ gene }) => gene === "clown") : undefined;
const genesOf = async (id: string) => contentOf(await state(db, "ball", id)).fields.genotype;

test("the rows offer what the parents can produce, with odds, a drawing and hidden genes", async () => {
  const { offers } = await page();
  expect(offers.looks.map(({ line, chance, unseen }) => [line, chance, unseen])).toEqual([
    ["ノーマル", "37.5%（3/8）", "66%ポスヘテ・クラウン"],
    ["パステル", "37.5%（3/8）", "66%ポスヘテ・クラウン"],
    ["クラウン", "12.5%（1/8）", ""],
    ["パステル クラウン", "12.5%（1/8）", ""],
  ]);
  expect(offers.looks.every(({ drawn }) => drawn !== null)).toBe(true);
  expect([offers.isAll, offers.why]).toEqual([true, null]);
});

test("possible hets are filled in exactly, unless specified", async () => {
  const typed = await filled({ common: "" });
  const lines = ["ノーマル", "パステル クラウン", "33%ポスヘテ・クラウン", "100%ヘテロ・クラウン", "", "", "", ""];
  const rows = typed.rows.map((row, at) => ({ ...row, line: lines[at] ?? "" }));
  expect(await hatch(db, await record(), { ...typed, rows }, hana)).toMatchObject({ ok: true });
  expect(await genesOf("bp-2026-008")).toEqual([{ gene: "clown", state: "pos-het", percent: 66 }]);
  expect(clownPercent(await genesOf("bp-2026-009"))).toEqual({ gene: "clown", state: "visual" });
  expect(clownPercent(await genesOf("bp-2026-010"))).toEqual({ gene: "clown", state: "pos-het", percent: 33 });
  expect(clownPercent(await genesOf("bp-2026-011"))).toEqual({ gene: "clown", state: "het" });
  expect(await genesOf("bp-2026-012")).toEqual([]);
});

test("impossible young are reported with an explanation, and created after confirmation", async () => {
  await publishedEntry(
    db,
    "ball",
    "other",
    content("ball", {
      title: "前のオス",
      fields: { sex: "male", genotype: [{ gene: "albino", state: "het", percent: null }] },
    }),
  );
  await publishedEntry(
    db,
    "breed",
    "before",
    content("breed", { title: "前の年", fields: { sire: "other", dam: "dam" } }),
  );
  const typed = await filled();
  const [first] = typed.rows;
  if (first) first.line = "アルビノ";
  const told = await hatch(db, await record(), typed, hana);
  if (told.ok) throw new Error("made");
  expect(told.answer.problems).toEqual([]);
  expect(told.answer.doubts[0]).toBe(
    "「アルビノ」は、両親からは生まれません。父と母がどちらも未確認のヘテロ・アルビノなら説明がつきます。",
  );
  expect(await snakes()).toHaveLength(3);
  // A line that differs from the confirmed reading is asked about again.
  const [, second] = typed.rows;
  if (second) second.line = "アルビノ";
  const again = await hatch(db, await record(), { ...typed, seen: told.answer.seen }, hana);
  if (again.ok) throw new Error("made");
  expect(Object.keys(again.answer.doubts)).toEqual(["0", "1"]);
  expect(await hatch(db, await record(), { ...typed, seen: again.answer.seen }, hana)).toMatchObject({ ok: true });
  expect(await snakes()).toHaveLength(11);
});

test("first weights in one line fill the rows in order; more than there are rows are rejected", async () => {
  const typed = await filled({ weights: "62、65 58" });
  const rows = typed.rows.map((row, at) => ({ ...row, grams: at === 1 ? "99" : "" }));
  const tooMany = await hatch(db, await record(), { ...typed, rows, weights: "1 2 3 4 5 6 7 8" }, hana);
  expect(tooMany.ok ? [] : tooMany.answer.problems.map(({ path }) => path)).toContain("weights");
  await hatch(db, await record(), { ...typed, rows }, hana);
  const weights = await lastWeighings(db, ["bp-2026-008", "bp-2026-009", "bp-2026-010", "bp-2026-011", "bp-2026-012"]);
  expect([...weights.values()].map(({ grams }) => grams).sort()).toEqual([58, 62, 65, 99]);
  expect(weights.get("bp-2026-008")?.grams).toBe(62);
  expect(weights.get("bp-2026-010")?.grams).toBe(65);
});

test("any snake with named parents is checked before publishing", async () => {
  const albino = content("ball", {
    title: "子",
    fields: { sire: "sire", dam: "dam", genotype: [{ gene: "albino", state: "visual", percent: null }] },
  });
  const words = async (fields: Partial<typeof albino.fields>) =>
    (await parentageChecks(db, { ...albino, fields: { ...albino.fields, ...fields } }, hana.now)).map(
      ({ what, blocks }) => [what, blocks],
    );
  expect(await words({})).toEqual([
    [
      "「アルビノ」は、両親からは生まれません。父と母がどちらも未確認のヘテロ・アルビノなら説明がつきます。親か遺伝子を確かめてください。",
      false,
    ],
  ]);
  expect(await words({ sire: null, dam: null })).toEqual([]);
  // As after a mistaken sex was corrected.
  const swapped = { sire: "dam", dam: "sire" };
  expect(await words({ ...swapped, genotype: [] })).toEqual([
    ["父の「母」はメスです", false],
    ["母の「父」はオスです", false],
  ]);
  const season = content("breed", { title: "2026年", fields: swapped });
  expect((await pairChecks(db, season, hana.now)).map(({ what }) => what)).toContain("父の「母」はメスです");
  expect(await words({ genotype: [{ gene: "clown", state: "visual", percent: null }] })).toEqual([]);
  const het = [{ gene: "albino", state: "het", percent: null }];
  await publishedEntry(
    db,
    "ball",
    "carrier",
    content("ball", { title: "ヘテロの母", fields: { sex: "female", genotype: het, hatched: "2024" } }),
  );
  await publishedEntry(
    db,
    "ball",
    "other",
    content("ball", { title: "前のオス", fields: { sex: "male", genotype: het } }),
  );
  await publishedEntry(
    db,
    "breed",
    "before",
    content("breed", { title: "前の年", fields: { sire: "other", dam: "carrier" } }),
  );
  expect(await words({ dam: "carrier", genotype: [], hatched: "2023-07-01" })).toEqual([
    ["母の「ヘテロの母」が、この個体より先に生まれていません", false],
  ]);
  expect(await words({ dam: "carrier" })).toEqual([
    [
      "「アルビノ」は、両親からは生まれません。父が未確認のヘテロ・アルビノなら説明がつきます。父が別のオスの場合（前に一緒にいたオスの精子による場合を含む）でも説明がつきます。同じ母の記録では「前のオス」が当てはまります。親か遺伝子を確かめてください。",
      false,
    ],
  ]);
});

const events = async () => (await eventsOfSeason(db, "clutch")).map((event) => `${event.date} ${eventWords(event)}`);

test("the season shows a clutch at once: eggs, a lost egg, two batches, and their young", async () => {
  await db.deleteFrom("season_events").execute();
  const { typed } = await page();
  expect(typed.rows).toHaveLength(1);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, eggs: "6", count: "1", do: "rows" }))
    form.set(name, `${value}`);
  expect(readHatchlingsForm(form).rowsRequest?.count).toBe(6);
  const eggs = { laid: "2026-06-10", eggs: "6", slugs: "1" };
  expect(await hatch(db, await record(), { ...typed, ...eggs }, hana, true)).toMatchObject({ ok: true });
  expect(await events()).toEqual(["2026-06-10 産卵 有精卵6個・無精卵1個"]);
  const counted = await page();
  expect([counted.typed.rows.length, counted.typed.eggs]).toEqual([6, "6"]);
  const first = {
    ...counted.typed,
    common: "パステル",
    hatched: "2026-08-08",
    lost: "1",
    rows: counted.typed.rows.slice(0, 3),
  };
  const early = await hatch(db, await record(), { ...first, hatched: "2026-06-01", lost: "" }, hana);
  expect(early.ok ? [] : early.answer.problems).toEqual([
    { path: "hatched", message: expect.stringContaining("ハッチ（2026年6月1日）が、産卵（2026年6月10日）より前") },
  ]);
  const short = await hatch(db, await record(), { ...first, hatched: "2026-07-10", lost: "" }, hana);
  expect(short.ok ? "" : short.answer.doubts.hatched).toContain("産卵から30日後");
  expect(await snakes()).toHaveLength(2);
  const made = await hatch(db, await record(), first, hana);
  expect(await events()).toEqual([
    "2026-06-10 産卵 有精卵6個・無精卵1個",
    "2026-08-08 卵の損失 1個",
    "2026-08-08 ハッチ 3匹",
  ]);
  const rest = (await page()).typed;
  expect(rest.rows.map(({ number }) => number)).toEqual(["BP-2026-011", "BP-2026-012"]);
  const tooMany = await hatch(db, await record(), { ...rest, hatched: "2026-08-09", wanted: "3" }, hana, true);
  expect(tooMany.ok ? [] : tooMany.answer.problems.map(({ message }) => message)).toEqual([
    "ハッチ（6匹）と卵の損失（1個）の合計が、有精卵6個より多くなっています",
  ]);
  await hatch(db, await record(), { ...rest, hatched: "2026-08-09", wanted: "2" }, hana, true);
  const [line] = (await breedingPage(db, new URLSearchParams(), hana.now)).lines;
  expect(line).toMatchObject({ eggs: 6, slugs: 1, lost: 1, hatched: ["2026-08-08", "2026-08-09"], hatchlings: 5 });
  // Already counted: the snakes of that day are created without another hatching.
  const second = (await page()).typed;
  expect([second.hatched, second.rows.length]).toEqual(["2026-08-09", 2]);
  await hatch(db, await record(), { ...second, common: "パステル" }, hana);
  expect((await events()).slice(2)).toEqual(["2026-08-08 ハッチ 3匹", "2026-08-09 ハッチ 2匹"]);
  expect(await undoBulk(db, made.ok ? (made.result ?? "") : "", hana, undoAny)).toBe(true);
  expect(await events()).toEqual(["2026-06-10 産卵 有精卵6個・無精卵1個", "2026-08-09 ハッチ 2匹"]);
});

test("a clutch without looks is asked about; with two sires it has the odds of both, its young the selected one", async () => {
  await publishedEntry(db, "ball", "second", content("ball", { title: "二番目", fields: { sex: "male" } }));
  const add = [eventOn("lock", "2026-02-03", { sire: "second" })];
  await db.transaction().execute((trx) => writeSeason(trx, "clutch", { add }, hana));
  const { typed, offers, sires } = await page();
  expect(sires.map(({ label }) => label)).toEqual(["父", "二番目"]);
  expect(offers.looks.find(({ line }) => line === "パステル")?.chance).toBe("父なら37.5%（3/8）");
  expect(offers.looks.find(({ line }) => line === "ノーマル")?.chance).toBe("父なら37.5%（3/8）・二番目なら100%");
  const rows = typed.rows.slice(0, 2).map((row, at) => ({ ...row, sire: at === 0 ? "second" : "unknown" }));
  const asked = await hatch(db, await record(), { ...typed, rows }, hana);
  if (asked.ok) throw new Error("made");
  expect(asked.answer.doubts).toEqual({ 0: "見た目がまだ書かれていません。", 1: "見た目がまだ書かれていません。" });
  await hatch(db, await record(), { ...typed, rows, seen: asked.answer.seen }, hana);
  const sireOf = async (id: string) => contentOf(await state(db, "ball", id)).fields.sire;
  expect([await sireOf("bp-2026-008"), await sireOf("bp-2026-009")]).toEqual(["second", null]);
});
