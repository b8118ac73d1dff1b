// Conversion between database rows and the values that rooms exchange.

import type { EntriesTable } from "#app/platform/database/schema.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import type { Entry } from "./entry.ts";
import type { Content, FieldsOf, KindName } from "./kind.ts";
import { emptyContent, kindNamed, withoutPrivate } from "./registry.ts";
// A body as HTML: the one place that knows there are two ways of writing one. Not cleaned yet; that is done at display.
export function bodyHtml({ body, bodyFormat }: Pick<Content, "body" | "bodyFormat">): string {
  return bodyFormat === "text" ? htmlOfWriting(body) : body;
}

/** A stored content as its kind has it today: a field the kind has gained since is at its empty value. */
export function contentOfJson<Name extends KindName>(kind: Name, json: string | null): Content<FieldsOf<Name>> {
  const empty = emptyContent(kindNamed(kind));
  const stored: Partial<Content> = JSON.parse(json ?? "{}");
  // Written only after the kind's own rules were checked; what is newer than the row comes from the same field table.
  return { ...empty, ...stored, fields: { ...empty.fields, ...stored.fields } } as Content<FieldsOf<Name>>;
}

/** The same for visitors: what only admins see is left out. */
export function publicContentOfJson<Name extends KindName>(kind: Name, json: string | null): Content<FieldsOf<Name>> {
  return withoutPrivate(kindNamed(kind), contentOfJson(kind, json));
}

export function entryOf(row: EntriesTable): Entry {
  const kind = row.kind as KindName; // written only through the registry
  return {
    kind,
    id: row.id,
    version: row.version,
    status: row.status,
    publishAt: row.publish_at,
    trashedAt: row.trashed_at,
    endAt: row.end_at,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    live: row.live === null ? null : contentOfJson(kind, row.live),
    draft: row.draft === null ? null : contentOfJson(kind, row.draft),
    next: row.next === null ? null : contentOfJson(kind, row.next),
    nextAt: row.next_at,
    plan: row.plan === null ? null : JSON.parse(row.plan),
  };
}

/** Content shown to an editor: the working draft, else the scheduled change, else the live content. The table's CHECK guarantees one of them. */
export function contentOf(entry: Pick<Entry, "kind" | "id" | "draft" | "next" | "live">): Content {
  const content = entry.draft ?? entry.next ?? entry.live;
  if (!content) throw new Error(`Entry ${entry.kind}/${entry.id} has neither draft nor live content`);
  return content;
}
