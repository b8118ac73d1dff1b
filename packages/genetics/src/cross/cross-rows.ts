// Result rows of a cross: one look or genotype of the offspring each.

import type { GenotypeItem } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { itemsOfPair, type OffspringSex } from "../genes/genotype.ts";
import { type GeneCopies, type LocusLook, type Pair, unordered } from "../genes/locus-look.ts";
import type { GeneChance, Likely, LocusOffspring, LookOutcome, Makers, PairOutcome } from "../genes/offspring.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { compare, divide, isOne, isZero, multiply, one, type Rational, subtract, sum } from "../genes/rational.ts";
import { hetPercent } from "../genes/read-genotype.ts";
import { memoise } from "../memoise.ts";
import { itemsOfLook, nameLook } from "../names/look-names.ts";
import type { TargetLoci } from "./target.ts";

// Hidden part of a white animal: its possible white pairs, and its masked genes.

/** A possible genotype at one locus that the look leaves open. */
interface Alternative {
  genes: GeneCopies[];
  label: string;
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

function certainGenes(whitePairs: readonly Alternative[]): GeneCopies[] {
  const [first, ...others] = whitePairs;
  return (first?.genes ?? []).flatMap(({ gene, copies }): GeneCopies[] => {
    const all = [copies, ...others.map(({ genes }) => genes.find((one) => one.gene === gene)?.copies ?? 0)];
    const least = Math.min(...all);
    return least === 0 ? [] : [{ gene, copies: least === 2 ? 2 : 1 }];
  });
}

/** Summarises what a white animal's looks (as in `distinctLooks`) hide. */
function unseenOfWhite(book: GeneBook, looks: readonly LookOutcome[]) {
  const shared = looks.find(({ look, kinds }) => look.key !== "" && kinds.length > 1);
  const whitePairs = shared ? alternatives(book, shared) : [];
  return {
    /** The white form shared by several pairs; null if the animal is not white or the pair is certain. */
    form: shared ? (shared.kinds[0]?.look ?? shared.look).white : null,
    whitePairs,
    masked: looks.filter(({ look }) => look.key === "").flatMap((one) => alternatives(book, one)),
    certain: certainGenes(whitePairs),
  };
}

interface PossibleHet extends GeneChance {
  percent: number;
}

interface Row {
  /** Genotype in breeders' notation; looks leave out hidden genes. */
  label: string;
  probability: Rational;
  /** Among viable eggs; null if not viable. */
  amongHatchlings: Rational | null;
  viable: boolean;
  genes: GeneCopies[];
  sex?: "male" | "female";
  /** For sons with a sex-linked gene: whether they are male or female makers. */
  makers: Makers;
}

export interface GenotypeRow extends Row {
  items: GenotypeItem[];
}

export interface LookRow extends Row {
  line: string;
  items: GenotypeItem[];
  possibleHets: PossibleHet[];
  /** Chance of two copies of dominant genes that look the same in one and two copies. */
  homozygous: GeneChance[];
  names: string[];
  /** Equal if and only if two looks are indistinguishable by eye, apart from sex. */
  key: string;
  /** Looks at other loci that the white form hides. */
  masked: Alternative[];
  whitePairs: Alternative[];
  /** The pairs per locus that have this look. */
  pairs: TargetLoci;
}

export interface Remainder {
  rows: bigint;
  probability: Rational;
}

/** Offspring of one sex, or all of them if no sex-linked gene is involved. */
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

/** Returns the look to use for names: a certain one counts even if hidden. */
function namedLook(value: LookOutcome | undefined): LocusLook {
  const [only, ...others] = value?.kinds ?? [];
  return only && others.length === 0
    ? only.look
    : (value?.look ?? { key: "", visible: [], hidden: [], viable: true, white: null });
}

const keyOfPair = (pair: Pair) => unordered(pair).join("&");

/** Memoised, because the rows of a cross share the pairs of a locus. */
const oneOf = memoise((pairs: readonly Pair[]): ((pair: Pair) => boolean) => {
  const keys = new Set(pairs.map(keyOfPair));
  return (pair) => keys.has(keyOfPair(pair));
});

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
      .map(({ key, white }) => white?.key ?? key)
      .filter((key) => key !== "")
      .sort()
      .join(" "),
    masked: unseen.masked,
    whitePairs: unseen.whitePairs,
    pairs: new Map(branch.loci.map((offspring, i) => [offspring.locus, oneOf(row.values[i]?.pairs ?? [])])),
  };
}

/** Returns the visible genes of a row; if several white pairs are possible, those of the first. */
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

/** Returns the most likely rows and the sum of the rest. */
export function topRows<R extends Row>(
  rows: R[],
  limit: number,
  total: bigint,
): { rows: R[]; total: bigint; remainder: Remainder } {
  const best = rows.sort((a, b) => compare(b.probability, a.probability)).slice(0, limit);
  const probability = subtract(one, sum(best.map((row) => row.probability)));
  return { rows: best, total, remainder: { rows: total - BigInt(best.length), probability } };
}
