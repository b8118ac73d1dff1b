// Converts an animal's description to a genotype, locus by locus.

import { doubtedGenes } from "./book-apart.ts";
import { type Correction, type GenotypeItem, type OrRefusals, type Refusal, refusal, strength } from "./gene.ts";
import { alleleOf, type Gene, type GeneBook, geneName, isRecessive, type Locus } from "./gene-book.ts";
import {
  type Animal,
  type Genotype,
  itemsOfPair,
  type LocusState,
  type PairChance,
  type Reading,
  type Role,
} from "./genotype.ts";
import { type Allele, type Pair, unordered, wild } from "./locus-look.ts";
import { printGenotype } from "./print-genotype.ts";
import {
  compare,
  half,
  isOne,
  isZero,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  toNumber,
  zero,
} from "./rational.ts";

// Percentages of possible hets: breeders write 66 and 33 for thirds.

/** Chance of a possible het without a percentage: one het parent, nothing else known. */
const unstatedHet = half;

/**
 * Returns the exact chance of a percentage: 66 to 67 are 2/3, 33 to below 34 are 1/3, others are literal. Null unless
 * between 0 and 100, exclusive.
 */
export function chanceOfPercent(percent: number): Rational | null {
  if (!(percent > 0 && percent < 100)) return null;
  if ((percent >= 66 && percent < 67) || percent === 67) return rational(2, 3);
  if (percent >= 33 && percent < 34) return rational(1, 3);
  const [whole = "0", decimals = ""] = percent.toFixed(6).replace(/0+$/, "").split(".");
  return rational(BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length));
}

/**
 * Returns the integer percentage that breeders print: 66 for 2/3, 33 for 1/3; 100 only if certain, never 0 if possible.
 */
export function hetPercent(chance: Rational): number {
  if (isOne(chance)) return 100;
  if (compare(chance, rational(2, 3)) === 0) return 66;
  if (compare(chance, zero) === 0) return 0;
  return Math.min(99, Math.max(1, Math.round(toNumber(chance) * 100)));
}

interface Entry {
  gene: Gene;
  item: GenotypeItem;
}

interface Described {
  book: GeneBook;
  animal: Animal;
  readings: Reading[];
  refusals: Refusal[];
}

function copiesOf({ gene, item }: Entry): 0 | 1 | 2 {
  if (item.state === "pos-het") return 0;
  if (item.state === "super") return 2;
  return item.state === "visual" && gene.inheritance === "recessive" ? 2 : 1;
}

function distinctPairs(alleles: readonly Allele[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [i, a] of alleles.entries()) {
    for (const b of alleles.slice(i + 1)) pairs.set(unordered([a, b]).join("&"), unordered([a, b]));
  }
  return [...pairs.values()].slice(0, 6);
}

function possibleHets(
  entries: readonly Entry[],
  { readings, refusals }: Described,
): { entry: Entry; chance: Rational }[] {
  return entries.flatMap((entry) => {
    if (entry.item.state !== "pos-het") return [];
    const { nameJa, id } = entry.gene;
    const { percent } = entry.item;
    if (percent === undefined) {
      const message = `${nameJa}のポスヘテの割合が書かれていないため50%として計算しました。`;
      readings.push({ kind: "unstated-percent", gene: id, message });
    }
    const chance = percent === undefined ? unstatedHet : chanceOfPercent(percent);
    if (chance) return [{ entry, chance }];
    refusals.push(refusal("bad-percent", `${nameJa}のポスヘテの割合は1〜99%で書いてください。`, [id]));
    return [];
  });
}

interface LocusItems {
  entries: readonly Entry[];
  ids: string[];
  names: string;
  /** Certain copies; more than two is impossible. */
  certain: Allele[];
  possible: { entry: Entry; chance: Rational }[];
  /** Chance that one of the possible hets is present. */
  total: Rational;
}

function locusItems(entries: readonly Entry[], context: Described): LocusItems {
  const ids = entries.map(({ gene }) => gene.id);
  const possible = possibleHets(entries, context);
  return {
    entries,
    ids,
    names: entries.map(({ gene }) => gene.nameJa).join("・"),
    certain: entries.flatMap((entry) => Array<Allele>(copiesOf(entry)).fill(entry.gene.id)),
    possible,
    total: sum(possible.map(({ chance }) => chance)),
  };
}

function corrected(
  { book, animal }: Described,
  ids: readonly string[],
  replacement: readonly GenotypeItem[],
): Correction {
  const items = [...animal.items.filter((item) => !ids.includes(item.gene)), ...replacement];
  return { items, label: printGenotype(book, items) };
}

