// The looks of a cross as a calculator lists them: the sexes merged if alike, and filtered by a gene.

import { add, compare, fractionText, isZero, type Rational, sum, toNumber, zero } from "../genes/rational.ts";
import type { Cross } from "./cross.ts";
import { type LookRow, type Remainder, seenItems } from "./cross-rows.ts";

/** A look; if both sexes are equally likely, `sex` is omitted and maker remarks are those of sons. */
export interface ListedLook extends LookRow {
  isFolded: boolean;
}

/**
 * Lists the looks of a cross, most likely first. `see`: only those that show this gene; "" for all. `most`: maximum number
 * of listed looks.
 */
export function listLooks({ looks, remainder }: Pick<Cross, "looks" | "remainder">, see: string, most: number) {
  const all = foldSexes(looks);
  const shown = see === "" ? all : all.filter((look) => seenItems(look).some(({ gene }) => gene === see));
  const listed = shown.slice(0, most);
  const left = shown.slice(most);
  const beyond = see === "" ? remainder.looks : { rows: 0n, probability: zero };
  const isWhole = isZero(remainder.looks.probability);
  return {
    all,
    shown,
    listed,
    /** Whether the cross computed all of its looks. */
    isWhole,
    /** Looks that are not listed, including those that the cross did not compute. */
    rest: {
      rows: beyond.rows + BigInt(left.reduce((rows, { isFolded }) => rows + (isFolded ? 2 : 1), 0)),
      probability: add(beyond.probability, shareOf(left)),
    } satisfies Remainder,
    seen: seenGenes(all, isWhole),
  };
}

function keyOf(row: LookRow): string | LookRow {
  if (!row.sex) return row;
  const { key, label, probability, viable, possibleHets, homozygous, masked, whitePairs } = row;
  const chances = [...possibleHets, ...homozygous].map((one) => `${one.gene} ${fractionText(one.probability)}`);
  const unseen = [...masked, ...whitePairs].map((one) => `${one.label} ${fractionText(one.probability)}`);
  return [key, label, fractionText(probability), viable, ...chances, ...unseen].join("|");
}

/** Merges sons and daughters of a sex-linked cross if they look alike and are equally likely. */
function foldSexes(rows: readonly LookRow[]): ListedLook[] {
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

/** Returns genes that some but not all looks show, rarest first, with their share of the eggs if all looks are known. */
function seenGenes(looks: readonly ListedLook[], isWhole: boolean): { gene: string; share: Rational | null }[] {
  const showing = new Map<string, Set<ListedLook>>();
  for (const look of looks)
    for (const { gene } of seenItems(look)) showing.set(gene, (showing.get(gene) ?? new Set()).add(look));
  return [...showing]
    .filter(([, rows]) => rows.size < looks.length)
    .map(([gene, rows]) => ({ gene, sum: shareOf([...rows]) }))
    .sort((a, b) => compare(a.sum, b.sum))
    .map(({ gene, sum }) => ({ gene, share: isWhole ? sum : null }));
}

/** Counts copies of visible genes. */
export const copiesIn = ({ genes }: LookRow) => genes.reduce((copies, gene) => copies + gene.copies, 0);

/** Returns the chance that an egg has one of these looks. */
export function shareOf(rows: readonly LookRow[]): Rational {
  return sum(rows.map(({ probability }) => probability));
}

/** Formats the mean number per clutch: "1.5"; one decimal, two below one tenth. */
export function meanOf(probability: Rational, eggs: number): string {
  const mean = toNumber(probability) * eggs;
  return String(Number(mean.toFixed(mean < 0.1 ? 2 : 1)));
}
