// The genes and combos known to the calculator, indexed from the published morphs at runtime.

import { memoise } from "../memoise.ts";
import type {
  Confidence,
  GenotypeItem,
  HealthConcern,
  Inheritance,
  PairException,
  PairLook,
  SameGene,
} from "./gene.ts";

export interface Gene {
  id: string;
  nameJa: string;
  nameEn: string;
  aliases: string[];
  inheritance: Inheritance;
  /** Confidence of the inheritance, if it is not certain. */
  inheritanceConfidence: Confidence | null;
  group: string | null;
  homozygote: "viable" | "non-viable" | "disputed";
  superName: string | null;
  health: HealthConcern[];
  /** Further names used by breeders: parsed but never printed. */
  shortNames: string[];
  /** Its name is also an ordinary word (Coffee, Web): not matched inside longer words. */
  isCommonWord: boolean;
  /** First syllables that keepers merge with other names (バナパイ, スパモハ, ヘテクラ). */
  firstSyllables: string[];
  /** Sort position in a printed line; null means between colour and pattern. */
  labelPlace: number | null;
  pairLook: PairLook | null;
  pairExceptions: PairException[];
  /** Affects neither colour nor pattern, so it is visible on a white snake. */
  showsOnWhite: boolean;
  /** For a synonym: the gene it counts as, whose facts apply. */
  sameAs: string | null;
  suspected: string[];
}

export interface Combo {
  id: string;
  nameJa: string;
  nameEn: string;
  aliases: string[];
  shortNames: string[];
  tradeNames: string[];
  recipe: GenotypeItem[];
  health: HealthConcern[];
  confidence?: Confidence;
}

/** A position on a chromosome pair, so an animal has two copies. */
export interface Locus {
  id: string;
  genes: readonly Gene[];
  /** On the sex chromosomes, where the sire's copy depends on the offspring's sex. */
  sexLinked: boolean;
  order: number;
}

export interface GeneBook {
  /** By id, including synonyms (`sameAs`), which are not in any locus's list. */
  genes: ReadonlyMap<string, Gene>;
  combos: readonly Combo[];
  locusOf: ReadonlyMap<string, Locus>;
}

/**
 * Indexes genes by id and groups them into loci. Later duplicates win. A synonym takes the locus and all facts of its gene,
 * or keeps its own facts if that gene is not in the book.
 */
export function makeGeneBook(genes: readonly Gene[], combos: readonly Combo[]): GeneBook {
  const written = new Map(genes.map((gene) => [gene.id, gene]));
  const byId = new Map([...written].map(([id, gene]) => [id, withFactsOf(gene, written.get(gene.sameAs ?? ""))]));
  const members = new Map<string, Gene[]>();
  for (const gene of byId.values()) {
    if (gene.sameAs) continue;
    // "/" cannot be in an id, so group and gene ids never clash.
    const id = gene.group ? `group/${gene.group}` : gene.id;
    const list = members.get(id);
    if (list) list.push(gene);
    else members.set(id, [gene]);
  }
  const locusOf = new Map<string, Locus>();
  for (const [order, [id, list]] of [...members].entries()) {
    const locus = { id, genes: list, sexLinked: list.some((gene) => gene.inheritance === "sex-linked"), order };
    for (const gene of list) locusOf.set(gene.id, locus);
  }
  for (const { id, sameAs } of byId.values()) {
    const locus = sameAs && locusOf.get(sameAs);
    if (locus) locusOf.set(id, locus);
  }
  return { genes: byId, combos, locusOf };
}

/** Resolves a synonym. Chains and cycles of synonyms are ignored. */
function withFactsOf(gene: Gene, other: Gene | undefined): Gene {
  if (!other || other.sameAs || other === gene) return { ...gene, sameAs: null };
  const { id, nameJa, nameEn, aliases, shortNames, firstSyllables, isCommonWord, superName } = gene;
  const names = { id, nameJa, nameEn, aliases, shortNames, firstSyllables, isCommonWord, superName };
  return { ...other, ...names, sameAs: other.id };
}

