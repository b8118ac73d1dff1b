import { demoBalls, demoBreeds } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const AT = new Date(Date.now() - 20 * 86_400_000).toISOString();

export async function fill(db: Db): Promise<void> {
  const now = new Date();
  // On the empty database, so that no server that starts on a copy need reindex.
  await reindexIfOutdated(db);
  const few = <Item>(items: readonly Item[], count: number) => items.slice(0, count);
  const groups: [KindName, readonly { id: string; title: string; summary: string; body: string; fields: object }[]][] =
    [
      ["morph", starterMorphs],
      ["term", few(starterTerms, 40)],
      ["info", starterInfos],
      ["blog", few(starterBlogs, 4)],
      ["breed", demoBreeds],
      ["ball", few(demoBalls, 30)],
    ];
  for (const [kind, entries] of groups) {
    for (const entry of entries)
      await fillOne(db, { kind, ...entry, fields: { ...entry.fields }, cover: null, publishedAt: AT }, now);
  }
}