function refusalAt(
  { entries, ids, names, certain, possible, total }: LocusItems,
  context: Described,
): Refusal | undefined {
  const { book } = context;
  const instead = (items: readonly GenotypeItem[]) => corrected(context, ids, items);
  const stated = entries.filter(({ item }) => item.state !== "pos-het").map(({ item }) => item);
  if (certain.length > 2) {
    const group = entries[0]?.gene.group ?? "";
    const doubted = doubtedGenes(book, group);
    const isDoubted = certain.filter((id) => !doubted.includes(id)).length <= 2;
    const message = isDoubted
      ? `${names}は、このサイトでは同じ遺伝子座とみて計算するため、3つ以上を持つ個体は計算できません。この分け方は確かではなく、実際にいる個体なら別々の遺伝子座かもしれません。2つまでにするか、別々の遺伝子座とみなせば、計算できます。`
      : `${names}は、同じ遺伝子座の対立遺伝子です。1匹が持てるのは2つまでなので、この組み合わせの個体はいません。`;
    const corrections = distinctPairs(certain).map((pair) => instead(itemsOfPair(book, pair)));
    return { ...refusal("too-many-alleles", message, ids, corrections), ...(isDoubted ? { apart: group } : {}) };
  }
  if (certain.length === 2 && possible.length > 0) {
    const message = `${names}は同じ遺伝子座です。すでに2コピーを持っているので、ほかをポスヘテとして持つことはありません。`;
    return refusal("too-many-alleles", message, ids, [instead(stated)]);
  }
  if (isRecessive(book, certain[0] ?? wild) && possible.some(({ entry }) => isRecessive(book, entry.gene.id))) {
    const message = `${names}は同じ遺伝子座の潜性どうしです。両方を持てば見た目に表れるので、ヘテロとポスヘテは両立しません。`;
    return refusal("exclusive-hets", message, ids, [instead(stated)]);
  }
  if (compare(total, one) > 0) {
    const message = `${names}は同じ遺伝子座にあるので、実際に持つのはどちらか一方だけです。ポスヘテの割合の合計を100%以下にしてください。`;
    const corrections = possible.map(({ entry }) => instead([...stated, entry.item]));
    return refusal("exclusive-hets", message, ids, corrections);
  }
  return undefined;
}

/** Adds remarks on how ambiguous items were interpreted. */
function addReadings({ entries, ids, names, certain, possible }: LocusItems, { book, readings }: Described): void {
  const [first, second] = certain;
  const gene = ids[0] ?? "";
  if (possible.length > 1) {
    const message = `${names}のポスヘテは同じ遺伝子座にあるので、どちらか一方だけを持つものとして計算しました。`;
    readings.push({ kind: "exclusive-hets", gene, message });
  }
  if (first !== undefined && first === second && book.genes.get(first)?.homozygote === "non-viable") {
    const message = `${names}を2コピー持つ個体は育たないとされています。親の遺伝子を確かめてください。`;
    readings.push({ kind: "non-viable-parent", gene, message });
  }
  for (const entry of entries) {
    // Dominant genes look the same in one and two copies.
    const { inheritance, homozygote, nameJa, id } = entry.gene;
    if (inheritance !== "dominant" || homozygote === "non-viable" || entry.item.state !== "visual") continue;
    const message = `${nameJa}は1コピーでも2コピーでも見た目が同じです。1コピーとして計算しました。2コピーと分かっている場合は「スーパー${nameJa}」と書いてください。`;
    readings.push({ kind: "one-copy", gene: id, message });
  }
}

function refusalOf({ id, nameJa, inheritance }: Gene, without: () => Correction): Refusal | undefined {
  if (inheritance === "polygenic") {
    const message = `${nameJa}は多因子の形質です。多くの遺伝子と選抜で表れ方が決まり、1つの遺伝子座の比では表せないため計算できません。`;
    return refusal("polygenic", message, [id], [without()]);
  }
  if (inheritance === "unknown") {
    const message = `${nameJa}の遺伝のしかたは、まだ確かめられていません。割合が分からないため、計算していません。`;
    return refusal("unknown-inheritance", message, [id], [without()]);
  }
  return undefined;
}

function readLocus(entries: readonly Entry[], context: Described): PairChance[] | undefined {
  const { refusals } = context;
  const ids = entries.map(({ gene }) => gene.id);
  const without = () => corrected(context, ids, []);
  const open = entries.map(({ gene }) => refusalOf(gene, without)).find((found) => found !== undefined);
  if (open) {
    refusals.push(open);
    return undefined;
  }
  const said = locusItems(entries, context);
  const refused = refusalAt(said, context);
  if (refused) {
    refusals.push(refused);
    return undefined;
  }
  addReadings(said, context);
  const [first = wild, second = wild] = said.certain;
  const rest = subtract(one, said.total);
  return [
    ...(isZero(rest) ? [] : [{ pair: unordered([first, second]), probability: rest }]),
    ...said.possible.map(({ entry, chance }) => ({ pair: unordered([first, entry.gene.id]), probability: chance })),
  ];
}

