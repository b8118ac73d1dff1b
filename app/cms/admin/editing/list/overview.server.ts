import { sql } from "kysely";
import { MACHINES } from "#app/cms/content/actors.ts";
import { type Entry, type Stage, stageOf } from "#app/cms/content/entry.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { isPastEnd, isPublic, isScheduled } from "#app/cms/content/public.server.ts";
import { kindNames } from "#app/cms/content/registry.ts";
import { entryOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { isAtStage } from "./list.server.ts";

export type StageCounts = Record<Stage, number>;

export async function countStages(db: Db, now: Date): Promise<Record<KindName, StageCounts>> {
  const stage = sql<Stage>`CASE
    WHEN trashed_at IS NOT NULL THEN 'trash'
    WHEN status <> 'published' THEN status
    WHEN ${isPastEnd(now)} THEN 'ended'
    WHEN ${isScheduled(now)} THEN 'scheduled'
    ELSE 'published' END`;
  const counted = await db
    .selectFrom("entries")
    .select(["kind", stage.as("stage"), (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy(["kind", "stage"])
    .execute();
  // Separate query: served by the index on drafts, which the grouped count above cannot use.
  const drafts = await db
    .selectFrom("entries")
    .select(["kind", (eb) => eb.fn.countAll<number>().as("count")])
    .where("draft", "is not", null)
    .where(isPublic(now))
    .groupBy("kind")
    .execute();
  const none: StageCounts = { draft: 0, scheduled: 0, published: 0, "published-with-draft": 0, ended: 0, trash: 0 };
  const counts = Object.fromEntries(kindNames().map((name) => [name, { ...none }]));
  for (const { kind, stage, count } of counted) if (counts[kind]) counts[kind][stage] = Number(count);
  for (const { kind, count } of drafts) {
    const ofKind = counts[kind];
    if (!ofKind) continue;
    ofKind["published-with-draft"] = Number(count);
    ofKind.published -= Number(count);
  }
  return counts as Record<KindName, StageCounts>; // has every kind's name
}

export type WaitingEntry = ReturnType<typeof waitingOf>;

const WAITING_SHOWN = 8;

const withDraft: readonly Stage[] = ["draft", "scheduled", "published-with-draft"];

export async function waitingDrafts(db: Db, now: Date) {
  const rows = await envelopes(db)
    // Redundant with the stages, but lets the partial index on drafts apply.
    .where("draft", "is not", null)
    .where("trashed_at", "is", null)
    .where((eb) => eb.or(withDraft.map((stage) => isAtStage(eb, stage, now))))
    .orderBy("updated_at", "desc")
    .limit(WAITING_SHOWN)
    .execute();
  return rows.map((row) => waitingOf(entryOf(row), row.title, now));
}

export interface Upcoming extends WaitingEntry {
  turn: "publish" | "replace" | "end";
  at: string;
}

export async function scheduled(db: Db, now: Date): Promise<Upcoming[]> {
  const coming = async (turn: Upcoming["turn"], column: "publish_at" | "next_at" | "end_at"): Promise<Upcoming[]> => {
    const all = envelopes(db);
    const waiting =
      turn === "publish" ? all.where(isScheduled(now)) : all.where(isPublic(now)).where(column, ">", now.toISOString());
    const rows = await waiting.orderBy(column).limit(WAITING_SHOWN).execute();
    return rows.map((row) => ({ ...waitingOf(entryOf(row), row.title, now), turn, at: row[column] ?? "" }));
  };
  const turns = await Promise.all([
    coming("publish", "publish_at"),
    coming("replace", "next_at"),
    coming("end", "end_at"),
  ]);
  return turns
    .flat()
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, WAITING_SHOWN);
}

/** Selects entries without loading contents, only whether they exist. */
function envelopes(db: Db) {
  const hollow = (column: "live" | "draft" | "next") =>
    sql<string | null>`CASE WHEN ${sql.ref(`entries.${column}`)} IS NULL THEN NULL ELSE '{}' END`.as(column);
  return db
    .selectFrom("entries")
    .selectAll("entries")
    .select([hollow("live"), hollow("draft"), hollow("next")]);
}

function waitingOf(entry: Entry, title: string, now: Date) {
  const { kind, id, publishAt, updatedAt, updatedBy } = entry;
  return { kind, id, title, stage: stageOf(entry, now), publishAt, updatedAt, updatedBy };
}

export type RecentEdit = Awaited<ReturnType<typeof recentEdits>>[number];

/** Revisions read per entry shown, as one entry is often saved several times in a row. */
const REVISIONS_READ = 5;

/** Returns recent edits by people, one per entry. Excludes starter content and imports. */
export async function recentEdits(db: Db, limit: number) {
  const rows = await db
    .selectFrom("revisions as r")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "r.kind").onRef("e.id", "=", "r.id"))
    .select(["r.id", "e.title", "r.at", "r.by", "r.action", sql<KindName>`r.kind`.as("kind")])
    // Must match the partial index's condition literally.
    .where(sql<boolean>`r.by NOT IN ${sql.raw(`('${MACHINES.join("', '")}')`)}`)
    .orderBy("r.at", "desc")
    // Saving and publishing at once creates two revisions at the same time.
    .orderBy("r.version", "desc")
    .limit(limit * REVISIONS_READ)
    .execute();
  const known = rows.filter(({ kind }) => kindNames().includes(kind));
  const byEntry = Map.groupBy(known, ({ kind, id }) => `${kind} ${id}`);
  return [...byEntry.values()].flatMap(([newest]) => newest ?? []).slice(0, limit);
}
