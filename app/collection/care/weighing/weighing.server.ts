import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { collectionPage } from "#app/collection/care/collection-page.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import { storeBulkLines } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import { rememberChoice } from "#app/kinds/ball/care/choices.server.ts";
import { GONE, knownSnakes } from "#app/kinds/ball/care/collection.server.ts";
import { readGrams, readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import { lastUpTo } from "#app/kinds/ball/care/weights.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

export type WeighingPage = Awaited<ReturnType<typeof collectionPage>>;

/** Values that could not be stored, as typed, by snake id. */
export interface WeighingAnswer {
  date: string;
  dateProblem: string | null;
  isPublic: boolean;
  typed: Record<string, string>;
  problems: Record<string, string>;
  doubts: Record<string, string>;
}

const BOX = "grams.";

/**
 * Stores all valid weights that need no confirmation, in one transaction. `sure.<id>` confirms that exact weight; the button "sure"
 * confirms all in `asked.<id>`. `left` is null if nothing is left to correct or confirm.
 */
export async function keepWeighings(
  db: Db,
  form: FormData,
  actor: Actor,
): Promise<{ saved: number; date: string; result: string | null; left: WeighingAnswer | null }> {
  const isPublic = form.has("public");
  const date = String(form.get("date") ?? "");
  const typed = new Map(
    [...form.entries()].flatMap(([name, value]) =>
      name.startsWith(BOX) && String(value).trim() !== "" ? [[name.slice(BOX.length), String(value)] as const] : [],
    ),
  );
  const isAllSure = intentOf(form, ["save", "sure"]) === "sure";
  const sureOf = (id: string) => String(form.get(`sure.${id}`) ?? (isAllSure ? form.get(`asked.${id}`) : null) ?? "");
  const day = readPastDay(date, dayInJapan(actor.now));
  const answer = { date, dateProblem: null, isPublic, problems: {}, doubts: {} };
  if (!day.ok) {
    const left = { ...answer, typed: Object.fromEntries(typed), dateProblem: day.message };
    return { saved: 0, date, result: null, left };
  }
  const { result, ...sorted } = await db.transaction().execute(async (trx) => {
    const ids = [...typed.keys()];
    const [known, last] = [await knownSnakes(trx, ids), await lastUpTo(trx, ids, day.value)];
    const lives = await lifeDoubts(trx, ids);
    const doubtOf = (id: string, grams: number) =>
      [lives(id, day.value), weightDoubt(last.get(id), { date: day.value, grams })].filter(Boolean).join("。") || null;
    const sorting = sortOut(typed, known, doubtOf, sureOf);
    const weighed = sorting.keep.map(({ id, grams }) => ({ ball: id, grams }));
    const lines = weighed.map((line) => ({ ...line, type: "weight" as const, date: day.value, isPublic }));
    const written = lines.length > 0 ? await addCare(trx, lines, actor) : [];
    return { ...sorting, result: await storeBulkLines(trx, "weigh", sorting.keep.length, written, actor) };
  });
  const { keep, problems, doubts } = sorted;
  const saved = keep.length;
  if (saved > 0) await rememberChoice(db, "weights", isPublic);
  const open = Object.keys({ ...problems, ...doubts });
  if (open.length === 0) return { saved, date: day.value, result, left: null };
  const left = Object.fromEntries(open.map((id) => [id, typed.get(id) ?? ""]));
  return { saved, date: day.value, result, left: { ...answer, problems, doubts, typed: left } };
}

function sortOut(
  typed: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  doubtOf: (id: string, grams: number) => string | null,
  sureOf: (id: string) => string,
) {
  const keep: { id: string; grams: number }[] = [];
  const problems: Record<string, string> = {};
  const doubts: Record<string, string> = {};
  for (const [id, text] of typed) {
    const grams = readGrams(text);
    const doubt = grams.ok ? doubtOf(id, grams.value) : null;
    if (!known.has(id)) problems[id] = GONE;
    else if (!grams.ok) problems[id] = grams.message;
    else if (doubt && sureOf(id) !== String(grams.value)) doubts[id] = doubt;
    else keep.push({ id, grams: grams.value });
  }
  return { keep, problems, doubts };
}
