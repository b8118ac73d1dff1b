// The search index's writes: one document an entry for visitors ("live"), one for admins ("work").

import { sql } from "kysely";
import { bodyHtml } from "#app/content/body.server.ts";
import type { Content, KindName } from "#app/content/kind.ts";
import { withoutPrivate } from "#app/content/private.ts";
import { kindNamed } from "#app/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { textOf } from "#app/platform/richtext/plain-text.ts";
import { indexTokens } from "#app/platform/search/fold.ts";
import { conceptTokens } from "./concepts.ts";

/** A scope as the index holds it: no word of a text or a query. */
export function scopeToken(scope: "live" | "work"): string {
  return `\u{e000}${scope}`;
}

/** Puts an entry's content into one scope of the index, or takes it out (content null). */
export async function indexEntry(
  db: Db,
  scope: "live" | "work",
  kind: KindName,
  id: string,
  whole: Content | null,
): Promise<void> {
  const old = await db
    .deleteFrom("search_documents")
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .returning("rowid")
    .executeTakeFirst();
  if (old) await db.deleteFrom("search_text").where("rowid", "=", old.rowid).execute();
  if (!whole) return;

  const { names, words, facts } = kindNamed(kind);
  const content = scope === "live" ? withoutPrivate(kindNamed(kind), whole) : whole;
  const called = [id, ...names(content), ...words(content), facts(content)].join(" ");
  const html = bodyHtml(content);
  const body = textOf(html);
  const text = [content.summary, body].filter(Boolean).join(" ");
  const { rowid } = await db
    .insertInto("search_documents")
    .values({ scope, kind, id, title: content.title, text })
    .returning("rowid")
    .executeTakeFirstOrThrow();
  await sql`INSERT INTO search_text (rowid, scope, title, words, lead, body)
    VALUES (${rowid}, ${scopeToken(scope)}, ${indexed(content.title)}, ${indexed(called)}, ${indexed(leadOf(content.summary, html))}, ${indexed(body)})`.execute(
    db,
  );
}

/** What says in few words what it is about: the summary and the headings. */
function leadOf(summary: string, html: string): string {
  const headings = [...html.matchAll(/<h[23]\b[^>]*>(.*?)<\/h[23]>/gs)].map(([, heading = ""]) => textOf(heading));
  return [summary, ...headings].join(" ");
}

function indexed(text: string): string {
  return `${indexTokens(text)} ${conceptTokens(text).join(" ")}`;
}
