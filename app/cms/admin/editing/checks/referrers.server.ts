// Which entries name others: what would point at nothing once these are taken away.

import { REFERRERS_MAX, type Referrer } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { IN_BODY } from "#app/cms/content/reindex/entry-links.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Live, scheduled or draft contents that refer to one of these; the trash and these themselves left out. */
export async function referrersOf(db: Db, named: readonly { kind: KindName; id: string }[]): Promise<Referrer[]> {
  const wanted = new Set(named.map(({ kind, id }) => `${kind}/${id}`));
  const found: Referrer[] = [];
  for (const kind of new Set(named.map((one) => one.kind))) {
    const ids = named.filter((one) => one.kind === kind).map(({ id }) => id);
    const rows = await db
      .selectFrom("entry_links as l")
      .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "l.kind").onRef("e.id", "=", "l.id"))
      .select(["l.kind", "l.id", "l.place", "l.to_id", "e.title"])
      .where("l.to_kind", "=", kind)
      .where("l.to_id", "in", ids)
      .where("e.trashed_at", "is", null)
      .orderBy("l.kind")
      .orderBy("l.id")
      // Of those that name each other enough are left once the chosen ones are taken out.
      .limit(REFERRERS_MAX + named.length ** 2)
      .execute();
    for (const { kind: name, id, place, to_id, title } of rows) {
      const from = kindNames().find((one) => one === name);
      if (!from || wanted.has(`${from}/${id}`)) continue;
      const to = `${kind}/${to_id}`;
      found.push({ kind: from, id, title: title || id, label: labelOf(from, place), to });
    }
  }
  return found.slice(0, REFERRERS_MAX);
}

function labelOf(kind: KindName, place: string): string {
  return place === IN_BODY ? "本文" : (kindNamed(kind).fields[place]?.label ?? place);
}
