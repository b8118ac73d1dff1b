// Confirmation questions before a record is saved: implausible weight, second meal or shed on one day (the shop's own rules), or a
// date before the snake's birth or after it left.

import type { CareRecord, Care as ShopCare } from "#app/kinds/ball/care/care.ts";
import { dayDoubt } from "#app/kinds/ball/care/day-doubt.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { formatDay } from "#app/platform/site/days.ts";
import type { Care, CareEvent } from "./care.ts";
import { dayOf } from "./read-care.ts";

export interface Doubt {
  question: string;
  replaces: string | null;
}

type Life = Pick<Snake, "birth" | "standing" | "left">;

/** Returns null if nothing is doubtful. `events`: the snake's records without the one being edited. */
export function doubtOf(snake: Life, care: Care, at: string, events: readonly CareEvent[]): Doubt | null {
  const day = dayOf(at);
  const life = lifeDoubt(snake, day);
  const found = careDoubt(care, day, events);
  if (life === null) return found;
  return { question: `${life}。${found?.question ?? "この日で記録しますか？"}`, replaces: found?.replaces ?? null };
}

/** Checks a date against the snake's life; null if it fits. `birth` may be just a year. */
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

/** Converts a record for the shop's rules; null if they do not apply. A regurgitation is not a second meal. */
function shopLine(care: Care): ShopCare | null {
  if (care.kind === "meal" && care.outcome !== "vomited") {
    const { prey, size, count } = care;
    return { type: "meal", prey, size, count, outcome: care.outcome };
  }
  return care.kind === "shed" ? { type: "shed", shed: care.shed } : null;
}
