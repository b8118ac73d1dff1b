// An entry that a person edited before its kind had all of today's fields: what was never there comes from the starter
// content, so that the calculator knows whole genes. A field that is stored, were it empty, is the person's.

import { isDeepStrictEqual } from "node:util";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

interface StarterFields {
  kind: KindName;
  id: string;
  fields: Record<string, unknown>;
}

/** Whether anything was filled. The history names whoever edited the entry last: it stays theirs. */
export function fillMissing(db: Db, { kind, id, fields }: StarterFields, now: Date): Promise<boolean> {
  const empty = emptyContent(kindNamed(kind)).fields;
  const telling = Object.entries(fields).filter(
    ([name, value]) => name in empty && !isDeepStrictEqual(value, empty[name]),
  );
  return db.transaction().execute(async (trx) => {
    const current = await entryState(trx, kind, id);
    // As written: what is read through the engine has every field already.
    const stored = await trx
      .selectFrom("entries")
      .select(["live", "draft", "next"])
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!current || !stored || current.state.trashedAt) return false;
    const state = { ...current.state };
    for (const scope of ["live", "draft", "next"] as const) {
      const content = state[scope];
      const written: Partial<Content> = JSON.parse(stored[scope] ?? "{}");
      const missing = telling.filter(([name]) => !(name in (written.fields ?? {})));
      if (content && missing.length > 0)
        state[scope] = { ...content, fields: { ...content.fields, ...Object.fromEntries(missing) } };
    }
    if (isDeepStrictEqual(state, current.state)) return false;
    await placeEntry(trx, kind, id, state, { by: current.updatedBy, now });
    return true;
  });
}
