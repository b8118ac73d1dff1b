// A second meal or shed of a day: confirmed before it is written.

import { formatDay } from "#app/platform/site/days.ts";
import { type Care, type CareRecord, careWords } from "./care.ts";

/** Lines of a day that need a confirmation: a second one is rare, and mostly a page sent twice. */
const ONCE_A_DAY: readonly string[] = ["meal", "shed"];

/** Null where nothing of what is to be noted is in the log of that day. `ofDay`: what the log holds of it. */
export function dayDoubt(lines: readonly Care[], ofDay: readonly CareRecord[], day: string) {
  const types = lines.map(({ type }) => type).filter((type) => ONCE_A_DAY.includes(type));
  const there = ofDay.filter(({ type }) => types.includes(type));
  // A shed in the same words is the same shed; a meal in the same words may be a second one.
  const doubtful = there.filter(
    (one) => one.type === "meal" || !lines.some((line) => line.type === one.type && careWords(line) === careWords(one)),
  );
  if (doubtful.length === 0) return null;
  const words = doubtful.map((one) => `「${careWords(one)}」`).join("");
  return {
    question: `${formatDay(day)}にはもう${words}と記録されています。もう1件、記録しますか？`,
    /** What the day holds already: an answer to it is no answer once that has changed. */
    seen: doubtful.map(({ id, version }) => `${id}.${version}`).join(" "),
  };
}

export type DayDoubt = NonNullable<ReturnType<typeof dayDoubt>>;
