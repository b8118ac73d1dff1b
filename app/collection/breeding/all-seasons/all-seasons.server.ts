// Expected and actual hatchlings over all clutches of a pair, with the exact test.

import type { Animal, GeneBook } from "@borupa/genetics";
import { isOne, percentText, printGenotype, toNumber, unseenGenes, withoutIncalculable } from "@borupa/genetics";
import { type Untrashed, untrashed } from "#app/cms/content/untrashed.server.ts";
import { type KeptSeason, keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { pairOf } from "#app/collection/snake/parentage.server.ts";
import { hatchedTable, type TestWords } from "#app/kinds/breed/page/hatched-table.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

type Outcomes = readonly { look: string; count: number }[];

/** Significance levels: unusual at 1/20, hardly chance at 1/100. */
export const ODD = 0.05;
const VERY_ODD = 0.01;

export const seasonsWords: TestWords = ({ probability, impossible }, hatched) => {
  if (impossible)
    return `${hatched}匹の見た目に、両親の記録からは生まれないはずのものがあります。親の遺伝子型か、見た目の記録を確かめてください。`;
  if (isOne(probability)) return `${hatched}匹では、偏りとは言えません。いちばん起こりやすい内訳です。`;
  const chance = `計算どおりに遺伝していても、これと同じかそれ以上に偏る確率は${percentText(probability)}`;
  if (toNumber(probability) < VERY_ODD)
    return `${hatched}匹で、偶然とは考えにくい偏りです（${chance}）。親の遺伝子型を確かめてください。`;
  if (toNumber(probability) < ODD)
    return `${hatched}匹では、珍しい偏りですが、起こりえます（${chance}）。次のシーズンの結果が加わると、はっきりしてきます。`;
  return `${hatched}匹では、偏りとは言えません（${chance}）。`;
};

/** Returns the pair's seasons including drafts, oldest first. */
async function seasonsOfPair(db: Db, sire: string, dam: string, now: Date) {
  const dayOf = ({ fields }: KeptSeason) => fields.hatched ?? fields.laid ?? fields.pairings[0] ?? "";
  const seasons = (await keptSeasons(db, now)).filter(({ fields }) => fields.sire === sire && fields.dam === dam);
  return seasons.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id.localeCompare(b.id));
}

/** Returns the snakes' looks by the season they were born in; null without a genotype. */
export function youngBySeason(book: GeneBook, snakes: readonly Untrashed<"ball">[]): Map<string, (string | null)[]> {
  const looks = new Map<string, (string | null)[]>();
  for (const { fields } of snakes) {
    if (fields.breed === null) continue;
    const { items } = withoutIncalculable(book, { items: fields.genotype });
    const look = fields.genotype.length > 0 ? printGenotype(book, items) : null;
    looks.set(fields.breed, [...(looks.get(fields.breed) ?? []), look]);
  }
  return looks;
}

/**
 * Returns the recorded looks of a clutch, else those of its snakes if the whole clutch is on record; a selection of them would be
 * biased. A snake without a genotype is normal, unless a normal of this pair has hidden genes: then its look is unknown.
 */
export function outcomesOf(
  book: GeneBook,
  { sire, dam }: Record<"sire" | "dam", Animal>,
  { outcomes, hatchlings }: KeptSeason["fields"],
  young: readonly (string | null)[] = [],
): Outcomes {
  if (outcomes.length > 0) return outcomes;
  const normal = unseenGenes(book, sire, dam, { items: [] }).length > 0 ? null : printGenotype(book, []);
  const looks = young.flatMap((look) => look ?? normal ?? []);
  const isWhole = looks.length === young.length && young.length === hatchlings;
  return isWhole ? looks.map((look) => ({ look, count: 1 })) : [];
}

function together(outcomes: Outcomes): Outcomes {
  const counts = new Map<string, number>();
  for (const { look, count } of outcomes) counts.set(look, (counts.get(look) ?? 0) + count);
  return [...counts].map(([look, count]) => ({ look, count }));
}

/**
 * Returns null if the pair is incomplete. Seasons without recorded looks count no hatchlings; without any hatchlings there is no
 * table.
 */
export async function allSeasons(db: Db, ids: { sire: string | null; dam: string | null }, now: Date) {
  if (ids.sire === null || ids.dam === null) return null;
  const [{ genes }, { sire, dam }, seasons] = await Promise.all([
    referenceIndexes(db, now),
    pairOf(db, ids.sire, ids.dam),
    seasonsOfPair(db, ids.sire, ids.dam, now),
  ]);
  if (!sire || !dam) return null;
  const broods = await Promise.all(seasons.map(({ id }) => untrashed(db, "ball", { keys: { breed: id } })));
  const young = youngBySeason(genes, broods.flat());
  const counted = seasons.map(({ id, title, fields }) => {
    const outcomes = outcomesOf(genes, { sire, dam }, fields, young.get(id));
    return { id, title, outcomes, hatchlings: outcomes.reduce((total, { count }) => total + count, 0) };
  });
  const outcomes = together(counted.flatMap((season) => season.outcomes));
  const table =
    outcomes.length === 0
      ? null
      : hatchedTable(genes, withoutIncalculable(genes, sire), withoutIncalculable(genes, dam), outcomes, seasonsWords);
  return { seasons: counted.map(({ id, title, hatchlings }) => ({ id, title, hatchlings })), table };
}

export type AllSeasons = NonNullable<Awaited<ReturnType<typeof allSeasons>>>;
