// Meals, sheds, cleanings and notes of everybody on one page: what it shows, and what is kept of what was typed.

import type { Actor } from "#app/content/lifecycle.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import { lastChoices, rememberChoice } from "#app/kinds/ball/care/choices.server.ts";
import { knownSnakes, livingSnakes } from "#app/kinds/ball/care/collection.server.ts";
import {
  asLastTime,
  type CareProblem,
  careNames,
  isUntouched,
  linesTyped,
  type TypedCare,
  typedCare,
} from "#app/kinds/ball/care/read-care.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/http/intent-of.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { lastMeals } from "./last-meals.server.ts";

export async function feedingPage(db: Db, search: URLSearchParams, now: Date) {
  const { snakes, ...collection } = await livingSnakes(db, search, now);
  const ids = snakes.map(({ id }) => id);
  const [meals, choices] = await Promise.all([lastMeals(db, ids), lastChoices(db)]);
  const today = dayInJapan(now);
  const asked = readPastDay(search.get("date") ?? "", today);
  return {
    ...collection,
    today,
    date: asked.ok ? asked.value : today,
    isPublic: choices.care,
    snakes: snakes.map((snake) => {
      const fed = meals.get(snake.id);
      const { lastMeal = null, refusals = 0, offered = null } = fed ?? {};
      return { ...snake, fed: { lastMeal, refusals }, blank: asLastTime(offered) };
    }),
  };
}

export type FeedingPage = Awaited<ReturnType<typeof feedingPage>>;

/** The form again, as it was typed, by the snakes' ids. */
export interface FeedingAnswer {
  date: string;
  dateProblem: string | null;
  isPublic: boolean;
  typed: Record<string, TypedCare>;
  problems: Record<string, CareProblem[]>;
  /** Of how many snakes something was kept. */
  saved: number;
  /** It was only drawn anew, with what was asked for filled in. */
  isFilled: boolean;
}

/** Keeps what was typed of every snake whose row can be read, all in one transaction. `left` is null where nothing is to be mended. */
export async function keepFeeding(
  db: Db,
  form: FormData,
  actor: Actor,
): Promise<{ saved: number; date: string; left: FeedingAnswer | null }> {
  const isPublic = form.has("public");
  const date = String(form.get("date") ?? "");
  const rows = new Map(idsIn(form).map((id) => [id, typedCare(form, `.${id}`)]));
  const answer = { date, dateProblem: null, isPublic, problems: {}, saved: 0, isFilled: false };
  if (intentOf(form, ["save", "all-ate"]) === "all-ate") {
    return { saved: 0, date, left: { ...answer, typed: allAte(rows), isFilled: true } };
  }
  const day = readPastDay(date, dayInJapan(actor.now));
  if (!day.ok)
    return { saved: 0, date, left: { ...answer, typed: Object.fromEntries(rows), dateProblem: day.message } };
  const touched = [...rows].filter(([, typed]) => !isUntouched(typed));
  const problems: Record<string, CareProblem[]> = {};
  const saved = await db.transaction().execute(async (trx) => {
    const known = await knownSnakes(
      trx,
      touched.map(([id]) => id),
    );
    const lines = touched.flatMap(([id, typed]) => {
      const read = linesTyped(typed);
      if (!known.has(id)) problems[id] = [{ name: "meal", message: "この個体はもうありません" }];
      else if (read.problems.length > 0) problems[id] = read.problems;
      else return read.lines.map((line) => ({ ball: id, ...line, date: day.value, isPublic }));
      return [];
    });
    if (lines.length > 0) await addCare(trx, lines, actor);
    return new Set(lines.map(({ ball }) => ball)).size;
  });
  if (saved > 0) await rememberChoice(db, "care", isPublic);
  if (Object.keys(problems).length === 0) return { saved, date: day.value, left: null };
  const typed = Object.fromEntries([...rows].filter(([id]) => id in problems));
  return { saved, date: day.value, left: { ...answer, problems, typed, saved } };
}

/** Most feeding days everybody eats: only who did not is then set apart. */
function allAte(rows: ReadonlyMap<string, TypedCare>): Record<string, TypedCare> {
  return Object.fromEntries([...rows].map(([id, typed]) => [id, { ...typed, meal: typed.meal || "eaten" }]));
}

function idsIn(form: FormData): string[] {
  const names = new Set<string>(careNames);
  const ids = [...form.keys()].flatMap((key) => {
    const [name = "", ...id] = key.split(".");
    return names.has(name) && id.length > 0 ? [id.join(".")] : [];
  });
  return [...new Set(ids)];
}
