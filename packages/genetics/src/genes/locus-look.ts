// The look of one pair of alleles: visible genes, genes carried unseen, and whether the animal lives.

import type { PairLook } from "./gene.ts";
import type { Gene, GeneBook, Locus } from "./gene-book.ts";

// White forms: two alleles of one locus that turn the whole snake white, so that the genes of other loci cannot be seen (epistasis).
// Which alleles do is said by their entries; here is what the law makes of it, and what a white snake is called.
export interface WhiteForm {
  /** Represents every pair of this form where looks are compared: they cannot be distinguished for certain. */
  key: string;
  nameJa: string;
  nameEn: string;
  /** How the name of one pair begins: BEL (Mojave/Lesser). */
  shortEn: string;
  /** Further names that say only that a snake is white and what eyes it has, not which two alleles. */
  spellings: readonly string[];
}

/** Names that leave the colour of the eyes open as well. */
const eitherEye = ["Leucistic", "Lucy", "リューシスティック", "リューシ", "ルーシー"];

const bel: WhiteForm = {
  key: "white/bel",
  nameJa: "ブルーアイリューシスティック（BEL）",
  nameEn: "Blue-Eyed Leucistic",
  shortEn: "BEL",
  spellings: [
    ...["BEL", "BluEL", "BlueEL", "Blue-Eyed Leucistic", "Blue-Eye Leucistic", "Blue-Eyed Lucy", "Blue-Eye Lucy"],
    ...["ブルーアイリューシスティック", "ブルーアイドリューシスティック", "ブルーアイリューシ", "ブルーアイドリューシ"],
    ...["ブルーアイルーシー", "ブルーアイドルーシー", "青目リューシ", "青目リューシスティック", ...eitherEye],
  ],
};

const blackEyed: WhiteForm = {
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

const formOfLook: Partial<Record<PairLook, WhiteForm>> = { "white-blue-eyed": bel, "white-black-eyed": blackEyed };

/** Where two entries disagree about their pair, what hides least holds. */
const leastHidden: readonly PairLook[] = ["patterned", "pale", "white-black-eyed", "white-blue-eyed"];

/**
 * The look of two alleles of one locus together, as far as their entries give it: what either says of the other, else what both
 * say of themselves. Mojave and Lesser are white; Mojave and Mystic, both of the same complex, say of each other that they are not.
 */
export function pairLook(a: Gene, b: Gene): PairLook | null {
  const named = [
    ...a.pairExceptions.filter((one) => one.with === b.id),
    ...b.pairExceptions.filter((one) => one.with === a.id),
  ].map(({ look }) => look);
  return leastHidden.find((look) => named.includes(look)) ?? (a.pairLook === b.pairLook ? a.pairLook : null);
}

/** The white form two alleles of one locus make, or null. A form that hides nothing, as Ivory and Super Cinnamon, is none. */
export function whiteFormOf(a: Gene, b: Gene): WhiteForm | null {
  const look = pairLook(a, b);
  return (look && formOfLook[look]) ?? null;
}

/** A gene's id, or `wild` for the ordinary allele. */
export type Allele = string;
/** "+" cannot be an id, so it never denotes a gene. */
export const wild: Allele = "+";
export type Pair = readonly [Allele, Allele];

export interface GeneCopies {
  gene: string;
  copies: 1 | 2;
}

export interface LocusLook {
  /** Equal for two pairs exactly when they look the same. Empty where nothing shows. */
  key: string;
  visible: GeneCopies[];
  /** Carried in one copy and not seen. */
  hidden: string[];
  viable: boolean;
  /** The white form, where the pair makes one: it hides colours and patterns of other loci. */
  white: WhiteForm | null;
}

/** The same pair whichever parent gave which allele. */
export function unordered([a, b]: Pair): Pair {
  return a === wild || (b !== wild && b < a) ? [b, a] : [a, b];
}

function look(visible: GeneCopies[], hidden: string[] = [], viable = true, white: WhiteForm | null = null): LocusLook {
  const key = visible
    .map(({ gene, copies }) => (copies === 2 ? `${gene}*2` : gene))
    .sort()
    .join("&");
  return { key, visible, hidden, viable, white };
}

function homozygote(gene: Gene): LocusLook {
  const viable = gene.homozygote !== "non-viable";
  const white = whiteFormOf(gene, gene);
  // Two copies of a fully dominant gene look like one, unless they are white; where two copies do not live, the egg shows it.
  const copies = gene.inheritance === "dominant" && viable && !white ? 1 : 2;
  return look([{ gene: gene.id, copies }], [], viable, white);
}

/**
 * Two recessive alleles of one locus show together (Albino + Candy is Candino); a recessive with a dominant one stays unseen.
 * Alleles the book does not know count as wild.
 */
export function lookOfPair(book: GeneBook, pair: Pair): LocusLook {
  const genes = pair.flatMap((allele) => book.genes.get(allele) ?? []);
  const [a, b] = genes;
  if (!a) return look([]);
  const single = (gene: Gene): GeneCopies => ({ gene: gene.id, copies: 1 });
  const recessive = genes.filter((gene) => gene.inheritance === "recessive");
  const showing = genes.filter((gene) => gene.inheritance !== "recessive");
  if (!b) return recessive.length > 0 ? look([], [a.id]) : look([single(a)]);
  if (a.id === b.id) return homozygote(a);
  const white = whiteFormOf(a, b);
  if (recessive.length === 2) return look(recessive.map(single), [], true, white);
  return look(
    showing.map(single),
    recessive.map((gene) => gene.id),
    true,
    showing.length === 2 ? white : null,
  );
}

// White forms of a book, and the loci they hide.

/** The pairs of one locus that are white in the same way. */
export interface WhitePairs {
  form: WhiteForm;
  locus: Locus;
  pairs: Pair[];
}

/** Changes by a gene of the locus are lost on a white snake, which hides colour and pattern, but not scales. */
export function isHideable(locus: Locus): boolean {
  return !locus.genes.some(({ showsOnWhite }) => showsOnWhite);
}

/** The white forms the genes of a book can make, and all pairs that do. */
export function whiteFormsOf(book: GeneBook): WhitePairs[] {
  return [...new Set(book.locusOf.values())].flatMap((locus) =>
    [...Map.groupBy(whitePairsAt(book, locus), ({ form }) => form)].map(([form, list]) => ({
      form,
      locus,
      pairs: list.map(({ pair }) => pair),
    })),
  );
}

/** The pairs of a locus that are white, each with its form. */
export function whitePairsAt(book: GeneBook, locus: Locus): { pair: Pair; form: WhiteForm }[] {
  const ids = locus.genes.map(({ id }) => id);
  return ids.flatMap((a, i) =>
    ids.slice(i).flatMap((b) => {
      const form = lookOfPair(book, [a, b]).white;
      return form ? [{ pair: [a, b] as const, form }] : [];
    }),
  );
}
