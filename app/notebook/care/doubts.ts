// Questions before a record is written: a weight that may be a slip, a second meal or shed of a day, by the shop's own rules; a day on
// which the snake was not alive, or not here.

import type { CareRecord, Care as ShopCare } from "#app/kinds/ball/care/care.ts";
import { dayDoubt } from "#app/kinds/ball/care/day-doubt.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { formatDay } from "#app/platform/site/days.ts";
import type { Care, CareEvent } from "./care.ts";
import { dayOf } from "./read-care.ts";

export interface Doubt {
  question: string;
  /** The record that the new one takes the place of; null where it is one more. */
  replaces: string | null;
}

type Life = Pick<Snake, "birth" | "standing" | "left">;

/** `events`: the snake's, without the one that is being mended. Null where nothing is odd. */
export function doubtOf(snake: Life, care: Care, at: string, events: readonly CareEvent[]): Doubt | null {
  const day = dayOf(at);
  const life = lifeDoubt(snake, day);
  const found = careDoubt(care, day, events);
  if (life === null) return found;
  return { question: `${life}。${found?.question ?? "この日で記録しますか？"}`, replaces: found?.replaces ?? null };
}

/** The doubt about a day of the snake's; null where there is none. A birth may be a bare year. */
export function lifeDoubt({ birth, standing, left }: Life, day: string): string | null {
  if (day.slice(0, birth.length) < birth)
    return `${formatDay(day)}は、生まれる前です（ハッチ ${birth.length === 4 ? `${birth}年` : formatDay(birth)}）`;
  if (standing === "here" || left === "" || day <= left) return null;
  return `${formatDay(day)}は、${standing === "died" ? "死亡" : "譲渡"}（${formatDay(left)}）のあとです`;
}

function careDoubt(care: Care, day: string, events: readonly CareEvent[]): Doubt | null {
  if (care.kind === "weight") {
    const before = events
      .filter((event) => event.care.kind === "weight" && dayOf(event.at) <= day)
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .at(-1);
    if (before?.care.kind !== "weight") return null;
    const date = dayOf(before.at);
    const question = weightDoubt({ date, grams: before.care.grams }, { date: day, grams: care.grams });
    return question === null ? null : { question, replaces: date === day ? before.id : null };
  }
  const line = shopLine(care);
  if (!line) return null;
  const ofDay = events.flatMap((event, id): CareRecord[] => {
    const own = dayOf(event.at) === day ? shopLine(event.care) : null;
    return own ? [{ ...own, id, version: 0, by: "", date: day, isPublic: false }] : [];
  });
  const doubt = dayDoubt([line], ofDay, day);
  return doubt && { question: doubt.question, replaces: null };
}

/** Doubtful records, as in the shop's log. A regurgitation is no second meal. */
function shopLine(care: Care): ShopCare | null {
  if (care.kind === "meal" && care.outcome !== "vomited") {
    const { prey, size, count } = care;
    return { type: "meal", prey, size, count, outcome: care.outcome };
  }
  return care.kind === "shed" ? { type: "shed", shed: care.shed } : null;
}
