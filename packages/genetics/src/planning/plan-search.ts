// Searches promising two-generation plans by products of chances per egg.

import type { GeneBook } from "../genes/gene-book.ts";
import { type Rational, toNumber } from "../genes/rational.ts";
import { type BallClass, type BlockStock, type Holdback, type Holding, holdbacks } from "./plan-block.ts";

// Values of offspring by holdings and block, in doubles: used for ranking only, as listed plans are exact.
export type Chance = (sire: Holding, dam: Holding) => Rational;

interface Cell {
  male: Holdback[];
  female: Holdback[];
  /** Best product of "is held back" and "makes the target" for each holding of a mate. */
  withDam: number[];
  withSire: number[];
}

export interface BlockTable {
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

/** Numbers distinct offspring of one sex, because many pairings produce the same few. */
class Young {
  readonly holdings: Holding[] = [];
  private readonly places = new Map<string, number>();

  placeOf({ key, holding }: Holdback): number {
    const place = this.places.get(key) ?? this.holdings.push(holding) - 1;
    this.places.set(key, place);
    return place;
  }
}

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

/** Computes a block's table; the offspring of an animal with each mate is computed once. */
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

interface Couple {
  sire: BallClass;
  dam: BallClass;
  cells: number[];
}

export interface Choice {
  score: number;
  first: Couple;
  sex: "male" | "female";
  /** The mate: balls of one kind, or a daughter of the same or another pairing. */
  mate: BallClass | Couple;
}

const looksClosely = 40;

class Best {
  readonly choices: Choice[] = [];
  /** Score that a choice has to exceed. */
  least = 0;
  offer(choice: Choice) {
    const place = this.choices.findIndex((other) => other.score < choice.score);
    this.choices.splice(place < 0 ? this.choices.length : place, 0, choice);
    this.choices.length = Math.min(this.choices.length, looksClosely);
    if (this.choices.length === looksClosely) this.least = this.choices.at(-1)?.score ?? 0;
  }
}

function product(tables: readonly BlockTable[], of: (table: BlockTable, block: number) => number | undefined): number {
  let all = 1;
  for (const [block, table] of tables.entries()) {
    all *= of(table, block) ?? 0;
    if (all === 0) break;
  }
  return all;
}

function couplesOf(tables: readonly BlockTable[], sires: readonly BallClass[], dams: readonly BallClass[]): Couple[] {
  return sires.flatMap((sire) =>
    dams.map((dam) => ({
      sire,
      dam,
      cells: tables.map((table, block) => (sire.classes[block] ?? 0) * table.dams + (dam.classes[block] ?? 0)),
    })),
  );
}

/** `worths`: for each block, the best product per holding of a mate. A plain loop, because it runs a million times. */
function scoreOf(worths: readonly (readonly number[])[], mate: BallClass): number {
  let score = 1 / 2;
  for (let block = 0; block < worths.length && score > 0; block++) {
    score *= worths[block]?.[mate.classes[block] ?? 0] ?? 0;
  }
  return score;
}

function withBalls(
  tables: readonly BlockTable[],
  couples: readonly Couple[],
  sires: readonly BallClass[],
  dams: readonly BallClass[],
): Choice[] {
  const best = new Best();
  for (const first of couples) {
    const cells = tables.flatMap((table, block) => table.cells[first.cells[block] ?? 0] ?? []);
    const [asSire, asDam] = [cells.map(({ withDam }) => withDam), cells.map(({ withSire }) => withSire)];
    for (const mate of dams) {
      const score = scoreOf(asSire, mate);
      if (score > best.least) best.offer({ first, mate, sex: "male", score });
    }
    for (const mate of sires) {
      const score = scoreOf(asDam, mate);
      if (score > best.least) best.offer({ first, mate, sex: "female", score });
    }
  }
  return best.choices;
}

/**
 * Searches a son of one pairing and a daughter of the same or another. Thousands of pairings make millions of such couples, so the
 * search is bounded by the best possible partner of each.
 */
function withYoung(tables: readonly BlockTable[], couples: readonly Couple[]): Choice[] {
  const used = tables.map((_, block) => [...new Set(couples.map(({ cells }) => cells[block] ?? 0))]);
  const boundsOf = (meet: (table: BlockTable, own: number, other: number) => number) => {
    const most = tables.map(
      (table, block) =>
        new Map(
          used[block]?.map((own): [number, number] => [
            own,
            Math.max(0, ...(used[block] ?? []).map((other) => meet(table, own, other))),
          ]),
        ),
    );
    return couples
      .map((couple) => ({
        couple,
        bound: product(tables, (_, block) => most[block]?.get(couple.cells[block] ?? 0)) / 4,
      }))
      .filter(({ bound }) => bound > 0)
      .sort((a, b) => b.bound - a.bound);
  };
  const sons = boundsOf((table, own, other) => table.withYoung(own, other));
  const daughters = boundsOf((table, own, other) => table.withYoung(other, own));
  const best = new Best();
  for (const son of sons) {
    if (son.bound <= best.least) break;
    for (const daughter of daughters) {
      if (daughter.bound <= best.least) break;
      const score =
        product(tables, (table, block) =>
          table.withYoung(son.couple.cells[block] ?? 0, daughter.couple.cells[block] ?? 0),
        ) / 4;
      if (score > best.least) best.offer({ first: son.couple, mate: daughter.couple, sex: "male", score });
    }
  }
  return best.choices;
}

export function searchTwoGenerations(
  tables: readonly BlockTable[],
  sires: readonly BallClass[],
  dams: readonly BallClass[],
): Choice[] {
  const couples = couplesOf(tables, sires, dams);
  return [...withBalls(tables, couples, sires, dams), ...withYoung(tables, couples)];
}
