// The rows of a result: one look or one genotype of the eggs, with everything to say about it.

import type { GenotypeItem } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { itemsOfPair, type OffspringSex } from "../genes/genotype.ts";
import { type GeneCopies, type LocusLook, type Pair, unordered } from "../genes/locus-look.ts";
import type { GeneChance, Likely, LocusOffspring, LookOutcome, Makers, PairOutcome } from "../genes/offspring.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { compare, divide, isOne, isZero, multiply, one, type Rational, subtract, sum } from "../genes/rational.ts";
import { hetPercent } from "../genes/read-genotype.ts";
import { itemsOfLook, nameLook } from "../names/look-names.ts";
import type { TargetLoci } from "./target.ts";

// The unseen part of a white animal: the two alleles that make it white, and its other genes.

/** Something an animal may be at one locus that its look does not tell. */
interface Alternative {
  genes: GeneCopies[];
  label: string;
  /** Given the look. */
  probability: Rational;
}

function alternatives(book: GeneBook, { kinds }: LookOutcome): Alternative[] {
  return kinds
    .filter(({ look }) => look.visible.length > 0)
    .map(({ look: { visible }, probability }) => ({
      genes: visible,
      label: printGenotype(book, itemsOfLook(book, visible)),
      probability,
    }));
}

/** The copies of each gene that all alternatives have. */
function certainGenes(whitePairs: readonly Alternative[]): GeneCopies[] {
  const [first, ...others] = whitePairs;
  return (first?.genes ?? []).flatMap(({ gene, copies }): GeneCopies[] => {
    const all = [copies, ...others.map(({ genes }) => genes.find((one) => one.gene === gene)?.copies ?? 0)];
    const least = Math.min(...all);
    return least === 0 ? [] : [{ gene, copies: least === 2 ? 2 : 1 }];
  });
}

/** The looks of one animal at its loci, as `distinctLooks` lists them. */
function unseenOfWhite(book: GeneBook, looks: readonly LookOutcome[]) {
  const shared = looks.find(({ look, kinds }) => look.key !== "" && kinds.length > 1);
  const whitePairs = shared ? alternatives(book, shared) : [];
  return {
    /** The form several pairs of alleles share; null where the animal is not white, or the pair is certain. */
    form: shared ? (shared.kinds[0]?.look ?? shared.look).white : null,
    whitePairs,
    masked: looks.filter(({ look }) => look.key === "").flatMap((one) => alternatives(book, one)),
    /** Copies that all possible pairs of alleles have in common. */
    certain: certainGenes(whitePairs),
  };
}

interface PossibleHet extends GeneChance {
  /** As breeders write it: 100, 66, 50, 33 … */
  percent: number;
}

interface Row {
  /** Genotype as breeders write it; a look's without what cannot be seen. */
  label: string;
  /** Of all eggs. */
  probability: Rational;
  /** Of the eggs that live; null where this one does not. */
  amongHatchlings: Rational | null;
  viable: boolean;
  genes: GeneCopies[];
  sex?: "male" | "female";
  /** Sons with a sex-linked gene: what they are themselves. */
  makers: Makers;
}

export interface GenotypeRow extends Row {
  items: GenotypeItem[];
}

export interface LookRow extends Row {
  /** The whole line, with hets and their percentages. */
  line: string;
  items: GenotypeItem[];
  possibleHets: PossibleHet[];
  /** Dominant genes whose one and two copies look alike: the chance of two. */
  homozygous: GeneChance[];
  /** Trade names in Japanese and English. */
  names: string[];
  /** Equal for two looks exactly when they cannot be distinguished by eye, their sex aside. */
  key: string;
  /** Looks at other loci that a white form hides. */
  masked: Alternative[];
  /** The pairs of alleles that may make it white, where more than one may. */
  whitePairs: Alternative[];
  /** Which pairs of the loci in play make up this look. */
  pairs: TargetLoci;
}

export interface Remainder {
  rows: bigint;
  probability: Rational;
}

/** The eggs of one sex, or all of them where sex plays no part. */
export interface Branch {
  sex: OffspringSex;
  loci: LocusOffspring[];
  share: Rational;
}

function rowBase(branch: Branch, row: Likely<LookOutcome | PairOutcome>, viable: Rational) {
  const probability = multiply(row.probability, branch.share);
  const lives = row.values.every(({ look }) => look.viable);
  return {
    probability,
    viable: lives,
    amongHatchlings: lives && !isZero(viable) ? divide(probability, viable) : null,
    ...(branch.sex ? { sex: branch.sex } : {}),
    makers: {
      male: row.values.flatMap(({ makers }) => makers.male),
      female: row.values.flatMap(({ makers }) => makers.female),
    },
  };
}

