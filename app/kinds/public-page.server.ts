// Page data of any kind, published or not, for previews.

import type { KindName } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";
import { exportOf } from "./public-pages.ts";

const loaders = import.meta.glob("./*/page.server.ts");

type PageOf = (db: Db, entry: Visible, now: Date) => Promise<{ article: Pick<RenderedArticle, "html"> }>;

/** Returns for example `termPageOf` of `term/page.server.ts`; pass it entries of that kind only. */
export async function publicPageOf(kind: KindName): Promise<PageOf> {
  const file = `./${kind}/page.server.ts`;
  return exportOf({ [file]: await loaders[file]?.() }, file, `${kind}PageOf`) as PageOf; // all kinds follow this naming
}
