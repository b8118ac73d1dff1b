// Prints genotypes in Japanese breeders' notation: パステル クラウン 100%ヘテロ・パイボールド 66%ポスヘテ・アルビノ.

import type { GenotypeItem } from "./gene.ts";
import { type GeneBook, geneName, isRecessive } from "./gene-book.ts";
import type { Animal, Maker } from "./genotype.ts";

// Breeders' order of genes: colour, the white complexes, pattern; Spider and Pinstripe last, as in パステル レッサー スパイダー. Recessives also list
// colour before pattern: アルビノ クラウン, アザンティック パイボールド. Entries give positions in steps of ten, to leave room for new genes.

/** Default position: between genes that change or remove colour and those that make patterns. */
const unplaced = 335;

function placeInLabel(book: GeneBook, gene: string): number {
  return book.genes.get(gene)?.labelPlace ?? unplaced;
}

function printItem(book: GeneBook, { gene, state, percent }: GenotypeItem): string {
  const name = geneName(book, gene);
  if (state === "super") return `スーパー${name}`;
  if (state === "het") return isRecessive(book, gene) ? `100%ヘテロ・${name}` : name;
  if (state === "pos-het") return `${percent === undefined ? "" : `${percent}%`}ポスヘテ・${name}`;
  return name;
}

/** Finds the other recessive of a compound (one copy each), written アルビノ/キャンディ. */
function compoundPartner(book: GeneBook, items: readonly GenotypeItem[], item: GenotypeItem): GenotypeItem | undefined {
  if (item.state !== "het" || !isRecessive(book, item.gene)) return undefined;
  const locus = book.locusOf.get(item.gene);
  return items.find(
    (other) =>
      book.locusOf.get(other.gene) === locus &&
      other.gene !== item.gene &&
      other.state === "het" &&
      isRecessive(book, other.gene),
  );
}

/**
 * Prints visible genes (dominant, then recessive), hets, then possible hets by descending percentage, each in breeders' order; starts with
 * ノーマル if nothing is visible. The line parser reads it back to the same items.
 */
export function printGenotype(book: GeneBook, items: readonly GenotypeItem[]): string {
  const parts: { rank: number; place: number; text: string }[] = [];
  const done = new Set<GenotypeItem>();
  for (const item of items) {
    if (done.has(item)) continue;
    done.add(item);
    const partner = compoundPartner(book, items, item);
    if (partner && !done.has(partner)) {
      done.add(partner);
      parts.push({
        rank: 1,
        place: placeInLabel(book, item.gene),
        text: `${geneName(book, item.gene)}/${geneName(book, partner.gene)}`,
      });
      continue;
    }
    const rank =
      item.state === "pos-het"
        ? 200 - (item.percent ?? 0)
        : item.state === "het" && isRecessive(book, item.gene)
          ? 2
          : isRecessive(book, item.gene)
            ? 1
            : 0;
    parts.push({ rank, place: placeInLabel(book, item.gene), text: printItem(book, item) });
  }
  parts.sort((a, b) => a.rank - b.rank || a.place - b.place);
  const texts = parts.map((part) => part.text);
  return (parts[0]?.rank ?? 2) >= 2 ? ["ノーマル", ...texts].join(" ") : texts.join(" ");
}

export const makerWords: Record<Maker, string> = { male: "オスメーカー", female: "メスメーカー" };

/** Prints a genotype, preceded by known makers of sex-linked genes. */
export function printAnimal(book: GeneBook, { items, makers = {} }: Animal): string {
  const marked = Object.entries(makers).filter(([gene]) => items.some((item) => item.gene === gene));
  const rest = items.filter(({ gene }) => !marked.some(([other]) => other === gene));
  const own = marked.map(([gene, maker]) => {
    const item = items.filter((one) => one.gene === gene);
    return `${makerWords[maker]} ${printGenotype(book, item)}`;
  });
  const others = printGenotype(book, rest);
  return own.length === 0 ? others : [...own, others.replace(/^ノーマル ?/, "")].join(" ").trim();
}
