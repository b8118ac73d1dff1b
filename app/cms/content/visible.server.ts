// An entry as visitors see it: published, due, not over, not in the trash, without what is private.

import type { Db } from "#app/platform/database/connection.server.ts";
import { liveContents } from "./content-cache.server.ts";
import type { Content, FieldsOf, KindName } from "./kind.ts";
import { isPublic } from "./public.server.ts";

export interface Visible<Name extends KindName = KindName> {
  kind: Name;
  id: string;
  publishedAt: string;
  updatedAt: string;
  content: Content<FieldsOf<Name>>;
}

/** Decided by query, so a stopped server is right again when it starts. */
export function visible(db: Db, kind: KindName, now: Date) {
  return db.selectFrom("entries").where("entries.kind", "=", kind).where(isPublic(now));
}

/** The columns that `withContents` asks for. */
export const LISTED = ["entries.id", "publish_at", "live_at", "updated_at", "version"] as const;

interface Dates {
  publish_at: string | null;
  live_at: string | null;
}

/** The rows with what they say, bodies left out, in their order. */
export async function withContents<Name extends KindName>(
  db: Db,
  kind: Name,
  rows: readonly (Dates & { id: string; version: number; updated_at: string })[],
): Promise<Visible<Name>[]> {
  const contents = await liveContents(db, kind, rows);
  return rows.flatMap((row) => {
    const content = contents.get(row.id);
    return content ? [visibleOf(kind, row, content)] : [];
  });
}

export function visibleOf<Name extends KindName>(
  kind: Name,
  row: Dates & { id: string },
  content: Content<FieldsOf<Name>>,
): Visible<Name> {
  return { kind, id: row.id, ...datesOf(row), content };
}

export function datesOf({ publish_at, live_at }: Dates): { publishedAt: string; updatedAt: string } {
  // The table's CHECK keeps a publish time beside everything published.
  const publishedAt = publish_at ?? "";
  // What was written before its scheduled hour is news from that hour on.
  return { publishedAt, updatedAt: live_at !== null && live_at > publishedAt ? live_at : publishedAt };
}
