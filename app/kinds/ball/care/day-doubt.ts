// Questions before writing: a second meal or shed of a day, and a day on which the snake was not alive or not here.

import { formatDay } from "#app/platform/site/days.ts";
import { type Care, type CareRecord, careWords } from "./care.ts";

/** Lines of a day that need a confirmation: a second one is rare, and mostly a page sent twice. */
const ONCE_A_DAY: readonly string[] = ["meal", "shed"];

export interface DayDoubt {
  question: string;
  /** The question that was answered: the answer is void once it has changed. */
  seen: string;
  /** The button or the tick that confirms it. */
  confirm: string;
  /** The day has such a line already. */
  isSecond: boolean;
}

/** Null where nothing is to be confirmed. `ofDay`: what the log holds of the day; `life`: of `lifeDoubts`. */
export function dayDoubt(
  lines: readonly Care[],
  ofDay: readonly CareRecord[],
  day: string,
  life?: string,
): DayDoubt | null {
  const types = lines.map(({ type }) => type).filter((type) => ONCE_A_DAY.includes(type));
  const there = ofDay.filter(({ type }) => types.includes(type));
  // A shed in the same words is the same shed; a meal in the same words may be a second one.
  const doubtful = there.filter(
    (one) => one.type === "meal" || !lines.some((line) => line.type === one.type && careWords(line) === careWords(one)),
  );
  const isSecond = doubtful.length > 0;
  if (!isSecond && !life) return null;
  const words = doubtful.map((one) => `「${careWords(one)}」`).join("");
  return {
    question: [
      ...(life ? [`${life}。${isSecond ? "" : "この日で記録しますか？"}`] : []),
      ...(isSecond ? [`${formatDay(day)}にはすでに${words}と記録されています。もう1件、記録しますか？`] : []),
    ].join(""),
    seen: [...(life ? [day] : []), ...doubtful.map(({ id, version }) => `${id}.${version}`)].join(" "),
    confirm: isSecond ? "もう1件、記録する" : "この日で記録する",
    isSecond,
  };
}
