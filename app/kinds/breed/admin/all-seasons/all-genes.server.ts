// Every gene over all clutches of the house: how many young should show it, how many do, and what the exact test says of it.

import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { untrashed } from "#app/kinds/shared/untrashed.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { geneName } from "#app/snake/genes/gene-book.ts";
import { toNumber } from "#app/snake/genes/rational.ts";
import { type CountedClutch, clutchOfGenes, geneRecord } from "#app/snake/proving/gene-record.ts";
import { outcomesOf, seasonsWords, youngBySeason } from "./all-seasons.server.ts";

export interface GeneLine {
  gene: string;
  name: string;
  clutches: number;
  hatched: number;
  /** "6.5" */
  expected: string;
  shown: number;
  /** What the exact test says of it. */
  says: string;
}

function wordsOf({ hatched, test, canBeOdd }: ReturnType<typeof geneRecord>): string {
  if (!test) return "数が多いので、偏りの検定はしていません。";
  if (!canBeOdd && !test.impossible)
    return `${hatched}匹では少なく、どう生まれても偏りとは言えません。次のシーズンを足してください。`;
  return seasonsWords(test, hatched);
}

/** The most hatchlings first. Of a clutch whose looks are not on record, or not readable, nothing is counted. */
export async function allGenes(db: Db, now: Date): Promise<GeneLine[]> {
  const [{ genes: book }, seasons, snakes] = await Promise.all([
    referenceIndexes(db, now),
    untrashed(db, "breed"),
    untrashed(db, "ball"),
  ]);
  const young = youngBySeason(book, snakes);
  const animals = new Map(snakes.map(({ id, fields }) => [id, { items: fields.genotype }]));
  const counted = new Map<string, CountedClutch[]>();
  for (const { id, fields } of seasons) {
    const [sire, dam] = [animals.get(fields.sire ?? ""), animals.get(fields.dam ?? "")];
    const outcomes = outcomesOf(fields, young.get(id) ?? []);
    if (!sire || !dam || outcomes.length === 0) continue;
    for (const [gene, clutch] of clutchOfGenes(book, sire, dam, outcomes))
      counted.set(gene, [...(counted.get(gene) ?? []), clutch]);
  }
  return [...counted]
    .map(([gene, clutches]): GeneLine => {
      const record = geneRecord(clutches);
      const expected = toNumber(record.expected).toLocaleString("ja-JP", { maximumFractionDigits: 1 });
      const { hatched, shown } = record;
      return {
        gene,
        name: geneName(book, gene),
        clutches: clutches.length,
        hatched,
        expected,
        shown,
        says: wordsOf(record),
      };
    })
    .sort((a, b) => b.hatched - a.hatched || a.gene.localeCompare(b.gene));
}
