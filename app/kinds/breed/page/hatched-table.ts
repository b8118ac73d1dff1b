// Expected and actual hatchlings, one row per look.

import type { Animal, ExactTest, GeneBook } from "@borupa/genetics";
import {
  add,
  chanceWords,
  compareHatchlings,
  exactTestWords,
  multiply,
  one,
  percentText,
  type Rational,
  rational,
  subtract,
  toNumber,
  zero,
} from "@borupa/genetics";
import { type Drawn, drawnOf } from "@borupa/snake-drawing";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { warningViews } from "#app/ui/genetics/warning-view.ts";

interface HatchedRow {
  /** Trade name or genes; for an unexpected look, the recorded name. */
  look: string;
  /** Small drawing; null for unknown looks. */
  drawn: Drawn | null;
  genes: string | null;
  /** Hidden genes of such hatchlings: "66%ポスヘテ・クラウン". */
  hets: string[];
  /** "25%（1/4）"; null if the name is not recognised. */
  chance: string | null;
  /** "1.5匹", for the number hatched. */
  expected: string | null;
  /** Null if none is recorded. */
  actual: number | null;
}

/** Maximum number of listed looks without hatchlings. */
const looksListed = 12;

function hatchlingsText(count: Rational): string {
  return `${withCommas(Number(toNumber(count).toFixed(2)))}匹`;
}

export type TestWords = (test: ExactTest, hatched: number) => string;

/** Returns null if the parents' genotypes cannot be calculated. */
export function hatchedTable(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  outcomes: readonly { look: string; count: number }[],
  words: TestWords = exactTestWords,
) {
  const compared = compareHatchlings(book, sire, dam, outcomes);
  if (!compared) return null;
  const { looks, unexpected, exactTest, tested } = compared;
  const hatched = outcomes.reduce((total, { count }) => total + count, 0);
  const listed = looks.filter(({ count }, i) => i < looksListed || count !== null);
  const drawings = drawnOf(
    book,
    listed.map(({ items }) => items),
  );
  const chance = listed.reduce((total, look) => add(total, look.chance), zero);
  const left = looks.length - listed.length;
  const rows: HatchedRow[] = [
    ...listed.map((one, i) => ({
      look: one.look,
      drawn: drawings[i] ?? null,
      genes: one.genes,
      hets: one.hets,
      chance: chanceWords(one.chance),
      expected: hatched > 0 ? hatchlingsText(multiply(one.chance, rational(hatched))) : null,
      actual: one.count ?? (hatched > 0 ? 0 : null),
    })),
    ...unexpected.map(({ look, count, probability, expected }) => ({
      ...{ look, drawn: null, genes: null, hets: [], actual: count },
      chance: probability && chanceWords(probability),
      expected: expected && hatchlingsText(expected),
    })),
  ];
  return {
    rows,
    hatched,
    /** Summary of expected looks not listed. */
    rest: left > 0 ? `ほかに${withCommas(left)}通り（合わせて${percentText(subtract(one, chance))}）` : null,
    /** Probability of an at least as uneven clutch, in words. */
    lopsided: exactTest ? words(exactTest, tested) : null,
    health: warningViews(compared.warnings).health,
  };
}

export type HatchedTable = NonNullable<ReturnType<typeof hatchedTable>>;
