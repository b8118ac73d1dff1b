import { expect, test } from "vitest";
import { careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { mainOf, startAdminSite } from "#tests/support/admin-site.ts";
import { get } from "#tests/support/site.ts";

const ID = "b-2019-001";
const own = `/admin/balls/${ID}`;
const today = dayInJapan(new Date());

const { site, open, press, send, sendForm } = await startAdminSite();

const box = (page: Document, name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`);
const publicPage = async () => (await get(`${site.origin}/ball/${ID}`)).text();

test("visitors see only the care records ticked for them", async () => {
  const row = { [`meal.${ID}`]: "eaten", [`prey.${ID}`]: "quail", [`size.${ID}`]: "M", [`count.${ID}`]: "2" };
  expect((await send("/admin/care", { date: today, public: "on", ...row })).location).toContain("saved=1");
  expect((await send("/admin/care", { date: today, [`note.${ID}`]: "内緒のメモ" })).location).toContain("saved=1");
  await expect.poll(publicPage).toContain("ウズラ M 2匹を食べた");
  expect(await publicPage()).toContain("今日食べました");
  // After the snake has left, days are not counted any more.
  const died = { do: "death", version: "0", stay: "1", diedOn: today };
  expect((await send(`${own}/ledger`, died)).status).toBe(303);
  await expect.poll(publicPage).not.toContain("今日食べました");
  const now = (await open(own)).querySelector('[aria-label="いまの様子"]')?.textContent;
  expect(now).toContain("ウズラ M 2匹");
  expect(now).not.toMatch(/今日|日前/);
  expect(await publicPage()).toContain("ウズラ M 2匹を食べた");
  expect((await send(`${own}/ledger`, { do: "undo-death", version: "1", stay: "1" })).status).toBe(303);
  for (const path of [`/ball/${ID}`, `/ball/${ID}.data`]) {
    const seen = await (await get(site.origin + path)).text();
    expect(seen, path).not.toMatch(/内緒のメモ|A-2"|admin@example/);
  }
});

test("a snake's page corrects and removes each line, asks about typos, and keeps the input", async () => {
  expect((await send(own, { date: today, grams: "1255", sure: "1255" })).status).toBe(303);
  const slip = await send(own, { date: today, grams: "125" });
  expect(slip.status).toBe(422);
  expect(mainOf(slip.page)).toContain("すでに1,255gと記録されています");
  expect([box(slip.page, "grams")?.value, box(slip.page, "sure")?.value]).toEqual(["125", "125"]);
  expect(box(slip.page, "sure")?.matches("[type=checkbox]:not([checked])")).toBe(true);
  expect(box(slip.page, "count")?.getAttribute("aria-invalid")).toBeNull();

  const line = (await careOf(site.db, ID)).find(({ type }) => type === "meal");
  if (!line) throw new Error("There is no meal");
  const named = { record: String(line.id), version: String(line.version) };
  const page = await open(`${own}?record=${line.id}`);
  expect(box(page, "record")?.value).toBe(named.record);
  const meal = { meal: "eaten", prey: "quail", size: "M", count: "2" };
  const wrong = await send(own, { do: "correct", ...named, date: today, ...meal, count: "many" });
  expect(wrong.status).toBe(422);
  const form = wrong.page.querySelector(`#record-${line.id} form`);
  expect(form?.querySelector<HTMLInputElement>("[name=count]")?.value).toBe("many");
  expect((await send(own, { do: "correct", ...named, date: today, ...meal, meal: "refused" })).location).toBe(
    `${own}?flash=corrected&day=${today}`,
  );
  const late = await send(own, { do: "remove", ...named });
  expect(late.status).toBe(422);
  expect(mainOf(late.page)).toContain("が変更しました");
  const version = late.page.querySelector<HTMLInputElement>(`#record-${line.id} [name=version]`)?.value ?? "";
  expect((await send(own, { do: "remove", ...named, version })).location).toBe(`${own}?flash=removed`);
  expect((await careOf(site.db, ID)).some(({ id }) => id === line.id)).toBe(false);
  expect((await send(own, { do: "remove", ...named })).status).toBe(303);
  expect((await send("/admin/balls/nobody", { do: "care", date: today, shed: "whole" })).status).toBe(404);
});

test("a CSV that puts unpublished snakes on sale says so before and after, with the page that publishes them", async () => {
  const csv = "/admin/balls/csv";
  const table = "個体番号,名前,ハッチ日,由来,販売状態,価格（税込）\nCSV-1,表の子,2025,自家繁殖,販売中,30000";
  const file = new File([table], "snakes.csv", { type: "text/csv" });
  const { page } = await sendForm(await open(csv), "表を選ぶ", { file });
  expect(mainOf(page)).toContain("サイトに公開していない個体を1匹、販売中にします");
  const written = await open((await press(page, "この内容で読み込む")).location);
  expect(mainOf(written)).toContain("販売中の1匹は、まだサイトに公開していません");
  expect(written.querySelector('main a[href="/admin/balls/sale"]')).not.toBeNull();
  const notes = new File(["名前,所見\n表の子,赤い"], "notes.csv", { type: "text/csv" });
  const read = (await sendForm(written, "表を選ぶ", { file: notes })).page;
  const again = (await press(read, "この内容で読み込む", { "column.0.1": "breeder" })).page;
  expect(mainOf(again)).toContain("（空） → 赤い");
  expect(box(again, "column.0.1")?.value).toBe("breeder");
});
