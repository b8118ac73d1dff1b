// A tag put on an entry, or taken off, past its whole form.

import type { Entry } from "#app/content/entry.ts";
import type { Actor } from "#app/content/lifecycle.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import { contentOf } from "#app/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { hasTags, type Picked } from "./bulk.ts";
import { type Changed, changeFields } from "./change-fields.server.ts";

/** What came of it; in words where there was nothing to do. */
export async function changeTag(
  db: Db,
  action: "tag" | "untag",
  tag: string,
  entry: Entry,
  pick: Picked,
  actor: Actor,
): Promise<Changed | string> {
  const kind = kindNamed(pick.kind);
  const { tags } = contentOf(entry).fields;
  if (!hasTags(kind) || !Array.isArray(tags)) return "タグのない種類です";
  const isThere = tags.includes(tag);
  if (isThere === (action === "tag")) return isThere ? "もう付いています" : "付いていません";
  const changed = action === "tag" ? [...tags, tag] : tags.filter((one) => one !== tag);
  return db.transaction().execute((trx) => changeFields(trx, kind, pick, { fields: { tags: changed } }, actor));
}
