// Turns published morph entries into the gene book, so that a newly published morph is in the calculator at once.

import type { GenotypeItem, HealthConcern, Inheritance, PairException, PairLook } from "./gene.ts";
import { type Combo, type Gene, type GeneBook, makeGeneBook } from "./gene-book.ts";

/** What an entry says of a gene or a combination. What it leaves out stands at nothing: entries are older than some fields. */
export interface MorphEntry {
  id: string;
  title: string;
  fields: {
    type: "gene" | "combo";
    english: string;
    aliases?: string[];
    shortNames?: string[];
    firstSyllables?: string[];
    labelPlace?: number | null;
    inheritance?: Inheritance | null;
    group?: string | null;
    homozygote?: Gene["homozygote"] | null;
    superName?: string | null;
    pairLook?: PairLook | null;
    pairExceptions?: PairException[];
    showsOnWhite?: boolean;
    recipe?: GenotypeItem[];
    tradeNames?: string[];
    confidence?: Combo["confidence"] | null;
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
      shortNames: fields.shortNames ?? [],
      health: fields.health ?? [],
    };
    if (fields.type === "combo") {
      const { tradeNames = [], recipe = [], confidence } = fields;
      combos.push({ ...names, tradeNames, recipe, ...(confidence ? { confidence } : {}) });
    } else if (fields.inheritance) {
      genes.push({
        ...names,
        firstSyllables: fields.firstSyllables ?? [],
        labelPlace: fields.labelPlace ?? null,
        inheritance: fields.inheritance,
        group: fields.group || null,
        homozygote: fields.homozygote ?? "viable",
        superName: fields.superName || null,
        pairLook: fields.pairLook ?? null,
        pairExceptions: fields.pairExceptions ?? [],
        showsOnWhite: fields.showsOnWhite ?? false,
      });
    }
  }
  // What is beyond doubt is named and offered first.
  const bySureness = combos.toSorted((a, b) => Number(Boolean(a.confidence)) - Number(Boolean(b.confidence)));
  return makeGeneBook(genes, bySureness);
}
