import { sql } from "kysely";
import { type Stage, stageOf } from "#app/cms/content/entry.ts";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { IMAGE_ID, isInSettings } from "#app/cms/content/reindex/picture-uses.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface PictureUse {
  kind: KindName;
  id: string;
  title: string;
  stage: Stage;
  /** For example カバー画像, 本文（下書き）. */
  places: string[];
}

export type PictureUses = Awaited<ReturnType<typeof usesOfPicture>>;

/** Returns current uses (including trash), past uses in revisions, unsaved forms and settings. */
export async function usesOfPicture(db: Db, image: string, now: Date) {
  const rows = await db
    .selectFrom("image_uses as u")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "u.kind").onRef("e.id", "=", "u.id"))
    .select(["u.scope", "u.place", "e.kind", "e.id", "e.title", "e.status", "e.publish_at", "e.end_at", "e.trashed_at"])
    .select(sql<number | null>`CASE WHEN e.draft IS NULL THEN NULL ELSE 1 END`.as("draft"))
    .where("u.image", "=", image)
    .orderBy("e.kind")
    .orderBy("e.id")
    .orderBy("u.scope")
    .orderBy("u.place")
    .execute();
  const entries = new Map<string, PictureUse>();
  const past = new Map<string, PictureUse>();
  for (const row of rows) {
    const kind = kindNamed(row.kind);
    const key = `${row.kind}/${row.id}`;
    const stage = stageOf({ ...row, publishAt: row.publish_at, endAt: row.end_at, trashedAt: row.trashed_at }, now);
    const places = row.scope === "past" ? past : entries;
    const use = places.get(key) ?? { kind: kind.name, id: row.id, title: row.title, stage, places: [] };
    places.set(key, use);
    if (row.scope === "past") continue;
    const label = placeLabel(kind, row.place, row.scope);
    if (!use.places.includes(label)) use.places.push(label);
  }
  return {
    entries: [...entries.values()],
    unsaved: await unsavedUsesOf(db, image),
    past: [...past.entries()].filter(([key]) => !entries.has(key)).map(([, use]) => use),
    isInSettings: await isInSettings(db, image),
  };
}

function placeLabel(kind: AnyKind, place: string, scope: string): string {
  const label = { cover: "カバー画像", body: "本文" }[place] ?? kind.fields[place]?.label ?? place;
  return label + ({ draft: "（下書き）", next: "（差し替え予約）" }[scope] ?? "");
}

// Pictures in unsaved forms: protected from deletion.

export async function unsavedPictures(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { form } of await db.selectFrom("autosaves").select("form").execute())
    for (const id of new Set(form.match(IMAGE_ID))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Returns the unsaved forms that use a picture; `id` is null for a new entry. */
export async function unsavedUsesOf(db: Db, image: string) {
  const rows = await db
    .selectFrom("autosaves as a")
    .leftJoin("entries as e", (join) => join.onRef("e.kind", "=", "a.kind").onRef("e.id", "=", "a.id"))
    .select(["a.kind", "a.by", "e.id", "e.title"])
    .where(sql<boolean>`instr(a.form, ${image}) > 0`)
    .orderBy("a.at", "desc")
    .execute();
  return rows.map(({ kind, ...row }) => ({ kind: kindNamed(kind).name, ...row }));
}
