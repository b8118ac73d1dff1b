// Forms that turn the whole snake white, so that its other genes cannot be seen (epistasis).

import type { GeneBook } from "./gene-book.ts";
import type { LocusLook } from "./locus-look.ts";

/**
 * Allelic groups whose two-allele forms are white, and the forms of them that keep a pattern.
 * Breeders' consensus: Phantom, Mystic and Special stay patterned by themselves and mostly with each other and with Mojave.
 */
const whiteForms: Record<string, { name: string; spellings: readonly string[]; patterned: ReadonlySet<string> }> = {
  bel: {
    name: "ブルーアイリューシスティック（BEL）",
    spellings: [
      ...["BEL", "Blue-Eyed Leucistic", "Blue-Eye Leucistic", "Blue-Eyed Lucy", "Blue-Eye Lucy"],
      ...[
        "ブルーアイリューシスティック",
        "ブルーアイドリューシスティック",
        "ブルーアイリューシ",
        "ブルーアイドリューシ",
      ],
      ...["ブルーアイルーシー", "ブルーアイドルーシー", "ルーシー"],
    ],
    patterned: new Set([
      "phantom*2",
      "mystic*2",
      "special*2",
      "mojave&mystic",
      "mojave&phantom",
      "mojave&special",
      "mystic&phantom",
    ]),
  },
  // "BlkEL" by itself means two copies of Fire, which is a name of its own. A Vanilla Cream is pale, but its pattern stays.
  fire: { name: "ブラックアイリューシスティック（BlkEL）", spellings: [], patterned: new Set(["fire&vanilla"]) },
};

/** Names that say only that a snake is white and of which group, not which two alleles it has. */
export const whiteNames: readonly { group: string; spelling: string }[] = Object.entries(whiteForms).flatMap(
  ([group, { spellings }]) => spellings.map((spelling) => ({ group, spelling })),
);

/** The name of the white form a look at one locus is, or null. */
export function whiteForm(book: GeneBook, look: LocusLook): string | null {
  const [first] = look.visible;
  const copies = look.visible.reduce((total, { copies }) => total + copies, 0);
  if (!first || copies < 2) return null;
  const form = whiteForms[book.genes.get(first.gene)?.group ?? ""];
  return form && !form.patterned.has(look.key) ? form.name : null;
}

/** The genes of an animal a white form hides: all that would show at its other loci. */
export function maskedGenes(book: GeneBook, looks: readonly LocusLook[]): string[] {
  const white = looks.find((look) => whiteForm(book, look) !== null);
  if (!white) return [];
  return looks.filter((look) => look !== white).flatMap((look) => look.visible.map(({ gene }) => gene));
}
