// Basic terms of the package. Facts about genes come from data.

/** State of a gene in an animal. pos-het has a percentage (66 means exactly 2/3, 33 exactly 1/3). */
export type GeneState = "visual" | "super" | "het" | "pos-het";

/** If a gene is stated twice for one animal, the stronger state wins. */
export const strength: Readonly<Record<GeneState, number>> = { super: 3, visual: 2, het: 1, "pos-het": 0 };

export interface GenotypeItem {
  gene: string;
  state: GeneState;
  /** 1 to 99, for pos-het only. */
  percent?: number;
}

/** unknown: not proven or disputed among sources; never calculated with. */
export type Inheritance = "recessive" | "incomplete-dominant" | "dominant" | "sex-linked" | "polygenic" | "unknown";

export type Confidence = "medium" | "low";

export interface SameGene {
  with: string;
  /** same: counts as one allele; suspected: counts as two genes, with a remark in the result. */
  how: "same" | "suspected";
}

/**
 * Look of two alleles of one locus together. white-blue-eyed, white-black-eyed: a white snake that hides the colour and
 * pattern of all other genes; pale: washed out but patterned; patterned: a look of its own that hides nothing.
 */
export type PairLook = "white-blue-eyed" | "white-black-eyed" | "pale" | "patterned";

/** The look with one specific allele, or with two copies if `with` is the gene itself. */
export interface PairException {
  with: string;
  look: PairLook;
}

export interface HealthConcern {
  what: string;
  /** 1 mild, 2 moderate, 3 serious. */
  severity: 1 | 2 | 3;
  /** Number of copies concerned; "combo" if another gene is required. */
  copies: "any" | "one" | "two" | "combo";
  /**
   * The other gene. Rows of one gene with the same `what` are one concern that any of their `with` genes causes. With "any",
   * "one" or "two" it applies with that many copies or together with `with`.
   */
  with?: string;
  /** The only sex concerned: a female's concern endangers her when laying. */
  sex?: "female" | "male" | null;
  evidence: "paper" | "consensus" | "conflicting";
  source: string;
}

// Refusals: why an animal cannot be calculated, with suggested corrections.
export interface Correction {
  items: GenotypeItem[];
  label: string;
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
  /** The group whose doubted genes would have to be separated. */
  apart?: string;
  /** The two animals of a line that describes a pair. */
  pair?: { sire: string; dam: string };
}

/**
 * Returns whether the refusal concerns the gene rather than the animal, which is fine without it or without
 * calculating.
 */
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

const wordsMax = 40;

/** Returns the link text of a correction, including the ignored words. */
export function correctionLabel({ label, ignored = [] }: Pick<Correction, "label" | "ignored">): string {
  const characters = [...ignored.join("、")];
  const words = characters.length > wordsMax ? `${characters.slice(0, wordsMax).join("")}…` : characters.join("");
  return words === "" ? label : `『${words}』を除いて、${label}`;
}
