// Confirmation of duplicates on one day, and of days when the snake was not alive or not here.

import { formatDay } from "#app/platform/site/days.ts";
import { type Care, type CareRecord, careWords } from "./care.ts";

/** Rarely more than one per day; usually a double submit. */
const ONCE_A_DAY: readonly string[] = ["meal", "shed"];

export interface DayDoubt {
  question: string;
  /** Identifies the confirmed state: a confirmation is void once it has changed. */
  seen: string;
  confirm: string;
  /** Whether the day already has such a line. */
  isSecond: boolean;
}

/**
 * Returns null if nothing needs confirmation, as when a form is posted twice and all its lines are there. `ofDay`: the
 * day's lines; `life`: the result of `lifeDoubts`.
 */
export function dayDoubt(
  lines: readonly Care[],
  ofDay: readonly CareRecord[],
  day: string,
  life?: string,
): DayDoubt | null {
  const isEqual = (line: Care, one: CareRecord) => line.type === one.type && careWords(line) === careWords(one);
  const isPosted = (line: Care) => ofDay.some((one) => one.isJustMade && isEqual(line, one));
  if (lines.length > 0 && lines.every(isPosted)) return null;
  const types = lines.map(({ type }) => type).filter((type) => ONCE_A_DAY.includes(type));
  const there = ofDay.filter(({ type }) => types.includes(type));
  // Equal sheds are duplicates; an equal meal may be a second one.
  const doubtful = there.filter((one) => one.type === "meal" || !lines.some((line) => isEqual(line, one)));
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
