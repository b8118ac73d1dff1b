// Index of references between entries, in fields and body links. Updated with every write of an entry.

import { contentsOf, type Entry } from "#app/cms/content/entry.ts";
import { type AnyKind, type Content, ID_PATTERN } from "#app/cms/content/kind.ts";
import { entryAt, ownPath } from "#app/cms/content/own-address.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Database } from "#app/platform/database/schema.ts";

type Row = Database["entry_links"];

/** `place` of a link in the body; otherwise the field's name. */
export const IN_BODY = "body";

/** Registered by the fields room, as the engine does not know field types. */
type FieldReferences = (
  kind: AnyKind,
  fields: Content["fields"],
) => readonly { to: string; id: string; place: string }[];

let referencesIn: FieldReferences | undefined;

export function registerFieldReferences(references: FieldReferences): void {
  referencesIn = references;
}

const HREF = /<a\s[^<>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

function linksOfBody(content: Content, page: string): { to: string; id: string; place: string }[] {
  return [...bodyHtml(content).matchAll(HREF)].flatMap(([, double, single, bare]) => {
    const path = ownPath((double ?? single ?? bare ?? "").trim(), page);
    const entry = path === null ? null : entryAt(path);
    return entry ? [{ to: entry.kind, id: entry.id, place: IN_BODY }] : [];
  });
}

/** Returns the references in live, scheduled and draft content, unique per place. */
export function entryLinks({
  kind: name,
  id,
  ...contents
}: Pick<Entry, "kind" | "id" | "live" | "draft" | "next">): Row[] {
  if (!referencesIn) throw new Error("Nothing is registered that knows which entries fields name");
  const kind = kindNamed(name);
  const rows = new Map<string, Row>();
  for (const content of contentsOf(contents)) {
    for (const { to, id: toId, place } of [
      ...referencesIn(kind, content.fields),
      ...linksOfBody(content, `${kind.path}/${id}`),
    ]) {
      const isSelf = to === name && toId === id;
      if (isSelf || !ID_PATTERN.test(toId)) continue;
      rows.set(`${place} ${to}/${toId}`, { kind: name, id, place, to_kind: to, to_id: toId });
    }
  }
  return [...rows.values()];
}

export async function replaceEntryLinks(
  trx: Db,
  { kind, id }: Pick<Entry, "kind" | "id">,
  links: readonly Row[],
): Promise<void> {
  await trx.deleteFrom("entry_links").where("kind", "=", kind).where("id", "=", id).execute();
  if (links.length > 0) await trx.insertInto("entry_links").values(links).execute();
}
