// Dates in tables: Japanese, English, spreadsheet serials, and numeric dates of unknown order.

import { addDays, isDay } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";

export const dayOrders = { ymd: "年/月/日", mdy: "月/日/年", dmy: "日/月/年" } as const;
export type DayOrder = keyof typeof dayOrders;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = `(${MONTHS.join("|")})[a-z]*\\.?`;
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[\\s-]*${MONTH}[\\s,-]*(\\d{4}|\\d{2})`, "i");
const MONTH_FIRST = new RegExp(`^${MONTH}[\\s-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,-]+(\\d{4})`, "i");
const MONTH_ALONE = new RegExp(`^${MONTH}[\\s,-]*(\\d{4})$`, "i");
/** Numeric dates of unknown order: 3/4/2024, 03-04-24. */
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\sT,])/;
const MONTH_OF_YEAR = /^(?:(\d{4})\s*(?:年|[/.-])\s*)?(\d{1,2})(?:月|$)(?!\d)/;
const CLOCK = /(?:^|[\sT])(午前|午後)?\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?/i;

const two = (value: string | number) => String(value).padStart(2, "0");
const whole = (year: string, month: string | number, day: string) =>
  `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;

/** Returns the likeliest date order, and whether the cells leave it ambiguous. */
export function orderOf(cells: readonly string[], isJapanese: boolean): { order: DayOrder; isDoubtful: boolean } {
  const parts = cells.flatMap((cell) => {
    const [, first, , second, year] = NUMBERS.exec(cell.trim()) ?? [];
    return first && second && year ? [[Number(first), Number(second), year] as const] : [];
  });
  if (parts.length === 0) return { order: "ymd", isDoubtful: false };
  const isShort = parts.every(([, , year]) => year.length === 2);
  const fits = (order: DayOrder) =>
    parts.every(([first, second, year]) => {
      if (order === "ymd") return year.length === 2 && second <= 12 && Number(year) <= 31;
      const [month, day] = order === "mdy" ? [first, second] : [second, first];
      return month <= 12 && day <= 31;
    });
  const likely: readonly DayOrder[] = isShort && isJapanese ? ["ymd", "mdy", "dmy"] : ["mdy", "dmy", "ymd"];
  const possible = likely.filter(fits);
  return { order: possible[0] ?? "ymd", isDoubtful: possible.length > 1 };
}

export interface DayContext {
  order: DayOrder;
  today: string;
}

export interface TableDay {
  day: string;
  /** "18:30"; "" if absent. */
  time: string;
  isYearGuessed: boolean;
}

/** Returns the day of a spreadsheet's serial number, "45000"; null for other text. */
export function serialDay(text: string): string | null {
  return /^[345]\d{4}(?:\.\d+)?$/.test(text) ? addDays("1899-12-30", Math.floor(Number(text))) : null;
}

/** Parses a cell's date; null if invalid. */
export function dayIn(cell: string, { order, today }: DayContext): TableDay | null {
  const text = cell
    .normalize("NFKC")
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, "");
  const time = timeIn(text);
  const found = (day: string, isYearGuessed = false): TableDay | null =>
    isDay(day) ? { day, time, isYearGuessed } : null;
  const serial = serialDay(text);
  if (serial) return found(serial);
  const [, first, , second, year] = NUMBERS.exec(text) ?? [];
  if (first && second && year && (order !== "ymd" || year.length === 4)) {
    return found(order === "dmy" ? whole(year, second, first) : whole(year, first, second));
  }
  const [, day, name, ofYear] = DAY_FIRST.exec(text) ?? [];
  if (day && name && ofYear) return found(whole(ofYear, monthOf(name), day));
  const [, named, dayThen, yearThen] = MONTH_FIRST.exec(text) ?? [];
  if (named && dayThen && yearThen) return found(whole(yearThen, monthOf(named), dayThen));
  const read = readDay(text, { today }) ?? readDay(text.replace(CLOCK, "").trim(), { today });
  return read && found(read.day, read.isYearGuessed);
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Returns the time in a text, "18:30"; "" if absent. */
export function timeIn(text: string): string {
  const [, half, hours = "", minutes = "", suffix = ""] = CLOCK.exec(text.normalize("NFKC")) ?? [];
  const isAfternoon = half === "午後" || /pm/i.test(suffix);
  const hour = (Number(hours) % (half || suffix ? 12 : 24)) + (isAfternoon ? 12 : 0);
  return hours === "" ? "" : `${two(hour)}:${minutes}`;
}

/**
 * Parses a row of heading dates; null for others. A month means its first day. `year`: from the sheet's name. Without a
 * year the last date is the nearest past one, and earlier columns come before it.
 */
export function headingDays(headings: readonly string[], context: DayContext, year: string): (TableDay | null)[] {
  const days = headings.map((heading) => dayIn(heading, context) ?? monthIn(heading, context.today));
  // After an explicit year, dates continue forward; before one, they count back.
  let [before, next] = ["", ""];
  const onward = days.map((one) => {
    if (!one?.isYearGuessed || (before === "" && year === "")) {
      if (one && !one.isYearGuessed) before = one.day;
      return one;
    }
    let day = `${year || before.slice(0, 4)}${one.day.slice(4)}`;
    while (before !== "" && day < before) day = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
    before = day;
    return { ...one, day, isYearGuessed: false };
  });
  return onward
    .toReversed()
    .map((one) => {
      if (!one?.isYearGuessed) return one;
      let { day } = one;
      while (next !== "" && day > next) day = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
      next = day;
      return { ...one, day };
    })
    .toReversed();
}

function monthIn(heading: string, today: string): TableDay | null {
  const text = heading.normalize("NFKC").trim();
  const [, name, ofYear] = MONTH_ALONE.exec(text) ?? [];
  if (name && ofYear) return { day: whole(ofYear, monthOf(name), "1"), time: "", isYearGuessed: false };
  const [, year, month] = MONTH_OF_YEAR.exec(text) ?? [];
  if (!month || Number(month) > 12 || Number(month) < 1 || !(year || text.endsWith("月"))) return null;
  const day = whole(year ?? today.slice(0, 4), month, "1");
  if (year) return { day, time: "", isYearGuessed: false };
  return {
    day: day > today ? whole(String(Number(today.slice(0, 4)) - 1), month, "1") : day,
    time: "",
    isYearGuessed: true,
  };
}
