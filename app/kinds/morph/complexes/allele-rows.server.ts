// The alleles of a gene's complex as its page lists them, each with what it makes with that gene.

import type { Visible } from "#app/cms/content/visible.server.ts";
import { drawnOf } from "#app/snake/drawing/drawn.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { itemsOfPair } from "#app/snake/genes/genotype.ts";
import { homozygoteLabels, inheritanceLabels } from "#app/snake/words/labels.ts";
import type { Allele } from "../page/AlleleTable.tsx";
import { pairOf } from "./pair.ts";

export function alleleRows(book: GeneBook, id: string, alleles: readonly Visible<"morph">[]): Allele[] {
  const own = book.genes.get(id);
  const met = alleles.flatMap((one) => (own && one.id !== id && book.genes.get(one.id)) || []);
  const drawn = drawnOf(book, own ? met.map((gene) => itemsOfPair(book, [own.id, gene.id])) : []);
  return alleles.map(({ id: other, content: { title, fields } }) => {
    const place = met.findIndex((gene) => gene.id === other);
    const gene = met[place];
    return {
      id: other,
      title,
      inheritance: fields.inheritance ? inheritanceLabels[fields.inheritance] : "―",
      twoCopies: fields.homozygote === "non-viable" ? homozygoteLabels["non-viable"] : fields.superName || null,
      isOwn: other === id,
      pair: own && gene ? { ...pairOf(book, own, gene), drawn: drawn[place] ?? null } : null,
    };
  });
}
