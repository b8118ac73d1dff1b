import type { KindName } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

type PageOf<Name extends KindName, Page> = (db: Db, entry: Visible<Name>, now: Date) => Promise<Page>;

/** `query`: parameters the page reads. */
export function entryLoader<Name extends KindName, Page>(
  kind: Name,
  pageOf: PageOf<Name, Page>,
  query: readonly string[] = [],
) {
  const page = visiblePage(kind, pageOf);
  return cacheable(query, ({ db, now }, { params }: { url: URL; params: { id: string } }) => page(db, params.id, now));
}

/** Returns undefined if visitors may not see the entry. */
export function visiblePage<Name extends KindName, Page>(kind: Name, pageOf: PageOf<Name, Page>) {
  return async (db: Db, id: string, now: Date): Promise<Page | undefined> => {
    const entry = await getVisible(db, kind, id, now);
    return entry && pageOf(db, entry, now);
  };
}
