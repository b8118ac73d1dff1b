// Forms that turn the whole snake white, so that its other genes cannot be seen (epistasis).

import type { GeneBook } from "./gene-book.ts";
import type { LocusLook } from "./locus-look.ts";

/**
 * Allelic groups whose two-allele forms are white, and the forms of them that keep a pattern.
 * Breeders' consensus: Phantom, Mystic and Special stay patterned by themselves and mostly with each other and with Mojave.
 */
const whiteForms: Record<string, { name: string; patterned: ReadonlySet<string> }> = {
  bel: {
    name: "ブルーアイリューシスティック（BEL）",
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
  fire: { name: "ブラックアイリューシスティック（BlkEL）", patterned: new Set() },
};

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
