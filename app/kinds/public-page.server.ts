// Data of an entry's public page, published or not: for a preview, which knows the kind only by its name.

import type { KindName } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";
import { exportOf } from "./public-pages.ts";

const loaders = import.meta.glob("./*/page.server.ts");

type PageOf = (db: Db, entry: Visible, now: Date) => Promise<{ article: Pick<RenderedArticle, "html"> }>;

/** `termPageOf` of `term/page.server.ts`: to be called with an entry of its own kind. */
export async function publicPageOf(kind: KindName): Promise<PageOf> {
  const file = `./${kind}/page.server.ts`;
  return exportOf({ [file]: await loaders[file]?.() }, file, `${kind}PageOf`) as PageOf; // by the name all kinds give it
}
