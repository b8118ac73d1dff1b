// Which young of a way over two generations to keep back. Loci are independent, so the best animal is the best at each of them,
// and whole animals need not be gone through.

import type { OffspringSex } from "#app/snake/genes/inheritance.ts";
import { product } from "#app/snake/genes/likeliest.ts";
import { compare, half, type Rational, zero } from "#app/snake/genes/rational.ts";
import type { BallClass, BlockStock, Holdback, Holding } from "./plan-block.ts";
import type { ChosenAt } from "./plan-kept.ts";
import type { Choice } from "./plan-search.ts";
import type { BlockTable, Chance } from "./plan-tables.ts";

/** A block, what the collection has at it, its table, and the chance that a pairing makes the target there. */
export interface BlockAtHand extends BlockStock {
  table: BlockTable;
  chance: Chance;
}

export interface ChosenYoung {
  own: ChosenAt[];
  /** Empty where it is bred to a ball. */
  other: ChosenAt[];
  /** For each block, sire and dam of the second pairing. */
  second: { sire: Holding; dam: Holding }[];
  /** Per egg of the second pairing. */
  probability: Rational;
}

const isBallClass = (mate: Choice["mate"]): mate is BallClass => "ids" in mate;

interface Option {
  kept: Holdback[];
  sire: Holding;
  dam: Holding;
}

export function chooseYoung(choice: Choice, blocks: readonly BlockAtHand[], wantedSex: OffspringSex): ChosenYoung {
  const { first, mate, sex } = choice;
  const young: ChosenYoung = { own: [], other: [], second: [], probability: zero };
  const made: Rational[] = wantedSex ? [half] : [];
  for (const [i, stock] of blocks.entries()) {
    const best = bestAt(stock, optionsAt(choice, stock, i));
    const [own, other] = best?.option.kept ?? [];
    const among = (couple: { sire: BallClass; dam: BallClass }) => ({
      block: stock.block,
      sire: stock.sires[couple.sire.classes[i] ?? 0] ?? [],
      dam: stock.dams[couple.dam.classes[i] ?? 0] ?? [],
    });
    young.own.push({ ...among(first), siblings: stock.table.cells[first.cells[i] ?? 0]?.[sex] ?? [], chosen: own });
    if (!isBallClass(mate)) {
      const siblings = stock.table.cells[mate.cells[i] ?? 0]?.female ?? [];
      young.other.push({ ...among(mate), siblings, chosen: other });
    }
    young.second.push({ sire: best?.option.sire ?? [], dam: best?.option.dam ?? [] });
    made.push(best?.perEgg ?? zero);
  }
  return { ...young, probability: product(made) };
}

function optionsAt({ first, mate, sex }: Choice, { sires, dams, table }: BlockAtHand, i: number): Option[] {
  const young = table.cells[first.cells[i] ?? 0];
  if (!isBallClass(mate)) {
    const daughters = table.cells[mate.cells[i] ?? 0]?.female ?? [];
    return (young?.male ?? []).flatMap((he) =>
      daughters.map((she) => ({ kept: [he, she], sire: he.holding, dam: she.holding })),
    );
  }
  const partner = (sex === "male" ? dams : sires)[mate.classes[i] ?? 0] ?? [];
  return (young?.[sex] ?? []).map((own) =>
    sex === "male"
      ? { kept: [own], sire: own.holding, dam: partner }
      : { kept: [own], sire: partner, dam: own.holding },
  );
}

function bestAt({ chance }: BlockAtHand, options: readonly Option[]) {
  const [best] = options
    .map((option) => {
      const perEgg = chance(option.sire, option.dam);
      return { option, perEgg, worth: product([perEgg, ...option.kept.map(({ probability }) => probability)]) };
    })
    .toSorted((a, b) => compare(b.worth, a.worth));
  return best;
}
