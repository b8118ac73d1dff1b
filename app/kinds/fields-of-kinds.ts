// What each kind stores beyond the common fields (title, summary, cover, body), as plain JSON.
// (Type aliases, not interfaces: the registry treats them as plain records.) Dates are Asia/Tokyo calendar days, "2026-11-20"; an id is another entry's URL id.

/** How one gene stands in one animal. pos-het carries the percentage it is sold with (66 means exactly 2/3, 33 exactly 1/3). */
export type GeneState = "visual" | "super" | "het" | "pos-het";

export interface GenotypeItem {
  /** The id of a morph of type gene. */
  gene: string;
  state: GeneState;
  /** 1 to 99, for pos-het only. */
  percent?: number;
}

export type Sex = "male" | "female" | "unknown";
export type SaleState = "display" | "on-sale" | "negotiating" | "sold" | "not-for-sale";

export type BallFields = {
  number: string;
  sex: Sex;
  genotype: GenotypeItem[];
  /** "2024-07-12", or "2024" where only the year is known. */
  hatched: string | null;
  weights: { date: string; grams: number }[];
  feeding: string;
  origin: "own" | "domestic" | "overseas" | null;
  breeder: string;
  /** Whose animal it is, where it is not the shop's own. */
  owner: string;
  sire: string | null;
  dam: string | null;
  breed: string | null;
  sale: SaleState;
  /** Yen, tax included. */
  price: number | null;
  gallery: { image: string; alt: string }[];
};

export type BreedFields = {
  sire: string | null;
  dam: string | null;
  pairings: string[];
  ovulated: string | null;
  preLayShed: string | null;
  laid: string | null;
  hatched: string | null;
  eggs: number | null;
  slugs: number | null;
  hatchlings: number | null;
  /** °C. */
  incubation: number | null;
  offspring: string[];
  outcomes: { look: string; count: number }[];
};

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

export type MorphFields = {
  type: "gene" | "combo";
  english: string;
  /** Hiragana, for the 五十音 order. */
  reading: string;
  aliases: string[];
  /** Genes only. */
  inheritance: Inheritance | null;
  /** The allelic group's id: genes of one group are alleles of one locus. */
  group: string | null;
  /** What is known of animals with two copies: they live, they do not, reports disagree; null where it is not known. */
  homozygote: "viable" | "non-viable" | "disputed" | null;
  superName: string | null;
  /** Combos only. */
  recipe: GenotypeItem[];
  tradeNames: string[];
  firstYear: number | null;
  firstBy: string | null;
  health: HealthConcern[];
  gallery: { image: string; alt: string }[];
};

export type TermFields = {
  /** Hiragana. */
  reading: string;
  english: string;
  synonyms: string[];
  related: string[];
};

export type InfoFields = {
  category: "notice" | "care";
  pinned: boolean;
  /** What readers search for it by, beyond its title. */
  words: string[];
};

export type BlogFields = {
  tags: string[];
  author: string;
};
