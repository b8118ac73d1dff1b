import type { EntriesTable } from "#app/platform/database/schema.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import type { Entry } from "./entry.ts";
import type { Content, FieldsOf, KindName } from "./kind.ts";
import { emptyContent, kindNamed, withoutPrivate } from "./registry.ts";
// Returns the body as unsanitised HTML, whichever format it is in; sanitised on display.
export function bodyHtml({ body, bodyFormat }: Pick<Content, "body" | "bodyFormat">): string {
  return bodyFormat === "text" ? htmlOfWriting(body) : body;
}

/** Parses stored content; fields added to the kind since get their empty value. */
export function contentOfJson<Name extends KindName>(kind: Name, json: string | null): Content<FieldsOf<Name>> {
  const empty = emptyContent(kindNamed(kind));
  const stored: Partial<Content> = JSON.parse(json ?? "{}");
  // Validated before writing; missing fields come from the same definition.
  return { ...empty, ...stored, fields: { ...empty.fields, ...stored.fields } } as Content<FieldsOf<Name>>;
}

export function publicContentOfJson<Name extends KindName>(kind: Name, json: string | null): Content<FieldsOf<Name>> {
  return withoutPrivate(kindNamed(kind), contentOfJson(kind, json));
}

export function entryOf(row: EntriesTable): Entry {
  const kind = row.kind as KindName; // only registered kinds are written
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

/** Returns the content to edit: draft, else scheduled, else live. The table's CHECK guarantees one of them. */
export function contentOf(entry: Pick<Entry, "kind" | "id" | "draft" | "next" | "live">): Content {
  const content = entry.draft ?? entry.next ?? entry.live;
  if (!content) throw new Error(`Entry ${entry.kind}/${entry.id} has neither draft nor live content`);
  return content;
}

/** Compares JSON values; null, "" and a missing key are equal. */
export function isSameContent(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? "", (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, cell]) => cell !== null && cell !== "" && cell !== undefined)
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : inner,
  );
}
