// A gene and how it stands in an animal: the words everything here is told in. A gene's own facts come from outside, as data.

/** How one gene stands in one animal. pos-het carries the percentage it is sold with (66 means exactly 2/3, 33 exactly 1/3). */
export type GeneState = "visual" | "super" | "het" | "pos-het";

export interface GenotypeItem {
  /** The gene's id. */
  gene: string;
  state: GeneState;
  /** 1 to 99, for pos-het only. */
  percent?: number;
}

export type Inheritance = "recessive" | "incomplete-dominant" | "dominant" | "sex-linked" | "polygenic";

export interface HealthConcern {
  what: string;
  /** 1 mild, 2 moderate, 3 serious. */
  severity: 1 | 2 | 3;
  /** With how many copies of the gene it concerns the animal; "combo" where it takes another gene as well (said in `what`). */
  copies: "any" | "one" | "two" | "combo";
  evidence: "paper" | "consensus" | "conflicting";
  source: string;
}
