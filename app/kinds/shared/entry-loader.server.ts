import type { KindName } from "#app/cms/content/kind.ts";
import { getVisible, hasBeenVisible } from "#app/cms/content/public-queries.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { ended } from "#app/platform/site/not-found.ts";

type PageOf<Name extends KindName, Page> = (db: Db, entry: Visible<Name>, now: Date) => Promise<Page>;

/**
 * Loads a page; undefined if visitors may not see the entry. Throws a 404 that says so after its 公開終了.
 * `query`: parameters the page reads.
 */
export function entryLoader<Name extends KindName, Page>(
  kind: Name,
  pageOf: PageOf<Name, Page>,
  query: readonly string[] = [],
) {
  return cacheable(
    query,
    async ({ db, now }, { params }: { url: URL; params: { id: string } }): Promise<Page | undefined> => {
      const entry = await getVisible(db, kind, params.id, now);
      if (!entry && (await hasBeenVisible(db, kind, params.id, now))) {
        const { hasPublicList, path, menu } = kindNamed(kind);
        throw ended(hasPublicList && menu ? [path, `${menu.label}へ`] : undefined);
      }
      return entry && pageOf(db, entry, now);
    },
  );
}
