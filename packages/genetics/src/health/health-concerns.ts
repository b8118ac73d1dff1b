// Health concerns of a genotype, or of a share of a pairing's eggs.

import type { GenotypeItem, HealthConcern } from "../genes/gene.ts";
import { calculableItems, type Gene, type GeneBook, type Locus } from "../genes/gene-book.ts";
import { lookOfPair, type Pair } from "../genes/locus-look.ts";
import { asOffspring, type LocusOffspring, product } from "../genes/offspring.ts";
import {
  compare,
  divide,
  half,
  isOne,
  isZero,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  zero,
} from "../genes/rational.ts";
import { readGenotype } from "../genes/read-genotype.ts";
import type { Warning } from "../genes/warning.ts";
import { memoise } from "../memoise.ts";
import { recipes } from "../names/look-names.ts";

/** Loci of an egg: one list, or one each for equally likely sons and daughters if sex matters. */
export type Branches = readonly (readonly LocusOffspring[])[];

/** Averages over the sexes. */
function average(branches: Branches, chance: (loci: readonly LocusOffspring[]) => Rational): Rational {
  return divide(sum(branches.map(chance)), rational(branches.length));
}

/** Returns the share of eggs whose pair at a locus fulfils `holds`. */
function chanceAt(loci: readonly LocusOffspring[], locus: Locus | undefined, holds: (pair: Pair) => boolean): Rational {
  const found = loci.find((offspring) => offspring.locus === locus);
  return found ? sum(found.outcomes.filter(({ pair }) => holds(pair)).map(({ probability }) => probability)) : zero;
}

function copies(pair: Pair, gene: string): number {
  return pair.filter((allele) => allele === gene).length;
}

/** A concern, and the genes that can trigger it; any one suffices. */
interface Concern extends HealthConcern {
  partners: Gene[];
}

/**
 * Returns the concerns of a gene. Rows with the same text are merged, with several partners. A "combo" without a partner means the
 * other alleles of its locus.
 */
function concernsOf(book: GeneBook, gene: Gene): Concern[] {
  return [...Map.groupBy(gene.health, ({ what }) => what).values()].flatMap((rows) => {
    const named = rows.flatMap((row) => row.with ?? []);
    const partners = named.flatMap((id) => book.genes.get(id) ?? []);
    const [first] = rows;
    // None of the required partners is published.
    if (!first || (first.copies === "combo" && named.length > 0 && partners.length === 0)) return [];
    const neighbours = () => (book.locusOf.get(gene.id)?.genes ?? []).filter((other) => other !== gene);
    return [{ ...first, partners: named.length === 0 && first.copies === "combo" ? neighbours() : partners }];
  });
}

/** Returns whether the pair at the gene's own locus has the required copies. */
function hasCopies(book: GeneBook, gene: Gene, concern: HealthConcern, pair: Pair): boolean {
  const own = copies(pair, gene.id);
  if (concern.copies === "one") return own === 1;
  if (concern.copies === "combo") return lookOfPair(book, pair).visible.some((shown) => shown.gene === gene.id);
  return concern.copies === "two" ? own === 2 : own > 0;
}

/**
 * Returns the share of eggs concerned. A "combo" needs one of its partners; any other concern with partners applies with its copies, and
 * also with a partner (the super form, and the combination with Black Pastel). With a partner at its own locus, the gene can only have
 * one copy.
 */
function chanceOfConcern(book: GeneBook, loci: readonly LocusOffspring[], gene: Gene, concern: Concern): Rational {
  const home = book.locusOf.get(gene.id);
  const needed = concern.partners;
  const own = (pair: Pair) => hasCopies(book, gene, concern, pair);
  if (needed.length === 0) return chanceAt(loci, home, own);
  const byItself = concern.copies !== "combo";
  const neighbours = needed.filter((other) => book.locusOf.get(other.id) === home);
  const beside = (pair: Pair) => pair.includes(gene.id) && neighbours.some(({ id }) => pair.includes(id));
  const atHome = (pair: Pair) => beside(pair) || (byItself && own(pair));
  const open = (pair: Pair) => !atHome(pair) && (byItself ? pair.includes(gene.id) : own(pair));
  const abroad = Map.groupBy(
    needed.filter((other) => !neighbours.includes(other)),
    (other) => book.locusOf.get(other.id),
  );
  const noneAbroad = product(
    [...abroad].map(([locus, genes]) =>
      subtract(
        one,
        chanceAt(loci, locus, (pair) => genes.some(({ id }) => pair.includes(id))),
      ),
    ),
  );
  return sum([chanceAt(loci, home, atHome), product([chanceAt(loci, home, open), subtract(one, noneAbroad)])]);
}

