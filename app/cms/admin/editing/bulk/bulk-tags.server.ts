// A tag put on an entry, or taken off, past its whole form.

import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { hasTags, type Picked } from "./bulk.ts";
import { type Changed, changeFields } from "./change-fields.server.ts";

/** The outcome; a sentence where there was nothing to do. */
export async function changeTag(
  db: Db,
  action: "tag" | "untag",
  tag: string,
  entry: Entry,
  pick: Picked,
  actor: Actor,
): Promise<Changed | string> {
  const kind = kindNamed(pick.kind);
  const idle = tagIsIdle(action, tag, entry);
  if (idle) return idle;
  const isWanted = action === "tag";
  // Each content separately: a tag of a draft alone must not be published.
  const fields = (before: Content["fields"]) => {
    const tags = tagsIn(before);
    if (!isWanted) return { tags: tags.filter((one) => one !== tag) };
    return { tags: tags.includes(tag) ? tags : [...tags, tag] };
  };
  return db.transaction().execute((trx) => changeFields(trx, kind, pick, { fields }, actor));
}

/** Why nothing would change; null where something would. */
export function tagIsIdle(action: "tag" | "untag", tag: string, entry: Entry): string | null {
  if (!hasTags(kindNamed(entry.kind))) return "タグのない種類です";
  const contents = [entry.live, entry.draft, entry.next].filter((content) => content !== null);
  const isWanted = action === "tag";
  if (contents.some(({ fields }) => tagsIn(fields).includes(tag) !== isWanted)) return null;
  return isWanted ? "もう付いています" : "付いていません";
}

function tagsIn({ tags }: Content["fields"]): readonly unknown[] {
  return Array.isArray(tags) ? tags : [];
}
