// The kinds' public pages of an entry at hand, server half: what a preview shows is what visitors would see.

import type { KindName } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";
import { exportOf } from "./shared/export-of.ts";

const pages = import.meta.glob("./*/page.server.ts", { eager: true });

type PageOf = (db: Db, entry: Visible, now: Date) => Promise<{ article: Pick<RenderedArticle, "html"> }>;

/** What the kind's own page component takes (`public-pages.ts`): `termPageOf` of `term/page.server.ts`. */
export function publicPageOf(kind: KindName): PageOf {
  return exportOf(pages, `./${kind}/page.server.ts`, `${kind}PageOf`) as PageOf; // each is handed entries of its own kind
}
