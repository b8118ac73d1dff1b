// Adds records other than weights to a snake's log, and corrects or deletes lines.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import { careWords } from "#app/kinds/ball/care/care.ts";
import {
  addCare,
  type Corrected,
  correctCare,
  findCare,
  linesOfDay,
  removeCare,
} from "#app/kinds/ball/care/care-log.server.ts";
import { type DayDoubt, dayDoubt } from "#app/kinds/ball/care/day-doubt.ts";
import {
  type CareProblem,
  isUntouched,
  lineOf,
  parseTypedLines,
  type TypedCare,
  typedCare,
} from "#app/kinds/ball/care/read-care.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";

export interface TypedLine {
  date: string;
  isPublic: boolean;
  typed: TypedCare;
  problems: CareProblem[];
  /** Asks for confirmation; nothing was stored. */
  doubt?: DayDoubt;
}

function givenIn(form: FormData) {
  return { date: String(form.get("date") ?? ""), isPublic: form.has("public"), typed: typedCare(form) };
}

/** Returns null on success. */
export async function noteCare(db: Db, ball: string, form: FormData, actor: Actor): Promise<TypedLine | null> {
  const given = givenIn(form);
  const date = readPastDay(given.date, dayInJapan(actor.now));
  const { lines, problems } = parseTypedLines(given.typed);
  if (isUntouched(given.typed)) problems.push({ name: "meal", message: "記録する内容を1つ以上入力してください" });
  if (!date.ok) problems.push({ name: "date", message: date.message });
  if (!date.ok || problems.length > 0) return { ...given, problems };
  const records = lines.map((line) => ({ ball, ...line, date: date.value, isPublic: given.isPublic }));
  const doubt = await db.transaction().execute(async (trx) => {
    const ofDay = (await linesOfDay(trx, [ball], date.value, form, actor)).get(ball) ?? [];
    const life = (await lifeDoubts(trx, [ball]))(ball, date.value);
    const doubt = dayDoubt(lines, ofDay, date.value, life);
    if (doubt && form.get("seen") !== doubt.seen) return doubt;
    const isSecond = doubt?.isSecond === true;
    await addCare(
      trx,
      records.map((record) => ({ ...record, isSecond: isSecond && record.type === "meal" })),
      actor,
    );
    return null;
  });
  return doubt ? { ...given, problems: [], doubt } : null;
}

export interface TypedCorrection extends TypedLine {
  id: number;
  version: number;
  grams: string;
}

/** Returns null on success; undefined if the line does not exist. */
export async function correctLine(
  db: Db,
  ball: string,
  form: FormData,
  actor: Actor,
): Promise<TypedCorrection | null | undefined> {
  const id = Number(form.get("record"));
  const current = Number.isSafeInteger(id) ? await findCare(db, ball, id) : undefined;
  if (!current) return undefined;
  const given = { id, version: Number(form.get("version")), ...givenIn(form), grams: String(form.get("grams") ?? "") };
  const date = readPastDay(given.date, dayInJapan(actor.now));
  const read = lineOf(current.type, { ...given.typed, grams: given.grams });
  if (!date.ok || !read.ok) {
    const ofDate = date.ok ? [] : [{ name: "date" as const, message: date.message }];
    return { ...given, problems: [...ofDate, ...(read.ok ? [] : read.problems)] };
  }
  const life = date.value === current.date ? undefined : (await lifeDoubts(db, [ball]))(ball, date.value);
  const doubt = dayDoubt([], [], date.value, life);
  if (doubt && form.get("seen") !== doubt.seen) {
    const message = `${life}。もう一度「保存」を押すと、この日で記録します`;
    return { ...given, problems: [{ name: "date", message }], doubt };
  }
  const record = { ...read.line, date: date.value, isPublic: given.isPublic };
  const done = await correctCare(db, ball, given, record, actor);
  if (done.ok) return null;
  if (done.reason === "missing") return undefined;
  return { ...given, ...overtaken(given.version, done, false) };
}

/** Returns null on success. */
export async function removeLine(db: Db, ball: string, form: FormData, actor: Actor): Promise<TypedCorrection | null> {
  const given = { id: Number(form.get("record")), version: Number(form.get("version")) };
  if (!Number.isSafeInteger(given.id)) return null;
  const done = await removeCare(db, ball, given, actor);
  if (done.ok) return null;
  const { date, isPublic } = done.current;
  return { ...given, date, isPublic, grams: "", typed: typedCare(form), ...overtaken(given.version, done, true) };
}

/** Submitting again confirms that the user has seen the stored values, and then overwrites or removes them. */
function overtaken(version: number, done: Extract<Corrected, { current: unknown }>, isRemoval: boolean) {
  const { date, by } = done.current;
  const words = `${formatDay(date)}・${careWords(done.current)}`;
  const problem = (message: string) => ({ problems: [{ name: "date" as const, message }] });
  if (done.reason === "taken")
    return { version, ...problem(`その日の体重はもうあります（${words}）。日付を直してください`) };
  const message = `${by}が変更しました（${words}）。もう一度押すと、${isRemoval ? "この記録を削除します" : "入力した内容で上書きします"}`;
  return { version: done.current.version, ...problem(message) };
}
