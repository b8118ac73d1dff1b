// Selects a cross's listed looks: merges the sexes if alike, and filters by a gene.

import type { LookRow, Remainder } from "@borupa/genetics";
import { add, compare, fractionText, type Rational, seenItems, sum, toNumber } from "@borupa/genetics";

/** A look; if both sexes are equally likely, `sex` is omitted and maker remarks are those of sons. */
export interface ListedLook extends LookRow {
  isFolded: boolean;
}

function keyOf(row: LookRow): string | LookRow {
  if (!row.sex) return row;
  const { key, label, probability, viable, possibleHets, homozygous, masked, whitePairs } = row;
  const chances = [...possibleHets, ...homozygous].map((one) => `${one.gene} ${fractionText(one.probability)}`);
  const unseen = [...masked, ...whitePairs].map((one) => `${one.label} ${fractionText(one.probability)}`);
  return [key, label, fractionText(probability), viable, ...chances, ...unseen].join("|");
}

/** Merges sons and daughters of a sex-linked cross if they look alike and are equally likely. */
export function foldSexes(rows: readonly LookRow[]): ListedLook[] {
  const folded = [...Map.groupBy(rows, keyOf).values()].flatMap((alike): ListedLook[] => {
    const [son, daughter] = [alike.find(({ sex }) => sex === "male"), alike.find(({ sex }) => sex === "female")];
    if (!son || !daughter || alike.length !== 2) return alike.map((row) => ({ ...row, isFolded: false }));
    const { sex: _, ...both } = son;
    const living = son.amongHatchlings && daughter.amongHatchlings;
    return [
      {
        ...both,
        isFolded: true,
        probability: add(son.probability, daughter.probability),
        amongHatchlings: living ? add(living, living) : null,
        pairs: new Map(
          [...son.pairs].map(([locus, holds]) => [
            locus,
            (pair) => holds(pair) || daughter.pairs.get(locus)?.(pair) === true,
          ]),
        ),
      },
    ];
  });
  // Ties: most visible genes first, as these are the goal of a cross.
  return folded.sort((a, b) => compare(b.probability, a.probability) || copiesIn(b) - copiesIn(a));
}

/** Counts copies of visible genes. */
export const copiesIn = ({ genes }: LookRow) => genes.reduce((copies, gene) => copies + gene.copies, 0);

export function shows(row: LookRow, gene: string): boolean {
  return seenItems(row).some((item) => item.gene === gene);
}

export function shareOf(rows: readonly LookRow[]): Rational {
  return sum(rows.map(({ probability }) => probability));
}

/** Returns the remainder after the `listed` rows, including looks that were not computed. */
export function remainderOf(rows: readonly ListedLook[], listed: readonly ListedLook[], beyond: Remainder): Remainder {
  const left = rows.filter((row) => !listed.includes(row));
  const count = left.reduce((all, { isFolded }) => all + (isFolded ? 2 : 1), 0);
  return { rows: beyond.rows + BigInt(count), probability: add(beyond.probability, shareOf(left)) };
}

/** Formats the mean number per clutch: "1.5"; one decimal, two below one tenth. */
export function meanOf(probability: Rational, eggs: number): string {
  const mean = toNumber(probability) * eggs;
  return String(Number(mean.toFixed(mean < 0.1 ? 2 : 1)));
}
