// 300 snakes of three years through the forms themselves, by chance from a seed: the sums of ledger and report, against a count of
// what happened that knows neither.

import "#app/collection/papers/papers.server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { placeMany } from "#app/cms/content/place.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import { buySnake } from "#app/collection/papers/ledger/buy.server.ts";
import { ledgerCsv, ledgerList, ledgerReport, reportCsv } from "#app/collection/papers/ledger/list.server.ts";
import { takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { addDays } from "#app/platform/site/days.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { content, hana, memory } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { owner } from "#tests/support/owner.ts";
import { dice } from "../../../../packages/genetics/tests/animals.ts";

const TODAY = "2026-11-20";
const FIRST = "2024-01-05";
const DAYS = 1_000;

interface Life {
  id: string;
  from: string;
  isBorn: boolean;
  /** The day on which it was handed over or died. */
  out: string | null;
  end: "stays" | "handed over" | "died";
}

function livesOf(seed: number): Life[] {
  const roll = dice(seed);
  return Array.from({ length: 300 }, (_, index): Life => {
    const from = addDays(FIRST, roll(DAYS));
    const out = addDays(from, roll(500));
    const wish = roll(100);
    const end = out > TODAY || wish < 40 ? "stays" : wish < 80 ? "handed over" : "died";
    return { id: `s-${index}`, from, isBorn: roll(100) < 40, out: end === "stays" ? null : out, end };
  });
}

const lives = livesOf(24);
let db: Db;

function formOf(cells: Record<string, string>): FormData {
  const form = formData(cells);
  return form;
}

beforeAll(async () => {
  db = memory();
  const registration = { ...emptyShopInformation.registration, holder: "見本 太郎", number: "第1号" };
  await saveSetting(db, "shop", 0, { ...emptyShopInformation, registration }, hana);
  const born = lives
    .filter(({ isBorn }) => isBorn)
    .map(({ id, from }) => {
      const fields = { number: id.toUpperCase(), sex: "female", hatched: from, origin: "own" };
      return {
        kind: "ball" as const,
        id,
        content: content("ball", { title: id, fields }),
        publishedAt: hana.now.toISOString(),
      };
    });
  await db.transaction().execute((trx) => placeMany(trx, born, hana));
  const bought = {
    ...{ line: "", sex: "male", hatched: "2023", acquiredHow: "bought", acquiredFrom: "見本ファーム" },
    ...{ acquiredFromId: "第9号", isBreeder: "on", breederAs: "breeder" },
  };
  for (const { id, from, isBorn } of lives)
    if (!isBorn)
      expect(await buySnake(db, formOf({ ...bought, number: id.toUpperCase(), acquiredOn: from }), hana)).toEqual({
        id,
      });
  const handOver = {
    ...{ do: "hand-over", leftHow: "sold", leftTo: "買う 人", leftToId: "千葉県", isLawful: "on", soldBy: "見本 花子" },
    ...{ explained: "signed" },
  };
  for (const { id, isBorn, out, end } of lives) {
    const version = isBorn ? "0" : "1";
    if (!out) continue;
    const step: Record<string, string> =
      end === "died"
        ? { do: "death", diedOn: out, deathCause: "不明", version }
        : { ...handOver, leftOn: out, version };
    expect(await takeStep(db, id, formOf(step), "https://example.jp", hana), id).toHaveProperty("flash");
  }
});
afterAll(() => db.destroy());

/** What happened, counted life by life and day by day. */
function count(from: string, before: string) {
  const within = (day: string | null) => day !== null && day >= from && day < before;
  return {
    acquired: lives.filter((life) => within(life.from)).length,
    born: lives.filter((life) => life.isBorn && within(life.from)).length,
    handedOver: lives.filter(({ end, out }) => end === "handed over" && within(out)).length,
    died: lives.filter(({ end, out }) => end === "died" && within(out)).length,
  };
}

const keptWhenBegan = (day: string) =>
  lives.filter(({ from, out }) => from < day && (out === null || out >= day)).length;

async function expectYear(year: number) {
  const search = new URLSearchParams({ year: String(year) });
  const { report } = await ledgerReport(db, search, hana.now);
  expect(report.start).toBe(keptWhenBegan(`${year}-04-01`));
  expect(report.end).toBe(keptWhenBegan(`${year + 1}-04-01`));
  expect(report.total).toEqual(count(`${year}-04-01`, `${year + 1}-04-01`));
  expect([report.difference, report.doubtful]).toEqual([0, []]);
  const rows = (await reportCsv(db, search, hana.now)).text.split("\r\n");
  for (const { month, ...counts } of report.months) {
    const next = addDays(`${month}-28`, 4).slice(0, 7);
    expect(counts, month).toEqual(count(`${month}-01`, `${next}-01`));
    expect(rows).toContain([month, counts.acquired, counts.born, counts.handedOver, counts.died].join(","));
  }
}

test.each([2023, 2024, 2025, 2026])("the report of %i says what happened, month by month, and adds up", expectYear);

test("the ledger has a line for each, all complete, and its filters' counts are those of what happened", async () => {
  const { filters, total, rows } = await ledgerList(owner, db, new URLSearchParams(), hana.now);
  const counts = Object.fromEntries(filters.map(({ name, count: found }) => [name, found]));
  const ended = (end: Life["end"]) => lives.filter((life) => life.end === end).length;
  expect([total, rows.length]).toEqual([300, 100]);
  expect(counts).toEqual({
    ...{ all: 300, here: ended("stays"), left: ended("handed over"), died: ended("died") },
    ...{ faulty: 0, excluded: 0 },
  });
  expect((await ledgerCsv(owner, db, hana.now)).trim().split("\r\n")).toHaveLength(301);
});

test("what is trashed and removed for good changes no number", async () => {
  const gone = lives.filter(({ end }) => end !== "stays").slice(0, 40);
  for (const { id } of gone) {
    const entry = await findEntry(db, "ball", id);
    await trash(db, "ball", id, entry?.version ?? 0, hana);
    await purge(db, { kind: "ball", id });
  }
  await expectYear(2025);
  expect((await ledgerList(owner, db, new URLSearchParams(), hana.now)).total).toBe(300);
});
