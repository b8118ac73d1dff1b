// Writes to the care log, in one transaction with the list's sort key and the content generation. Lines are not
// revisions and do not change the entry's update time.

import type { Selectable } from "kysely";
import type { ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { type Actor, REPEATED_SUBMIT_MS } from "#app/cms/content/lifecycle.server.ts";
import { replacePlaces } from "#app/cms/content/list-order.server.ts";
import { recordAddedLines, recordChangedLine } from "#app/cms/content/log-events.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { type CareRecord, type CareType, careLabels, careWords, type NewRecord } from "./care.ts";
import { columnsOf, isSameLine, recordOf } from "./stored-care.server.ts";
import type { CareRecordsTable } from "./tables.ts";

/** Returns a snake's lines, latest day first, then latest entry first. */
export async function careOf(
  db: Db,
  ball: string,
  which: { types?: readonly CareType[]; publicOnly?: boolean } = {},
): Promise<CareRecord[]> {
  const { types, publicOnly = false } = which;
  const rows = await lines(db, ball)
    .selectAll()
    .$if(types !== undefined, (all) => all.where("type", "in", types ?? []))
    .$if(publicOnly, (all) => all.where("is_public", "=", 1))
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(recordOf);
}

export async function findCare(db: Db, ball: string, id: number): Promise<CareRecord | undefined> {
  const row = await lines(db, ball).selectAll().where("id", "=", id).executeTakeFirst();
  return row && recordOf(row);
}

/** `form`: the posted one, which says when it was shown. */
export async function linesOfDay(db: Db, balls: readonly string[], day: string, form: FormData, { by, now }: Actor) {
  const found = new Map<string, CareRecord[]>();
  if (balls.length === 0) return found;
  const rows = await db
    .selectFrom("care_records")
    .selectAll()
    .where("kind", "=", "ball")
    .where("entry", "in", balls)
    .where("date", "=", day)
    .orderBy("id")
    .execute();
  const since = Math.max(Date.parse(String(form.get("shown"))), now.getTime() - REPEATED_SUBMIT_MS);
  for (const row of rows) {
    const isJustMade = row.created_by === by && Date.parse(row.created_at) >= since;
    found.set(row.entry, [...(found.get(row.entry) ?? []), { ...recordOf(row), isJustMade }]);
  }
  return found;
}

function lines(db: Db, ball: string) {
  return db.selectFrom("care_records").where("kind", "=", "ball").where("entry", "=", ball);
}

/**
 * Adds lines in the caller's transaction. Skips existing lines; a weighing replaces that of the same day. `isSecond`: a
 * duplicate was confirmed. Returns the changed lines, for undo.
 */
export async function addCare(
  trx: Db,
  records: readonly (NewRecord & { ball: string; isSecond?: boolean })[],
  actor: Actor,
): Promise<ChangedLine[]> {
  const changed: ChangedLine[] = [];
  const added: Parameters<typeof recordAddedLines>[2][number][] = [];
  for (const line of records) {
    const { ball, isSecond = false, ...record } = line;
    const one = await addLine(trx, { ball, record, isSecond }, actor);
    if (!one) continue;
    changed.push(one);
    added.push({ entry: ball, words: lineWords(record), sort: careLabels[record.type] });
  }
  await afterWrite(trx, new Set(records.map(({ ball }) => ball)));
  await recordAddedLines(trx, { kind: "ball", counter: "匹" }, added, actor);
  return changed;
}

async function addLine(
  trx: Db,
  { ball, record, isSecond }: { ball: string; record: NewRecord; isSecond: boolean },
  actor: Actor,
): Promise<ChangedLine | null> {
  const day = await lines(trx, ball)
    .selectAll()
    .where("type", "=", record.type)
    .where("date", "=", record.date)
    .execute();
  // Only weighings, one per day, can change visibility; other duplicates keep theirs.
  const isShownAlike = (one: CareRecord) => record.type !== "weight" || one.isPublic === record.isPublic;
  if (!isSecond && day.map(recordOf).some((one) => isSameLine(one, record) && isShownAlike(one))) return null;
  const line = writtenColumns(record, actor);
  const [current] = record.type === "weight" ? day : [];
  if (current) {
    const { id, version } = current;
    await trx
      .updateTable("care_records")
      .set({ ...line, version: version + 1 })
      .where("id", "=", id)
      .execute();
    return { kind: "ball", id: ball, line: id, version: version + 1, before: current };
  }
  const { id, version } = await trx
    .insertInto("care_records")
    .values({ kind: "ball", entry: ball, ...line, created_at: line.updated_at, created_by: actor.by })
    .returning(["id", "version"])
    .executeTakeFirstOrThrow();
  return { kind: "ball", id: ball, line: id, version, before: null };
}

/** Undoes `addCare`, unless the line was edited since. Returns null on success, else the reason in Japanese. */
export async function undoLine(trx: Db, { id: ball, line, version, before }: ChangedLine, actor: Actor) {
  const current = await findCare(trx, ball, line);
  if (!current) return "もうありません";
  if (current.version !== version) return "そのあとに変更されています";
  const was = before && recordOf(before as Selectable<CareRecordsTable>); // stored by addLine
  if (was) {
    await trx
      .updateTable("care_records")
      .set({ ...writtenColumns(was, actor), version: version + 1 })
      .where("id", "=", line)
      .execute();
    await recordChangedLine(trx, { kind: "ball", id: ball }, [lineWords(current), lineWords(was)], actor);
  } else {
    await trx.deleteFrom("care_records").where("id", "=", line).execute();
    await recordChangedLine(trx, { kind: "ball", id: ball }, [lineWords(current)], actor);
  }
  await afterWrite(trx, [ball]);
  return null;
}

function lineWords(record: NewRecord): string {
  return `${formatShortDay(record.date)} ${careLabels[record.type]} ${careWords(record)}`;
}

function writtenColumns(record: NewRecord, { by, now }: Actor) {
  return {
    ...columnsOf(record),
    is_public: Number(record.isPublic),
    updated_at: now.toISOString(),
    updated_by: by,
  };
}

export type Corrected =
  | { ok: true }
  | { ok: false; reason: "missing" }
  /** Edited by someone else meanwhile ("conflict"), or the day has another weighing ("taken"). */
  | { ok: false; reason: "conflict" | "taken"; current: CareRecord };

/** Rewrites a line if its version is current. No-op for equal values. */
export function correctCare(
  db: Db,
  ball: string,
  { id, version }: { id: number; version: number },
  record: NewRecord,
  actor: Actor,
): Promise<Corrected> {
  return db.transaction().execute(async (trx): Promise<Corrected> => {
    const current = await findCare(trx, ball, id);
    if (!current) return { ok: false, reason: "missing" };
    if (isSameLine(current, record) && current.isPublic === record.isPublic) return { ok: true };
    if (current.version !== version) return { ok: false, reason: "conflict", current };
    const rival = record.type === "weight" && (await otherWeighing(trx, ball, id, record.date));
    if (rival) return { ok: false, reason: "taken", current: rival };
    await trx
      .updateTable("care_records")
      .set({ ...writtenColumns(record, actor), version: version + 1 })
      .where("id", "=", id)
      .execute();
    await afterWrite(trx, [ball]);
    await recordChangedLine(trx, { kind: "ball", id: ball }, [lineWords(current), lineWords(record)], actor);
    return { ok: true };
  });
}

async function otherWeighing(trx: Db, ball: string, id: number, date: string): Promise<CareRecord | undefined> {
  const row = await lines(trx, ball)
    .selectAll()
    .where("type", "=", "weight")
    .where("date", "=", date)
    .where("id", "<>", id)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Deletes a line. Idempotent. */
export function removeCare(
  db: Db,
  ball: string,
  { id, version }: { id: number; version: number },
  actor: Actor,
): Promise<Exclude<Corrected, { reason: "missing" | "taken" }>> {
  return db.transaction().execute(async (trx) => {
    const current = await findCare(trx, ball, id);
    if (!current) return { ok: true };
    if (current.version !== version) return { ok: false, reason: "conflict", current };
    await trx.deleteFrom("care_records").where("id", "=", id).execute();
    await afterWrite(trx, [ball]);
    await recordChangedLine(trx, { kind: "ball", id: ball }, [lineWords(current)], actor);
    return { ok: true };
  });
}

/** Deletes lines regardless of author, for imports. */
export async function removeLines(trx: Db, ball: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom("care_records").where("entry", "=", ball).where("id", "in", ids).execute();
  await afterWrite(trx, [ball]);
}

/** Updates the sort key: the latest public weight. */
async function afterWrite(trx: Db, balls: Iterable<string>): Promise<void> {
  for (const ball of balls) {
    await trx
      .deleteFrom("entry_keys")
      .where("kind", "=", "ball")
      .where("id", "=", ball)
      .where("name", "=", "weight")
      .execute();
    const last = await lines(trx, ball)
      .select("grams")
      .where("type", "=", "weight")
      .where("is_public", "=", 1)
      .orderBy("date", "desc")
      .executeTakeFirst();
    if (last) {
      const key = { kind: "ball", id: ball, name: "weight", text: "", number: last.grams };
      await trx.insertInto("entry_keys").values(key).execute();
    }
    await replacePlaces(trx, "ball", ball);
  }
  await raiseGeneration(trx);
}
