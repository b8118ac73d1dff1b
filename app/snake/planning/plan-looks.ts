// What can be seen of a young animal that is to be kept back: which of its siblings nobody can tell from it.

import type { GeneBook, Locus } from "#app/snake/genes/gene-book.ts";
import { lookOfPair, type Pair } from "#app/snake/genes/locus-look.ts";
import { isHideable } from "#app/snake/genes/masking.ts";
import { divide, type Rational, sum } from "#app/snake/genes/rational.ts";
import type { Block, Holdback } from "./plan-block.ts";

/** What a sibling has at one locus, where it looks like the one chosen. */
export type LooksAlike = (pair: Pair) => boolean;

/**
 * For each block and each of its loci. On a white snake the other loci cannot be read, as far as white hides them (the same rule
 * as `distinctLooks`): such a sibling may have there whatever lives.
 */
export function looksAlike(
  book: GeneBook,
  blocks: readonly Block[],
  chosen: readonly (Holdback | undefined)[],
): LooksAlike[][] {
  const seen = (locus: Locus, pair: Pair | undefined) => ({ locus, look: pair && lookOfPair(book, pair) });
  const loci = blocks.map(({ loci: own }, i) => own.map((locus, j) => seen(locus, chosen[i]?.pairs[j])));
  const whiteAt = loci.flat().find(({ look }) => look?.white)?.locus;
  return loci.map((own) =>
    own.map(({ locus, look }) => (pair) => {
      const other = lookOfPair(book, pair);
      if (!other.viable) return false;
      if (locus === whiteAt) return other.white !== null;
      return (whiteAt !== undefined && isHideable(locus)) || other.key === look?.key;
    }),
  );
}

/** The chance that a sibling of the chosen one's look has its genes at this block. */
export function certaintyAt(chosen: Holdback, siblings: readonly Holdback[], alike: readonly LooksAlike[]): Rational {
  const same = siblings.filter(({ pairs }) => pairs.every((pair, i) => alike[i]?.(pair)));
  return divide(chosen.probability, sum(same.map(({ probability }) => probability)));
}
