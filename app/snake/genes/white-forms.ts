// White forms: two alleles of one locus that turn the whole snake white, so that the genes of other loci cannot be seen (epistasis).
// Which alleles do is said by their entries; here is what the law makes of it, and what a white snake is called.

import type { PairLook } from "./gene.ts";
import type { Gene } from "./gene-book.ts";

export interface WhiteForm {
  /** Stands for every pair of this form where looks are compared: nobody can tell them apart for certain. */
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
    ...["BEL", "Blue-Eyed Leucistic", "Blue-Eye Leucistic", "Blue-Eyed Lucy", "Blue-Eye Lucy"],
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
 * What two alleles of one locus look like together, so far as their entries say it: what either says of the other, else what both
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
