import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { createEntry, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { takeInCsv } from "#app/collection/csv/import.server.ts";
import { ledgerPage } from "#app/collection/papers/ledger/steps.server.ts";
import { dueHandOvers } from "#app/collection/snake/due.server.ts";
import { readSaleForm } from "#app/collection/snake/sale/form.ts";
import { changeSales, readPriceChange } from "#app/collection/snake/sale/sale.server.ts";
import { saleLines } from "#app/collection/snake/sale/sale-lines.server.ts";
import { livingSnakes } from "#app/kinds/ball/care/collection.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { owner } from "#tests/support/owner.ts";

let db: Db;
beforeEach(async () => {
  vi.useFakeTimers({ now: hana.now, toFake: ["Date"] });
  db = memory();
  const fields = { sex: "female", hatched: "2025-07-01", origin: "own", breeder: "自家", sale: "on-sale" };
  for (const [id, price] of [
    ["akane", 60_000],
    ["aoi", 40_000],
  ] as const)
    await publishedEntry(db, "ball", id, { title: id, fields: { ...fields, price } });
});

afterEach(() => void vi.useRealTimers());

function send(cells: Record<string, string>, ids = ["akane"], actor = hana) {
  const form = new FormData();
  for (const id of ids) {
    form.append("id", id);
    form.append(`version.${id}`, "2");
  }
  for (const [name, value] of Object.entries(cells)) form.set(name, value);
  return changeSales(db, readSaleForm(form), actor);
}

const visible = async (id: string) => (await getVisible(db, "ball", id))?.content.fields;

test.each([
  ["65000円", 60_000, 65_000],
  ["6.5万", null, 65_000],
  ["10%引き", 60_000, 54_000],
  ["１０％オフ", 60_000, 54_000],
  ["-10%", 60_000, 54_000],
  ["1割引", 60_000, 54_000],
  ["5000円引き", 60_000, 55_000],
  ["+5,000円", 60_000, 65_000],
  ["5%上げ", 60_000, 63_000],
  ["10%引き", null, null],
  ["99999円引き", 60_000, 0],
])("%s makes %s yen %s", (text, before, after) => {
  expect(readPriceChange(text)?.(before)).toBe(after);
});

test("state and price from a row are public at once, with one revision; pressing again changes nothing", async () => {
  const cells = { "sale.akane": "negotiating", "price.akane": "５．５万円" };
  expect(await send(cells)).toMatchObject({ done: 1, lines: [], problems: {} });
  expect(await visible("akane")).toMatchObject({ sale: "negotiating", price: 55_000 });
  const revisions = await db.selectFrom("revisions").select(["version", "by"]).where("id", "=", "akane").execute();
  expect(revisions).toHaveLength(3);
  const again = await send(cells);
  expect([again.done, (await state(db, "ball", "akane")).version]).toEqual([0, 3]);
});

test("a working draft over a live version gets the change too and stays a draft", async () => {
  const live = contentOf(await state(db, "ball", "akane"));
  await saveDraft(db, "ball", "akane", 2, { ...live, title: "茜（改）" }, hana);
  await send({ "sale.akane": "negotiating", "version.akane": "3" });
  const after = await state(db, "ball", "akane");
  expect([after.live?.title, after.draft?.title]).toEqual(["akane", "茜（改）"]);
  expect([after.live?.fields.sale, after.draft?.fields.sale]).toEqual(["negotiating", "negotiating"]);
});

test("changes of trashed, changed or invalid entries are not stored, and the input comes back", async () => {
  await send({ "sale.akane": "display" }, ["akane"], ken);
  const overtaken = await send({ "sale.akane": "on-sale", "price.akane": "1" });
  expect(overtaken).toMatchObject({ done: 0, lines: [{ id: "akane", sale: "on-sale", price: "1" }] });
  expect(overtaken.problems.akane).toContain("開いたあとに変更");
  const priceless = await send({ "price.aoi": "" }, ["aoi"]);
  expect(priceless.problems.aoi).toContain("価格");
  expect((await visible("aoi"))?.price).toBe(40_000);
  await trash(db, "ball", "aoi", 2, ken);
  const oneIsGone = { "sale.akane": "display", "version.akane": "3", "sale.aoi": "sold" };
  expect((await send(oneIsGone, ["akane", "aoi"])).problems).toEqual({ aoi: "見つかりません" });
});

test("売約済 asks for the buyer and date, stores nothing before the full form, and keeps the answer private", async () => {
  const asked = await send({ "sale.akane": "sold", "sale.aoi": "negotiating" }, ["akane", "aoi"]);
  expect(asked).toMatchObject({
    done: 0,
    result: null,
    asks: { buyer: true, changes: false },
    lines: [
      { id: "akane", sale: "sold", soldOn: "2026-11-20", asksBuyer: true, was: { sale: "on-sale", price: "60000" } },
      { id: "aoi", sale: "negotiating", asksBuyer: false },
    ],
  });
  expect(await visible("akane")).toMatchObject({ sale: "on-sale" });
  expect(await visible("aoi")).toMatchObject({ sale: "on-sale" });
  const buyer = {
    ...{ "sale.akane": "sold", "soldTo.akane": "山田 花子", "soldOn.akane": "11/20" },
    "agreedOn.akane": "12/5", // the next one to come
  };
  const early = await send({ ...buyer, "agreedOn.akane": "2026/11/19" });
  expect(early.problems).toEqual({ akane: "引渡しの約束の日：売約した日か、それより後の日付を入力してください" });
  const stored = await send({ ...buyer, "sale.aoi": "negotiating" }, ["akane", "aoi"]);
  expect(stored).toMatchObject({ done: 2, lines: [], problems: {} });
  expect(contentOf(await state(db, "ball", "akane")).fields).toMatchObject({
    ...{ soldTo: "山田 花子", sale: "sold", agreedOn: "2026-12-05" },
  });
  expect(JSON.stringify(await getVisible(db, "ball", "akane"))).not.toMatch(/山田|2026-12-05/);
  expect((await livingSnakes(db, new URLSearchParams(), hana.now)).snakes).toMatchObject([
    { id: "akane", promise: { on: "2026-12-05" } },
    { id: "aoi", promise: null },
  ]);
  const on = async (day: string) => (await dueHandOvers(db, new Date(`${day}T03:00:00Z`))).map(({ when }) => when);
  expect(await on("2026-12-03")).toEqual([]);
  expect(await on("2026-12-05")).toEqual(["今日"]);
  expect(await on("2026-12-08")).toEqual(["3日過ぎています"]);
});

test("a bulk change is shown beside the current values and stored on submit; one press undoes all of it", async () => {
  const all = { "all.sale": "display", "all.price": "10%引き", "sale.akane": "on-sale", "sale.aoi": "on-sale" };
  const wrong = await send({ ...all, "all.price": "やすく" }, ["akane", "aoi"]);
  expect(wrong).toMatchObject({ done: 0, lines: [{}, {}], all: { sale: "display", price: "やすく" } });
  const shown = await send(all, ["akane", "aoi"]);
  expect(shown).toMatchObject({
    done: 0,
    asks: { changes: true },
    lines: [
      { id: "akane", sale: "display", price: "54000", was: { sale: "on-sale", price: "60000" } },
      { id: "aoi", sale: "display", price: "36000", was: { sale: "on-sale", price: "40000" } },
    ],
  });
  expect(await visible("akane")).toMatchObject({ sale: "on-sale", price: 60_000 });
  const cells = Object.fromEntries(
    shown.lines.flatMap(({ id, sale, price }) => [
      [`sale.${id}`, sale],
      [`price.${id}`, price],
    ]),
  );
  const stored = await send(cells, ["akane", "aoi"]);
  expect(stored).toMatchObject({ done: 2, lines: [] });
  expect(await visible("akane")).toMatchObject({ sale: "display", price: 54_000 });
  expect(await visible("aoi")).toMatchObject({ sale: "display", price: 36_000 });
  expect(await bulkOutcome(db, stored.result)).toMatchObject({ action: "sale", done: 2, isUndone: false });
  expect(await undoBulk(db, stored.result ?? "", hana)).toBe(true);
  expect(await visible("akane")).toMatchObject({ sale: "on-sale", price: 60_000 });
  expect(await visible("aoi")).toMatchObject({ sale: "on-sale", price: 40_000 });
});

test("a draft put on sale is published in the same step if ticked; if publishing fails nothing is stored", async () => {
  const fields = { number: "BP-9", hatched: "2025-06-01", origin: "own" };
  await createEntry(db, "ball", "new", content("ball", { title: "新入り", fields }), hana);
  const onSale = { "sale.new": "on-sale", "price.new": "65000", "version.new": "1" };
  const priceless = await send({ ...onSale, "price.new": "", "publish.new": "on" }, ["new"]);
  expect(priceless.problems.new).toContain("価格");
  expect(await send({ ...onSale, "publish.new": "on" }, ["new"])).toMatchObject({ done: 1, problems: {} });
  expect(await visible("new")).toMatchObject({ sale: "on-sale", price: 65_000 });
  await createEntry(
    db,
    "ball",
    "hidden",
    content("ball", { title: "控え", fields: { ...fields, number: "BP-10" } }),
    hana,
  );
  await send({ "sale.hidden": "on-sale", "price.hidden": "65000", "version.hidden": "1" }, ["hidden"]);
  expect(await visible("hidden")).toBeUndefined();
});

test("a lapsed promise leaves no buyer and no dates for the next one, from a row or a file", async () => {
  const first = { "soldTo.akane": "山田 花子", "soldOn.akane": "11/20", "agreedOn.akane": "12/5" };
  const fields = async () => (await state(db, "ball", "akane")).live?.fields;
  const none = { soldTo: "", soldOn: null, agreedOn: null };
  await send({ "sale.akane": "sold", ...first });
  expect(await fields()).toMatchObject({ soldTo: "山田 花子", agreedOn: "2026-12-05" });
  const other = { "sale.akane": "on-sale", "version.akane": "3", "soldTo.akane": "佐藤 次郎" };
  const refused = await send(other);
  expect(refused.problems.akane).toContain("売約済");
  expect(refused.lines).toMatchObject([{ sale: "on-sale", soldTo: "佐藤 次郎" }]);
  await send({ ...other, "soldTo.akane": "山田 花子" });
  expect(await fields()).toMatchObject({ sale: "on-sale", ...none });
  await send({ "sale.akane": "sold", "version.akane": "4", ...first });
  const csv = "ID,販売状態\nakane,販売中\n";
  const { seal } = await takeInCsv(db, csv, hana, { seal: null, sure: [] });
  await takeInCsv(db, csv, hana, { seal, sure: ["akane"] });
  expect(await fields()).toMatchObject({ sale: "on-sale", ...none });
  // A name from before this rule.
  await db
    .updateTable("entries")
    .set({ live: sql`replace(live, '"soldTo":""', '"soldTo":"山田 花子"')` })
    .where("id", "=", "akane")
    .execute();
  expect((await saleLines(db, ["akane"], hana.now))[0]).toMatchObject({ soldTo: "", soldOn: "", agreedOn: "" });
  expect((await ledgerPage(owner, db, "akane", hana))?.handOver.leftTo).toBe("");
});
