// Pictures in what admins have typed and not saved: no entry names them yet, and to lose one would be to lose work.

import { sql } from "kysely";
import { kindNamed } from "#app/cms/content/registry.ts";
import { IMAGE_ID } from "#app/cms/content/reindex/picture-uses.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { UnsavedUse } from "./picture.ts";

/** The number of such forms that use each. */
export async function unsavedPictures(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { form } of await db.selectFrom("autosaves").select("form").execute())
    for (const id of new Set(form.match(IMAGE_ID))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Whose form of which entry holds this one. */
export async function unsavedUsesOf(db: Db, image: string): Promise<UnsavedUse[]> {
  const rows = await db
    .selectFrom("autosaves as a")
    .leftJoin("entries as e", (join) => join.onRef("e.kind", "=", "a.kind").onRef("e.id", "=", "a.id"))
    .select(["a.kind", "a.by", "e.id", "e.title"])
    .where(sql<boolean>`instr(a.form, ${image}) > 0`)
    .orderBy("a.at", "desc")
    .execute();
  return rows.map(({ kind, ...row }) => ({ kind: kindNamed(kind).name, ...row }));
}
