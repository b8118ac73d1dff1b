import type { Entry } from "#app/cms/content/entry.ts";
import { hasKey } from "#app/cms/content/key-counts.server.ts";
import type { FieldsOf, KindName } from "#app/cms/content/kind.ts";
import { entriesOf } from "#app/cms/content/public.server.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface Untrashed<Kind extends KindName> {
  id: string;
  /** Title, or the id if empty. */
  title: string;
  version: number;
  fields: FieldsOf<Kind>;
  entry: Entry;
}

interface Which {
  /** Must have all of these keys. */
  keys?: Readonly<Record<string, string>>;
  ids?: readonly string[];
}

export async function untrashed<Kind extends KindName>(
  db: Db,
  kind: Kind,
  { keys = {}, ids }: Which = {},
): Promise<Untrashed<Kind>[]> {
  let rows = entriesOf(db, kind).where("trashed_at", "is", null);
  if (ids) rows = rows.where("entries.id", "in", ["", ...ids]);
  for (const [name, text] of Object.entries(keys)) rows = rows.where(hasKey(kind, name, text));
  return (await rows.orderBy("title").orderBy("entries.id").execute()).map((row) => {
    const entry = entryOf(row);
    const { title, fields } = contentOf(entry);
    return { id: row.id, title: title || row.id, version: row.version, fields: fields as FieldsOf<Kind>, entry };
  });
}
