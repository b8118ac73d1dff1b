// A site in memory: the starter morphs, and a few snakes and breeding records to ask about.

import type { KindName } from "#app/content/kind.ts";
import { createEntry, publish } from "#app/content/lifecycle.server.ts";
import type { GenotypeItem } from "#app/genetics/gene.ts";
import type { BallFields } from "#app/kinds/ball/kind.ts";
import type { Sex } from "#app/kinds/ball/labels.ts";
import type { BreedFields } from "#app/kinds/breed/kind.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { starterMorphs } from "#app/starter/encyclopedia.server.ts";

export const today = new Date("2026-11-20T03:00:00.000Z");
const hand = { by: "test", now: new Date("2026-11-01T03:00:00.000Z") };

export async function put(db: Db, kind: KindName, id: string, title: string, fields: object): Promise<void> {
  const content = { title, summary: "", cover: null, body: "", fields: { ...fields } };
  const made = await createEntry(db, kind, id, content, hand);
  if (!made.ok) throw new Error(`${kind}/${id}: ${made.reason}`);
  await publish(db, kind, id, made.entry.version, content, null, hand);
}

export async function putBall(
  db: Db,
  id: string,
  title: string,
  sex: Sex,
  genotype: GenotypeItem[],
  more: Partial<BallFields> = {},
): Promise<void> {
  const fields: BallFields = {
    number: "",
    sex,
    genotype,
    hatched: null,
    weights: [],
    feeding: "",
    origin: null,
    breeder: "",
    owner: "",
    sire: null,
    dam: null,
    breed: null,
    sale: "display",
    price: null,
    gallery: [],
    ...more,
  };
  await put(db, "ball", id, title, fields);
}

export async function putBreed(db: Db, id: string, title: string, more: Partial<BreedFields>): Promise<void> {
  const fields: BreedFields = {
    sire: null,
    dam: null,
    pairings: [],
    ovulated: null,
    preLayShed: null,
    laid: null,
    hatched: null,
    eggs: null,
    slugs: null,
    hatchlings: null,
    incubation: null,
    offspring: [],
    outcomes: [],
    ...more,
  };
  await put(db, "breed", id, title, fields);
}

/** Genes and combos only; snakes are put by the test that speaks of them. */
export async function siteWithMorphs(): Promise<Db> {
  const db = openDatabase(":memory:");
  for (const { id, title, fields } of starterMorphs) {
    const whole = { reading: "", aliases: [], inheritance: null, group: null, homozygote: null, superName: null };
    const rest = { recipe: [], tradeNames: [], firstYear: null, firstBy: null, health: [], gallery: [] };
    await put(db, "morph", id, title, { ...whole, ...rest, ...fields });
  }
  return db;
}
