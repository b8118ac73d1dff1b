// Possible looks of two parents' offspring, to choose from for a hatchling.

import type { GenotypeItem, OrRefusals } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { type Animal, withoutIncalculable } from "../genes/genotype.ts";
import type { GeneCopies } from "../genes/locus-look.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { add, compare, multiply, one, type Rational } from "../genes/rational.ts";
import { itemsOfLook } from "../names/look-names.ts";
import { cross } from "./cross.ts";
import type { LookRow } from "./cross-rows.ts";

export interface OfferedLook {
  /** Visible genes in breeders' notation; parses back to the same items. */
  line: string;
  name: string | null;
  items: GenotypeItem[];
  /** Among hatchlings of both sexes. */
  chance: Rational;
  /** The only sex with this look; null if both have it. */
  sex: "male" | "female" | null;
}

/** Limit for a select element; rarer looks are typed. */
const MOST = 120;

/** Splits a white look by its possible pairs, because the record must say which one it is. */
function kindsOf({ whitePairs, genes }: LookRow): { genes: GeneCopies[]; share: Rational }[] {
  if (whitePairs.length === 0) return [{ genes, share: one }];
  return whitePairs.map((pair) => ({
    genes: [...pair.genes, ...genes.filter(({ gene }) => !pair.genes.some((own) => own.gene === gene))],
    share: pair.probability,
  }));
}

/** Returns the looks of viable offspring, most likely first, and whether these are all. */
export function offeredLooks(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
): OrRefusals<{ looks: OfferedLook[]; isAll: boolean }> {
  const crossed = cross(book, withoutIncalculable(book, sire), withoutIncalculable(book, dam), {
    rows: 2 * MOST,
    genotypeRows: 1,
  });
  if (!crossed.ok) return crossed;
  const offered = new Map<string, OfferedLook>();
  for (const row of crossed.cross.looks) {
    if (!row.amongHatchlings) continue;
    for (const { genes, share } of kindsOf(row)) {
      const items = itemsOfLook(book, genes);
      const line = printGenotype(book, items);
      const chance = multiply(row.amongHatchlings, share);
      const before = offered.get(line);
      const sex = row.sex ?? null;
      const name = row.names[0] ?? null;
      offered.set(line, {
        line,
        name: name === line ? null : name,
        items,
        chance: before ? add(before.chance, chance) : chance,
        sex: before && before.sex !== sex ? null : sex,
      });
    }
  }
  const looks = [...offered.values()].sort((a, b) => compare(b.chance, a.chance) || (a.line < b.line ? -1 : 1));
  const total = crossed.cross.totals.looks;
  return { ok: true, looks: looks.slice(0, MOST), isAll: total <= 2n * BigInt(MOST) && looks.length <= MOST };
}
