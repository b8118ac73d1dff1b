// What the young of any two holdings are worth, block by block, in doubles: only for ranking; the plans listed are exact.

import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { type Rational, toNumber } from "#app/snake/genes/rational.ts";
import { type BlockStock, type Holdback, type Holding, holdbacks } from "./plan-block.ts";

export type Chance = (sire: Holding, dam: Holding) => Rational;

/** The young of one pair of holdings. */
interface Cell {
  male: Holdback[];
  female: Holdback[];
  /** The best product of "is kept back" and "makes the target", for each holding of a mate. */
  withDam: number[];
  withSire: number[];
}

export interface BlockTable {
  /** By holding of the sire, then of the dam. */
  cells: Cell[];
  dams: number;
  /** The same product for a son of one cell and a daughter of another. */
  withYoung(son: number, daughter: number): number;
}

function best(young: readonly Holdback[], worths: readonly number[][], mates: number): number[] {
  return Array.from({ length: mates }, (_, mate) =>
    young.reduce((most, { weight }, i) => Math.max(most, weight * (worths[i]?.[mate] ?? 0)), 0),
  );
}

/** Numbers the distinct young of one sex, for the same few hatch of many pairings. */
class Young {
  readonly holdings: Holding[] = [];
  private readonly places = new Map<string, number>();

  placeOf({ key, holding }: Holdback): number {
    const place = this.places.get(key) ?? this.holdings.push(holding) - 1;
    this.places.set(key, place);
    return place;
  }
}

/** Reckoned where first asked for, then kept. */
function memoized(rows: number, columns: number, reckon: (row: number, column: number) => number) {
  const known = new Float64Array(rows * columns).fill(-1);
  return (row: number, column: number) => {
    const place = row * columns + column;
    const before = known[place] ?? -1;
    if (before >= 0) return before;
    const value = reckon(row, column);
    known[place] = value;
    return value;
  };
}

/** What a young animal makes with each mate is reckoned once. */
export function blockTable(
  book: GeneBook,
  { block, sires, dams }: BlockStock,
  chance: Chance,
  recombination: Rational,
): BlockTable {
  const [sons, daughters] = [new Young(), new Young()];
  const hatched = sires.flatMap((sire) =>
    dams.map((dam) => {
      const male = holdbacks(book, block, sire, dam, "male", recombination);
      const female = block.sexLinked ? holdbacks(book, block, sire, dam, "female", recombination) : male;
      const places = {
        sons: male.map((he) => sons.placeOf(he)),
        daughters: female.map((she) => daughters.placeOf(she)),
      };
      return { male, female, places };
    }),
  );
  const worths = (own: readonly Holding[], mates: readonly Holding[], make: Chance) =>
    own.map((holding) => mates.map((mate) => toNumber(make(holding, mate))));
  const asSire = worths(sons.holdings, dams, chance);
  const asDam = worths(daughters.holdings, sires, (she, he) => chance(he, she));
  const cells = hatched.map(
    ({ male, female, places }): Cell => ({
      male,
      female,
      withDam: best(
        male,
        places.sons.map((place) => asSire[place] ?? []),
        dams.length,
      ),
      withSire: best(
        female,
        places.daughters.map((place) => asDam[place] ?? []),
        sires.length,
      ),
    }),
  );
  const worth = memoized(sons.holdings.length, daughters.holdings.length, (he, she) =>
    toNumber(chance(sons.holdings[he] ?? [], daughters.holdings[she] ?? [])),
  );
  const withYoung = memoized(cells.length, cells.length, (son, daughter) => {
    const [his, hers] = [hatched[son], hatched[daughter]];
    let most = 0;
    for (const [i, he] of (his?.male ?? []).entries()) {
      for (const [j, she] of (hers?.female ?? []).entries()) {
        const made = worth(his?.places.sons[i] ?? 0, hers?.places.daughters[j] ?? 0);
        most = Math.max(most, he.weight * she.weight * made);
      }
    }
    return most;
  });
  return { cells, dams: dams.length, withYoung };
}
