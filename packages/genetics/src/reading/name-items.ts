import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, geneName, isRecessive, linesOf } from "../genes/gene-book.ts";
import { foldName } from "../names/fold-name.ts";
import { type Meaning, saysSuper } from "../names/name-index.ts";
import type { MarkedName } from "./line-marks.ts";
import { isHet, type Mark, type Name } from "./line-parts.ts";

// Alleles of one locus side by side: アルビノ/キャンディ, モハベ×レッサー, ダブルヘテロ アルビノ キャンディ.
export function geneOf(one: MarkedName | undefined): string {
  return one?.name.meanings[0]?.items[0]?.gene ?? "";
}

/**
 * Returns whether the names are alleles of one locus: モハベ×レッサー can only be one animal, while パステル×スパイダー may be a
 * pairing.
 */
export function areAlleles(book: GeneBook, ...names: (MarkedName | undefined)[]): boolean {
  const loci = names.map((one) => book.locusOf.get(geneOf(one)));
  return loci[0] !== undefined && loci[0] === loci[1];
}

/**
 * Finds recessives of one locus with a slash or nothing between, under at most one state: アルビノ/キャンディ. Without a state the
 * animal has one copy of each; ヘテロ アルビノ/キャンディ has either. Returns the genes by the first name, and all names.
 */
export function compounds(
  book: GeneBook,
  names: readonly MarkedName[],
): { genes: Map<MarkedName, string[]>; members: Set<MarkedName> } {
  const genes = new Map<MarkedName, string[]>();
  const members = new Set<MarkedName>();
  let first: MarkedName | undefined;
  for (const [i, name] of names.entries()) {
    const before = names[i - 1];
    const joined = before && /^(\s*\/\s*)?$/.test(name.name.before) && name.mark === before.mark;
    const recessive = [before, name].every(
      (one) => one?.name.meanings[0]?.kind === "gene" && one.name.meanings[0].recessive,
    );
    const readable = !name.mark || isHet(name.mark);
    if (!joined || !recessive || !readable || geneOf(name) === geneOf(before) || !areAlleles(book, before, name)) {
      first = undefined;
      continue;
    }
    first ??= before;
    genes.set(first, [...(genes.get(first) ?? [geneOf(first)]), geneOf(name)]);
    members.add(before).add(name);
  }
  return { genes, members };
}

/** Adds a remark that hets of two alleles of one locus show: ダブルヘテロ アルビノ キャンディ. */
export function noteBothHets(
  book: GeneBook,
  items: readonly GenotypeItem[],
  names: readonly MarkedName[],
  notes: string[],
): void {
  const named = names.flatMap(({ name, mark }) =>
    mark?.state === "het" ? name.meanings.flatMap((one) => one.items) : [],
  );
  const hets = items.filter(({ gene, state }) => state === "het" && named.some((item) => item.gene === gene));
  const recessive = hets.filter(({ gene }) => isRecessive(book, gene));
  for (const both of Map.groupBy(recessive, ({ gene }) => book.locusOf.get(gene)).values()) {
    const [a, b] = both.map(({ gene }) => geneName(book, gene));
    if (!b) continue;
    notes.push(
      `${a}と${b}は同じ遺伝子座なので、両方を持つ個体として読みました。どちらか一方なら「ヘテロ ${a}/${b}」と書いてください。`,
    );
  }
}

// Line of a look if a name leaves it open: スノー（TSK）, アザンティック（VPI系）.

/** Returns a combo with each line of its look (スノー of アザンティック); empty if no line is open. */
export function eachLine(book: GeneBook, meaning: Meaning): Meaning[] {
  const lines = linesOf(book);
  const assumed = meaning.items.map(({ gene }) => lines.get(gene)).find((line) => line !== undefined);
  if (meaning.kind !== "form" || !assumed) return [];
  return assumed.genes.map(({ id }) => withLine(book, meaning, id));
}

/** Returns a combo with the line named next to it. */
export function withLine(book: GeneBook, meaning: Meaning, named: string | undefined): Meaning {
  const lines = linesOf(book);
  const assumed = meaning.items.map(({ gene }) => lines.get(gene)).find((line) => line !== undefined);
  if (meaning.kind !== "form" || !assumed || !named) return meaning;
  const items = meaning.items.map((item) =>
    lines.get(item.gene)?.look === assumed.look ? { ...item, gene: named } : item,
  );
  return { ...meaning, items };
}

/** Returns the line named next to a combo that leaves it open: TSK in スノー（TSK）. */
function namesLineOf(book: GeneBook, form: Meaning, beside: readonly Meaning[] | undefined): string | undefined {
  const lines = linesOf(book);
  const [only, ...others] = beside ?? [];
  const gene = others.length === 0 && only?.kind === "gene" ? only.items[0]?.gene : undefined;
  const look = gene && lines.get(gene)?.look;
  const isOpen = form.kind === "form" && form.items.some((item) => lines.get(item.gene)?.look === look);
  return look && isOpen ? gene : undefined;
}

/** Returns whether a name consists only of its line: TSK, ジョリフ. */
export function isBareLine(book: GeneBook, { text, meanings }: Name): boolean {
  const gene = book.genes.get(meanings[0]?.items[0]?.gene ?? "");
  const lines = [gene?.nameJa, gene?.nameEn].map((name) => /[（(]([^）)]+)[）)]$/.exec(name ?? "")?.[1] ?? "");
  return lines.some((line) => line !== "" && foldName(line) === foldName(text));
}

