// Whether visitors see what a content names: for the dashboard and for the checks before publishing.

import { sql } from "kysely";
import { isPublic } from "#app/content/public.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

interface EntryState {
  state: "visible" | "trash" | "hidden";
  title: string;
}

export type EntryStates = ReadonlyMap<string, EntryState>;

/** By "kind/id": of those named, or of all there are. */
export async function entryStates(db: Db, now: Date, named?: readonly string[]): Promise<EntryStates> {
  let entries = db.selectFrom("entries").select(["kind", "id", "title", "trashed_at", isPublic(now).as("is_public")]);
  if (named) {
    if (named.length === 0) return new Map();
    entries = entries.where(sql<string>`kind || '/' || id`, "in", named);
  }
  const rows = await entries.execute();
  return new Map(
    rows.map((row) => [
      `${row.kind}/${row.id}`,
      { state: row.trashed_at ? "trash" : row.is_public ? "visible" : "hidden", title: row.title },
    ]),
  );
}

/** "ゴミ箱内の個体「檸檬」"; null where visitors see it. */
export function hiddenName(states: EntryStates, kind: string, id: string): string | null {
  const { state, title } = states.get(`${kind}/${id}`) ?? {};
  if (state === "visible") return null;
  const where = state === "trash" ? "ゴミ箱内の" : state === "hidden" ? "非公開の" : "見つからない";
  return `${where}${kindNamed(kind).label}「${title || id}」`;
}
