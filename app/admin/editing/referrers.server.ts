// Which entries name others: what would point at nothing once these are taken away.

import type { Content, KindName } from "#app/content/kind.ts";
import { withoutBody } from "#app/content/public.server.ts";
import { allKinds } from "#app/content/registry.ts";
import { contentOfJson } from "#app/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Referrer } from "./bulk.ts";
import { referencesIn, referringFields } from "./references.server.ts";

interface Named {
  kind: KindName;
  id: string;
}

/** What names one of these, in what visitors see, are about to see, or editors work on; the trash and these themselves left out. */
export async function referrersOf(db: Db, named: readonly Named[]): Promise<Referrer[]> {
  const wanted = new Set(named.map(({ kind, id }) => `${kind}/${id}`));
  const kinds = new Set<string>(named.map(({ kind }) => kind));
  const found: Referrer[] = [];
  for (const kind of allKinds()) {
    if (!referringFields(kind).some(({ to }) => kinds.has(to))) continue;
    const rows = await db
      .selectFrom("entries")
      .select(["id", "title", withoutBody("live"), withoutBody("draft"), withoutBody("next")])
      .where("kind", "=", kind.name)
      .where("trashed_at", "is", null)
      .orderBy("id")
      .execute();
    for (const row of rows) {
      if (wanted.has(`${kind.name}/${row.id}`)) continue;
      const contents = [row.live, row.draft, row.next].filter((json) => json !== null);
      const references = contents.flatMap((json) => {
        const content: Content = contentOfJson(kind.name, json);
        return referencesIn(kind, content.fields);
      });
      const seen = new Map(
        references
          .map(({ to, id, label }) => ({ to: `${to}/${id}`, label }))
          .filter(({ to }) => wanted.has(to))
          .map((one) => [`${one.to} ${one.label}`, one]),
      );
      for (const { to, label } of seen.values()) {
        found.push({ kind: kind.name, id: row.id, title: row.title || row.id, label, to });
      }
    }
  }
  return found;
}
