// Index of pictures used by entries. Updated with every write of an entry; queried for every picture served.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { isPublic } from "#app/cms/content/public.server.ts";
import { kindNamed, withoutPrivate } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { isRecord } from "#app/platform/site/is-record.ts";

/** Picture id in any context: field, variant URL, HTML. */
export const IMAGE_ID = /(?<![0-9a-f])[0-9a-f]{20}(?![0-9a-f])/g;

type Row = Database["image_uses"];
type Scope = Row["scope"];

interface Use {
  image: string;
  /** "cover", "body" or a field name. */
  place: string;
}

export function usesIn({ cover, body, fields }: Content): Use[] {
  const found = (place: string, text: string) => [...new Set(text.match(IMAGE_ID))].map((image) => ({ image, place }));
  return [
    ...(cover ? found("cover", cover.image) : []),
    ...found("body", body),
    ...Object.entries(fields).flatMap(([name, value]) => found(name, JSON.stringify(value) ?? "")),
  ];
}

export function hasWordlessPicture({ cover, fields }: Content): boolean {
  const inFields = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : []));
  return [cover, ...inFields].some((one) => isPicture(one) && one.alt.trim() === "");
}

function isPicture(value: unknown): value is Picture {
  return isRecord(value) && "image" in value && "alt" in value && typeof value.alt === "string";
}

/** Replaces an entry's uses in the write's transaction; keeps uses of scope "past". */
export async function replacePictureUses(
  trx: Db,
  { kind, id }: Pick<Entry, "kind" | "id">,
  uses: readonly Row[],
): Promise<void> {
  await trx
    .deleteFrom("image_uses")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("scope", "<>", "past")
    .execute();
  await insertUses(trx, uses);
}

/** Returns the table rows; each use also adds a "past" row. */
export function pictureUses(entry: Pick<Entry, "kind" | "id" | "live" | "draft" | "next">): Row[] {
  const { kind, id } = entry;
  return scopedContents(entry).flatMap(({ scope, content }) =>
    usesIn(content).flatMap((use) => [
      { ...use, scope, kind, id },
      { image: use.image, scope: "past" as const, kind, id, place: "" },
    ]),
  );
}

function scopedContents({
  kind,
  live,
  draft,
  next,
}: Pick<Entry, "kind" | "live" | "draft" | "next">): { scope: Scope; content: Content }[] {
  return [
    // Private fields do not make a picture public.
    ...(live
      ? ([
          { scope: "live", content: withoutPrivate(kindNamed(kind), live) },
          { scope: "private", content: live },
        ] as const)
      : []),
    ...(draft ? [{ scope: "draft" as const, content: draft }] : []),
    ...(next ? [{ scope: "next" as const, content: next }] : []),
  ];
}

/** Returns pictures used by revisions, which may predate the table. */
export function pastPictureUses(kind: KindName, id: string, revisions: readonly { content: string }[]): Row[] {
  const images = new Set(revisions.flatMap(({ content }) => content.match(IMAGE_ID) ?? []));
  return [...images].map((image) => ({ image, scope: "past", kind, id, place: "" }));
}

export async function insertUses(trx: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("image_uses")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isPublicPicture(db: Db, image: string, now: Date): Promise<boolean> {
  const used = await db
    .selectFrom("image_uses as u")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "u.kind").onRef("e.id", "=", "u.id"))
    .select("u.id")
    .where("u.image", "=", image)
    .where("u.scope", "=", "live")
    .where(isPublic(now, "e"))
    .limit(1)
    .executeTakeFirst();
  return used !== undefined || (await isInSettings(db, image));
}

/** SQL condition: a setting contains the picture's id. Settings are few and small. */
export function namedInSettings(image: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`EXISTS (SELECT 1 FROM settings s WHERE instr(s.value, ${image}) > 0)`;
}

export async function isInSettings(db: Db, image: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 WHERE ${namedInSettings(sql`${image}`)}`.execute(db);
  return rows.length > 0;
}
