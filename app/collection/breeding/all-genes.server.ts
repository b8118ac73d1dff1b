// Statistics per gene over all clutches: expected and actual visuals, with the exact test.

import type { ExactTest } from "@borupa/genetics";
import {
  type CountedClutch,
  clutchOfGenes,
  compare,
  geneName,
  geneRecord,
  multiply,
  one,
  percentText,
  rational,
  toNumber,
} from "@borupa/genetics";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import {
  ODD,
  outcomesOf,
  seasonsWords,
  youngBySeason,
} from "#app/collection/breeding/all-seasons/all-seasons.server.ts";
import { keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

function wordsOf({ hatched, test, canBeOdd }: ReturnType<typeof geneRecord>): string {
  if (!test) return "数が多いので、偏りの検定はしていません。";
  if (!canBeOdd && !test.impossible)
    return `${hatched}匹では少なく、どう生まれても偏りとは言えません。次のシーズンの結果を待ってください。`;
  return seasonsWords(test, hatched);
}

/**
 * Bonferroni correction: the chance that at least one of n tests is as extreme as the most extreme one is at most n times its own,
 * regardless of dependencies. Counts only tests that could be significant.
 */
function wholeWords(tests: readonly { name: string; test: ExactTest }[]): string | null {
  const oddest = tests.toSorted((a, b) => compare(a.test.probability, b.test.probability))[0];
  if (!oddest || tests.length < 2) return null;
  const all = `すべてをまとめると（検定できる遺伝子${tests.length}種類）：`;
  if (tests.some(({ test }) => test.impossible))
    return `${all}両親の記録からは生まれないはずの子がいます。下のその行から確かめてください。`;
  const bound = multiply(oddest.test.probability, rational(tests.length));
  const chance = `（計算どおりに遺伝していても、これほど偏る遺伝子が1つ以上混じる確率は、最大で${percentText(bound)}）`;
  const how = compare(bound, one) < 0 ? chance : "";
  return toNumber(bound) < ODD
    ? `${all}${oddest.name}の偏りは、調べた遺伝子の数を考えに入れても、珍しいものです${how}。親の遺伝子型を確かめてください。`
    : `${all}偏りとは言えません。いちばん偏って見えるのは${oddest.name}です${how}。`;
}

/** Ignores clutches whose looks are not recorded or not readable. */
export async function allGenes(db: Db, now: Date) {
  const [{ genes: book }, seasons, snakes] = await Promise.all([
    referenceIndexes(db, now),
    keptSeasons(db, now),
    untrashed(db, "ball"),
  ]);
  const young = youngBySeason(book, snakes);
  const animals = new Map(snakes.map(({ id, fields }) => [id, { items: fields.genotype }]));
  const counted = new Map<string, CountedClutch[]>();
  for (const { id, fields } of seasons) {
    const [sire, dam] = [animals.get(fields.sire ?? ""), animals.get(fields.dam ?? "")];
    if (!sire || !dam) continue;
    const outcomes = outcomesOf(book, { sire, dam }, fields, young.get(id));
    if (outcomes.length === 0) continue;
    for (const [gene, clutch] of clutchOfGenes(book, sire, dam, outcomes))
      counted.set(gene, [...(counted.get(gene) ?? []), clutch]);
  }
  const records = [...counted].map(([gene, clutches]) => ({
    ...{ gene, name: geneName(book, gene), clutches: clutches.length },
    record: geneRecord(clutches),
  }));
  const tests = records.flatMap(({ name, record: { test, canBeOdd } }) =>
    test && (canBeOdd || test.impossible) ? [{ name, test }] : [],
  );
  const lines = records.map(({ record, ...line }) => {
    const expected = withCommas(Number(toNumber(record.expected).toFixed(1)));
    const { hatched, shown } = record;
    return { ...line, hatched, expected, shown, says: wordsOf(record) };
  });
  return {
    lines: lines.sort((a, b) => b.hatched - a.hatched || a.gene.localeCompare(b.gene)),
    /** Combined result of all tests; null for fewer than two. */
    whole: wholeWords(tests),
  };
}

export type AllGenesPage = Awaited<ReturnType<typeof allGenes>>;
export type GeneLine = AllGenesPage["lines"][number];
