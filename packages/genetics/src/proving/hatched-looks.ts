// Expected and actual hatchlings, look by look, and what the exact test says.

import { cross } from "../cross/cross.ts";
import { seenItems } from "../cross/cross-rows.ts";
import { hetNames } from "../genes/chance-words.ts";
import type { GenotypeItem } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import type { Animal } from "../genes/genotype.ts";
import { add, compare, isOne, percentText, type Rational, toNumber, zero } from "../genes/rational.ts";
import { type ExactTest, expectedHatchlings } from "./expected-hatchlings.ts";

interface ExpectedLook {
  key: string;
  /** Trade name, else the genes. */
  look: string;
  /** The genes if `look` is a trade name. */
  genes: string | null;
  /** Hidden genes of such hatchlings: "66%ポスヘテ・クラウン". */
  hets: string[];
  /** Among hatchlings of both sexes. */
  chance: Rational;
  /** Visible genes. */
  items: readonly GenotypeItem[];
  /** Number of hatchlings; null if none is recorded. */
  count: number | null;
}

/** Compares a clutch with its parents' expected looks, most likely first; null if the parents cannot be calculated. */
export function compareHatchlings(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  outcomes: readonly { look: string; count: number }[],
) {
  const crossed = cross(book, sire, dam, { rows: 200 });
  const compared = expectedHatchlings(book, sire, dam, outcomes);
  if (!crossed.ok || !compared.ok) return null;
  const looks = new Map<string, ExpectedLook>();
  for (const row of crossed.cross.looks) {
    if (!row.amongHatchlings) continue;
    const look = row.names[0] ?? row.label;
    looks.set(row.key, {
      key: row.key,
      look,
      genes: look === row.label ? null : row.label,
      hets: hetNames(book, row.possibleHets),
      chance: add(looks.get(row.key)?.chance ?? zero, row.amongHatchlings),
      items: seenItems(row),
      count: null,
    });
  }
  const { result } = compared;
  const unexpected = result.looks.filter(({ key, count }) => {
    const expected = key === null ? undefined : looks.get(key);
    if (expected) expected.count = (expected.count ?? 0) + count;
    return !expected;
  });
  return {
    looks: [...looks.values()].sort((a, b) => compare(b.chance, a.chance)),
    /** Recorded looks that the parents cannot give, or whose names are not understood. */
    unexpected,
    warnings: crossed.cross.warnings,
    exactTest: result.exactTest,
    /** Number of hatchlings in the test. */
    tested: result.looks.reduce((total, { key, count }) => total + (key === null ? 0 : count), 0),
  };
}

/** Puts the exact test of a clutch into words. */
export function exactTestWords({ probability, impossible }: ExactTest): string {
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