export function alleleOf(book: GeneBook, id: string): string {
  return book.genes.get(id)?.sameAs ?? id;
}

export function isCalculable({ inheritance }: Pick<Gene, "inheritance">): boolean {
  return inheritance !== "polygenic" && inheritance !== "unknown";
}

export function calculableItems(book: GeneBook, items: readonly GenotypeItem[]): readonly GenotypeItem[] {
  const known = items.filter(({ gene }) => isCalculable(book.genes.get(gene) ?? { inheritance: "recessive" }));
  return known.length === items.length ? items : known;
}

export function distinctGenes(book: GeneBook): Gene[] {
  return [...book.genes.values()].filter(({ sameAs }) => sameAs === null);
}

/** Returns the display name; the id if the gene is unknown. */
export function geneName(book: GeneBook, id: string): string {
  return book.genes.get(id)?.nameJa ?? id;
}

/** Returns the name of two copies without remarks in brackets; "" if there is none. */
export function superNameOf({ superName }: Pick<Gene, "superName">): string {
  return superName?.replace(/[（(].*$/, "") ?? "";
}

export function isRecessive(book: GeneBook, id: string): boolean {
  return book.genes.get(id)?.inheritance === "recessive";
}

// Lines: genes with the same look and name but different loci, told apart in brackets: アザンティック（VPI）, アザンティック（MJ）.
interface Line {
  look: string;
  line: string;
  genes: readonly Gene[];
}

/** Lines by gene id; genes with a unique name have none. */
export const linesOf = memoise((book: GeneBook): ReadonlyMap<string, Line> => {
  const looks = new Map<string, { gene: Gene; line: string }[]>();
  for (const gene of book.genes.values()) {
    const [, look, line] = /^([^（]+)（([^）]+)）$/.exec(gene.nameJa) ?? [];
    if (look && line) looks.set(look, [...(looks.get(look) ?? []), { gene, line }]);
  }
  const lines = new Map<string, Line>();
  for (const [look, members] of looks) {
    const genes = members.map(({ gene }) => gene);
    if (genes.length > 1) for (const { gene, line } of members) lines.set(gene.id, { look, line, genes });
  }
  return lines;
});

/** Fields of a gene or combo entry. Fields missing in older entries count as empty. */
export interface MorphEntry {
  id: string;
  title: string;
  fields: {
    type: "gene" | "combo";
    english: string;
    aliases?: string[];
    shortNames?: string[];
    isCommonWord?: boolean;
    firstSyllables?: string[];
    labelPlace?: number | null;
    inheritance?: Inheritance | null;
    inheritanceConfidence?: Confidence | null;
    sameGene?: readonly SameGene[];
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

/** Builds the book from published morphs. Leaves out genes without an inheritance. */
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
        isCommonWord: fields.isCommonWord ?? false,
        firstSyllables: fields.firstSyllables ?? [],
        labelPlace: fields.labelPlace ?? null,
        inheritance: fields.inheritance,
        inheritanceConfidence: fields.inheritanceConfidence ?? null,
        sameAs: fields.sameGene?.find(({ how }) => how === "same")?.with ?? null,
        suspected: (fields.sameGene ?? []).flatMap((one) => (one.how === "suspected" ? one.with : [])),
        group: fields.group || null,
        homozygote: fields.homozygote ?? "viable",
        superName: fields.superName || null,
        pairLook: fields.pairLook ?? null,
        pairExceptions: fields.pairExceptions ?? [],
        showsOnWhite: fields.showsOnWhite ?? false,
      });
    }
  }
  // Certain combos are preferred in names and suggestions.
  const bySureness = combos.toSorted((a, b) => Number(Boolean(a.confidence)) - Number(Boolean(b.confidence)));
  return makeGeneBook(genes, bySureness);
}
