// The names of a line and their states as items: names beside each other can say more, or less, than each alone.

import type { GeneState, GenotypeItem } from "#app/content/fields-of-kinds.ts";
import type { GeneBook } from "./gene-book.ts";
import { linesOf } from "./gene-lines.ts";
import type { MarkedName, Unknown } from "./line-marks.ts";
import { isHet } from "./line-parts.ts";
import { eitherHet, isBareLine, itemsOfName, namesLineOf, withLine } from "./name-items.ts";
import { printGenotype } from "./print-genotype.ts";
import type { WhiteClaim } from "./white-claims.ts";

export interface Reports {
  /** Everything that was not understood, each with why. */
  unknown: Unknown[];
  /** How doubtful spots were taken. */
  notes: string[];
  /** Names that say two alleles of a group have met, whether or not the line says which. */
  claims: WhiteClaim[];
}

const strength: Record<GeneState, number> = { super: 3, visual: 2, het: 1, "pos-het": 0 };

/** Of a gene named twice the stronger statement stays, at its first place. */
function merge(book: GeneBook, items: readonly GenotypeItem[], notes: string[]): GenotypeItem[] {
  const merged = new Map<string, GenotypeItem>();
  for (const item of items) {
    const before = merged.get(item.gene);
    if (before && before.state === item.state) {
      notes.push(`${book.genes.get(item.gene)?.nameJa ?? item.gene}が二重に書かれているため、1つとして読みました。`);
    }
    if (!before || strength[item.state] > strength[before.state]) merged.set(item.gene, item);
  }
  return [...merged.values()];
}

/** アルビノ/キャンディ, two recessives of one locus with a slash or nothing between, is one animal with a copy of each. */
function compounds(book: GeneBook, names: readonly MarkedName[]): [MarkedName, MarkedName][] {
  return names.flatMap((name, i): [MarkedName, MarkedName][] => {
    const before = names[i - 1];
    if (!before || !/^(\s*\/\s*)?$/.test(name.name.before) || name.mark !== before.mark) return [];
    const [a, b] = [before, name].map((one) => one.name.meanings[0]?.items[0]?.gene ?? "");
    const recessive = [before, name].every(
      ({ name: { meanings } }) => meanings[0]?.kind === "gene" && meanings[0].recessive,
    );
    if (!a || !b || !recessive || a === b || book.locusOf.get(a) !== book.locusOf.get(b)) return [];
    return name.mark && !isHet(name.mark) ? [] : [[before, name]];
  });
}

/** モハベ×レッサー can only be one animal's two alleles; パステル×スパイダー may have been meant as a pairing. */
function areAlleles(book: GeneBook, ...names: (MarkedName | undefined)[]): boolean {
  const loci = names.map((one) => book.locusOf.get(one?.name.meanings[0]?.items[0]?.gene ?? ""));
  return loci[0] !== undefined && loci[0] === loci[1];
}

function textOf({ name, mark }: MarkedName): string {
  return `${mark?.text ?? ""} ${name.text}`.trim();
}

/** アザンティック（VPI・TSK）: a name of several lines with lines behind it. One says which it is, more leave it open. */
function linesBehind(book: GeneBook, names: readonly MarkedName[], at: number): MarkedName[] {
  const [one, ...others] = names[at]?.name.meanings ?? [];
  const look = one && others.length > 0 ? linesOf(book).get(one.items[0]?.gene ?? "")?.look : undefined;
  const isLine = ({ mark, name }: MarkedName) =>
    !mark && isBareLine(book, name) && linesOf(book).get(name.meanings[0]?.items[0]?.gene ?? "")?.look === look;
  if (!look) return [];
  const rest = names.slice(at + 1);
  const end = rest.findIndex((name) => !isLine(name));
  return end < 0 ? rest : rest.slice(0, end);
}

interface Lines {
  /** The gene of the line a name was given by the names beside it. */
  lines: Map<MarkedName, string>;
  /** Names that only say a line, and are read with the name they say it of. */
  read: Set<MarkedName>;
}

