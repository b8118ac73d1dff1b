import type { KindName } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { blogPageOf } from "#app/kinds/blog/page.server.ts";
import { breedPageOf } from "#app/kinds/breed/page.server.ts";
import { infoPageOf } from "#app/kinds/info/page.server.ts";
import { morphPageOf } from "#app/kinds/morph/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

function visiblePage<Name extends KindName, Page>(
  kind: Name,
  pageOf: (db: Db, entry: Visible<Name>, now: Date) => Promise<Page>,
) {
  return async (db: Db, id: string, now: Date): Promise<Page | undefined> => {
    const entry = await getVisible(db, kind, id, now);
    return entry && pageOf(db, entry, now);
  };
}

export const blogPage = visiblePage("blog", blogPageOf);
export const breedPage = visiblePage("breed", breedPageOf);
export const infoPage = visiblePage("info", infoPageOf);
export const morphPage = visiblePage("morph", morphPageOf);
