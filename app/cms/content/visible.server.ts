import type { Db } from "#app/platform/database/connection.server.ts";
import type { Content, FieldsOf, KindName } from "./kind.ts";
import { isPublic } from "./public.server.ts";

export interface Visible<Name extends KindName = KindName> {
  kind: Name;
  id: string;
  publishedAt: string;
  updatedAt: string;
  content: Content<FieldsOf<Name>>;
}

/** Evaluated at query time, so no job has to publish or end entries. */
export function visible(db: Db, kind: KindName, now: Date) {
  return db.selectFrom("entries").where("entries.kind", "=", kind).where(isPublic(now));
}

interface Dates {
  publish_at: string | null;
  live_at: string | null;
}

export function visibleOf<Name extends KindName>(
  kind: Name,
  row: Dates & { id: string },
  content: Content<FieldsOf<Name>>,
): Visible<Name> {
  return { kind, id: row.id, ...datesOf(row), content };
}

export function datesOf({ publish_at, live_at }: Dates): { publishedAt: string; updatedAt: string } {
  // The table's CHECK guarantees a publish time.
  const publishedAt = publish_at ?? "";
  // A change saved before its scheduled time counts from that time.
  return { publishedAt, updatedAt: live_at !== null && live_at > publishedAt ? live_at : publishedAt };
}