/** Merges synonyms: two names of one gene mean two copies. Other conflicts are resolved later by the stronger state. */
function itemOfNames(book: GeneBook, gene: string, items: readonly GenotypeItem[]): GenotypeItem[] {
  const own = items.map((item) => ({ ...item, gene }));
  const once = isRecessive(book, gene) ? "het" : "visual";
  if (new Set(items.map((item) => item.gene)).size < 2 || !items.every(({ state }) => state === once)) return own;
  return [{ gene, state: isRecessive(book, gene) ? "visual" : "super" }];
}

/** Replaces synonyms by their gene's id and adds a remark for each. */
function byAllele(book: GeneBook, animal: Animal, readings: Reading[]): Animal {
  if (animal.items.every(({ gene }) => alleleOf(book, gene) === gene)) return animal;
  const items = [...Map.groupBy(animal.items, ({ gene }) => alleleOf(book, gene))].flatMap(([gene, named]) => {
    for (const other of new Set(named.map((item) => item.gene).filter((name) => name !== gene))) {
      const message = `${geneName(book, other)}は、${geneName(book, gene)}と同じ遺伝子として計算しました。`;
      readings.push({ kind: "same-gene", gene, message });
    }
    return itemOfNames(book, gene, named);
  });
  return { ...animal, items };
}

function gather({ book, animal, readings }: Described): Map<Locus, Entry[]> {
  const loci = new Map<Locus, Entry[]>();
  for (const item of animal.items) {
    const gene = book.genes.get(item.gene);
    const locus = book.locusOf.get(item.gene);
    if (!gene || !locus) {
      const message = `「${item.gene}」は図鑑にない遺伝子なので計算に入れていません。`;
      readings.push({ kind: "unknown-gene", gene: item.gene, message });
      continue;
    }
    const entries = loci.get(locus) ?? [];
    loci.set(locus, entries);
    const same = entries.find((entry) => entry.gene === gene);
    if (!same) {
      entries.push({ gene, item });
    } else if (strength[item.state] > strength[same.item.state]) {
      same.item = item;
    } else if (item.state === "visual" && same.item.state === "visual" && gene.inheritance !== "recessive") {
      const message = `${gene.nameJa}が二重に書かれています。1コピーとして計算しました。2コピーなら「スーパー${gene.nameJa}」と書いてください。`;
      readings.push({ kind: "duplicate", gene: gene.id, message });
    }
  }
  return loci;
}

/** Returns where a male carries a sex-linked gene: Y for male makers, X for female makers, either if unknown. */
function phases([a, b]: Pair, makers: Animal["makers"]): PairChance[] {
  if (a === b) return [{ pair: [a, b], probability: one }];
  if (makers?.[a] === "male" || makers?.[b] === "female") return [{ pair: [b, a], probability: one }];
  if (makers?.[b] === "male" || makers?.[a] === "female") return [{ pair: [a, b], probability: one }];
  return [
    { pair: [a, b], probability: half },
    { pair: [b, a], probability: half },
  ];
}

/** Reads an animal as one parent. Corrections of a refusal are complete possible genotypes. */
export function readGenotype(book: GeneBook, described: Animal, role: Role): OrRefusals<{ genotype: Genotype }> {
  const readings: Reading[] = [];
  const animal = byAllele(book, described, readings);
  const context: Described = { book, animal, readings, refusals: [] };
  const loci = new Map<string, LocusState>();
  for (const [locus, entries] of gather(context)) {
    const states = readLocus(entries, context);
    if (!states) continue;
    if (!locus.sexLinked || role === "dam") {
      loci.set(locus.id, { locus, states });
      continue;
    }
    const phased = states.flatMap((state) =>
      phases(state.pair, animal.makers).map(({ pair, probability }) => ({
        pair,
        probability: multiply(probability, state.probability),
      })),
    );
    loci.set(locus.id, { locus, states: phased });
    if (phased.length > states.length) {
      const names = entries.map((entry) => entry.gene.nameJa).join("・");
      const message = `${names}のオスがオスメーカーかメスメーカーか分からないため、半々として計算しました。分かる場合は「オスメーカー」「メスメーカー」と書いてください。`;
      context.readings.push({ kind: "unknown-phase", gene: entries[0]?.gene.id ?? "", message });
    }
  }
  const { refusals } = context;
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, genotype: { loci, readings } };
}

export function readPairing(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
): OrRefusals<{ parents: Record<Role, Genotype> }> {
  const father = readGenotype(book, sire, "sire");
  const mother = readGenotype(book, dam, "dam");
  if (father.ok && mother.ok) return { ok: true, parents: { sire: father.genotype, dam: mother.genotype } };
  return { ok: false, refusals: [father, mother].flatMap((reading) => (reading.ok ? [] : reading.refusals)) };
}
