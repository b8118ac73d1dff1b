// Parses dates as typed in Japan: 2026年8月10日, 2026/8/10, 8/10, 令和8年8月10日, full or half width.

import { addDays, dayInJapan, isDay } from "./days.ts";

export interface ReadDay {
  /** "2026-08-10", or "2026" if a bare year is allowed. */
  day: string;
  /** The year was missing and inferred from today. */
  isYearGuessed: boolean;
}

interface Options {
  today: string;
  /** Resolves a missing year: "past" (records) to the last such day, "future" (plans) to the next. */
  toward?: "past" | "future";
  year?: boolean;
}

/** Year before the era's first. */
const eras: Readonly<Record<string, number>> = {
  令和: 2018,
  令: 2018,
  r: 2018,
  平成: 1988,
  平: 1988,
  h: 1988,
  昭和: 1925,
  昭: 1925,
  s: 1925,
};

const relative: ReadonlyMap<string, number> = new Map(
  Object.entries({
    今日: 0,
    本日: 0,
    きょう: 0,
    昨日: -1,
    きのう: -1,
    一昨日: -2,
    おととい: -2,
    明日: 1,
    あした: 1,
  }),
);

/** Words that are read as days. */
export const DAYS_SAID = [...relative.keys()];

const YEAR = String.raw`(?:(?<era>令和|平成|昭和|令|平|昭|[rhs])\s*(?<eraYear>元|\d{1,2})|(?<year>(?:19|20)\d{2})|'?(?<short>\d{2}))`;
const WHOLE = new RegExp(String.raw`^${YEAR}(?:年|[-/. ])\s*(?<month>\d{1,2})(?:月|[-/. ])\s*(?<day>\d{1,2})日?$`);
const DAY_OF_YEAR = /^(?<month>\d{1,2})(?:月|[-/.])\s*(?<day>\d{1,2})日?$/;
const RUN_TOGETHER = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/;
const BARE_YEAR = new RegExp(`^${YEAR}年?$`);

export function readDay(text: string, { today, toward = "past", year = false }: Options): ReadDay | null {
  const plain = plainDate(text);
  const shift = relative.get(plain);
  if (shift !== undefined) return { day: addDays(today, shift), isYearGuessed: false };
  const whole = (WHOLE.exec(plain) ?? RUN_TOGETHER.exec(plain))?.groups;
  if (whole) return checked(yearOf(whole), whole);
  const bare = year ? BARE_YEAR.exec(plain)?.groups : undefined;
  if (bare && (bare.short === undefined || plain.startsWith("'")))
    return { day: String(yearOf(bare)), isYearGuessed: false };
  const partial = DAY_OF_YEAR.exec(plain)?.groups;
  return partial ? withoutYear(partial, today, toward) : null;
}

/** Longer texts contain no date and are not parsed. */
const LONGEST = 100;

/** Spreadsheets append a time, usually midnight, which is ignored. */
const CLOCK = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?`;
const TIME = new RegExp(
  String.raw`(?<=\d)(?:日\s?|t|\s)(?:午前|午後)?\s?(?:${CLOCK}(?: ?[ap]m)?|(?:1?\d|2[0-3])時(?:[0-5]?\d分)?)$`,
);
/** A time with a zone is converted to the day in Japan. */
const MOMENT = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}t${CLOCK}(?:z|[+-]\d{2}:\d{2})$`);

/** Normalises width, dashes and dots, and strips weekday and time. */
function plainDate(text: string): string {
  if (text.length > LONGEST) return "";
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‐‑‒–—―−ー]/g, "-")
    .replace(/^[‘’`]/, "'")
    .replace(/(?<=\d)[。、・](?=\d)/g, ".")
    .replace(/\s*(?:\([月火水木金土日](?:曜日?)?\)|[月火水木金土日]曜日?)/g, "")
    .replace(/(?<=[年月])\s+|\s+(?=[年月日])/g, "")
    .replace(/[〇一二三四五六七八九十]+(?=[年月日])/g, inFigures)
    .replace(/日?(?:生(?:まれ)?|孵化|ハッチ)$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const moment = MOMENT.test(plain) ? new Date(plain.toUpperCase()) : null;
  return moment && !Number.isNaN(moment.getTime()) ? dayInJapan(moment) : plain.replace(TIME, "");
}

const ERA_IN_TEXT = /(?<![a-z])(令和|平成|昭和|令|平|昭|[rhs])\s*(元|\d{1,2})\s*(?:年|[-/.])\s*(?=\d{1,2}\s*[-/.月])/gi;

/** Normalises dates within a text to 2026/2/4: R8.2.4, 26/2/4, 20260204 and 二〇二六年二月四日. */
export function withPlainDays(text: string): string {
  return text
    .replace(/[①-⑳]/g, " ")
    .normalize("NFKC")
    .replace(/(?<=[\d日]\s*)[‐‑‒–—―−ー](?=\s*\d)/g, "-")
    .replace(/[〇一二三四五六七八九十]+(?=[年月日])/g, inFigures)
    .replace(ERA_IN_TEXT, (_, era: string, eraYear: string) => `${yearOf({ era: era.toLowerCase(), eraYear })}/`)
    .replace(/(?<![\d/.年])(20\d{2})(\d{2})(\d{2})(?!\d)/g, "$1/$2/$3")
    .replace(/(?<![\d/.年])'?([1-9]\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d/.])/g, "20$1/$3/$4")
    .replace(/(?<=[\d日])\s*(?:\([月火水木金土日](?:曜日?)?\)|[月火水木金土日]曜日?)/g, "");
}

const FIGURES = "〇一二三四五六七八九";

/** Converts kanji numerals: 二〇二六 to 2026, 十 to 10, 二十一 to 21. */
function inFigures(word: string): string {
  const figures = [...word].map((sign) => FIGURES.indexOf(sign));
  const ten = figures.indexOf(-1);
  if (ten < 0) return figures.join("");
  const [tens = 1, ones = 0] = [figures[ten - 1], figures[ten + 1]];
  return String(tens * 10 + ones);
}

type Groups = Readonly<Record<string, string | undefined>>;

function yearOf({ era, eraYear, year, short }: Groups): number {
  if (era) return (eras[era] ?? 0) + (eraYear === "元" ? 1 : Number(eraYear));
  return year ? Number(year) : 2000 + Number(short);
}

function checked(year: number, { month, day }: Groups): ReadDay | null {
  const text = `${year}-${two(Number(month))}-${two(Number(day))}`;
  return isDay(text) ? { day: text, isYearGuessed: false } : null;
}

/** Searches several years, because of 2/29. */
function withoutYear(groups: Groups, today: string, toward: "past" | "future"): ReadDay | null {
  const step = toward === "past" ? -1 : 1;
  for (let years = 0; years <= 8; years += 1) {
    const read = checked(Number(today.slice(0, 4)) + years * step, groups);
    if (read && (toward === "past" ? read.day <= today : read.day >= today)) return { ...read, isYearGuessed: true };
  }
  return null;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
