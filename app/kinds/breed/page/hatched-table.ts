// Expected and actual hatchlings, one row per look.

import type { Animal, GeneBook, GenotypeItem } from "@borupa/genetics";
import {
  add,
  chanceWords,
  compare,
  cross,
  type ExactTest,
  expectedHatchlings,
  type HatchedLook,
  hetNames,
  isOne,
  multiply,
  one,
  percentText,
  type Rational,
  rational,
  seenItems,
  subtract,
  toNumber,
  zero,
} from "@borupa/genetics";
import { type Drawn, drawnOf } from "@borupa/snake-drawing";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { type WarningView, warningViews } from "#app/ui/genetics/warning-view.ts";

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

export interface HatchedTable {
  rows: HatchedRow[];
  hatched: number;
  /** Summary of expected looks not listed. */
  rest: string | null;
  /** Probability of an at least as uneven clutch, in words. */
  lopsided: string | null;
  health: WarningView[];
}

/** Maximum number of listed looks without hatchlings. */
const looksListed = 12;

interface Expected {
  key: string;
  look: string;
  genes: string | null;
  hets: string[];
  chance: Rational;
  items: readonly GenotypeItem[];
}

/** Returns the expected looks, sexes combined. */
function expectedLooks(book: GeneBook, sire: Animal, dam: Animal): { looks: Expected[]; health: WarningView[] } | null {
  const result = cross(book, sire, dam, { rows: 200 });
  if (!result.ok) return null;
  const looks = new Map<string, Expected>();
  for (const row of result.cross.looks) {
    if (!row.amongHatchlings) continue;
    const look = row.names[0] ?? row.label;
    const before = looks.get(row.key);
    looks.set(row.key, {
      key: row.key,
      look,
      genes: look === row.label ? null : row.label,
      hets: hetNames(book, row.possibleHets),
      chance: add(before?.chance ?? zero, row.amongHatchlings),
      items: seenItems(row),
    });
  }
  const sorted = [...looks.values()].sort((a, b) => compare(b.chance, a.chance));
  return { looks: sorted, health: warningViews(result.cross.warnings).health };
}

function hatchlingsText(count: Rational): string {
  return `${withCommas(Number(toNumber(count).toFixed(2)))}匹`;
}

export type TestWords = (test: ExactTest, hatched: number) => string;

function lopsidedWords({ probability, impossible }: ExactTest): string {
  if (impossible) {
    return "記録にある両親の遺伝子型からは生まれないはずの表現が含まれています。親の遺伝子型か、表現の記録を確かめてください。";
  }
  // Near 1 the tail probability is meaningless: the clutch is among the likeliest.
  if (isOne(probability)) return "見込みから考えて、いちばん起こりやすい内訳です。偏りはありません。";
  if (toNumber(probability) >= 0.5) return "見込みから考えて、ふつうに起こる内訳です。目立った偏りはありません。";
  const head = `計算どおりに遺伝していても、これと同じかそれ以上に偏った結果になる確率は${percentText(probability)}です。`;
  if (toNumber(probability) < 0.01) return `${head}偶然とは考えにくい偏りです。`;
  if (toNumber(probability) < 0.05) return `${head}珍しい偏りですが、起こりえます。`;
  return `${head}偶然の範囲の偏りです。`;
}

function unexpectedRow({ look, count, probability, expected }: HatchedLook): HatchedRow {
  return {
    look,
    drawn: null,
    genes: null,
    hets: [],
    chance: probability ? chanceWords(probability) : null,
    expected: expected ? hatchlingsText(expected) : null,
    actual: count,
  };
}

/** Returns null if the parents' genotypes cannot be calculated. */
export function hatchedTable(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  outcomes: readonly { look: string; count: number }[],
  words: TestWords = lopsidedWords,
): HatchedTable | null {
  const expected = expectedLooks(book, sire, dam);
  const compared = expectedHatchlings(book, sire, dam, outcomes);
  if (!expected || !compared.ok) return null;
  const hatched = outcomes.reduce((total, { count }) => total + count, 0);
  const counts = new Map<string, number>();
  const unexpected: HatchedRow[] = [];
  for (const one of compared.result.looks) {
    const { key } = one;
    if (key !== null && expected.looks.some((look) => look.key === key)) {
      counts.set(key, (counts.get(key) ?? 0) + one.count);
    } else {
      unexpected.push(unexpectedRow(one));
    }
  }
  const listed = expected.looks.filter(({ key }, i) => i < looksListed || counts.has(key));
  const drawings = drawnOf(
    book,
    listed.map(({ items }) => items),
  );
  const chance = listed.reduce((total, look) => add(total, look.chance), zero);
  const left = expected.looks.length - listed.length;
  const { exactTest } = compared.result;
  const tested = compared.result.looks.reduce((total, { key, count }) => total + (key === null ? 0 : count), 0);
  return {
    rows: [
      ...listed.map((look, i) => ({
        look: look.look,
        drawn: drawings[i] ?? null,
        genes: look.genes,
        hets: look.hets,
        chance: chanceWords(look.chance),
        expected: hatched > 0 ? hatchlingsText(multiply(look.chance, rational(hatched))) : null,
        actual: counts.get(look.key) ?? (hatched > 0 ? 0 : null),
      })),
      ...unexpected,
    ],
    hatched,
    rest: left > 0 ? `ほかに${withCommas(left)}通り（合わせて${percentText(subtract(one, chance))}）` : null,
    lopsided: exactTest ? words(exactTest, tested) : null,
    health: expected.health,
  };
}
