// Numbers of the annual report (定期報告, 様式第11の2; 動物愛護管理法21条の5第2項), 1 April to 31 March.

import {
  acquiredDayOf,
  contradictionsOf,
  dayOfLeaving,
  filled,
  type Keeper,
  type LedgerLine,
  strayIn,
} from "#app/collection/life/line.ts";

/** The form's columns; animals bred by the keeper are included in those acquired. */
export const countLabels = {
  acquired: "新たに所有した数",
  born: "うち自家繁殖",
  handedOver: "販売・引渡しをした数",
  died: "死亡した数",
} as const;

type Counts = Record<keyof typeof countLabels, number>;
const countNames = Object.keys(countLabels) as (keyof Counts)[];

export function countsOf(counts: Counts): number[] {
  return countNames.map((name) => counts[name]);
}

/** Returns the fiscal year (April to March) of a day. */
export function fiscalYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
}

/** Returns the years from the first known to the current one, latest first, and the URL's, if it is one of them. */
export function fiscalYears(search: URLSearchParams, today: string, known: readonly number[], usual: number) {
  const thisYear = fiscalYearOf(today);
  const first = Math.max(2000, Math.min(thisYear, ...known));
  const years = Array.from({ length: thisYear - first + 1 }, (_, index) => thisYear - index);
  return { years, year: years.find((year) => String(year) === search.get("year")) ?? usual };
}

/** Returns the year to report: the previous one from 1 April to 30 May. `today`: day in Japan. */
export function yearToReport(today: string): number {
  const year = Number(today.slice(0, 4));
  const day = today.slice(5);
  if (day < "04-01") return year - 1;
  return isTimeToReport(today) ? year - 1 : year;
}

export function isTimeToReport(today: string): boolean {
  return today.slice(5) >= "04-01" && today.slice(5) <= "05-30";
}

/** `year`: that of its April; 2026 is April 2026 to March 2027. */
export function reportOf(lines: readonly LedgerLine[], keeper: Keeper, year: number) {
  const first = `${year}-04-01`;
  const after = `${year + 1}-04-01`;
  // "2026-04" to "2027-03".
  const months = Array.from({ length: 12 }, (_, index) => ({
    ...{ month: new Date(Date.UTC(year, 3 + index, 1)).toISOString().slice(0, 7) },
    ...{ acquired: 0, born: 0, handedOver: 0, died: 0 },
  }));
  const monthOf = (day: string | null) => months.find(({ month }) => day?.startsWith(month));
  let start = 0;
  let end = 0;
  const doubtful: { snake: string; stay: number; name: string; why: string }[] = [];
  for (const line of lines) {
    if (line.record.excluded) continue;
    const record = filled(line, keeper);
    const { acquiredHow, acquiredOn, leftOn, diedOn } = record;
    const left = dayOfLeaving(record);
    if (isKeptAt(acquiredOn, left, first)) start += 1;
    if (isKeptAt(acquiredOn, left, after)) end += 1;
    const acquired = monthOf(acquiredOn);
    if (acquired) acquired.acquired += 1;
    if (acquired && acquiredHow === "born") acquired.born += 1;
    const handedOver = monthOf(leftOn);
    if (handedOver) handedOver.handedOver += 1;
    const died = monthOf(diedOn);
    if (died) died.died += 1;
    const isConcerned = acquired || handedOver || died || left === null || left >= first;
    const why = [
      ...(acquiredOn ? [] : [`${acquiredDayOf(record)}が分からないので、年度当初と年度末の数に入っていません`]),
      ...contradictionsOf(record, line.animal.hatched, line.place),
      ...strayIn(line),
    ];
    if (isConcerned && why.length > 0 && (acquiredOn === null || acquiredOn < after))
      doubtful.push({ snake: line.snake, stay: line.place.stay, name: nameOf(line), why: why.join("。") });
  }
  const sum = (name: keyof Counts) => months.reduce((total, month) => total + month[name], 0);
  const total = Object.fromEntries(countNames.map((name) => [name, sum(name)])) as Counts;
  // 0 if consistent: the animals at the end are counted individually.
  const difference = start + total.acquired - total.handedOver - total.died - end;
  return { year, start, months, total, end, difference, doubtful };
}

function isKeptAt(acquiredOn: string | null, left: string | null, day: string): boolean {
  return acquiredOn !== null && acquiredOn < day && (left === null || left >= day);
}

/** Returns a snake's display name, with the number of the stay if it came back. */
export function nameOf({ animal, snake, place }: Pick<LedgerLine, "animal" | "snake" | "place">): string {
  const name = animal.number || animal.title || snake;
  return place.stay > 1 ? `${name}（${place.stay}回目）` : name;
}

const STORED_YEARS = 5;

/** Returns the last day of the retention period. */
export function storedUntil(lastDay: string): string {
  return `${Number(lastDay.slice(0, 4)) + STORED_YEARS}${lastDay.slice(4)}`;
}
