import { beforeEach, expect, test } from "vitest";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { feedingPage, keepFeeding } from "#app/collection/care/feeding/feeding.server.ts";
import { careWords } from "#app/kinds/ball/care/care.ts";
import { careOf, correctCare, undoLine } from "#app/kinds/ball/care/care-log.server.ts";
import { sinceLastMeal } from "#app/kinds/ball/care/summary.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { ken, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  for (const id of ["b-2019.1", "kohaku"]) await publishedEntry(db, "ball", id.replace(".", "-"), { title: id });
});

const blank = { meal: "", prey: "", size: "", count: "", shed: "", note: "" };

function send(rows: Record<string, Record<string, string>>, more: Record<string, string> = {}) {
  const form = formData({ date: "2026-11-20", do: "save", ...more });
  for (const [id, typed] of Object.entries(rows)) {
    for (const [name, value] of Object.entries({ ...blank, ...typed })) form.append(`${name}.${id}`, value);
  }
  return keepFeeding(db, form, ken);
}

const lines = async (id: string) => (await careOf(db, id)).map((line) => `${line.date} ${careWords(line)}`);
const page = () => feedingPage(db, new URLSearchParams(), ken.now);
const rowOf = async (id: string) => (await page()).snakes.find((snake) => snake.id === id);

test("a row may record several things; the preselected prey alone records nothing; a second press asks and stores once", async () => {
  const rows = {
    kohaku: { meal: "eaten", prey: "rat", size: "S", count: "２匹", shed: "pieces", cleaned: "on", note: "元気" },
    "b-2019-1": { prey: "mouse", count: "1" },
  };
  expect(await send(rows)).toMatchObject({ saved: 1, date: "2026-11-20", left: null });
  expect(await send(rows)).toMatchObject({ saved: 0, result: null, left: { typed: { kohaku: rows.kohaku } } });
  expect((await lines("kohaku")).toSorted()).toEqual(
    ["ラット S 2匹を食べた", "切れ切れに脱皮", "掃除をした", "元気"].map((words) => `2026-11-20 ${words}`).toSorted(),
  );
  expect(await lines("b-2019-1")).toEqual([]);
});

test("the same prey is offered next time, with the days since the last meal", async () => {
  await send({ kohaku: { meal: "eaten", prey: "rat", size: "S", count: "1" } }, { date: "2026-11-01" });
  await send({ kohaku: { meal: "refused", prey: "rat", size: "M" } }, { date: "11/8" });
  await send({ kohaku: { meal: "refused", prey: "mouse" } }, { date: "11/15" });
  const row = await rowOf("kohaku");
  expect(row?.blank).toMatchObject({ meal: "", prey: "mouse", count: "1" });
  const since = row && sinceLastMeal(row, "2026-11-20");
  expect(since).toBe("最後に食べてから19日（2026年11月1日、ラット S 1匹）。そのあと2回、餌を食べませんでした。");
  const never = await rowOf("b-2019-1");
  expect(never && sinceLastMeal(never, "2026-11-20")).toBe("給餌の記録はまだありません。");
});

test("an unreadable row is not stored and comes back complete; the others are stored", async () => {
  const wrong = { meal: "eaten", count: "たくさん", shed: "whole" };
  const { saved, left } = await send({ kohaku: wrong, "b-2019-1": { shed: "whole" } });
  expect([saved, await lines("kohaku"), await lines("b-2019-1")]).toEqual([1, [], ["2026-11-20 きれいに脱皮"]]);
  expect(left?.typed).toMatchObject({ kohaku: { ...blank, cleaned: "", ...wrong } });
  expect(left?.problems.kohaku).toMatchObject([{ name: "count" }]);
  expect((await send({ kohaku: wrong }, { date: "いつか" })).left).toMatchObject({
    typed: { kohaku: wrong },
    dateProblem: expect.any(String),
  });
});

const ate = { meal: "eaten", prey: "rat", size: "S", count: "1" };
const everybody = { kohaku: ate, "b-2019-1": ate };

test("a second meal or shed of a day is asked about, whatever its kind; a second note is not", async () => {
  await send({ kohaku: { ...ate, shed: "whole", note: "元気", cleaned: "on" } });
  const asks = async (typed: Record<string, string>) => (await send({ kohaku: typed })).left?.doubts.kohaku?.question;
  expect(await asks({ ...ate, meal: "refused" })).toContain("ラット S 1匹を食べた");
  expect(await asks({ ...ate, prey: "mouse" })).toContain("2026年11月20日");
  expect(await asks({ shed: "pieces" })).toContain("きれいに脱皮");
  expect(await asks({ shed: "whole" })).toBeUndefined();
  expect(await asks({ note: "よく動く", cleaned: "on" })).toBeUndefined();
  expect((await lines("kohaku")).length).toBe(5);
  expect((await send({ kohaku: ate }, { date: "2026-11-19" })).left).toBeNull();
});

test("a confirmation covers what was asked: resending the form asks again; one button confirms all", async () => {
  await send(everybody);
  const { left } = await send(everybody);
  const seen = Object.fromEntries(
    Object.entries(left?.doubts ?? {}).map(([id, doubt]) => [id, { ...ate, seen: doubt.seen }]),
  );
  const one = { ...seen, kohaku: { ...ate, seen: left?.doubts.kohaku?.seen ?? "", sure: "on" } };
  expect(await send(one)).toMatchObject({ saved: 1, left: { doubts: { "b-2019-1": {} } } });
  expect(await send(one)).toMatchObject({ saved: 0, left: { doubts: { "b-2019-1": {}, kohaku: {} } } });
  const rest = { "b-2019-1": seen["b-2019-1"] ?? {} };
  expect(await send(rest, { do: "sure" })).toMatchObject({ saved: 1, left: null });
  expect([await lines("kohaku"), await lines("b-2019-1")].map((all) => all.length)).toEqual([2, 2]);
});

test("a whole page is undone at once, except for what was corrected since", async () => {
  await send({ kohaku: { shed: "whole" } }, { date: "2026-11-01" });
  const { result } = await send(everybody);
  expect(await bulkOutcome(db, result)).toMatchObject({ done: 2, failed: [] });
  const [meal] = await careOf(db, "kohaku", { types: ["meal"] });
  if (meal) await correctCare(db, "kohaku", meal, { ...meal, date: "2026-11-19" }, ken);
  expect(await undoBulk(db, result ?? "", ken, undoLine)).toBe(true);
  expect(await lines("b-2019-1")).toEqual([]);
  expect(await lines("kohaku")).toEqual(["2026-11-19 ラット S 1匹を食べた", "2026-11-01 きれいに脱皮"]);
  expect(await bulkOutcome(db, result)).toMatchObject({ done: 1, isUndone: true, failed: [{ id: "kohaku" }] });
  await send(everybody);
  expect(await undoBulk(db, result ?? "", ken, undoLine)).toBe(true);
  expect((await lines("b-2019-1")).length).toBe(1);
});
