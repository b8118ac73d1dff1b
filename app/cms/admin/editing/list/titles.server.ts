// The titles behind the ids that contents name, for people who compare versions.

import type { Picked } from "#app/cms/admin/editing/bulk/bulk.ts";
import { referencesIn } from "#app/cms/admin/editing/checks/references.server.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Titles } from "#app/cms/fields/field-type.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Title by "kind/id" of every entry the contents name, whatever its state. */
export async function titlesIn(db: Db, kind: AnyKind, contents: readonly Content[]): Promise<Titles> {
  const wanted = contents.flatMap((content) => referencesIn(kind, content.fields));
  const titles = new Map<string, string>();
  for (const to of new Set(wanted.map((reference) => reference.to))) {
    const ids = [...new Set(wanted.filter((reference) => reference.to === to).map((reference) => reference.id))];
    const rows = await db
      .selectFrom("entries")
      .select(["id", "title"])
      .where("kind", "=", to)
      .where("id", "in", ids.slice(0, 500))
      .execute();
    for (const row of rows) titles.set(`${to}/${row.id}`, row.title || row.id);
  }
  return titles;
}

/** Titles of the chosen entries of a list, in their order. */
export async function titlesOf(db: Db, picks: readonly Picked[]): Promise<string[]> {
  const entries = await Promise.all(picks.map(({ kind, id }) => findEntry(db, kind, id)));
  return entries.map((entry, place) => (entry && contentOf(entry).title) || (picks[place]?.id ?? ""));
}
