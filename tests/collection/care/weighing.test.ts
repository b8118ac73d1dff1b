import { beforeEach, expect, test } from "vitest";
import { undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { createEntry, end, trash } from "#app/cms/content/lifecycle.server.ts";
import { collectionPage } from "#app/collection/care/collection-page.server.ts";
import { keepWeighings } from "#app/collection/care/weighing/weighing.server.ts";
import { addCare, careOf, undoLine } from "#app/kinds/ball/care/care-log.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  for (const [id, shelf] of [
    ["akane", "A-10"],
    ["kohaku", "A-2"],
    ["hisui", ""],
  ] as const) {
    await publishedEntry(db, "ball", id, { title: id, fields: { shelf } });
  }
  const line = { ball: "akane", type: "weight" as const, date: "2026-11-01", grams: 1100, isPublic: true };
  await db.transaction().execute((trx) => addCare(trx, [line], hana));
});

function send(boxes: Record<string, string>, more: Record<string, string> = {}) {
  const form = formData({ date: "2026-11-20", public: "on", ...more });
  for (const [id, value] of Object.entries(boxes)) form.append(`grams.${id}`, value);
  return keepWeighings(db, form, ken);
}

const weights = async (id: string) =>
  (await careOf(db, id)).map((line) => (line.type === "weight" ? `${line.date} ${line.grams}` : line.type));

test("snakes follow the order of their racks; promised and unpublished ones are included, trashed ones are not", async () => {
  await createEntry(db, "ball", "new", content("ball", { title: "新入り", fields: { shelf: "Ｂ1" } }), hana);
  for (const id of ["gone", "ended", "sold"]) {
    const entry = await publishedEntry(db, "ball", id, { title: id, fields: { sale: id === "sold" ? id : "display" } });
    if (id === "gone") await trash(db, "ball", id, entry.version, hana);
    if (id === "ended") await end(db, "ball", id, entry.version, hana);
  }
  const page = (search = "") => collectionPage(db, new URLSearchParams(search), ken.now, "weights");
  const all = await page();
  expect(all.snakes.map(({ id, weighed }) => [id, weighed?.grams ?? null])).toEqual([
    ["kohaku", null],
    ["akane", 1100],
    ["new", null],
    ["ended", null],
    ["hisui", null],
    ["sold", null],
  ]);
  expect(all.racks).toEqual([
    { rack: "A", count: 2 },
    { rack: "B", count: 1 },
    { rack: "", count: 3 },
  ]);
  expect((await page("shelf=A")).snakes.map(({ id }) => id)).toEqual(["kohaku", "akane"]);
  expect((await page("shelf=none")).snakes.map(({ id }) => id)).toEqual(["ended", "hisui", "sold"]);
  expect((await page("shelf=Z&page=9")).snakes).toHaveLength(6);
});

test("all boxes are stored at once in any digits; empty ones are skipped; a second press changes nothing", async () => {
  const boxes = { akane: "５，４９９．５ｇ", kohaku: " 0.9 kg ", hisui: "" };
  const before = (await state(db, "ball", "akane")).updatedAt;
  expect(await send(boxes, { date: "2026年11月20日" })).toMatchObject({ saved: 2, date: "2026-11-20", left: null });
  expect(await send(boxes)).toMatchObject({ saved: 2, left: null });
  expect([await weights("akane"), await weights("kohaku"), await weights("hisui")]).toEqual([
    ["2026-11-20 5499.5", "2026-11-01 1100"],
    ["2026-11-20 900"],
    [],
  ]);
  expect((await state(db, "ball", "akane")).updatedAt).toBe(before);
});

test("unreadable input comes back unchanged, and the rest is stored", async () => {
  const { saved, left } = await send({ akane: "重い", kohaku: "900", nobody: "5" });
  expect(saved).toBe(1);
  expect(left).toMatchObject({ typed: { akane: "重い", nobody: "5" }, isPublic: true });
  expect(Object.keys(left?.problems ?? {})).toEqual(["akane", "nobody"]);
  expect(await weights("kohaku")).toHaveLength(1);
});

test.each(["", "2026-02-31", "2026-11-21", "あさって"])("with the day %j nothing is stored or lost", async (date) => {
  const { saved, left } = await send({ akane: "1120" }, { date });
  expect(saved).toBe(0);
  expect(left).toMatchObject({ date, typed: { akane: "1120" }, dateProblem: expect.any(String) });
  expect(await weights("akane")).toHaveLength(1);
});

test.each([
  ["989", "a loss of more than a tenth", "10%減っています"],
  ["220", "a nought too few", "桁が違います"],
  ["5500", "a nought too many", "桁が違います"],
])("%s g, %s, is asked about; confirming that very weight stores it", async (grams, _, question) => {
  const asked = await send({ akane: grams, kohaku: "900" });
  expect(asked.left?.doubts.akane).toContain(question);
  expect([asked.saved, await weights("akane")]).toEqual([1, ["2026-11-01 1100"]]);
  // After a question about one weight, a different one is questioned as well.
  expect((await send({ akane: "108" }, { "sure.akane": grams })).left).not.toBeNull();
  expect(await send({ akane: grams }, { "sure.akane": grams })).toMatchObject({ saved: 1, left: null });
  expect(await weights("akane")).toEqual([`2026-11-20 ${grams}`, "2026-11-01 1100"]);
});

test("another weight of the same day asks whether to replace the first", async () => {
  const asked = await send({ akane: "1150" }, { date: "11/1" });
  expect(asked.left?.doubts.akane).toContain("置き換えますか");
  await send({ akane: "1150" }, { date: "11/1", "sure.akane": "1150" });
  expect(await weights("akane")).toEqual(["2026-11-01 1150"]);
  // A weight of an earlier day is not compared.
  expect(await send({ akane: "100" }, { date: "10/1" })).toMatchObject({ saved: 1, left: null });
});

test("weights are undone at once: new ones are removed, replaced ones restored", async () => {
  await send({ akane: "990" });
  const both = await send({ akane: "1150", kohaku: "900" }, { "sure.akane": "1150" });
  expect([await weights("akane"), await weights("kohaku")]).toEqual([
    ["2026-11-20 1150", "2026-11-01 1100"],
    ["2026-11-20 900"],
  ]);
  await undoBulk(db, both.result ?? "", hana, undoLine);
  expect([await weights("akane"), await weights("kohaku")]).toEqual([["2026-11-20 990", "2026-11-01 1100"], []]);
});
