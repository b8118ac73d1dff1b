// An entry's body as its page shows it: cleaned, with the glossary of this moment linked in.

import { referenceIndexes } from "#app/kinds/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";

/** `own`: the page's path, which is not linked to from itself. */
export async function renderEntryBody(
  db: Db,
  body: string,
  { own, now }: { own: string; now: Date },
): Promise<Pick<RenderedArticle, "html" | "contents" | "socialScripts">> {
  const { linker } = await referenceIndexes(db, now);
  const { html, contents, socialScripts } = renderArticle(body, { linker, own });
  return { html, contents, socialScripts };
}
