// Finds the ways over two generations that are worth looking at closely, by products of chances per egg.

import type { BallClass } from "./plan-block.ts";
import type { BlockTable } from "./plan-tables.ts";

/** A first pairing. */
interface Couple {
  sire: BallClass;
  dam: BallClass;
  /** For each block, its cell in the table. */
  cells: number[];
}

export interface Choice {
  score: number;
  first: Couple;
  /** The sex of the young animal kept back of the first pairing. */
  sex: "male" | "female";
  /** What it is bred to: balls of one kind, or a daughter of a pairing, be it the same or another. */
  mate: BallClass | Couple;
}

const looksClosely = 40;

class Best {
  readonly choices: Choice[] = [];
  /** What a choice has to be better than. */
  least = 0;
  /** For a choice better than `least`. */
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

/** `worths`: for each block, the best product for each holding of a mate. A plain loop: it turns a million times. */
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
 * A son of one pairing and a daughter of the same or another. Thousands of pairings are millions of such couples: the best that any
 * daughter could do for a son, and any son for a daughter, bounds the search.
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

/** The best of each sort. */
export function searchTwoGenerations(
  tables: readonly BlockTable[],
  sires: readonly BallClass[],
  dams: readonly BallClass[],
): Choice[] {
  const couples = couplesOf(tables, sires, dams);
  return [...withBalls(tables, couples, sires, dams), ...withYoung(tables, couples)];
}