function withFate(label: string, viable: boolean): string {
  return viable ? label : `${label}（致死）`;
}

/** The look a name is given for: one that is certain counts though it is hidden. */
function namedLook(value: LookOutcome | undefined): LocusLook {
  const [only, ...others] = value?.kinds ?? [];
  return only && others.length === 0
    ? only.look
    : (value?.look ?? { key: "", visible: [], hidden: [], viable: true, white: null });
}

const keyOfPair = (pair: Pair) => unordered(pair).join("&");

function oneOf(pairs: readonly Pair[]): (pair: Pair) => boolean {
  // Computed on demand: most looks are never shown in full.
  let keys: Set<string> | undefined;
  return (pair) => {
    keys ??= new Set(pairs.map(keyOfPair));
    return keys.has(keyOfPair(pair));
  };
}

export function lookRow(book: GeneBook, branch: Branch, row: Likely<LookOutcome>, viable: Rational): LookRow {
  const base = rowBase(branch, row, viable);
  const looks = row.values.map((value) => value.look);
  const homozygous = row.values.flatMap((value) => value.homozygous);
  const certain = homozygous.filter(({ probability }) => isOne(probability)).map(({ gene }) => gene);
  const unseen = unseenOfWhite(book, row.values);
  const genes = looks
    .flatMap((look) => look.visible)
    .map(({ gene, copies }): GeneCopies => ({ gene, copies: certain.includes(gene) ? 2 : copies }));
  const possibleHets = row.values
    .flatMap((value) => value.hets)
    .map((het) => ({ ...het, percent: hetPercent(het.probability) }));
  const shown = itemsOfLook(book, genes);
  const hets = possibleHets.map(
    ({ gene, percent }): GenotypeItem =>
      percent === 100 ? { gene, state: "het" } : { gene, state: "pos-het", percent },
  );
  const masked = unseen.masked.filter(({ probability }) => isOne(probability)).flatMap((one) => one.genes);
  const items = [...shown, ...itemsOfLook(book, masked), ...hets];
  const printed = (list: readonly GenotypeItem[]) => {
    const genotype = unseen.form && list.length === 0 ? "" : printGenotype(book, list);
    return withFate([unseen.form?.nameJa ?? "", genotype].filter(Boolean).join(" "), base.viable);
  };
  return {
    ...base,
    label: printed(shown),
    line: printed(items),
    items,
    genes: [...unseen.certain, ...genes],
    possibleHets,
    homozygous,
    names: nameLook(book, new Map(branch.loci.map((offspring, i) => [offspring.locus.id, namedLook(row.values[i])])))
      .names,
    key: looks
      .map(({ key }) => key)
      .filter((key) => key !== "")
      .sort()
      .join(" "),
    masked: unseen.masked,
    whitePairs: unseen.whitePairs,
    pairs: new Map(branch.loci.map((offspring, i) => [offspring.locus, oneOf(row.values[i]?.pairs ?? [])])),
  };
}

/** The visible genes of a row; for a white one that several pairs may have made, those of the first. */
export function seenItems({ whitePairs, genes }: Pick<LookRow, "whitePairs" | "genes">): GenotypeItem[] {
  return [...(whitePairs[0]?.genes ?? []), ...genes].map(({ gene, copies }) => ({
    gene,
    state: copies === 2 ? "super" : "visual",
  }));
}

export function genotypeRow(book: GeneBook, branch: Branch, row: Likely<PairOutcome>, viable: Rational): GenotypeRow {
  const base = rowBase(branch, row, viable);
  const items = row.values.flatMap((value) => itemsOfPair(book, value.pair));
  const genes = row.values.flatMap(({ pair: [a, b] }): GeneCopies[] => {
    if (a === b) return book.genes.has(a) ? [{ gene: a, copies: 2 }] : [];
    return [a, b].filter((allele) => book.genes.has(allele)).map((gene) => ({ gene, copies: 1 }));
  });
  return { ...base, label: withFate(printGenotype(book, items), base.viable), items, genes };
}

/** The likeliest rows, and what the others add up to. */
export function topRows<R extends Row>(
  rows: R[],
  limit: number,
  total: bigint,
): { rows: R[]; total: bigint; remainder: Remainder } {
  const best = rows.sort((a, b) => compare(b.probability, a.probability)).slice(0, limit);
  const probability = subtract(one, sum(best.map((row) => row.probability)));
  return { rows: best, total, remainder: { rows: total - BigInt(best.length), probability } };
}
