// Turns published morph entries into the gene book, so that a newly published morph is in the calculator at once.

import type { GenotypeItem, HealthConcern, Inheritance } from "./gene.ts";
import { type Combo, type Gene, type GeneBook, makeGeneBook } from "./gene-book.ts";
import { knownRecipes } from "./trade-recipes.ts";

/** What an entry says of a gene or a combination. */
export interface MorphEntry {
  id: string;
  title: string;
  fields: {
    type: "gene" | "combo";
    english: string;
    aliases?: string[];
    inheritance?: Inheritance | null;
    group?: string | null;
    homozygote?: Gene["homozygote"] | null;
    superName?: string | null;
    recipe?: GenotypeItem[];
    tradeNames?: string[];
    health?: HealthConcern[];
  };
}

/** A gene without an inheritance yet (an entry published half filled) is left out: nothing can be reckoned with it. */
export function bookOfMorphs(morphs: readonly MorphEntry[]): GeneBook {
  const genes: Gene[] = [];
  const combos: Combo[] = [];
  for (const { id, title, fields } of morphs) {
    const names = {
      id,
      nameJa: title,
      nameEn: fields.english,
      aliases: fields.aliases ?? [],
      health: fields.health ?? [],
    };
    if (fields.type === "combo") {
      combos.push({ ...names, tradeNames: fields.tradeNames ?? [], recipe: fields.recipe ?? [] });
    } else if (fields.inheritance) {
      genes.push({
        ...names,
        inheritance: fields.inheritance,
        group: fields.group || null,
        homozygote: fields.homozygote ?? "viable",
        superName: fields.superName || null,
      });
    }
  }
  return makeGeneBook(genes, [...combos, ...knownRecipes(genes, combos)]);
}
