import { beforeEach, expect, test } from "vitest";
import { end, trash } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { snakePage } from "#app/collection/snake/own-page.server.ts";
import { SnakeScreen } from "#app/collection/snake/SnakeScreen.tsx";
import { readSaleForm } from "#app/collection/snake/sale/form.ts";
import { changeSales } from "#app/collection/snake/sale/sale.server.ts";
import { careWords } from "#app/kinds/ball/care/care.ts";
import { addCare, careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { careStates } from "#app/kinds/ball/care/states.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";
import { storeInquiry } from "#app/shop/inquiries.server.ts";
import type { Inquiry } from "#app/shop/inquiry.ts";
import { drawn } from "#tests/cms/admin/editing/drawn.tsx";
import { hana, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { documentOf } from "#tests/support/document.ts";
import { formData } from "#tests/support/form-data.ts";
import { owner } from "#tests/support/owner.ts";
import { noteSeason } from "#tests/support/season.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const fields = { number: "BP-7", sex: "female", hatched: "2025-07-01", origin: "own", shelf: "A-3", price: 65_000 };
const snake = (more: Record<string, unknown> = {}) =>
  publishedEntry(db, "ball", "akane", { title: "茜", fields: { ...fields, sale: "display", ...more } });

async function load(search = "") {
  return snakePage.load(owner, db, await state(db, "ball", "akane"), hana.now, new URLSearchParams(search));
}

async function open(search = ""): Promise<Document> {
  const page = documentOf(drawn(<SnakeScreen page={await load(search)} answer={undefined} />, `/?${search}`));
  for (const style of page.querySelectorAll("style")) style.remove();
  return page;
}

const ago = (days: number) => addDays(dayInJapan(hana.now), -days);
const eaten = { type: "meal", prey: "rat", size: "M", count: 1, outcome: "eaten", isPublic: true } as const;

test("a snake in the trash has no forms, and a page opened before says that nothing was stored", async () => {
  await snake({ sale: "on-sale" });
  await addCare(db, [{ ball: "akane", date: ago(3), ...eaten }], hana);
  await trash(db, "ball", "akane", 2, hana);
  const page = await open();
  expect(page.body.textContent).not.toContain("3日前");
  expect(page.querySelectorAll("form")).toHaveLength(0);
  expect(page.querySelector('a[href="/admin/trash"]')).not.toBeNull();
  expect(await snakePage.act(db, "akane", formData({ grams: "1200" }), hana)).toEqual({ flash: "in-trash" });
  expect((await open("flash=in-trash")).querySelector("[role=alert]")?.textContent).toContain("ゴミ箱から戻して");
});

test("lists open tasks with links, the most urgent first", async () => {
  await snake({ sale: "sold", breed: null });
  await publishedEntry(db, "breed", "season", {
    title: "茜の春",
    fields: { dam: "akane", sire: null },
  });
  await noteSeason(db, "season", { laid: ago(58) });
  const inquiry: Inquiry = { kind: "inquiry", name: "山田", mail: "a@example.com", phone: "", days: [], message: "?" };
  await storeInquiry(db, inquiry, "akane", hana.now);
  const { due } = await load();
  expect(due.map(({ to }) => to)).toEqual([
    "/admin/inquiries?q=akane",
    "/admin/balls/akane/ledger?step=hand-over#hand-over",
    "/admin/balls/akane/explanation",
    "#weigh-grams",
    "/admin/breeds/season/edit",
    "/admin/balls/akane/ledger",
  ]);
  expect(due[4]?.words).toContain("茜の春");
});

test("a visit and a medicine are recorded in one private form, and the course is due until its last day", async () => {
  await snake();
  const typed = { visit: "検便 陰性", medicine: "抗菌薬", dose: "0.2ml", days: "７日間", date: ago(6) };
  const form = formData({ do: "health", ...typed });
  expect(await snakePage.act(db, "akane", form, hana)).toMatchObject({ flash: "noted" });
  expect((await careOf(db, "akane")).map((line) => [careWords(line), line.isPublic])).toEqual([
    ["抗菌薬・0.2ml・7日間", false],
    ["検便 陰性", false],
  ]);
  expect((await load()).due.map(({ words }) => words)).toContain("投薬中：抗菌薬・0.2ml・7日間の7日目");
  expect(await careStates(db, new Date(hana.now.getTime() + 86_400_000))).toMatchObject([{ medicines: [] }]);
  for (const name of ["visit", "medicine"]) form.set(name, "");
  const answer = await snakePage.act(db, "akane", form, hana);
  expect(answer).toMatchObject({ answer: { type: "health", problems: [{ message: "薬の名前を入力してください" }] } });
});

test("a change of its sale is reported on its page, and undone there with one press", async () => {
  await snake();
  const form = formData([
    ["id", "akane"],
    ["version.akane", "2"],
    ["sale.akane", "negotiating"],
  ]);
  const { result } = await changeSales(db, readSaleForm(form), hana);
  const page = await open(`result=${result}`);
  const undo = page.querySelector<HTMLButtonElement>("button[name=undo]");
  expect(undo?.closest("form")?.getAttribute("action")).toBe("/admin/balls/akane");
  const press = new FormData();
  press.set("undo", undo?.value ?? "");
  expect(await snakePage.act(db, "akane", press, hana)).toEqual({ result });
  expect(contentOf(await state(db, "ball", "akane")).fields.sale).toBe("display");
  expect((await open(`result=${result}`)).body.textContent).toContain("元に戻しました");
});

test("one on sale that visitors do not see says so, and one press publishes it", async () => {
  await snake({ sale: "on-sale" });
  await end(db, "ball", "akane", 2, hana);
  expect((await load()).due[0]).toEqual({ words: "販売中ですが、サイトに公開していません", to: "#sale" });
  const button = [...(await open()).querySelectorAll("button")].find((one) => one.textContent === "公開する");
  const boxes = [...(button?.closest("form")?.querySelectorAll("input") ?? [])];
  const sent = formData([
    ...boxes.map(({ name, value }): [string, string] => [name, value]),
    ["sale.akane", "on-sale"],
  ]);
  await changeSales(db, readSaleForm(sent), hana);
  expect([(await state(db, "ball", "akane")).status, (await load()).due.map(({ to }) => to)]).toEqual([
    "published",
    expect.not.arrayContaining(["#sale"]),
  ]);
});
