// The pages on weighing and care over HTTP, as a browser without JavaScript uses them, and what visitors see of it.

import { expect, test } from "vitest";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { addDays, dayInJapan, formatDay } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { mainOf, startAdminSite } from "#tests/support/admin-site.ts";
import { get } from "#tests/support/site.ts";

const ID = "b-2019-001";
const own = `/admin/balls/${ID}`;
const today = dayInJapan(new Date());

const { site, open, send } = await startAdminSite();

const box = (page: Document, name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`);
const publicPage = async () => (await get(`${site.origin}/ball/${ID}`)).text();

test("a rack is weighed: kept ones are told, doubtful ones asked about on the next page, and visitors see the weight at once", async () => {
  const before = (await findEntry(site.db, "ball", ID))?.version;
  const page = await open("/admin/weighing?shelf=A");
  expect(box(page, `grams.${ID}`)?.getAttribute("inputmode")).toBe("decimal");
  expect(page.querySelector(`label[for="grams-${ID}"]`)?.textContent).toContain("琥珀");
  const asked = await send("/admin/weighing?shelf=A", {
    date: today,
    public: "on",
    [`grams.${ID}`]: "1,255",
    "grams.b-2019-002": "18",
    "grams.b-2019-003": "重い",
  });
  expect(asked.status).toBe(422);
  expect(mainOf(asked.page)).toContain("1匹の体重を記録しました");
  expect(mainOf(asked.page)).toContain("2匹はまだ記録していません");
  expect([`grams.${ID}`, "grams.b-2019-002", "grams.b-2019-003"].map((name) => box(asked.page, name)?.value)).toEqual([
    "",
    "18",
    "重い",
  ]);
  expect(box(asked.page, "grams.b-2019-003")?.getAttribute("aria-invalid")).toBe("true");
  const tick = box(asked.page, "sure.b-2019-002");
  expect(tick?.value).toBe("18");
  await expect.poll(publicPage).toContain("1,255g");
  const sure = await send("/admin/weighing?shelf=A", {
    date: formatDay(today),
    "grams.b-2019-002": "18",
    "sure.b-2019-002": tick?.value ?? "",
  });
  expect(sure).toMatchObject({
    status: 303,
    location: expect.stringContaining(`/admin/weighing?shelf=A&saved=1&date=${today}`),
  });
  expect(mainOf(await open(sure.location))).toContain("1匹の体重を記録しました");
  expect((await findEntry(site.db, "ball", ID))?.version).toBe(before);
});

test("a day typed without its year is the last one gone by, and every answer says which year that was", async () => {
  const ahead = addDays(today, 3);
  const typed = `${Number(ahead.slice(5, 7))}/${Number(ahead.slice(8))}`;
  const read = readDay(typed, { today })?.day ?? "";
  expect(read < addDays(today, -300)).toBe(true);
  for (const [path, fields] of [
    [own, { do: "care", cleaned: "on", date: typed }],
    [own, { grams: "321", sure: "321", date: typed }],
    ["/admin/weighing?shelf=A", { "grams.b-2019-002": "19", "sure.b-2019-002": "19", date: typed }],
    ["/admin/care", { "note.b-2019-002": "脱皮前", date: typed }],
  ] as const) {
    const { location } = await send(path, fields);
    expect(mainOf(await open(location)), path).toContain(formatDay(read));
  }
});

test("everybody is fed on one page; visitors see what is ticked and nothing else", async () => {
  const filled = await send("/admin/care", { date: today, do: "all-ate", [`meal.${ID}`]: "", [`note.${ID}`]: "右目" });
  expect(mainOf(filled.page)).toContain("まだ記録していません");
  expect(filled.page.querySelector<HTMLInputElement>(`[name="meal.${ID}"][value=eaten]`)?.checked).toBe(true);
  expect(box(filled.page, `note.${ID}`)?.value).toBe("右目");
  const row = { [`meal.${ID}`]: "eaten", [`prey.${ID}`]: "quail", [`size.${ID}`]: "M", [`count.${ID}`]: "2" };
  expect((await send("/admin/care", { date: today, public: "on", ...row })).location).toContain("saved=1");
  const again = await send("/admin/care", { date: today, ...row });
  expect([again.status, mainOf(again.page)]).toEqual([
    422,
    expect.stringContaining("もう「ウズラ M 2匹を食べた」と記録"),
  ]);
  const second = await send("/admin/care", {
    date: today,
    ...row,
    [`seen.${ID}`]: box(again.page, `seen.${ID}`)?.value ?? "",
    do: "sure",
  });
  const undo = (await open(second.location)).querySelector("[name=undo]");
  const undone = await send(second.location, { undo: undo?.getAttribute("value") ?? "" });
  expect(mainOf(await open(undone.location))).toContain("1件を元に戻しました");
  expect((await send("/admin/care", { date: today, [`note.${ID}`]: "内緒のメモ" })).location).toContain("saved=1");
  await expect.poll(publicPage).toContain("ウズラ M 2匹を食べた");
  expect(await publicPage()).toContain("今日食べました");
  for (const path of [`/ball/${ID}`, `/ball/${ID}.data`]) {
    const seen = await (await get(site.origin + path)).text();
    expect(seen, path).not.toMatch(/内緒のメモ|A-2"|admin@example/);
  }
});

test("a snake's page corrects and removes each line, asks about a slip, and keeps what was typed", async () => {
  const slip = await send(own, { date: today, grams: "125" });
  expect(slip.status).toBe(422);
  expect(mainOf(slip.page)).toContain("もう1,255gと記録されています");
  expect([box(slip.page, "grams")?.value, box(slip.page, "sure")?.value]).toEqual(["125", "125"]);

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
  expect(mainOf(late.page)).toContain("ほかの人");
  const version = late.page.querySelector<HTMLInputElement>(`#record-${line.id} [name=version]`)?.value ?? "";
  expect((await send(own, { do: "remove", ...named, version })).location).toBe(`${own}?flash=removed`);
  expect((await careOf(site.db, ID)).some(({ id }) => id === line.id)).toBe(false);
  expect((await send(own, { do: "remove", ...named })).status).toBe(303);
  expect((await send("/admin/balls/nobody", { do: "care", date: today, shed: "whole" })).status).toBe(404);
});

test("a second meal of a day is asked about on the snake's own page too, and stored once somebody says so", async () => {
  const path = "/admin/balls/b-2022-003";
  const fed = { do: "care", date: today, meal: "eaten", prey: "mouse", size: "M", count: "1" };
  const meals = async () =>
    (await careOf(site.db, "b-2022-003")).filter((one) => one.type === "meal" && one.date === today);
  expect((await send(path, fed)).location).toContain(`${path}?flash=noted&day=`);
  const asked = await send(path, { ...fed, count: "2" });
  expect([asked.status, mainOf(asked.page)]).toEqual([422, expect.stringContaining("もう1件、記録しますか？")]);
  expect([await meals(), box(asked.page, "count")?.value]).toEqual([[expect.anything()], "2"]);
  const seen = box(asked.page, "seen")?.value ?? "";
  expect((await send(path, { ...fed, count: "2", seen })).location).toContain(`${path}?flash=noted&day=`);
  expect(await meals()).toHaveLength(2);
});
