import { adaptOldContent } from "#app/cms/admin/editing/preview/adapt-old-content.server.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { contentAt } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { RevisionsTable } from "#app/platform/database/schema.ts";
import { cutText } from "#app/platform/site/entered-text.ts";

export type RevisionAction = RevisionsTable["action"];

export type Revision = Awaited<ReturnType<typeof revisionsOf>>[number];

const REVISION_NOTE_MAX = 200;
const REVISIONS_SHOWN = 200;

export function revisionsOf(db: Db, kind: KindName, id: string) {
  return db
    .selectFrom("revisions")
    .select(["version", "at", "by", "action", "note"])
    .where("kind", "=", kind)
    .where("id", "=", id)
    .orderBy("version", "desc")
    .limit(REVISIONS_SHOWN)
    .execute();
}

export async function revisionContent(db: Db, kind: KindName, id: string, version: number): Promise<Content | null> {
  const content = await contentAt(db, kind, id, version);
  return content ? adaptOldContent(kindNamed(kind), content) : null;
}

export async function noteRevision(db: Db, kind: KindName, id: string, version: number, note: string) {
  const { numUpdatedRows } = await db
    .updateTable("revisions")
    .set({ note: cutText(note.trim(), REVISION_NOTE_MAX) })
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
