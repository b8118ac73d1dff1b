// Checks whether two parents can have an offspring as described, and finds explanations if not.

import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, isRecessive, type Locus } from "../genes/gene-book.ts";
import { type Animal, type Genotype, type Role, statesAt, withoutIncalculable } from "../genes/genotype.ts";
import { type Allele, isHideable, lookOfPair, type Pair, wild } from "../genes/locus-look.ts";
import { readGenotype } from "../genes/read-genotype.ts";

export interface Amendment {
  parent: Role;
  /**
   * unproven-het: carries a recessive never seen; unrecorded: lacks a visible gene in its record; fewer-copies: does
   * not have the recorded two copies.
   */
  kind: "unproven-het" | "unrecorded" | "fewer-copies";
  gene: string;
}

export interface ParentageDoubt {
  /** The gene it shows or carries there; empty if it lacks an inevitable one. */
  shown: string[];
  /** Genes the parents must pass on, if it shows none of them. */
  lacking: string[];
  dies: boolean;
  explanations: Amendment[][];
  /** Whether another sire (or dam) alone would explain it. */
  otherSire: boolean;
  otherDam: boolean;
}

/** Reads an animal, ignoring polygenic traits; null if it is impossible. */
export function readCounted(book: GeneBook, animal: Animal, role: Role): Genotype | null {
  const reading = readGenotype(book, withoutIncalculable(book, animal), role);
  return reading.ok ? reading.genotype : null;
}

/** Returns whether the described animal is certainly white, hiding other colours and patterns. */
export function isWhite(book: GeneBook, { loci }: Genotype): boolean {
  return [...loci.values()].some(({ states }) => states.every(({ pair }) => lookOfPair(book, pair).white !== null));
}

function pairsOf(locus: Locus): Pair[] {
  const alleles: Allele[] = [wild, ...locus.genes.map(({ id }) => id)];
  return alleles.flatMap((a, i) => alleles.slice(i).map((b): Pair => [a, b]));
}

/** Returns the pairs that the description allows; hidden alleles are possible unless excluded. */
function pairsMeant(book: GeneBook, locus: Locus, young: Genotype): Pair[] {
  const states = statesAt(young, locus.id);
  const looks = states.map(({ pair }) => lookOfPair(book, pair));
  const [only] = looks;
  const certain = looks.length === 1 ? (only?.hidden ?? []) : [];
  return pairsOf(locus).filter((pair) => {
    const look = lookOfPair(book, pair);
    return looks.some(({ key }) => key === look.key) && certain.every((gene) => look.hidden.includes(gene));
  });
}

type Parents = Readonly<Record<Role, Genotype | null>>;

/** The possible pairs of each parent at one locus; null if the parent is unknown. */
type AtLocus = Readonly<Record<Role, readonly Pair[] | null>>;

const gives = (pairs: readonly Pair[] | null, allele: Allele) =>
  pairs === null || pairs.some((pair) => pair.includes(allele));

/** Returns both orders: [from the dam, from the sire]. */
function ways([a, b]: Pair): [Allele, Allele][] {
  if (a === b) return [[a, b]];
  return [
    [a, b],
    [b, a],
  ];
}

function amendmentFor(book: GeneBook, parent: Role, pairs: readonly Pair[], allele: Allele): Amendment {
  const carried = pairs[0]?.find((one) => one !== wild) ?? wild;
  if (allele === wild) return { parent, kind: "fewer-copies", gene: carried };
  const hasRoom = pairs.some((pair) => pair.includes(wild));
  if (!hasRoom) return { parent, kind: "fewer-copies", gene: carried };
  return { parent, kind: isRecessive(book, allele) ? "unproven-het" : "unrecorded", gene: allele };
}

/** Unproven hets are common, errors about visible genes are not. */
const weightOf = (amendments: readonly Amendment[]) =>
  amendments.reduce((total, { kind }) => total + (kind === "unproven-het" ? 1 : 3), 0);

function explanationsOf(book: GeneBook, meant: readonly Pair[], at: AtLocus): Amendment[][] {
  const found = meant
    .flatMap(ways)
    .map(([fromDam, fromSire]) => [
      ...(at.dam && !gives(at.dam, fromDam) ? [amendmentFor(book, "dam", at.dam, fromDam)] : []),
      ...(at.sire && !gives(at.sire, fromSire) ? [amendmentFor(book, "sire", at.sire, fromSire)] : []),
    ]);
  const least = Math.min(...found.map(weightOf));
  const simplest = found.filter((one) => one.length > 0 && weightOf(one) === least);
  return [...new Map(simplest.map((one) => [JSON.stringify(one), one])).values()];
}

function doubtAt(book: GeneBook, locus: Locus, parents: Parents, young: Genotype): ParentageDoubt | null {
  const meant = pairsMeant(book, locus, young);
  const viable = meant.filter((pair) => lookOfPair(book, pair).viable);
  const at: AtLocus = {
    sire: parents.sire && statesAt(parents.sire, locus.id).map(({ pair }) => pair),
    dam: parents.dam && statesAt(parents.dam, locus.id).map(({ pair }) => pair),
  };
  const fits = (one: Pair, { sire, dam }: AtLocus) =>
    ways(one).some(([fromDam, fromSire]) => gives(dam, fromDam) && gives(sire, fromSire));
  if (viable.some((pair) => fits(pair, at))) return null;
  const dies = viable.length === 0;
  const pairs = dies ? meant : viable;
  const said = statesAt(young, locus.id)[0]?.pair ?? [wild, wild];
  const shown = [...new Set(said)].filter((allele) => allele !== wild);
  const must = (["sire", "dam"] as const).flatMap((parent) => {
    const own = at[parent];
    return own && !gives(own, wild) ? own.flatMap((pair) => [...pair]) : [];
  });
  return {
    shown,
    lacking: shown.length > 0 ? [] : [...new Set(must)],
    dies,
    explanations: dies ? [] : explanationsOf(book, pairs, at),
    otherSire: !dies && at.sire !== null && pairs.some((pair) => fits(pair, { ...at, sire: null })),
    otherDam: !dies && at.dam !== null && pairs.some((pair) => fits(pair, { ...at, dam: null })),
  };
}

/**
 * Returns the loci at which these parents cannot have this offspring, by inheritance alone; small chances do not count. A parent
 * may be null (unknown). Genes that the record omits count as not visible, except on a white snake. Returns null if an animal is
 * impossible or no parent is known.
 */
export function parentageDoubts(
  book: GeneBook,
  { sire, dam }: Readonly<Record<Role, Animal | null>>,
  young: { items: readonly GenotypeItem[] },
): ParentageDoubt[] | null {
  if (!sire && !dam) return null;
  const parents = { sire: sire && readCounted(book, sire, "sire"), dam: dam && readCounted(book, dam, "dam") };
  const child = readCounted(book, young, "dam");
  if (!child || (sire && !parents.sire) || (dam && !parents.dam)) return null;
  const white = isWhite(book, child);
  const loci = new Map<string, Locus>();
  for (const genotype of [parents.sire, parents.dam, child]) {
    for (const { locus } of genotype?.loci.values() ?? []) loci.set(locus.id, locus);
  }
  return [...loci.values()]
    .filter((locus) => child.loci.has(locus.id) || !white || !isHideable(locus))
    .sort((a, b) => a.order - b.order)
    .flatMap((locus) => doubtAt(book, locus, parents, child) ?? []);
}
