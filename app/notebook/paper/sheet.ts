// A sheet to be filled in by hand: feeding days from a start, at an interval, with room for what became of them.

import { addDays } from "#app/platform/site/days.ts";
import { cutText, readEnteredLine } from "#app/platform/site/entered-text.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

export const paperQuery = ["name", "interval", "start"] as const;

export interface PaperSheet {
  name: string;
  interval: number;
  /** The day of the first row. */
  start: string;
  /** As they were typed, for the form. */
  typed: { name: string; interval: string; start: string };
  problems: { interval?: string; start?: string };
  feedings: string[];
  weighings: string[];
}

const NAME_MAX = 40;
const ROWS = 18;
const USUAL_INTERVAL = 7;
const INTERVAL_MAX = 60;
/** Days from one weighing to the next. */
const WEIGHED_EVERY = 14;

export function paperSheet(search: URLSearchParams, today: string): PaperSheet {
  const text = (name: string) => readEnteredLine(search.get(name) ?? "");
  const typed = {
    name: cutText(text("name"), NAME_MAX),
    interval: cutText(text("interval"), 20),
    start: cutText(text("start"), 40),
  };
  const problems: PaperSheet["problems"] = {};
  const days = typed.interval === "" ? USUAL_INTERVAL : readNumber(typed.interval.replace(/日(?:おき|ごと)?$/, ""));
  const isInterval = days !== null && Number.isInteger(days) && days >= 1 && days <= INTERVAL_MAX;
  if (!isInterval) problems.interval = `1〜${INTERVAL_MAX}の数（日）を入力してください`;
  const read = typed.start === "" ? { day: today } : readDay(typed.start, { today, toward: "future" });
  if (!read) problems.start = "日付として読めません（例：2026年11月20日、11/20）";
  const interval = isInterval ? days : USUAL_INTERVAL;
  const start = read?.day ?? today;
  const rows = (every: number) => Array.from({ length: ROWS }, (_, i) => addDays(start, i * every));
  return {
    ...{ name: typed.name, interval, start, typed, problems },
    feedings: rows(interval),
    weighings: rows(WEIGHED_EVERY),
  };
}
