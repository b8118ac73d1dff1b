// Reads the description of an animal locus by locus; refuses what no animal can be and offers what it may have meant.

import type { GeneState, GenotypeItem } from "./gene.ts";
import type { Gene, GeneBook, Locus } from "./gene-book.ts";
import {
  type Animal,
  type Genotype,
  itemsOfPair,
  type LocusState,
  type PairChance,
  type Reading,
  type Role,
} from "./genotype.ts";
import { chanceOfPercent, unstatedHet } from "./het-percent.ts";
import { type Allele, type Pair, unordered, wild } from "./locus-look.ts";
import { geneName, printGenotype } from "./print-genotype.ts";
import { compare, half, isZero, multiply, one, type Rational, subtract, sum } from "./rational.ts";
import { type OrRefusals, type Refusal, refusal } from "./refusal.ts";

interface Entry {
  gene: Gene;
  item: GenotypeItem;
}

interface Context {
  book: GeneBook;
  animal: Animal;
  readings: Reading[];
  refusals: Refusal[];
}

const strength: Record<GeneState, number> = { super: 3, visual: 2, het: 1, "pos-het": 0 };

function isRecessive(gene: Gene | undefined): boolean {
  return gene?.inheritance === "recessive";
}

function copiesOf({ gene, item }: Entry): 0 | 1 | 2 {
  if (item.state === "pos-het") return 0;
  if (item.state === "super") return 2;
  return item.state === "visual" && isRecessive(gene) ? 2 : 1;
}

/** The items of each locus, one a gene: of a gene named twice the stronger statement holds. */
function gather({ book, animal, readings }: Context): Map<Locus, Entry[]> {
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
    } else if (item.state === "visual" && same.item.state === "visual" && !isRecessive(gene)) {
      const message = `${gene.nameJa}が二重に書かれています。1コピーとして計算しました。2コピーなら「スーパー${gene.nameJa}」と書いてください。`;
      readings.push({ kind: "duplicate", gene: gene.id, message });
    }
  }
  return loci;
}

function distinctPairs(alleles: readonly Allele[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [i, a] of alleles.entries()) {
    for (const b of alleles.slice(i + 1)) pairs.set(unordered([a, b]).join("&"), unordered([a, b]));
  }
  return [...pairs.values()].slice(0, 6);
}

/** Where a sex-linked gene sits in a male: on the Y of a male maker, on the X of a female maker, either where nobody knows. */
function phases([a, b]: Pair, makers: Animal["makers"]): PairChance[] {
  if (a === b) return [{ pair: [a, b], probability: one }];
  if (makers?.[a] === "male" || makers?.[b] === "female") return [{ pair: [b, a], probability: one }];
  if (makers?.[b] === "male" || makers?.[a] === "female") return [{ pair: [a, b], probability: one }];
  return [
    { pair: [a, b], probability: half },
    { pair: [b, a], probability: half },
  ];
}

/** The chance of each possible het of a locus; a percentage outside 1 to 99 is refused. */
function possibleHets(
  entries: readonly Entry[],
  { readings, refusals }: Context,
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

/** What stands at one locus, or nothing where it had to be refused. */
function readLocus(entries: readonly Entry[], context: Context): PairChance[] | undefined {
  const { book, animal, readings, refusals } = context;
  const ids = entries.map(({ gene }) => gene.id);
  const names = ids.map((id) => geneName(book, id)).join("・");
  const corrected = (replacement: readonly GenotypeItem[]) => {
    const items = [...animal.items.filter((item) => !ids.includes(item.gene)), ...replacement];
    return { items, label: printGenotype(book, items) };
  };

  const polygenic = entries.find(({ gene }) => gene.inheritance === "polygenic")?.gene;
  if (polygenic) {
    const message = `${polygenic.nameJa}は多因子の形質です。多くの遺伝子と選抜で現れ方が決まり、1つの遺伝子座の比では表せないため計算できません。`;
    refusals.push(refusal("polygenic", message, [polygenic.id], [corrected([])]));
    return undefined;
  }

  const certain = entries.flatMap((entry) => Array<Allele>(copiesOf(entry)).fill(entry.gene.id));
  const possible = possibleHets(entries, context);
  const stated = entries.filter(({ item }) => item.state !== "pos-het").map(({ item }) => item);
  const [first = wild, second = wild] = certain;
  const total = sum(possible.map(({ chance }) => chance));

  if (certain.length > 2) {
    const message = `${names}は同じ遺伝子座（対立遺伝子）です。1匹が持てるのは2つまでなので、この組み合わせの個体はいません。`;
    const corrections = distinctPairs(certain).map((pair) => corrected(itemsOfPair(book, pair)));
    refusals.push(refusal("too-many-alleles", message, ids, corrections));
    return undefined;
  }
  if (certain.length === 2 && possible.length > 0) {
    const message = `${names}は同じ遺伝子座です。2つの場所がすでに埋まっているので、ポスヘテの余地はありません。`;
    refusals.push(refusal("too-many-alleles", message, ids, [corrected(stated)]));
    return undefined;
  }
  if (isRecessive(book.genes.get(first)) && possible.some(({ entry }) => isRecessive(entry.gene))) {
    const message = `${names}は同じ遺伝子座の潜性どうしです。両方を持てば見た目に現れるので、ヘテロとポスヘテは両立しません。`;
    refusals.push(refusal("exclusive-hets", message, ids, [corrected(stated)]));
    return undefined;
  }
  if (compare(total, one) > 0) {
    const message = `${names}は同じ遺伝子座なので、ポスヘテはどちらか一方しか当たりません。割合の合計を100%以下にしてください。`;
    const corrections = possible.map(({ entry }) => corrected([...stated, entry.item]));
    refusals.push(refusal("exclusive-hets", message, ids, corrections));
    return undefined;
  }

  const gene = ids[0] ?? "";
  if (possible.length > 1) {
    const message = `${names}のポスヘテは同じ遺伝子座なので、どちらか一方だけを持つものとして計算しました。`;
    readings.push({ kind: "exclusive-hets", gene, message });
  }
  if (first === second && book.genes.get(first)?.homozygote === "non-viable") {
    const message = `${names}の2コピーは育たないとされています。親の遺伝子を確かめてください。`;
    readings.push({ kind: "non-viable-parent", gene, message });
  }
  for (const entry of entries) {
    // A dominant animal may have one copy or two, and nobody can see which.
    const { inheritance, homozygote, nameJa, id } = entry.gene;
    if (inheritance !== "dominant" || homozygote === "non-viable" || entry.item.state !== "visual") continue;
    const message = `${nameJa}は1コピーでも2コピーでも見た目が同じです。1コピーとして計算しました。2コピーと分かっている場合は「スーパー${nameJa}」としてください。`;
    readings.push({ kind: "one-copy", gene: id, message });
  }
  const rest = subtract(one, total);
  return [
    ...(isZero(rest) ? [] : [{ pair: unordered([first, second]), probability: rest }]),
    ...possible.map(({ entry, chance }) => ({ pair: unordered([first, entry.gene.id]), probability: chance })),
  ];
}

/** Reads an animal as one parent. The corrections of a refusal are whole genotypes the animal could have. */
export function readGenotype(book: GeneBook, animal: Animal, role: Role): OrRefusals<{ genotype: Genotype }> {
  const context: Context = { book, animal, readings: [], refusals: [] };
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
  const { readings, refusals } = context;
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, genotype: { loci, readings } };
}