/** A concern that affects some animals, and its source. */
interface MetConcern {
  concern: HealthConcern;
  name: string;
  genes: string[];
  /** Id of the combo; null if the concern is a gene's. */
  combo: string | null;
  probability: Rational;
}

/** Returns all concerns that affect any egg, without duplicates. */
function concernsAmong(book: GeneBook, branches: Branches): MetConcern[] {
  const met = new Map<string, MetConcern>();
  const meet = (one: MetConcern) => {
    const key = `${one.name}：${one.concern.what}`;
    if (!isZero(one.probability) && !met.has(key)) met.set(key, one);
  };
  for (const gene of new Set((branches[0] ?? []).flatMap(({ locus }) => locus.genes))) {
    for (const concern of concernsOf(book, gene)) {
      const probability = average(branches, (loci) => chanceOfConcern(book, loci, gene, concern));
      meet({ concern, name: gene.nameJa, genes: [gene.id], combo: null, probability });
    }
  }
  for (const { combo, looks } of recipes(book)) {
    if (combo.health.length === 0) continue;
    const probability = average(branches, (loci) => chanceOfLooks(loci, looks));
    const genes = combo.recipe.map((item) => item.gene);
    for (const concern of combo.health) meet({ concern, name: combo.nameJa, genes, combo: combo.id, probability });
  }
  for (const together of neurologicalTogether(book, branches)) meet(together);
  return [...met.values()];
}

function chanceOfLooks(loci: readonly LocusOffspring[], looks: ReadonlyMap<string, string>): Rational {
  const chances = [...looks].map(([id, key]) => {
    const found = loci.find((offspring) => offspring.locus.id === id);
    return found?.looks.find(({ look }) => look.key === key)?.probability ?? zero;
  });
  return product(chances);
}

/** Genes with known neurological signs, in one or two copies. */
export const neurological = memoise(
  (book: GeneBook): ReadonlySet<string> =>
    new Set(
      [...book.genes.values()]
        .filter(({ health }) => health.some(({ what, copies }) => copies !== "combo" && what.includes("神経症状")))
        .map(({ id }) => id),
    ),
);

/** Returns the concern of two such genes in one animal. */
function neurologicalTogether(book: GeneBook, branches: Branches): MetConcern[] {
  const known = neurological(book);
  const genes = new Set<string>();
  for (const { outcomes } of branches.flat())
    for (const { pair } of outcomes) for (const id of pair) if (known.has(id)) genes.add(id);
  if (genes.size < 2) return [];
  const withCount = (loci: readonly LocusOffspring[], count: number) =>
    loci.map(({ outcomes }) =>
      sum(
        outcomes
          .filter(({ pair }) => new Set(pair.filter((id) => known.has(id))).size === count)
          .map(({ probability }) => probability),
      ),
    );
  const probability = average(branches, (loci) => {
    const [none, single] = [withCount(loci, 0), withCount(loci, 1)];
    const onlyAt = single.map((chance, at) => product(none.with(at, chance)));
    return subtract(one, sum([product(none), ...onlyAt]));
  });
  const concern: HealthConcern = {
    what: "神経症状が知られる遺伝子が重なります。症状が重くなるおそれがあり、避けたい組み合わせです",
    severity: 2,
    copies: "combo",
    evidence: "consensus",
    source: "国内外のブリーダーの共通認識",
  };
  const name = [...genes].map((id) => book.genes.get(id)?.nameJa ?? id).join("・");
  return [{ concern, name, genes: [...genes], combo: null, probability }];
}

