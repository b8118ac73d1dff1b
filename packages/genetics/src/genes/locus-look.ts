// Look of a pair of alleles: visible genes, hidden genes, viability.

import type { PairLook } from "./gene.ts";
import type { Gene, GeneBook, Locus } from "./gene-book.ts";

// White forms: two alleles of one locus that turn the whole snake white and hide genes at other loci (epistasis). Entries define
// which alleles do; this module applies the rule and names the forms.
export interface WhiteForm {
  /** Common key of all pairs of this form, which are not reliably distinguishable. */
  key: string;
  nameJa: string;
  nameEn: string;
  /** Prefix of a pair's name: BEL (Mojave/Lesser). */
  shortEn: string;
  /** Further names that state only the form, not the two alleles. */
  spellings: readonly string[];
}

const eitherEye = ["Leucistic", "Lucy", "リューシスティック", "ルーシスティック", "リューシ", "ルーシー"];

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

/** Precedence if two entries disagree: whichever hides least. */
const leastHidden: readonly PairLook[] = ["patterned", "pale", "white-black-eyed", "white-blue-eyed"];

/**
 * Returns the look of two alleles of one locus according to their entries: what either says about the other, else what both say
 * about themselves. Mojave and Lesser are white; Mojave and Mystic, of the same complex, say of each other that they are not.
 */
export function pairLook(a: Gene, b: Gene): PairLook | null {
  const named = [
    ...a.pairExceptions.filter((one) => one.with === b.id),
    ...b.pairExceptions.filter((one) => one.with === a.id),
  ].map(({ look }) => look);
  return leastHidden.find((look) => named.includes(look)) ?? (a.pairLook === b.pairLook ? a.pairLook : null);
}

/**
 * Returns the white form of two alleles, or null. Forms that hide nothing, such as Ivory and Super Cinnamon, do not count.
 */
export function whiteFormOf(a: Gene, b: Gene): WhiteForm | null {
  const look = pairLook(a, b);
  return (look && formOfLook[look]) ?? null;
}

export type Allele = string;
/** "+" cannot be a gene's id. */
export const wild: Allele = "+";
export type Pair = readonly [Allele, Allele];

export interface GeneCopies {
  gene: string;
  copies: 1 | 2;
}

export interface LocusLook {
  /** Equal if and only if two pairs look the same; "" if nothing is visible. */
  key: string;
  visible: GeneCopies[];
  hidden: string[];
  viable: boolean;
  white: WhiteForm | null;
}

/** Normalises a pair regardless of which parent gave which allele. */
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
  // Two copies of a dominant gene look like one, unless white or not viable.
  const copies = gene.inheritance === "dominant" && viable && !white ? 1 : 2;
  return look([{ gene: gene.id, copies }], [], viable, white);
}

/**
 * Returns the look of a pair. Two recessive alleles of one locus show together (Albino + Candy is Candino); one with a
 * dominant allele is hidden. Unknown alleles count as wild.
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

export interface WhitePairs {
  form: WhiteForm;
  locus: Locus;
  pairs: Pair[];
}

/** Returns whether a white snake hides the locus: colour and pattern, but not scales. */
export function isHideable(locus: Locus): boolean {
  return !locus.genes.some(({ showsOnWhite }) => showsOnWhite);
}

export function whiteFormsOf(book: GeneBook): WhitePairs[] {
  return [...new Set(book.locusOf.values())].flatMap((locus) =>
    [...Map.groupBy(whitePairsAt(book, locus), ({ form }) => form)].map(([form, list]) => ({
      form,
      locus,
      pairs: list.map(({ pair }) => pair),
    })),
  );
}

export function whitePairsAt(book: GeneBook, locus: Locus): { pair: Pair; form: WhiteForm }[] {
  const ids = locus.genes.map(({ id }) => id);
  return ids.flatMap((a, i) =>
    ids.slice(i).flatMap((b) => {
      const form = lookOfPair(book, [a, b]).white;
      return form ? [{ pair: [a, b] as const, form }] : [];
    }),
  );
}
