// The whole ledger: filtered pages, CSV, and lines that need attention.

import type { Viewer } from "#app/auth/capabilities.ts";
import {
  faultsOf,
  filled,
  isHere,
  itemLabels,
  itemsOf,
  type Keeper,
  type LedgerLine,
} from "#app/collection/life/line.ts";
import { csvOfRows } from "#app/platform/csv/write.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { keeperOf, ledgerLines } from "./ledger.server.ts";
import { countLabels, countsOf, fiscalYears, isTimeToReport, nameOf, reportOf, yearToReport } from "./report.ts";

const ledgerFilters = {
  all: "すべて",
  here: "飼養中",
  left: "引渡し・譲渡",
  died: "死亡",
  faulty: "足りないもの",
  excluded: "除いた行",
} as const;
type LedgerFilter = keyof typeof ledgerFilters;

const PER_PAGE = 100;

async function readLedger(db: Db, now: Date): Promise<{ lines: readonly LedgerLine[]; keeper: Keeper }> {
  const [lines, keeper] = await Promise.all([ledgerLines(db, now), keeperOf(db)]);
  return { lines, keeper };
}

function isIn(filter: LedgerFilter, line: LedgerLine, keeper: Keeper, today: string): boolean {
  const { record } = line;
  if (filter === "excluded" || filter === "all") return filter === "all" || record.excluded !== "";
  if (record.excluded) return false;
  if (filter === "faulty") return faultsOf(line, keeper).length > 0;
  if (filter === "here") return isHere(line, today);
  return filter === "left" ? record.leftOn !== null : record.diedOn !== null;
}

/** `search`: `show` (filter), `page`, `all` (everything on one page, for printing). */
export async function ledgerList(_viewer: Viewer<"keepLedger">, db: Db, search: URLSearchParams, now: Date) {
  const { lines, keeper } = await readLedger(db, now);
  const today = dayInJapan(now);
  const names = Object.keys(ledgerFilters) as LedgerFilter[];
  const filter = names.find((name) => name === search.get("show")) ?? "all";
  const filters = names.map((name) => ({
    name,
    label: ledgerFilters[name],
    count: lines.filter((line) => isIn(name, line, keeper, today)).length,
  }));
  const found = lines.filter((line) => isIn(filter, line, keeper, today));
  const isWhole = search.has("all");
  const pages = isWhole ? 1 : Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
  const shown = isWhole ? found : found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    filter,
    filters,
    page,
    pages,
    per: PER_PAGE,
    total: found.length,
    keeper,
    today,
    rows: shown.map((line) => ({
      snake: line.snake,
      stay: line.place.stay,
      name: nameOf(line),
      isExcluded: line.record.excluded !== "",
      faults: faultsOf(line, keeper).length,
      items: itemsOf(line, keeper).map(({ text }) => text),
    })),
  };
}

export type LedgerList = Awaited<ReturnType<typeof ledgerList>>;

export async function ledgerCsv(_viewer: Viewer<"keepLedger">, db: Db, now: Date): Promise<string> {
  const { lines, keeper } = await readLedger(db, now);
  const heading = [
    "個体番号",
    "名前",
    ...itemLabels.map((label, index) => `${index + 1} ${label}`),
    "足りないもの",
    "除いた理由",
  ];
  return csvOfRows([
    heading,
    ...lines.map((line) => [
      line.animal.number,
      line.animal.title,
      ...itemsOf(line, keeper).map(({ text }) => text),
      faultsOf(line, keeper).join("、"),
      line.record.excluded,
    ]),
  ]);
}

/** Returns the report of the URL's year, by default the one due. */
export async function ledgerReport(db: Db, search: URLSearchParams, now: Date) {
  const { lines, keeper } = await readLedger(db, now);
  const today = dayInJapan(now);
  const firsts = lines.flatMap((line) => filled(line, keeper).acquiredOn?.slice(0, 4) ?? []);
  const { year, years } = fiscalYears(search, today, firsts.map(Number), yearToReport(today));
  return { report: reportOf(lines, keeper, year), years, keeper, today, isOver: today > `${year + 1}-03-31` };
}

export type LedgerReport = Awaited<ReturnType<typeof ledgerReport>>;

export async function reportCsv(db: Db, search: URLSearchParams, now: Date): Promise<{ text: string; year: number }> {
  const { report } = await ledgerReport(db, search, now);
  const { year, start, months, total, end } = report;
  const text = csvOfRows([
    ["月", ...Object.values(countLabels)],
    [`${year}年4月1日に所有していた数`, start, "", "", ""],
    ...months.map(({ month, ...counts }) => [month, ...countsOf(counts)]),
    ["合計", ...countsOf(total)],
    [`${year + 1}年3月31日に所有していた数`, end, "", "", ""],
  ]);
  return { text, year };
}

const SHOWN = 5;

export async function ledgerDue(db: Db, now: Date) {
  const { lines, keeper } = await readLedger(db, now);
  // Snakes without any entered data are only counted.
  const faulty = lines.filter((line) => faultsOf(line, keeper).length > 0);
  const today = dayInJapan(now);
  return {
    total: faulty.length,
    snakes: faulty
      .filter(({ version }) => version > 0)
      .slice(0, SHOWN)
      .map((line) => ({
        id: line.snake,
        stay: line.place.stay,
        name: nameOf(line),
        fault: faultsOf(line, keeper)[0] ?? "",
      })),
    report: isTimeToReport(today) ? yearToReport(today) : null,
  };
}

export type LedgerDue = Awaited<ReturnType<typeof ledgerDue>>;
