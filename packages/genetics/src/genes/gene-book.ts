// The genes and combinations the calculator knows: a plain index over the site's published morphs, made at run time.

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
  /** How sure the inheritance is, where it is not beyond doubt. */
  inheritanceConfidence: Confidence | null;
  /** Genes of one group are alleles of one locus. */
  group: string | null;
  homozygote: "viable" | "non-viable" | "disputed";
  superName: string | null;
  health: HealthConcern[];
  /** Further names used by breeders: read in lines, never printed. */
  shortNames: string[];
  /** Its name is an ordinary word as well (Coffee, Web): never taken out of the middle of a longer word. */
  isCommonWord: boolean;
  /** The first syllables keepers run together with other names (バナパイ, スパモハ, ヘテクラ). */
  firstSyllables: string[];
  /** Its place among the genes of a printed line; null between colour and pattern. */
  labelPlace: number | null;
  /** The look with any allele of its locus that has the same `pairLook`. */
  pairLook: PairLook | null;
  pairExceptions: PairException[];
  /** Neither colour nor pattern: it can be seen on a white snake as well. */
  showsOnWhite: boolean;
  /** Of another name of one gene: the gene it is counted as. Its facts are that gene's. */
  sameAs: string | null;
  /** Genes that this one may be under another name. */
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
  /** How sure it is that the name means this recipe, where it is not beyond doubt. */
  confidence?: Confidence;
}

/** One place on a chromosome pair: every gene of it takes up one of the two copies an animal has. */
export interface Locus {
  id: string;
  genes: readonly Gene[];
  /** On the sex chromosomes, where the sire's copy follows the sex of the offspring. */
  sexLinked: boolean;
  /** The place among the book's loci: results are listed in this order whichever parent brought the gene. */
  order: number;
}

export interface GeneBook {
  /** By id. Another name of a gene (`sameAs`) is here as well, and in no locus's list. */
  genes: ReadonlyMap<string, Gene>;
  combos: readonly Combo[];
  /** The locus of each gene, by the gene's id. */
  locusOf: ReadonlyMap<string, Locus>;
}

/**
 * Indexes genes by id and gathers them into loci. Of two genes with one id the later one counts. Another name of a gene is at
 * that gene's locus with all its facts; of one whose gene is not in the book, its own facts hold.
 */
export function makeGeneBook(genes: readonly Gene[], combos: readonly Combo[]): GeneBook {
  const written = new Map(genes.map((gene) => [gene.id, gene]));
  const byId = new Map([...written].map(([id, gene]) => [id, withFactsOf(gene, written.get(gene.sameAs ?? ""))]));
  const members = new Map<string, Gene[]>();
  for (const gene of byId.values()) {
    if (gene.sameAs) continue;
    // "/" cannot be in an id, so a group never shares its name with an ungrouped gene.
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

/** A name of a name is none: two entries that name each other are two genes. */
function withFactsOf(gene: Gene, other: Gene | undefined): Gene {
  if (!other || other.sameAs || other === gene) return { ...gene, sameAs: null };
  const { id, nameJa, nameEn, aliases, shortNames, firstSyllables, isCommonWord, superName } = gene;
  const names = { id, nameJa, nameEn, aliases, shortNames, firstSyllables, isCommonWord, superName };
  return { ...other, ...names, sameAs: other.id };
}

/** The id a gene is counted by: of another name of a gene, that gene's. */
export function alleleOf(book: GeneBook, id: string): string {
  return book.genes.get(id)?.sameAs ?? id;
}

/** Returns whether ratios of the gene can be calculated. */
export function isCalculable({ inheritance }: Pick<Gene, "inheritance">): boolean {
  return inheritance !== "polygenic" && inheritance !== "unknown";
}

/** An animal's items without genes that have no known ratio. */
export function calculableItems(book: GeneBook, items: readonly GenotypeItem[]): readonly GenotypeItem[] {
  const known = items.filter(({ gene }) => isCalculable(book.genes.get(gene) ?? { inheritance: "recessive" }));
  return known.length === items.length ? items : known;
}

/** The genes of the book, each once whatever names it has. */
export function distinctGenes(book: GeneBook): Gene[] {
  return [...book.genes.values()].filter(({ sameAs }) => sameAs === null);
}

/** The display name of a gene; its id where the book does not have it. */
export function geneName(book: GeneBook, id: string): string {
  return book.genes.get(id)?.nameJa ?? id;
}

/** The name of two copies, without remarks in brackets; "" where they have none. */
export function superNameOf({ superName }: Pick<Gene, "superName">): string {
  return superName?.replace(/[（(].*$/, "") ?? "";
}

/** Whether one copy of it is carried unseen. */
export function isRecessive(book: GeneBook, id: string): boolean {
  return book.genes.get(id)?.inheritance === "recessive";
}

// Lines: genes that share a look and a name but not a locus, distinguished in brackets: アザンティック（VPI）, アザンティック（MJ）.
interface Line {
  /** アザンティック. */
  look: string;
  /** VPI. */
  line: string;
  /** All lines of the look, this one too. */
  genes: readonly Gene[];
}

/** The book's lines by the gene's id; a gene alone of its name has none. */
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

// Turns published morph entries into the gene book, so that a newly published morph is in the calculator at once.

/** Fields of an entry about a gene or a combination. Missing ones are empty: entries may be older than a field. */
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
  // Combinations beyond doubt are named and offered first.
  const bySureness = combos.toSorted((a, b) => Number(Boolean(a.confidence)) - Number(Boolean(b.confidence)));
  return makeGeneBook(genes, bySureness);
}
