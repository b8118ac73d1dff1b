// Facts and concerns of a morph, for its page and for offline use.

import { allelicGroups, concernsOfMorph, type GeneBook, geneName } from "@borupa/genetics";
import { genotypeChips } from "#app/ui/genetics/genotype-chips.ts";
import type { MorphFields } from "./index.ts";

interface Morph {
  id: string;
  content: { title: string; fields: MorphFields };
}

export function morphFacts(genes: GeneBook, { id, content: { title, fields } }: Morph) {
  return {
    id,
    title,
    type: fields.type,
    english: fields.english,
    aliases: [...fields.aliases, ...fields.tradeNames],
    nameIsReading: fields.nameIsReading,
    inheritance: fields.inheritance,
    inheritanceConfidence: fields.inheritanceConfidence,
    sameGene: fields.sameGene.map(({ with: other, how }) => ({ id: other, name: geneName(genes, other), how })),
    homozygote: fields.homozygote,
    superName: fields.superName || superNameAs(genes, id),
    groupName: fields.group && (allelicGroups.get(fields.group)?.name ?? fields.group),
    confidence: fields.type === "combo" ? fields.confidence : null,
    firstYear: fields.firstYear,
    firstBy: fields.firstBy,
    health: concernsOfMorph(genes, id, fields),
    recipe: genotypeChips(fields.recipe, genes),
  };
}

/** Synonymous genes share their super form. */
function superNameAs(book: GeneBook, id: string): string | null {
  const other = book.genes.get(id)?.sameAs;
  return other ? (book.genes.get(other)?.superName ?? null) : null;
}

export type MorphFacts = ReturnType<typeof morphFacts>;
