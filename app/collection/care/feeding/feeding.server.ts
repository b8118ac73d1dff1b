import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { collectionPage } from "#app/collection/care/collection-page.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import { storeBulkLines } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { addCare, linesOfDay } from "#app/kinds/ball/care/care-log.server.ts";
import { rememberChoice } from "#app/kinds/ball/care/choices.server.ts";
import { GONE, knownSnakes } from "#app/kinds/ball/care/collection.server.ts";
import { type DayDoubt, dayDoubt } from "#app/kinds/ball/care/day-doubt.ts";
import {
  type CareProblem,
  careNames,
  isUntouched,
  parseTypedLines,
  prefillLastMeal,
  type TypedCare,
  typedCare,
} from "#app/kinds/ball/care/read-care.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

export async function feedingPage(db: Db, search: URLSearchParams, now: Date) {
  const page = await collectionPage(db, search, now, "care");
  return { ...page, snakes: page.snakes.map((snake) => ({ ...snake, blank: prefillLastMeal(snake.offered) })) };
}

export type FeedingPage = Awaited<ReturnType<typeof feedingPage>>;

export interface FeedingAnswer {
  date: string;
  dateProblem: string | null;
  isPublic: boolean;
  typed: Record<string, TypedCare>;
  problems: Record<string, CareProblem[]>;
  /** Confirmation questions: a second meal or shed on a day. */
  doubts: Record<string, DayDoubt>;
  /** Only re-rendered with filled-in values. */
  isFilled: boolean;
}

/**
 * Stores all rows that are valid and need no confirmation, in one transaction. `sure.<id>` confirms one snake, the
 * button "sure" all doubtful ones. `left` is null if nothing is left to correct or confirm; `result` is the undo token.
 */
export async function keepFeeding(
  db: Db,
  form: FormData,
  actor: Actor,
): Promise<{ saved: number; date: string; result: string | null; left: FeedingAnswer | null }> {
  const isPublic = form.has("public");
  const date = String(form.get("date") ?? "");
  const rows = new Map(idsIn(form).map((id) => [id, typedCare(form, `.${id}`)]));
  const answer = { date, dateProblem: null, isPublic, problems: {}, doubts: {}, isFilled: false };
  const again = (more: Partial<FeedingAnswer>) => {
    return { saved: 0, date, result: null, left: { ...answer, typed: Object.fromEntries(rows), ...more } };
  };
  const intent = intentOf(form, ["save", "all-ate", "sure"]);
  if (intent === "all-ate") return again({ typed: allAte(rows), isFilled: true });
  const day = readPastDay(date, dayInJapan(actor.now));
  if (!day.ok) return again({ dateProblem: day.message });
  const touched = [...rows].filter(([, typed]) => !isUntouched(typed));
  const problems: Record<string, CareProblem[]> = {};
  const doubts: Record<string, DayDoubt> = {};
  const isSure = (id: string, seen: string) =>
    form.get(`seen.${id}`) === seen && (intent === "sure" || form.has(`sure.${id}`));
  const { saved, result } = await db.transaction().execute(async (trx) => {
    const known = await knownSnakes(
      trx,
      touched.map(([id]) => id),
    );
    const ofDay = await linesOfDay(trx, [...known], day.value, form, actor);
    const lives = await lifeDoubts(trx, [...known]);
    const lines = touched.flatMap(([id, typed]) => {
      const read = parseTypedLines(typed);
      if (!known.has(id)) problems[id] = [{ name: "meal", message: GONE }];
      else if (read.problems.length > 0) problems[id] = read.problems;
      else {
        const doubt = dayDoubt(read.lines, ofDay.get(id) ?? [], day.value, lives(id, day.value));
        if (!doubt || isSure(id, doubt.seen))
          return read.lines.map((line) => ({
            ball: id,
            ...line,
            date: day.value,
            isPublic,
            isSecond: doubt?.isSecond === true && line.type === "meal",
          }));
        doubts[id] = doubt;
      }
      return [];
    });
    const written = lines.length > 0 ? await addCare(trx, lines, actor) : [];
    const saved = new Set(lines.map(({ ball }) => ball)).size;
    return { saved, result: await storeBulkLines(trx, "feed", saved, written, actor) };
  });
  if (saved > 0) await rememberChoice(db, "care", isPublic);
  const open = new Set(Object.keys({ ...problems, ...doubts }));
  if (open.size === 0) return { saved, date: day.value, result, left: null };
  const typed = Object.fromEntries([...rows].filter(([id]) => open.has(id)));
  return { saved, date: day.value, result, left: { ...answer, problems, doubts, typed } };
}

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
