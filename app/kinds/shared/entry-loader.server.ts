import type { KindName } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

type PageOf<Name extends KindName, Page> = (db: Db, entry: Visible<Name>, now: Date) => Promise<Page>;

/** Loads a page; undefined if visitors may not see the entry. `query`: parameters the page reads. */
export function entryLoader<Name extends KindName, Page>(
  kind: Name,
  pageOf: PageOf<Name, Page>,
  query: readonly string[] = [],
) {
  return cacheable(
    query,
    async ({ db, now }, { params }: { url: URL; params: { id: string } }): Promise<Page | undefined> => {
      const entry = await getVisible(db, kind, params.id, now);
      return entry && pageOf(db, entry, now);
    },
  );
}
