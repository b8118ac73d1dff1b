// White forms: two alleles of one locus that turn the whole snake white, so that the genes of other loci cannot be seen (epistasis).

import type { GeneBook, Locus } from "./gene-book.ts";
import { type LocusLook, lookOfPair, type Pair, unordered } from "./locus-look.ts";

export interface WhiteForm {
  /** The group of its alleles. */
  group: string;
  /** Stands for every pair of this form where looks are compared: nobody can tell them apart for certain. */
  key: string;
  nameJa: string;
  nameEn: string;
  /** How the name of one pair begins: BEL (Mojave/Lesser). */
  shortEn: string;
  /** Further names that say only that a snake is white and of which group, not which two alleles it has. */
  spellings: readonly string[];
}

/** Names that leave the colour of the eyes open as well. */
const eitherEye = ["Leucistic", "Lucy", "リューシスティック", "リューシ", "ルーシー"];

const bel: WhiteForm = {
  group: "bel",
  key: "white/bel",
  nameJa: "ブルーアイリューシスティック（BEL）",
  nameEn: "Blue-Eyed Leucistic",
  shortEn: "BEL",
  spellings: [
    ...["BEL", "Blue-Eyed Leucistic", "Blue-Eye Leucistic", "Blue-Eyed Lucy", "Blue-Eye Lucy"],
    ...["ブルーアイリューシスティック", "ブルーアイドリューシスティック", "ブルーアイリューシ", "ブルーアイドリューシ"],
    ...["ブルーアイルーシー", "ブルーアイドルーシー", "青目リューシ", "青目リューシスティック", ...eitherEye],
  ],
};

const blackEyed: WhiteForm = {
  group: "fire",
  key: "white/fire",
  nameJa: "ブラックアイリューシスティック（BlkEL）",
  nameEn: "Black-Eyed Leucistic",
  shortEn: "BlkEL",
  spellings: [
    ...["BlkEL", "Black-Eyed Leucistic", "Black-Eye Leucistic", "Black-Eyed Lucy", "Black-Eye Lucy"],
    ...[
      "ブラックアイリューシスティック",
      "ブラックアイドリューシスティック",
      "ブラックアイリューシ",
      "ブラックアイドリューシ",
    ],
    ...["ブラックアイルーシー", "ブラックアイドルーシー", "黒目リューシ", "黒目リューシスティック", ...eitherEye],
  ],
};

const belAlleles = new Set("mojave lesser butter russo special phantom mystic mocha bamboo honey exo-lbb".split(" "));
/**
 * Pairs of these that keep a pattern. Breeders' consensus: Phantom, Mystic and Special stay patterned by themselves and mostly with
 * each other and with Mojave. Het Daddy is no allele of the list at all: its one known pair, the Platty Daddy, is pale and not white.
 */
const patternedBel = new Set([
  "phantom&phantom",
  "mystic&mystic",
  "special&special",
  "mojave&mystic",
  "mojave&phantom",
  "mojave&special",
  "mystic&phantom",
]);

/**
 * The white form two alleles of one locus make, or null. Of the fire group two copies of Fire alone are known to be white: its other
 * pairs are only said to be pale, and a Vanilla Cream keeps its pattern. An Ivory and a Super Cinnamon are forms of their own, but they
 * hide nothing: Panda Pied and Silver Bullet are told apart by sight.
 */
export function whiteFormOfPair(pair: Pair): WhiteForm | null {
  const [a, b] = unordered(pair);
  if (a === "fire" && b === "fire") return blackEyed;
  return belAlleles.has(a) && belAlleles.has(b) && !patternedBel.has(`${a}&${b}`) ? bel : null;
}

/** The white form a look at one locus is, or null. */
export function whiteForm({ visible: [first, second] }: Pick<LocusLook, "visible">): WhiteForm | null {
  if (!first) return null;
  if (first.copies === 2) return whiteFormOfPair([first.gene, first.gene]);
  return second ? whiteFormOfPair([first.gene, second.gene]) : null;
}

export const whiteForms: readonly WhiteForm[] = [bel, blackEyed];

/** Scales show on a white snake too: it hides colour and pattern. */
export function isHideable(locus: Locus): boolean {
  return !locus.genes.some(({ group }) => group === "scaleless");
}

/** The white forms the genes of a book can make, and all pairs that do. */
export function whiteFormsOf(book: GeneBook): { form: WhiteForm; pairs: Pair[] }[] {
  const pairs = [...new Set(book.locusOf.values())].flatMap((locus) => whitePairsAt(book, locus));
  return [...Map.groupBy(pairs, ({ form }) => form)].map(([form, list]) => ({
    form,
    pairs: list.map(({ pair }) => pair),
  }));
}

/** The pairs of a locus that are white, each with its form. */
export function whitePairsAt(book: GeneBook, locus: Locus): { pair: Pair; form: WhiteForm }[] {
  const ids = locus.genes.map(({ id }) => id);
  return ids.flatMap((a, i) =>
    ids.slice(i).flatMap((b) => {
      const form = whiteForm(lookOfPair(book, [a, b]));
      return form ? [{ pair: [a, b] as const, form }] : [];
    }),
  );
}
