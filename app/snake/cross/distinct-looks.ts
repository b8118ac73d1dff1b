// The looks of whole animals: where a white form hides what other loci have, all that it hides counts as one look.

import { isHideable } from "#app/snake/genes/masking.ts";
import type { GeneChance, LocusOffspring, LookOutcome } from "#app/snake/genes/offspring.ts";
import { add, divide, multiply, type Rational, sum, zero } from "#app/snake/genes/rational.ts";

function weighted(looks: readonly LookOutcome[], total: Rational, of: (look: LookOutcome) => readonly GeneChance[]) {
  const chances = new Map<string, Rational>();
  for (const look of looks) {
    for (const { gene, probability } of of(look)) {
      const share = divide(multiply(look.probability, probability), total);
      chances.set(gene, add(chances.get(gene) ?? zero, share));
    }
  }
  return [...chances].map(([gene, probability]): GeneChance => ({ gene, probability }));
}

/** Several looks of one locus as the one thing anybody sees of them. */
function asOne(looks: readonly LookOutcome[], key: string): LookOutcome {
  const total = sum(looks.map(({ probability }) => probability));
  return {
    look: { key, visible: [], hidden: [], viable: true, white: null },
    probability: total,
    pairs: looks.flatMap(({ pairs }) => pairs),
    kinds: looks.map(({ look, probability }) => ({ look, probability: divide(probability, total) })),
    hets: weighted(looks, total, ({ hets }) => hets),
    homozygous: weighted(looks, total, ({ homozygous }) => homozygous),
    makers: {
      male: weighted(looks, total, ({ makers }) => makers.male),
      female: weighted(looks, total, ({ makers }) => makers.female),
    },
  };
}

/** What is left to see of a locus of a white animal: nothing but that an egg dies. */
function hidden(looks: readonly LookOutcome[]): readonly LookOutcome[] {
  const living = looks.filter(({ look }) => look.viable);
  const dying = looks.filter(({ look }) => !look.viable);
  return living.length > 0 ? [asOne(living, ""), ...dying] : dying;
}

/** The white pairs of one locus; two copies of one gene or a pair of two, a single one of them keeps its own name. */
function white(looks: readonly LookOutcome[]): LookOutcome[] {
  const [first, ...more] = looks;
  if (!first) return [];
  return more.length === 0 ? [first] : [asOne(looks, first.look.white?.key ?? "")];
}

/**
 * The looks an egg can have, as lists of one look a locus whose combinations are all different: one list of white animals for each
 * locus that can make them, and one of those that are not white. What a second white locus would show is hidden by the first.
 */
export function distinctLooks(loci: readonly LocusOffspring[]): (readonly LookOutcome[])[][] {
  const lists: (readonly LookOutcome[])[][] = [];
  let seen: (readonly LookOutcome[])[] = loci.map(({ looks }) => looks);
  for (const [i, { looks }] of loci.entries()) {
    const whites = looks.filter(({ look }) => look.white);
    if (whites.length === 0) continue;
    lists.push(
      seen.map((others, j) => {
        if (j === i) return white(whites);
        const own = loci[j];
        return own && isHideable(own.locus) ? hidden(others) : others;
      }),
    );
    seen = seen.map((others, j) => (j === i ? others.filter((one) => !whites.includes(one)) : others));
  }
  return seen.every((looks) => looks.length > 0) ? [...lists, seen] : lists;
}
