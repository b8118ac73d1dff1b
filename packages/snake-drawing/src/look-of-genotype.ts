// Converts a genotype to a look: applies each visible gene, then the pairs of alleles at one locus. The gene book decides
// visibility and white pairs.

import type { GenotypeItem, PairLook } from "@borupa/genetics";
import { alleleOf, type Gene, type GeneBook, isRecessive, pairLook } from "@borupa/genetics";
import { type Change, withHead } from "./genes/change.ts";
import { genes } from "./genes/genes.ts";
import { withoutMelanin } from "./genes/without-dark.ts";
import { type Look, wildType } from "./look.ts";
import { breath, creamy, pairs, white } from "./pairs.ts";
import { mixed, scaled } from "./pigment.ts";

/** Pewter, Black Pewter: Pastel removes brown from a dark animal and leaves silver gray, warmer or colder. */
const silver =
  (warmth: number): Change =>
  (look) => {
    const gray = (dark: number) => ({ dark, yellow: warmth, red: warmth * 0.6 });
    return {
      ...look,
      ground: mixed(look.ground, gray(look.ground.dark * 0.92), 0.8),
      blotch: mixed(look.blotch, gray(look.blotch.dark + 0.2), 0.75),
      rim: scaled(look.rim, 1, 0.5, 0.5),
      head: {
        ...look.head,
        cap: mixed(look.head.cap, gray(look.head.cap.dark * 0.9), 0.7),
        stripe: mixed(look.head.stripe, gray(look.head.stripe.dark + 0.1), 0.7),
      },
    };
  };

/** Firefly: Fire removes Pastel's gray; the dark is light and blushed, the yellow clear. */
const firefly: Change = (look) => ({
  ...withHead(look, { cap: scaled(look.head.cap, 0.6), crown: 1 }),
  ground: scaled(look.ground, 0.74, 1.1),
  blotch: { ...look.blotch, dark: look.blotch.dark * 0.3, yellow: Math.max(look.blotch.yellow, 0.92) },
  blush: 1,
  dots: look.dots * 0.5,
  hollow: 0,
});

/** Albino Banana: a deeper yellow and orange freckles. */
const coral: Change = (look) => ({
  ...look,
  blotch: { dark: 0, yellow: 0.95, red: 0.36 },
  rim: { dark: 0, yellow: 0.62, red: 0.12 },
  freckle: { dark: 0, yellow: 0.9, red: 0.55 },
  dots: 0,
});

/**
 * Combinations of genes at different loci that differ from the sum: a gene in one or two copies, one in a single copy,
 * and the change.
 */
const meetings: readonly (readonly [gene: string, single: string, change: Change])[] = [
  ["pastel", "cinnamon", silver(0.24)],
  ["pastel", "black-pastel", silver(0.08)],
  ["pastel", "fire", firefly],
  ["albino", "banana", coral],
];

/** Defaults for pairs without a drawing of their own. */
const drawnAs: Partial<Record<PairLook, (look: Look) => Look>> = {
  "white-blue-eyed": white({ iris: "#5b9bdb", yellow: 0.02 }),
  "white-black-eyed": white({ iris: "#1d1712", yellow: 0.07 }),
  pale: creamy,
};

/** Returns the look of a genotype. Hets and possible hets of recessives have no effect. */
export function lookOfGenotype(book: GeneBook, genotype: readonly GenotypeItem[]): Look {
  const copies = shownCopies(book, genotype);
  return withoutMelanin(lookOfCopies(book, copies), copies);
}

function lookOfCopies(book: GeneBook, copies: ReadonlyMap<string, 1 | 2>): Look {
  let look = wildType();
  for (const [ids, change] of genes) {
    const count = Math.max(0, ...ids.split(" ").map((id) => copies.get(id) ?? 0));
    if (count > 0) look = change(look, count === 1 ? 1 : 2);
  }
  for (const [gene, single, change] of meetings) {
    if (copies.has(gene) && copies.get(single) === 1) look = change(look, 1);
  }
  const looks = looksOfPairs(book, copies);
  const form = looks.find((one) => one === "white-blue-eyed" || one === "white-black-eyed");
  if (form) {
    const drawn = drawnAs[form]?.(look) ?? look;
    return keepsPattern(book, copies) ? breath(drawn) : grayHeaded(drawn, copies.get("mojave") ?? 0);
  }
  const pair = pairs.find(([[a, b]]) => (a === b ? copies.get(a) === 2 : copies.has(a) && copies.has(b)));
  if (pair) return pair[1](look, 2);
  return (looks.includes("pale") && drawnAs.pale?.(look)) || look;
}

/** Gives a white snake Mojave's gray head: clear with two copies, slight with one. */
function grayHeaded(look: Look, mojave: 0 | 1 | 2): Look {
  if (mojave === 0) return look;
  const gray = { dark: mojave === 2 ? 0.42 : 0.12, yellow: 0.03, red: 0.02 };
  return {
    ...look,
    darkTint: [92, 92, 100],
    head: { ...look.head, cap: gray, stripe: { ...gray, dark: gray.dark * 0.5 }, stripeClear: 0.7 },
  };
}

/** Returns whether a white snake has an allele that is white only with others, and patterned in two copies (Phantom, Mystic). */
function keepsPattern(book: GeneBook, copies: ReadonlyMap<string, 1 | 2>): boolean {
  return [...copies.keys()].some((id) => {
    const gene = book.genes.get(id);
    return gene?.pairLook === "white-blue-eyed" && pairLook(gene, gene) === "patterned";
  });
}

/** Returns the genotype that illustrates a morph: the gene itself (recessives doubled), or a combo's recipe. */
export function shownGenotype(
  id: string,
  { type, recipe }: { type: "gene" | "combo"; recipe?: readonly GenotypeItem[] },
): readonly GenotypeItem[] {
  return type === "combo" ? (recipe ?? []) : [{ gene: id, state: "visual" }];
}

/** Returns the looks of visible allele pairs by locus. */
export function looksOfPairs(book: GeneBook, copies: ReadonlyMap<string, 1 | 2>): PairLook[] {
  const alleles = [...copies].flatMap(([id, count]) => {
    const gene = book.genes.get(id);
    return gene ? Array<Gene>(count).fill(gene) : [];
  });
  return [...Map.groupBy(alleles, ({ id }) => book.locusOf.get(id)).values()].flatMap((met) =>
    met.flatMap((a, i) => met.slice(i + 1).flatMap((b) => pairLook(a, b) ?? [])),
  );
}

/**
 * Counts visible copies. Hets of two recessives of one locus show, as their pair or as two copies of the one listed first.
 */
export function shownCopies(book: GeneBook, genotype: readonly GenotypeItem[]): Map<string, 1 | 2> {
  const copies = new Map<string, 1 | 2>();
  for (const { gene: named, state } of genotype) {
    const gene = alleleOf(book, named);
    const hides = isRecessive(book, gene) && state === "het";
    if (!hides && state !== "pos-het") copies.set(gene, state === "super" || isRecessive(book, gene) ? 2 : 1);
  }
  const hets = genotype.filter(({ gene, state }) => state === "het" && isRecessive(book, gene)).map(({ gene }) => gene);
  for (const [locus, met] of Map.groupBy(hets, (gene) => book.locusOf.get(gene))) {
    const first = new Set(met).size > 1 && locus?.genes.find(({ id }) => met.includes(id));
    const isPair = pairs.some(([both]) => both.every((gene) => met.includes(gene)));
    if (first) for (const gene of isPair ? met : [first.id]) copies.set(gene, 2);
  }
  return copies;
}
