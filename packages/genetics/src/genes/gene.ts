// A gene, and in which state an animal has it: the terms that everything here uses. A gene's own facts come from outside, as data.

/** In which state one animal has one gene. pos-het carries the percentage it is sold with (66 means exactly 2/3, 33 exactly 1/3). */
export type GeneState = "visual" | "super" | "het" | "pos-het";

/** Of a gene said twice of one animal the stronger statement holds. */
export const strength: Readonly<Record<GeneState, number>> = { super: 3, visual: 2, het: 1, "pos-het": 0 };

export interface GenotypeItem {
  /** The gene's id. */
  gene: string;
  state: GeneState;
  /** 1 to 99, for pos-het only. */
  percent?: number;
}

/** unknown: not shown, or disputed among sources. Such a gene is never calculated with. */
export type Inheritance = "recessive" | "incomplete-dominant" | "dominant" | "sex-linked" | "polygenic" | "unknown";

/** How sure something said of a gene is, where it is not beyond doubt. */
export type Confidence = "medium" | "low";

/** Another gene that this one may be under another name. */
export interface SameGene {
  with: string;
  /** same: counted as one allele; suspected: counted as two genes, and the result says so. */
  how: "same" | "suspected";
}

/**
 * Look of any two alleles of one locus together.
 * white-blue-eyed, white-black-eyed: a white snake, on which colour and pattern of every other gene are lost;
 * pale: washed out, but the pattern is there;
 * patterned: a look of its own that hides nothing.
 */
export type PairLook = "white-blue-eyed" | "white-black-eyed" | "pale" | "patterned";

/** The look a gene makes with one other allele, or (`with` itself) with two copies, where it is not its usual one. */
export interface PairException {
  with: string;
  look: PairLook;
}

export interface HealthConcern {
  what: string;
  /** 1 mild, 2 moderate, 3 serious. */
  severity: 1 | 2 | 3;
  /** With how many copies of the gene it concerns the animal; "combo" where it takes another gene as well. */
  copies: "any" | "one" | "two" | "combo";
  /**
   * The other gene it takes. Rows of one gene with the same `what` are one concern with several such genes, any of which will do.
   * Besides "any", "one" and "two": it holds with so many copies or together with that gene.
   */
  with?: string;
  /** Of one sex only: a female's, that endangers her when she lays. */
  sex?: "female" | "male" | null;
  evidence: "paper" | "consensus" | "conflicting";
  source: string;
}

// Why an animal cannot be calculated as written, in the reader's words, with what it may have meant.
export interface Correction {
  /** The whole genotype of the animal after the correction. */
  items: GenotypeItem[];
  label: string;
  /** The words of the line that were left out. */
  ignored?: string[];
}

export interface Refusal {
  kind:
    | "too-many-alleles"
    | "exclusive-hets"
    | "polygenic"
    | "unknown-inheritance"
    | "too-long"
    | "bad-percent"
    | "empty-target"
    | "bad-number"
    | "bad-pedigree"
    | "undecided"
    | "near-name"
    | "unread"
    | "two-animals"
    | "not-viable"
    | "possible-target";
  message: string;
  genes: string[];
  corrections: Correction[];
  /** The group whose doubted genes would have to be calculated apart from it. */
  apart?: string;
  /** The line of each animal, of a line about two. */
  pair?: { sire: string; dam: string };
}

/** Said of a gene and not of the animal: without the gene, or for another use than calculating, the animal can be. */
export function isIncalculable({ kind }: Refusal): boolean {
  return kind === "polygenic" || kind === "unknown-inheritance";
}

export type OrRefusals<Value> = ({ ok: true } & Value) | { ok: false; refusals: Refusal[] };

export function refusal(
  kind: Refusal["kind"],
  message: string,
  genes: string[] = [],
  corrections: Correction[] = [],
): Refusal {
  return { kind, message, genes, corrections };
}