/** Memoised per recipe, because lists show dozens of them. */
const concernsIn = memoise((book: GeneBook) =>
  memoise((items: readonly GenotypeItem[]): MetConcern[] => {
    const reading = readGenotype(book, { items: calculableItems(book, items) }, "dam");
    if (!reading.ok) return [];
    return concernsAmong(book, [asOffspring(book, reading.genotype)]).filter(({ probability }) => isOne(probability));
  }),
);

/** Returns the concerns that certainly affect an animal; none if it is impossible. */
export function concernsOfAnimal(book: GeneBook, items: readonly GenotypeItem[]): readonly MetConcern[] {
  return concernsIn(book)(items);
}

// Lethal, disputed and unhealthy outcomes of a pairing, with the share of eggs.
function homozygoteWarnings(book: GeneBook, branches: Branches, gene: Gene): Warning[] {
  if (gene.homozygote === "viable") return [];
  const locus = book.locusOf.get(gene.id);
  const probability = average(branches, (loci) => chanceAt(loci, locus, (pair) => copies(pair, gene.id) === 2));
  if (isZero(probability)) return [];
  const lethal = gene.homozygote === "non-viable";
  const message = lethal
    ? `${gene.nameJa}を2コピー持つ個体は育たない（致死）とされています。`
    : `${gene.nameJa}の2コピーが育つかどうかは報告が分かれています。ここでは育つものとして計算しています。`;
  const evidence = gene.health.find((concern) => concern.copies === "two")?.evidence ?? null;
  return [
    {
      kind: lethal ? "lethal" : "disputed",
      severity: lethal ? 3 : 2,
      message,
      genes: [gene.id],
      probability,
      evidence,
      source: null,
    },
  ];
}

const ofDam = "この母自身に起こりうる危険です。繁殖に使う前に、よく考えてください。";

function damWarnings(book: GeneBook, items: readonly GenotypeItem[]): Warning[] {
  return concernsOfAnimal(book, items)
    .filter(({ concern }) => concern.sex === "female")
    .map(({ concern: { what, severity, evidence, source }, name, genes }): Warning => {
      const message = `母の${name}：${what}。${ofDam}`;
      return { kind: "health", severity, message, genes, probability: null, evidence, source: source || null };
    });
}

export function gravestFirst(warnings: readonly Warning[]): Warning[] {
  return warnings.toSorted((a, b) => b.severity - a.severity);
}

/** Returns warnings about parents with two neurological genes; they may be typos. */
export function parentWarnings(book: GeneBook, sire: readonly GenotypeItem[], dam: readonly GenotypeItem[]): Warning[] {
  const areTogether = (genes: readonly string[]) =>
    genes.length > 1 && genes.every((gene) => neurological(book).has(gene));
  const sides = [
    ["父", sire],
    ["母", dam],
  ] as const;
  const ofParents = sides.flatMap(([side, items]) =>
    (items.length > 1 ? concernsOfAnimal(book, items) : [])
      .filter(({ concern, genes }) => concern.copies === "combo" && (concern.severity === 3 || areTogether(genes)))
      .map(({ concern: { what, severity, evidence, source }, name, genes }): Warning => {
        const message = `${side}の${name}：${what}。親の遺伝子を確かめてください。`;
        return { kind: "health", severity, message, genes, probability: null, evidence, source: source || null };
      }),
  );
  return [...damWarnings(book, dam), ...ofParents];
}

/** Returns warnings about the offspring, most serious first; then lethal ones, then by share of eggs. */
export function healthWarnings(book: GeneBook, branches: Branches): Warning[] {
  const genes = new Set((branches[0] ?? []).flatMap(({ locus }) => locus.genes));
  const health = concernsAmong(book, branches).map(({ concern, name, genes: ids, probability: chance }): Warning => {
    const { what, severity, evidence, source } = concern;
    const probability = concern.sex ? multiply(half, chance) : chance;
    const message = `${name}：${what}`;
    return { kind: "health", severity, message, genes: ids, probability, evidence, source: source || null };
  });
  const share = ({ probability }: Warning) => probability ?? zero;
  return [...[...genes].flatMap((gene) => homozygoteWarnings(book, branches, gene)), ...health].sort(
    (a, b) =>
      b.severity - a.severity ||
      Number(a.kind === "health") - Number(b.kind === "health") ||
      compare(share(b), share(a)),
  );
}
