import { beforeEach, expect, test } from "vitest";
import { checkDue, checkPage, checksCsv, purgeChecks, saveCheck } from "#app/collection/papers/check/checks.server.ts";
import { takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import { noteCare } from "#app/collection/snake/note-care.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { hana, ken, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";

const TODAY = "2026-11-20";
const read = (search = "") => checkPage(db, new URLSearchParams(search), hana);

let db: Db;
beforeEach(async () => {
  db = memory();
  const registration = {
    ...emptyShopInformation.registration,
    holder: "見本 太郎",
    number: "第1号",
    manager: "見本 花子",
  };
  await saveSetting(db, "shop", 0, { ...emptyShopInformation, registration }, hana);
  const fields = { sex: "female", hatched: "2025-07-01", origin: "own" };
  for (const [id, number] of [
    ["akane", "BP-1"],
    ["aoi", "BP-2"],
  ] as const)
    await publishedEntry(db, "ball", id, { title: id, fields: { ...fields, number } });
});

const send = (cells: Record<string, string>, actor = hana) => saveCheck(db, formData(cells), actor);
const whole = {
  ...{ day: TODAY, last: "0", cleaned: "on", disinfected: "", maintained: "on", count: "2", condition: "well" },
  ...{ note: "", checker: "見本 花子" },
};

test("one press records a complete check with the ledger's number and the manager; pressed twice it is one record", async () => {
  expect(await checkDue(db, hana)).toEqual({ day: TODAY, count: 2, checker: "見本 花子", isOneMissing: null });
  expect(await send({ day: TODAY, do: "all" })).toEqual({ day: TODAY });
  expect(await send({ day: TODAY, do: "all" }, ken)).toEqual({ day: TODAY });
  expect(await checkDue(db, hana)).toBeNull();
  const page = await read();
  expect(page.days.at(-1)).toMatchObject({
    day: TODAY,
    check: { cleaned: true, disinfected: true, maintained: true, count: 2, isWell: true, checker: "見本 花子" },
  });
  expect(page.history).toHaveLength(1);
  expect(page.missing).toBe(0);
});

test("one press records the name of who pressed: another account enters its own once", async () => {
  await send({ day: "11/18", do: "all" });
  const problems = [{ name: "checker", message: "点検した者の氏名を入力してください" }];
  expect(await send({ day: "11/19", do: "all" }, ken)).toMatchObject({ typed: { checker: "" }, problems });
  expect(await send({ ...whole, day: "11/19", checker: "見本 健" }, ken)).toEqual({ day: "2026-11-19" });
  expect(await checkDue(db, ken)).toMatchObject({ checker: "見本 健" });
  expect(await checkDue(db, hana)).toMatchObject({ checker: "見本 花子" });
  await send({ day: TODAY, do: "all" }, ken);
  expect((await read()).days.map(({ check }) => check?.checker).slice(-3)).toEqual(["見本 花子", "見本 健", "見本 健"]);
});

test("a problem requires a note; invalid input comes back unchanged", async () => {
  const ill = { ...whole, condition: "ill", count: "１匹" };
  expect(await send(ill)).toMatchObject({ typed: { count: "１匹", condition: "ill" }, problems: [{ name: "note" }] });
  for (const _ of ["pressed", "twice"])
    expect(await send({ ...ill, note: "1匹が口を開けている" })).toEqual({ day: TODAY });
  expect(await read()).toMatchObject({ history: [{}], typed: { cleaned: "on", disinfected: "", condition: "ill" } });
  expect((await read()).days.at(-1)?.check).toMatchObject({ count: 1, expected: 2, isWell: false, disinfected: false });
  for (const [name, value] of [
    ["count", "たくさん"],
    ["checker", ""],
    ["condition", "?"],
    ["day", "2026-11-21"],
    ["note", "あ".repeat(301)],
  ] as const)
    expect(await send({ ...whole, last: "1", [name]: value }), name).toMatchObject({ problems: [{ name }] });
});

test("a correction is shown beside the original; the second of two is told of the conflict", async () => {
  await send(whole);
  const second = await send({ ...whole, note: "床材を替えた" }, ken);
  expect(second).toMatchObject({ problems: [{ name: "" }] });
  const last = "last" in second ? String(second.last) : "";
  expect(await send({ ...whole, last, note: "床材を替えた" }, ken)).toEqual({ day: TODAY });
  const { history } = await read(`day=${TODAY}`);
  expect(history.map(({ by }) => by)).toEqual([ken.by, hana.by]);
  expect(history[0]?.words).toContain("床材を替えた");
});

test("a snake that arrives after the day's check is in the form's number, and counted in a correction", async () => {
  await send({ day: TODAY, do: "all" });
  await publishedEntry(db, "ball", "kon", { title: "kon", fields: { number: "BP-3", hatched: "2025-07-01" } });
  const page = await read();
  expect(page).toMatchObject({ animals: 3, typed: { count: "2" } });
  const last = String(page.last);
  expect(await send({ ...whole, last, count: "1" })).toMatchObject({ problems: [{ name: "note" }] });
  expect(await send({ ...whole, last, count: "3" })).toEqual({ day: TODAY });
  expect((await read()).days.at(-1)?.check).toMatchObject({ count: 3, expected: 3 });
});

test("that day's care records of snakes are on the paper, also of snakes that left since", async () => {
  await noteCare(db, "akane", formData({ date: "2026-11-19", cleaned: "on" }), hana);
  const death = { do: "death", version: "0", diedOn: "2026-11-19", deathCause: "不明" };
  await takeStep(db, "aoi", formData(death), "https://example.jp", hana);
  await send({ day: "11/18", do: "all" });
  await send({ day: "11/19", do: "all" });
  const { days } = await read("month=2026-11");
  expect(days.map(({ day }) => day)).toHaveLength(20);
  expect(days[17]?.check?.count).toBe(2);
  expect(days[18]).toMatchObject({ care: "掃除 1匹", check: { count: 1 } });
  const { text, month } = await checksCsv(db, new URLSearchParams("month=2026-11"), hana.now);
  expect(month).toBe("2026-11");
  expect(text.split("\r\n")).toContain("2026-11-19,○,○,○,1,1,異常なし,,見本 花子,掃除 1匹");
});

test("days without a check are counted from the first one on, and yesterday's is reported", async () => {
  await send({ day: "11/17", do: "all" });
  expect((await read()).missing).toBe(3);
  expect(await checkDue(db, hana)).toMatchObject({ isOneMissing: "2026年11月19日" });
});

test("a day is stored for five years", async () => {
  await send(whole);
  const rows = () => db.selectFrom("daily_checks").selectAll().execute();
  await purgeChecks(db, new Date("2031-11-20T03:00:00Z"));
  expect(await rows()).toHaveLength(1);
  await purgeChecks(db, new Date("2031-11-21T03:00:00Z"));
  expect(await rows()).toEqual([]);
});
