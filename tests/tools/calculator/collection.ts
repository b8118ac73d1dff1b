// In-memory site with the starter morphs, and helpers to add snakes and breeding records.

import type { GenotypeItem } from "@borupa/genetics";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import type { Sex } from "#app/kinds/ball/labels.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { databasesWith } from "#tests/support/empty-database.ts";
import { noteSeason, type SeasonFacts } from "#tests/support/season.ts";

export const today = new Date("2026-11-20T03:00:00.000Z");
const actor = { by: "test", now: new Date("2026-11-01T03:00:00.000Z") };

export async function put(
  db: Db,
  kind: KindName,
  id: string,
  title: string,
  fields: object,
  cover: Picture | null = null,
): Promise<void> {
  const content = {
    title,
    summary: "",
    cover,
    body: "",
    fields: { ...emptyContent(kindNamed(kind)).fields, ...fields },
  };
  const made = await createEntry(db, kind, id, content, actor);
  if (!made.ok) throw new Error(`${kind}/${id}: ${made.reason}`);
  await publish(db, kind, id, made.entry.version, content, null, actor);
}

export async function putBall(
  db: Db,
  id: string,
  title: string,
  sex: Sex,
  genotype: GenotypeItem[],
  more: Partial<BallFields> = {},
): Promise<void> {
  await put(db, "ball", id, title, { sex, genotype, ...more });
}

export async function putBreed(
  db: Db,
  id: string,
  title: string,
  more: Partial<BreedFields>,
  facts: SeasonFacts = {},
): Promise<void> {
  await put(db, "breed", id, title, more);
  await noteSeason(db, id, facts);
}

/** Genes and combos only; tests add their own snakes. */
export const siteWithMorphs = databasesWith(async (db) => {
  for (const { id, title, fields } of starterMorphs) await put(db, "morph", id, title, fields);
});
