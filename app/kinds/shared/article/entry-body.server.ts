// An entry's body as its page shows it: cleaned, with the glossary of this moment linked in.

import { bodyHtml } from "#app/cms/content/body.server.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { articleLinker } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";

/** `own`: the page's path, which is not linked to from itself. */
export async function renderEntryBody(
  db: Db,
  content: Pick<Content, "body" | "bodyFormat">,
  { own, now }: { own: string; now: Date },
): Promise<Pick<RenderedArticle, "html" | "contents">> {
  const linker = await articleLinker(db, now);
  const { html, contents } = renderArticle(bodyHtml(content), { linker, own });
  return { html, contents };
}
