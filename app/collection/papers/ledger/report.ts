// Numbers of the annual report (定期報告, 様式第11の2; 動物愛護管理法21条の5第2項), 1 April to 31 March.

import { contradictionsOf, dayOfLeaving, filled, type Keeper, type LedgerLine } from "#app/collection/life/line.ts";

interface ReportMonth {
  /** "2026-04". */
  month: string;
  acquired: number;
  /** Bred by the keeper, included in `acquired`. */
  born: number;
  handedOver: number;
  died: number;
}

export interface Report {
  /** Year of its April: 2026 is April 2026 to March 2027. */
  year: number;
  start: number;
  months: ReportMonth[];
  total: Omit<ReportMonth, "month">;
  /** Kept at the end of 31 March, counted individually. */
  end: number;
  /** `start + acquired − handedOver − died − end`: 0 if consistent. */
  difference: number;
  /** Snakes that cannot be counted, with the reason. */
  doubtful: { snake: string; stay: number; name: string; why: string }[];
}

/** Returns the fiscal year (April to March) of a day. */
export function fiscalYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
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

export function reportOf(lines: readonly LedgerLine[], keeper: Keeper, year: number): Report {
  const first = `${year}-04-01`;
  const after = `${year + 1}-04-01`;
  const isWithin = (day: string | null) => day !== null && day >= first && day < after;
  const months = Array.from({ length: 12 }, (_, index): ReportMonth => {
    const month = new Date(Date.UTC(year, 3 + index, 1)).toISOString().slice(0, 7);
    return { month, acquired: 0, born: 0, handedOver: 0, died: 0 };
  });
  const monthOf = (day: string) => months.find(({ month }) => day.startsWith(month));
  let start = 0;
  let end = 0;
  const doubtful: Report["doubtful"] = [];
  for (const line of lines) {
    if (line.record.excluded) continue;
    const record = filled(line, keeper);
    const { acquiredHow, acquiredOn, leftOn, diedOn } = record;
    const left = dayOfLeaving(record);
    if (isKeptAt(acquiredOn, left, first)) start += 1;
    if (isKeptAt(acquiredOn, left, after)) end += 1;
    const acquired = isWithin(acquiredOn) && acquiredOn ? monthOf(acquiredOn) : undefined;
    if (acquired) acquired.acquired += 1;
    if (acquired && acquiredHow === "born") acquired.born += 1;
    const handedOver = isWithin(leftOn) && leftOn ? monthOf(leftOn) : undefined;
    if (handedOver) handedOver.handedOver += 1;
    const died = isWithin(diedOn) && diedOn ? monthOf(diedOn) : undefined;
    if (died) died.died += 1;
    const isConcerned = acquired || handedOver || died || left === null || left >= first;
    const why = [
      ...(acquiredOn ? [] : ["所有した日が分からないので、年度当初と年度末の数に入っていません"]),
      ...contradictionsOf(record, line.animal.hatched, line.place),
    ];
    if (isConcerned && why.length > 0 && (acquiredOn === null || acquiredOn < after))
      doubtful.push({ snake: line.snake, stay: line.place.stay, name: nameOf(line), why: why.join("。") });
  }
  const sum = (name: Exclude<keyof ReportMonth, "month">) => months.reduce((total, month) => total + month[name], 0);
  const total = {
    acquired: sum("acquired"),
    born: sum("born"),
    handedOver: sum("handedOver"),
    died: sum("died"),
  };
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
