// Possible items of one name with its state, and names that belong together: alleles of one locus, a look and its line.

import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, geneName, isRecessive, linesOf } from "../genes/gene-book.ts";
import { whitePairs } from "../names/ambiguous-names.ts";
import { foldName } from "../names/fold-name.ts";
import { type Meaning, saysSuper } from "../names/name-index.ts";
import type { Reports } from "./line-items.ts";
import type { MarkedName } from "./line-marks.ts";
import { isHet, type Mark, type Name } from "./line-parts.ts";

export function geneOf(one: MarkedName | undefined): string {
  return one?.name.meanings[0]?.items[0]?.gene ?? "";
}

/** Returns whether they are alleles of one locus: モハベ×レッサー is one animal, while パステル×スパイダー may be a pairing. */
export function areAlleles(book: GeneBook, ...names: (MarkedName | undefined)[]): boolean {
  const loci = names.map((one) => book.locusOf.get(geneOf(one)));
  return loci[0] !== undefined && loci[0] === loci[1];
}

export function shareLocus(book: GeneBook, items: readonly GenotypeItem[]): boolean {
  return new Set(items.map(({ gene }) => book.locusOf.get(gene))).size < items.length;
}

/** Groups recessives of one locus with a slash or nothing between, under at most one state: アルビノ/キャンディ. */
export function compounds(book: GeneBook, names: readonly MarkedName[]): MarkedName[][] {
  const groups: MarkedName[][] = [];
  const isRecessiveGene = ({ name: { meanings } }: MarkedName) => meanings[0]?.kind === "gene" && meanings[0].recessive;
  for (const one of names) {
    const before = groups.at(-1)?.at(-1);
    const isJoined = before && /^(\s*\/\s*)?$/.test(one.name.before) && one.mark === before.mark;
    const isReadable = [before, one].every((name) => name && isRecessiveGene(name) && (!name.mark || isHet(name.mark)));
    const areTwo = geneOf(one) !== geneOf(before) && areAlleles(book, before, one);
    if (isJoined && isReadable && areTwo) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Returns one copy of each allele, or with a state a single het that may be any of them, equally likely. */
export function itemsOfAlleles({ book, notes }: Reports, genes: readonly string[], mark?: Mark): GenotypeItem[] {
  if (!mark) return genes.map((gene) => ({ gene, state: "het" }));
  const names = genes.map((gene) => geneName(book, gene));
  notes.push(`${names.join("/")}のヘテロは、${names.join("か")}のどれか1つのヘテロとして、同じ確率で読みました。`);
  const chance = mark.state === "pos-het" ? (mark.percent ?? 50) : 100;
  return genes.map((gene) => ({ gene, state: "pos-het", percent: Math.floor(chance / genes.length) }));
}

/** Adds a remark that hets of two alleles of one locus show: ダブルヘテロ アルビノ キャンディ. */
export function noteBothHets(
  { book, notes }: Reports,
  items: readonly GenotypeItem[],
  names: readonly MarkedName[],
): void {
  const marked = names.flatMap(({ name, mark }) => (mark?.state === "het" ? name.meanings : []));
  const named = new Set(marked.flatMap((one) => one.items.map(({ gene }) => gene)));
  const hets = items.filter(({ gene, state }) => state === "het" && named.has(gene) && isRecessive(book, gene));
  for (const both of Map.groupBy(hets, ({ gene }) => book.locusOf.get(gene)).values()) {
    const [a, b] = both.map(({ gene }) => geneName(book, gene));
    if (!b) continue;
    const meant = `どちらか一方なら「ヘテロ ${a}/${b}」と書いてください。`;
    notes.push(`${a}と${b}は同じ遺伝子座にあるので、両方を持つ個体として読みました。${meant}`);
  }
}

// Line of a look if a name leaves it open: スノー（TSK）, アザンティック（VPI系）.

/** Returns a combo of the line named next to it, or of each line of its look: スノー of アザンティック. */
export function meaningsOfLines(book: GeneBook, meaning: Meaning, named: string | undefined): Meaning[] {
  const lines = linesOf(book);
  const assumed = meaning.kind === "form" && meaning.items.map(({ gene }) => lines.get(gene)).find(Boolean);
  if (!assumed) return [meaning];
  return (named ? [named] : assumed.genes.map(({ id }) => id)).map((gene) => {
    const ofLine = (item: GenotypeItem) => (lines.get(item.gene)?.look === assumed.look ? { ...item, gene } : item);
    return { ...meaning, items: meaning.items.map(ofLine) };
  });
}

/** Returns whether a name consists only of its line: TSK, ジョリフ. */
export function isBareLine(book: GeneBook, { text, meanings }: Name): boolean {
  const gene = book.genes.get(meanings[0]?.items[0]?.gene ?? "");
  const lines = [gene?.nameJa, gene?.nameEn].map((name) => /[（(]([^）)]+)[）)]$/.exec(name ?? "")?.[1] ?? "");
  return lines.some((line) => line !== "" && foldName(line) === foldName(text));
}

/** Resolves names that only specify an adjacent name's line: スノー（TSK）, TSKスノー. Several lines leave it open: （VPI・TSK）. */
export function linesBeside(book: GeneBook, names: readonly MarkedName[]) {
  const lines = new Map<MarkedName, string>();
  /** Names that only specify another name's line. */
  const read = new Set<MarkedName>();
  const lookOf = (gene: string | undefined) => linesOf(book).get(gene ?? "")?.look;
  for (const [i, one] of names.entries()) {
    const [meaning, ...others] = one.name.meanings;
    const isOpen = meaning?.kind === "form" || others.length > 0;
    const look = isOpen ? meaning?.items.map(({ gene }) => lookOf(gene)).find(Boolean) : undefined;
    const isLine = (other: MarkedName) =>
      !other.mark && !read.has(other) && isBareLine(book, other.name) && lookOf(geneOf(other)) === look;
    if (!look) continue;
    const behind = names.slice(i + 1);
    const end = behind.findIndex((other) => !isLine(other));
    const run = end < 0 ? behind : behind.slice(0, end);
    const named = run.length > 0 ? run : names.slice(Math.max(0, i - 1), i).filter(isLine);
    for (const other of named) read.add(other);
    if (named.length === 1) lines.set(one, geneOf(named[0]));
  }
  return { lines, read };
}

/** Returns a combo with two copies of any or all of its visible genes: スーパーバンブルビー. */
function doubled(book: GeneBook, items: readonly GenotypeItem[]): GenotypeItem[][] {
  const single = items.filter(({ gene, state }) => state === "visual" && !isRecessive(book, gene));
  if (items.length < 2 || shareLocus(book, items)) return [];
  const ways = [...single.map((item) => [item]), ...(single.length > 1 ? [single] : [])];
  return ways.map((way) => items.map((item) => (way.includes(item) ? { ...item, state: "super" } : item)));
}

/** Returns the items that a name with its state may mean, or why it is unclear. */
export function optionsOf(reports: Reports, meaning: Meaning, mark: Mark | undefined): GenotypeItem[][] | string {
  const { book, notes } = reports;
  const { kind, name, items, recessive, white } = meaning;
  const [first] = items;
  if (kind === "white" && white && (!mark || mark.state === "het")) {
    const pairs = whitePairs(book, white);
    // ヘテロ BEL: one copy of any allele that makes it.
    return mark ? [...new Set(pairs.flat().map(({ gene }) => gene))].map((gene) => [{ gene, state: "visual" }]) : pairs;
  }
  if (!mark || (kind !== "gene" && mark.state === "visual")) return [[...items]];
  const { state, percent } = mark;
  const share = percent === undefined ? {} : { percent };
  if (kind === "gene" && first) {
    const own = { ...first, ...share };
    if (state === "homozygous") return [[{ ...own, state: recessive ? "visual" : "super" }]];
    if (state !== "het" || recessive) return [[{ ...own, state }]];
    const gene = geneName(book, first.gene);
    notes.push(`${gene}は1コピーで見た目に出るので、「ヘテロ ${gene}」は${gene}として読みました。`);
    return [[...items]];
  }
  const isOnlySuper = items.length === 1 && first?.state === "super";
  if (state === "super" || state === "homozygous") {
    const options = isOnlySuper ? [[...items]] : doubled(book, items);
    if (options.length > 0) return options;
    return `${name}のどの遺伝子がスーパーなのか分かりません。「スーパーパステル」のように遺伝子名で書いてください。`;
  }
  const genes = items.map(({ gene }) => gene);
  const are = (one: GenotypeItem["state"]) => items.every((item) => item.state === one && isRecessive(book, item.gene));
  if (shareLocus(book, items) && are("het")) return [itemsOfAlleles(reports, genes, mark)];
  if (recessive && are("visual")) return [genes.map((gene) => ({ gene, state, ...share }))];
  if (isOnlySuper && state === "het" && !saysSuper(name)) return [[{ gene: first?.gene ?? "", state: "visual" }]];
  return `${name}のヘテロがどの遺伝子を指すのか分かりません。遺伝子名で書いてください。`;
}
