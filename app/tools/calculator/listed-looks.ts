// Which looks of a cross a page lists: the sexes folded together where they are alike, and those alone that show a gene.

import type { LookRow, Remainder } from "@borupa/genetics";
import { add, compare, fractionText, type Rational, seenItems, sum, toNumber } from "@borupa/genetics";

/** Both sexes of one look, as likely as each other: `sex` is left out, and what is said of makers is the sons'. */
export interface ListedLook extends LookRow {
  isFolded: boolean;
}

/** Identity of a row, apart from its sex. */
function keyOf({ key, label, probability, viable, possibleHets, homozygous, masked, whitePairs }: LookRow): string {
  const chances = [...possibleHets, ...homozygous].map((one) => `${one.gene} ${fractionText(one.probability)}`);
  const unseen = [...masked, ...whitePairs].map((one) => `${one.label} ${fractionText(one.probability)}`);
  return [key, label, fractionText(probability), viable, ...chances, ...unseen].join("|");
}

/** Sons and daughters of a sex-linked cross as one row each where they look alike and are as many. */
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
  // Of equals what shows most: it is what the cross is for.
  return folded.sort((a, b) => compare(b.probability, a.probability) || copiesIn(b) - copiesIn(a));
}

/** Of the genes that show. */
export const copiesIn = ({ genes }: LookRow) => genes.reduce((copies, gene) => copies + gene.copies, 0);

export function shows(row: LookRow, gene: string): boolean {
  return seenItems(row).some((item) => item.gene === gene);
}

/** Of the looks that are known: what they come to together, of the eggs. */
export function shareOf(rows: readonly LookRow[]): Rational {
  return sum(rows.map(({ probability }) => probability));
}

/** The remainder when `listed` of the computed `rows` are shown, including looks that were not computed. */
export function remainderOf(rows: readonly ListedLook[], listed: readonly ListedLook[], beyond: Remainder): Remainder {
  const left = rows.filter((row) => !listed.includes(row));
  const count = left.reduce((all, { isFolded }) => all + (isFolded ? 2 : 1), 0);
  return { rows: beyond.rows + BigInt(count), probability: add(beyond.probability, shareOf(left)) };
}

/** On average in a clutch, of what has this chance per egg: "1.5"; one decimal, two of what is less than one tenth. */
export function meanOf(probability: Rational, eggs: number): string {
  const mean = toNumber(probability) * eggs;
  return String(Number(mean.toFixed(mean < 0.1 ? 2 : 1)));
}
