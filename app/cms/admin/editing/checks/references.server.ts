import { REFERRERS_MAX, type Referrer } from "#app/cms/admin/editing/bulk/bulk.ts";
import type { AnyKind, Content, KindName } from "#app/cms/content/kind.ts";
import { kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { IN_BODY } from "#app/cms/content/reindex/entry-links.server.ts";
import { usesIn } from "#app/cms/content/reindex/picture-uses.server.ts";
import type { Reference, ReferringField, Titles } from "#app/cms/fields/field-type.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { candidateKey } from "#app/cms/fields/reference/field.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImages } from "#app/platform/images/images.server.ts";

/** Returns the fields and row columns that reference entries, one per candidate key. */
export function referringFields(kind: AnyKind): ReferringField[] {
  const all = Object.values(kind.fields).flatMap((field) => fieldTypeOf(field).referring?.(field, fieldTypeOf) ?? []);
  return [...new Map(all.map((field) => [candidateKey(field), field])).values()];
}

/** Returns the entries referenced by stored or typed fields, with the label and path of the referencing field. */
export function referencesIn(
  kind: AnyKind,
  fields: Readonly<Record<string, unknown>>,
): (Reference & { path: string })[] {
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    (fieldTypeOf(field).references?.(field, fields[name], fieldTypeOf) ?? []).map((reference) => ({
      ...reference,
      path: `fields.${name}`,
    })),
  );
}

/**
 * Returns the entries whose live, scheduled or draft content references one of `named`, except `named` themselves and
 * the trash.
 */
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
      // `named` may reference each other: at most n² links are filtered out below.
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

/** Returns the titles of referenced entries and the file names of pictures. */
export async function titlesIn(db: Db, kind: AnyKind, contents: readonly Content[]): Promise<Titles> {
  const wanted = contents.flatMap((content) => referencesIn(kind, content.fields));
  const pictures = await findImages(db, [...new Set(contents.flatMap(usesIn).map(({ image }) => image))]);
  const titles = new Map(pictures.map(({ id, name }) => [id, name]));
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