/** Returns the lines following a name: アザンティック（VPI・TSK）. A single line decides, several leave it open. */
function linesBehind(book: GeneBook, names: readonly MarkedName[], index: number): MarkedName[] {
  const [one, ...others] = names[index]?.name.meanings ?? [];
  const look = one && others.length > 0 ? linesOf(book).get(one.items[0]?.gene ?? "")?.look : undefined;
  const isLine = ({ mark, name }: MarkedName) =>
    !mark && isBareLine(book, name) && linesOf(book).get(name.meanings[0]?.items[0]?.gene ?? "")?.look === look;
  if (!look) return [];
  const rest = names.slice(index + 1);
  const end = rest.findIndex((name) => !isLine(name));
  return end < 0 ? rest : rest.slice(0, end);
}

interface Lines {
  lines: Map<MarkedName, string>;
  /** Names that only specify another name's line. */
  read: Set<MarkedName>;
}

/** Resolves names that only specify an adjacent name's line: スノー（TSK）, アザンティック（TSK系）. */
export function linesBeside(book: GeneBook, names: readonly MarkedName[]): Lines {
  const lines = new Map<MarkedName, string>();
  const read = new Set<MarkedName>();
  for (const [i, one] of names.entries()) {
    const [meaning] = one.name.meanings;
    const behind = linesBehind(book, names, i);
    const [line, ...more] = behind.map(({ name }) => name.meanings[0]?.items[0]?.gene);
    for (const name of behind) read.add(name);
    if (line && more.length === 0) lines.set(one, line);
    for (const beside of [names[i + 1], names[i - 1]]) {
      // TSKスノー specifies the Snow's line; in アザンティック（TSK） スノー it is a second gene.
      const other = beside === names[i - 1] && beside && !isBareLine(book, beside.name);
      if (!meaning || !beside || beside.mark || other || read.has(beside) || lines.has(one)) continue;
      const named = namesLineOf(book, meaning, beside.name.meanings);
      if (!named) continue;
      lines.set(one, named);
      read.add(beside);
    }
  }
  return { lines, read };
}

/** Returns a single het that may be any of several alleles, equally likely. */
export function eitherHet(genes: readonly string[], mark: Mark | undefined): GenotypeItem[] {
  const chance = mark?.state === "pos-het" ? (mark.percent ?? 50) : 100;
  return genes.map((gene) => ({ gene, state: "pos-het", percent: Math.floor(chance / genes.length) }));
}

function isCompound(book: GeneBook, items: readonly GenotypeItem[]): boolean {
  const loci = new Set(items.map(({ gene }) => book.locusOf.get(gene)));
  const hets = items.every(({ gene, state }) => state === "het" && isRecessive(book, gene));
  return items.length > 1 && loci.size === 1 && hets;
}

function formItems(book: GeneBook, meaning: Meaning, mark: Mark, notes: string[]): GenotypeItem[] | string {
  const { name, items, recessive } = meaning;
  const [first] = items;
  if (mark.state === "visual") return [...items];
  const onlySuper = items.length === 1 && first?.state === "super";
  if (mark.state === "super" || mark.state === "homozygous") {
    if (onlySuper) return [...items];
    return `${name}のどの遺伝子がスーパーなのか分かりません。「スーパーパステル」のように遺伝子名で書いてください。`;
  }
  const { state, percent } = mark;
  if (isCompound(book, items)) {
    const genes = items.map(({ gene }) => gene);
    const names = genes.map((gene) => geneName(book, gene)).join("か");
    notes.push(`${name}のヘテロは${names}のどちらか一方のヘテロです。同じ確率でどちらかを持つものとして読みました。`);
    return eitherHet(genes, mark);
  }
  if (recessive && items.every((item) => item.state === "visual")) {
    return items.map(({ gene }) => ({ gene, state, ...(percent === undefined ? {} : { percent }) }));
  }
  if (onlySuper && first && state === "het" && !saysSuper(name)) return [{ gene: first.gene, state: "visual" }];
  return `${name}のヘテロがどの遺伝子を指すのか分かりません。遺伝子名で書いてください。`;
}

/** Returns the items of a name, or why it is unclear. Remarks go to `notes`. */
export function itemsOfName(
  book: GeneBook,
  meaning: Meaning,
  mark: Mark | undefined,
  notes: string[],
): GenotypeItem[] | string {
  if (!mark) return [...meaning.items];
  const [first] = meaning.items;
  if (meaning.kind !== "gene" || !first) return formItems(book, meaning, mark, notes);
  const { gene } = first;
  if (mark.state === "het" && !meaning.recessive) {
    const name = geneName(book, gene);
    notes.push(`${name}は1コピーで見た目に出るので、「ヘテロ ${name}」は${name}として読みました。`);
    return [{ gene, state: "visual" }];
  }
  if (mark.state === "homozygous") return [{ gene, state: meaning.recessive ? "visual" : "super" }];
  return [{ gene, state: mark.state, ...(mark.percent === undefined ? {} : { percent: mark.percent }) }];
}