/** スノー（TSK）, アザンティック（TSK系）: the names that only say the line of the name beside them. */
function linesBeside(book: GeneBook, names: readonly MarkedName[]): Lines {
  const lines = new Map<MarkedName, string>();
  const read = new Set<MarkedName>();
  for (const [i, one] of names.entries()) {
    const [meaning] = one.name.meanings;
    const behind = linesBehind(book, names, i);
    const [line, ...more] = behind.map(({ name }) => name.meanings[0]?.items[0]?.gene);
    for (const name of behind) read.add(name);
    if (line && more.length === 0) lines.set(one, line);
    for (const beside of [names[i + 1], names[i - 1]]) {
      // TSKスノー says the line of the Snow; アザンティック（TSK） スノー is another gene beside it.
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

function readName(book: GeneBook, one: MarkedName, line: string | undefined, reports: Reports): GenotypeItem[] {
  const { unknown, notes, claims } = reports;
  const { mark, name } = one;
  const meaning = name.meanings.find(({ items }) => name.meanings.length === 1 || items[0]?.gene === line);
  if (!meaning) return [];
  if (meaning.kind === "white" && !mark?.problem && !(mark && isHet(mark))) {
    const claim = { text: name.text, group: meaning.group ?? "" };
    if (!claims.some(({ text, group }) => text === claim.text && group === claim.group)) claims.push(claim);
    return [];
  }
  const read = itemsOfName(book, withLine(book, meaning, line, notes), mark, notes);
  if (typeof read !== "string" && !mark && meaning.confidence) {
    const sureness = meaning.confidence === "low" ? "低め" : "中程度";
    notes.push(
      `「${name.text}」は${printGenotype(book, meaning.items)}として読みました（呼び名の確かさは${sureness}です）。`,
    );
  }
  if (typeof read !== "string") return read;
  unknown.push({ text: textOf(one), reason: read });
  return [];
}

/** ダブルヘテロ アルビノ キャンディ: the hets of both of two alleles are no hets, the animal shows them. */
function noteBothHets(
  book: GeneBook,
  items: readonly GenotypeItem[],
  names: readonly MarkedName[],
  notes: string[],
): void {
  const said = names.flatMap(({ name, mark }) =>
    mark?.state === "het" ? name.meanings.flatMap((one) => one.items) : [],
  );
  const hets = items.filter(({ gene, state }) => state === "het" && said.some((item) => item.gene === gene));
  const recessive = hets.filter(({ gene }) => book.genes.get(gene)?.inheritance === "recessive");
  for (const both of Map.groupBy(recessive, ({ gene }) => book.locusOf.get(gene)).values()) {
    const [a, b] = both.map(({ gene }) => book.genes.get(gene)?.nameJa ?? gene);
    if (!b) continue;
    notes.push(
      `${a}と${b}は同じ遺伝子座なので、両方を持つ個体として読みました。どちらか一方なら「ヘテロ ${a}/${b}」と書いてください。`,
    );
  }
}

/** The names of a line as items, one a gene; what cannot be read, and how doubtful spots were taken, goes to `reports`. */
export function itemsOf(book: GeneBook, names: readonly MarkedName[], reports: Reports): GenotypeItem[] {
  const { unknown, notes } = reports;
  const pairs = compounds(book, names);
  const { lines, read } = linesBeside(book, names);
  const doubtful = names.filter((one) => one.name.meanings.length !== 1 && !lines.has(one));
  const items: GenotypeItem[] = [];
  for (const one of names) {
    if (read.has(one) || doubtful.includes(one)) continue;
    const pair = pairs.find((two) => two.includes(one));
    const genes = pair?.map(({ name }) => name.meanings[0]?.items[0]?.gene ?? "") ?? [];
    if (pair && one === pair[0] && one.mark && !one.mark.problem) {
      notes.push(
        `${pair.map(({ name }) => name.text).join("と")}は同じ遺伝子座なので、どちらか一方のヘテロとして読みました。`,
      );
      items.push(...eitherHet(genes, one.mark));
    } else if (pair && !one.mark) {
      items.push({ gene: one.name.meanings[0]?.items[0]?.gene ?? "", state: "het" });
    } else if (!pair || one.mark?.problem) {
      items.push(...readName(book, one, lines.get(one), reports));
    }
    if (one.unsure) {
      notes.push(`「${one.name.text}」は表現として読みました。ヘテロなら「ヘテロ ${one.name.text}」と書いてください。`);
    }
  }
  for (const one of doubtful) {
    const { meanings } = one.name;
    // アザンティック beside MJ: the genes beside a name with several meanings say which one it is.
    const settles = (item: GenotypeItem) => items.some(({ gene, state }) => gene === item.gene && state === item.state);
    if (!one.mark && meanings.some((meaning) => meaning.items.every(settles))) continue;
    const choices = meanings.map(({ name }) => name).join("、");
    unknown.push({ text: textOf(one), reason: `複数の意味があります（${choices}）。どれかを選んで書いてください。` });
  }
  if (names.some((name, i) => name.name.before.includes("×") && !areAlleles(book, names[i - 1], name))) {
    notes.push("「×」はペアではなく、1匹が両方を持つものとして読みました。");
  }
  noteBothHets(book, items, names, notes);
  return merge(book, items, notes);
}
