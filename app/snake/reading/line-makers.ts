// Which sex-linked gene of a line a male maker or female maker is said of.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { Maker } from "#app/snake/genes/genotype.ts";
import type { Unknown } from "./line-marks.ts";
import type { Part } from "./line-parts.ts";

/** The makers by gene; one that stands beside no sex-linked gene goes to `unknown`. */
export function readMakers(book: GeneBook, parts: readonly Part[], items: readonly GenotypeItem[], unknown: Unknown[]) {
  const makers: Record<string, Maker> = {};
  const linkedIn = (part: Part | undefined) =>
    part?.kind === "name"
      ? part.meanings[0]?.items.map(({ gene }) => gene).find((gene) => book.locusOf.get(gene)?.sexLinked)
      : undefined;
  for (const [i, part] of parts.entries()) {
    if (part.kind !== "maker") continue;
    const after = parts
      .slice(i + 1)
      .map(linkedIn)
      .find((gene) => gene !== undefined);
    const before = parts
      .slice(0, i)
      .map(linkedIn)
      .findLast((gene) => gene !== undefined);
    const gene = linkedIn(parts[i + 1]) ?? linkedIn(parts[i - 1]) ?? after ?? before;
    if (gene && items.some((item) => item.gene === gene)) makers[gene] = part.maker;
    else
      unknown.push({
        text: part.text,
        reason: "オスメーカー・メスメーカーは、バナナなど伴性の遺伝子と一緒に書いてください。",
      });
  }
  return makers;
}
