// The kinds' public pages of an entry at hand, server half: what a preview shows is what visitors would see.

import type { KindName } from "#app/content/kind.ts";
import type { Visible } from "#app/content/public-queries.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";
import { ballPageOf } from "./ball/page.server.ts";
import { blogPageOf } from "./blog/page.server.ts";
import { breedPageOf } from "./breed/page.server.ts";
import { infoPageOf } from "./info/page.server.ts";
import { morphPageOf } from "./morph/page.server.ts";
import { termPageOf } from "./term/page.server.ts";

const pages = {
  ball: ballPageOf,
  blog: blogPageOf,
  breed: breedPageOf,
  info: infoPageOf,
  morph: morphPageOf,
  term: termPageOf,
} satisfies Record<KindName, unknown>;

type PageOf = (
  db: Db,
  entry: Visible,
  now: Date,
) => Promise<{ article: Pick<RenderedArticle, "html" | "socialScripts"> }>;

/** What the kind's own page component takes (`public-pages.ts`). */
export function publicPageOf(kind: KindName): PageOf {
  return pages[kind] as PageOf; // each is handed entries of its own kind
}
