// What nobody can see of a white animal: which two alleles make it white, and what its other genes are.

import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { GeneCopies } from "#app/snake/genes/locus-look.ts";
import type { LookOutcome } from "#app/snake/genes/offspring.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import type { Rational } from "#app/snake/genes/rational.ts";
import type { WhiteForm } from "#app/snake/genes/white-forms.ts";
import { itemsOfLook } from "#app/snake/names/look-names.ts";

/** Something an animal may be at one locus that its look does not tell. */
export interface Alternative {
  genes: GeneCopies[];
  label: string;
  /** Given the look. */
  probability: Rational;
}

function alternatives(book: GeneBook, { kinds }: LookOutcome): Alternative[] {
  return kinds
    .filter(({ look }) => look.visible.length > 0)
    .map(({ look: { visible }, probability }) => ({
      genes: visible,
      label: printGenotype(book, itemsOfLook(book, visible)),
      probability,
    }));
}

/** The copies of each gene that all alternatives have. */
function certainGenes(whitePairs: readonly Alternative[]): GeneCopies[] {
  const [first, ...others] = whitePairs;
  return (first?.genes ?? []).flatMap(({ gene, copies }): GeneCopies[] => {
    const all = [copies, ...others.map(({ genes }) => genes.find((one) => one.gene === gene)?.copies ?? 0)];
    const least = Math.min(...all);
    return least === 0 ? [] : [{ gene, copies: least === 2 ? 2 : 1 }];
  });
}

interface UnseenOfWhite {
  /** The form several pairs of alleles share; null where the animal is not white, or the pair is certain. */
  form: WhiteForm | null;
  whitePairs: Alternative[];
  masked: Alternative[];
  /** What is sure about the two alleles where the pair is not. */
  certain: GeneCopies[];
}

/** The looks of one animal at its loci, as `distinctLooks` lists them. */
export function unseenOfWhite(book: GeneBook, looks: readonly LookOutcome[]): UnseenOfWhite {
  const shared = looks.find(({ look, kinds }) => look.key !== "" && kinds.length > 1);
  const whitePairs = shared ? alternatives(book, shared) : [];
  return {
    form: shared ? (shared.kinds[0]?.look ?? shared.look).white : null,
    whitePairs,
    masked: looks.filter(({ look }) => look.key === "").flatMap((one) => alternatives(book, one)),
    certain: certainGenes(whitePairs),
  };
}
