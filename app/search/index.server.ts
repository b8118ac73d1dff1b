// The search index's writes: one document an entry for visitors ("live"), one for admins ("work").

import { sql } from "kysely";
import type { Content, KindName } from "#app/content/kind.ts";
import { kindNamed } from "#app/content/kinds.ts";
import type { Db } from "#app/database/connection.server.ts";
import { textOf } from "#app/richtext/plain-text.ts";
import { indexTokens } from "./fold.ts";

/** Puts an entry's content into one scope of the index, or takes it out (content null). */
export async function indexEntry(
  db: Db,
  scope: "live" | "work",
  kind: KindName,
  id: string,
  content: Content | null,
): Promise<void> {
  const old = await db
    .deleteFrom("search_documents")
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .returning("rowid")
    .executeTakeFirst();
  if (old) await db.deleteFrom("search_text").where("rowid", "=", old.rowid).execute();
  if (!content) return;

  const words = [id, ...kindNamed(kind).words(content)].join(" ");
  const body = textOf(content.body);
  const text = [content.summary, body].filter(Boolean).join(" ");
  const { rowid } = await db
    .insertInto("search_documents")
    .values({ scope, kind, id, title: content.title, text })
    .returning("rowid")
    .executeTakeFirstOrThrow();
  await sql`INSERT INTO search_text (rowid, title, words, body)
    VALUES (${rowid}, ${indexTokens(content.title)}, ${indexTokens(words)}, ${indexTokens(text)})`.execute(db);
}
