// Converts the names of a line and their states to items; adjacent names can change each other's meaning.

import { type GenotypeItem, strength } from "../genes/gene.ts";
import { type GeneBook, geneName, isRecessive, linesOf } from "../genes/gene-book.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { type AmbiguousName, whitePairs } from "../names/ambiguous-names.ts";
import { foldName } from "../names/fold-name.ts";
import { keyOf, type Meaning } from "../names/name-index.ts";
import type { MarkedName, Unknown } from "./line-marks.ts";
import { isHet, type Mark } from "./line-parts.ts";
import {
  areAlleles,
  compounds,
  eachLine,
  eitherHet,
  geneOf,
  isBareLine,
  itemsOfName,
  linesBeside,
  noteBothHets,
  withLine,
} from "./name-items.ts";

export interface Reports {
  /** Everything not understood, with the reason. */
  unknown: Unknown[];
  notes: string[];
  /** Ambiguous names, even if the rest of the line decides. */
  open: AmbiguousName[];
}

export const notCrossed = "「×」はペアではなく、1匹が両方を持つものとして読みました。";

/** Merges repeated genes: the stronger state stays, at the first position. */
function merge(book: GeneBook, items: readonly GenotypeItem[], notes: string[]): GenotypeItem[] {
  const merged = new Map<string, GenotypeItem>();
  for (const item of items) {
    const before = merged.get(item.gene);
    if (before && before.state === item.state) {
      notes.push(`${geneName(book, item.gene)}が二重に書かれているため、1つとして読みました。`);
    }
    if (!before || strength[item.state] > strength[before.state]) merged.set(item.gene, item);
  }
  return [...merged.values()];
}

function textOf({ name, mark }: MarkedName): string {
  return `${mark?.text ?? ""} ${name.text}`.trim();
}

function openMeanings(book: GeneBook, one: MarkedName, meaning: Meaning, line: string | undefined): GenotypeItem[][] {
  const anyLine = line === undefined ? eachLine(book, meaning) : [];
  return anyLine.length > 0 ? choicesOf(book, anyLine, one.mark) : openForms(book, meaning, one.mark);
}

function readName(book: GeneBook, one: MarkedName, line: string | undefined, reports: Reports): GenotypeItem[] {
  const { unknown, notes, open } = reports;
  const { mark, name } = one;
  const { text } = name;
  const meaning = name.meanings.find(({ items }) => name.meanings.length === 1 || items[0]?.gene === line);
  if (!meaning) return [];
  if (meaning.white && meaning.kind === "white" && !(mark && isHet(mark))) {
    if (!open.some((other) => other.text === text)) open.push({ text, white: meaning.white, choices: [] });
    return [];
  }
  const choices = openMeanings(book, one, meaning, line);
  if (choices.length > 0) open.push({ text: textOf(one), choices });
  const read = choices.length > 0 ? [] : itemsOfName(book, withLine(book, meaning, line), mark, notes);
  if (typeof read === "string") {
    unknown.push({ text: textOf(one), reason: read, ...(mark ? { said: mark.text, instead: [""] } : {}) });
    return [];
  }
  const meant = printGenotype(book, meaning.items);
  const sureness = meaning.confidence === "low" ? "低め" : "中程度";
  if (read.length > 0 && !mark && meaning.confidence)
    notes.push(`「${text}」は${meant}として読みました（呼び名の確かさは${sureness}です）。`);
  if (read.length > 0 && meaning.coined) notes.push(`「${text}」は${meant}のこととして読みました。`);
  return read;
}

/** Returns whether two of the items are alleles of one locus, so that neither can have two copies. */
function shareLocus(book: GeneBook, items: readonly GenotypeItem[]): boolean {
  return new Set(items.map(({ gene }) => book.locusOf.get(gene))).size < items.length;
}

/** スーパーバンブルビー: any or all of its genes. ヘテロ BEL: one copy of any allele that makes it. */
function openForms(book: GeneBook, { kind, items, white }: Meaning, mark: Mark | undefined): GenotypeItem[][] {
  if (!mark) return [];
  if (kind === "white" && white && mark.state === "het") {
    const genes = new Set(whitePairs(book, white).flatMap((pair) => pair.map(({ gene }) => gene)));
    return [...genes].map((gene) => [{ gene, state: "visual" }]);
  }
  const single = items.filter(({ gene, state }) => state === "visual" && !isRecessive(book, gene));
  if (
    kind !== "form" ||
    items.length < 2 ||
    shareLocus(book, items) ||
    (mark.state !== "super" && mark.state !== "homozygous")
  )
    return [];
  const doubled = (which: readonly GenotypeItem[]) =>
    items.map((item): GenotypeItem => (which.includes(item) ? { ...item, state: "super" } : item));
  return [...single.map((item) => doubled([item])), ...(single.length > 1 ? [doubled(single)] : [])];
}

function has(items: readonly GenotypeItem[], { gene, state }: GenotypeItem): boolean {
  return items.some((item) => item.gene === gene && item.state === state);
}

function choicesOf(book: GeneBook, meanings: readonly Meaning[], mark: Mark | undefined): GenotypeItem[][] {
  return meanings.flatMap((meaning) => {
    if (meaning.white && meaning.kind === "white") return mark ? [] : whitePairs(book, meaning.white);
    const read = itemsOfName(book, meaning, mark, []);
    return typeof read === "string" ? [] : [read];
  });
}

/** Finds repeated genes: エンチ エンチ, パステル/スーパーパステル, super gravel het highway. Not titles in two languages: パステル Pastel. */
function namedTwice(names: readonly MarkedName[]): MarkedName[][] {
  const genes = names.filter(({ name: { meanings } }) => meanings.length === 1 && meanings[0]?.items.length === 1);
  const twice = (a: MarkedName, b: MarkedName) => {
    if (geneOf(a) !== geneOf(b)) return false;
    const [one, other] = [foldName(a.name.text), foldName(b.name.text)];
    const isOneScript = /^[a-z0-9]+$/.test(one) === /^[a-z0-9]+$/.test(other);
    const isSameState = a.mark?.state === b.mark?.state;
    return !isSameState || (isOneScript && (one.includes(other) || other.includes(one)));
  };
  const repeated = genes.filter((a) => genes.some((b) => a !== b && twice(a, b)));
  return [...Map.groupBy(repeated, geneOf).values()];
}

/** Finds genes repeated from a combo: the パステル of パステル バンブルビー. Listing all its genes is an explanation instead. */
function namedInForm(book: GeneBook, names: readonly MarkedName[]): MarkedName[] {
  const single = names.filter(
    ({ name: { meanings }, mark }) => !mark && meanings.length === 1 && meanings[0]?.kind === "gene",
  );
  return names.flatMap(({ name: { meanings }, mark }) => {
    const [form, ...more] = meanings;
    if (mark || more.length > 0 || form?.kind !== "form" || form.items.length < 2) return [];
    const again = single.filter((one) =>
      form.items.some(({ gene, state }) => state === "visual" && gene === geneOf(one) && !shareLocus(book, form.items)),
    );
    return new Set(again.map(geneOf)).size < form.items.length ? again : [];
  });
}

/** Returns the question that adjacent names leave open (クラウン パイド ヘテロ, VPI pastel, レッサー（バター）); null if clear. */
function leftOpen(
  book: GeneBook,
  names: readonly MarkedName[],
  index: number,
): Required<Pick<AmbiguousName, "question" | "choices">> | null {
  const [before, one, next] = [names[index - 1], names[index], names[index + 1]];
  const [meaning, ...others] = one?.name.meanings ?? [];
  if (!one || !meaning || others.length > 0 || one.mark) return null;
  if (one.mayShare) {
    const choices = [undefined, one.mayShare].flatMap((mark) => choicesOf(book, [meaning], mark));
    return { question: "もヘテロなのか、表現しているのか分かりません", choices };
  }
  const isBeside = [before, next].some((other) => other && !other.mark);
  if (isBeside && linesOf(book).has(geneOf(one)) && isBareLine(book, one.name))
    return { question: `が${meaning.name}のことか、血統の呼び名か分かりません`, choices: [meaning.items, []] };
  const [first, second] = [before, one].map((name) => (name?.mark ? "" : geneOf(name)));
  const isWhite = names.some(({ name: { meanings } }) => meanings.some(({ white }) => white));
  const isGloss = (one.isBracketed && !before?.isBracketed) || /^\s*\/\s*$/.test(one.name.before);
  if (!first || !second || isWhite || !isGloss || !areSuspected(book, first, second)) return null;
  return { question: "が前の名前の言い換えか、もう1つの遺伝子か分かりません", choices: [[], meaning.items] };
}

/** Returns whether they may be one gene: レッサー, バター. */
function areSuspected(book: GeneBook, a: string, b: string): boolean {
  return [
    [a, b],
    [b, a],
  ].some(([one = "", other = ""]) => book.genes.get(one)?.suspected.includes(other));
}

/**
 * Asks which mention of a gene applies, or whether it means two copies. No question for visible recessives, which have
 * two.
 */
function askHowMany(book: GeneBook, mentions: readonly MarkedName[], { open }: Reports): boolean {
  const choices = mentions.flatMap(({ name, mark }) => {
    const read = name.meanings.map((meaning) => itemsOfName(book, meaning, mark, []));
    return read.filter((items) => typeof items !== "string");
  });
  const [item] = choices.flat();
  const isHidden = item && isRecessive(book, item.gene);
  if (item) choices.push([{ gene: item.gene, state: isHidden ? "visual" : "super" }]);
  const distinct = [...new Map(choices.map((items) => [keyOf(items), items])).values()];
  if (distinct.length > 1) open.push({ text: mentions.map(textOf).join(" "), choices: distinct });
  return distinct.length > 1;
}

/** Converts the names of a line to items, one per gene; problems and remarks go to `reports`. */
export function itemsOf(book: GeneBook, all: readonly MarkedName[], reports: Reports): GenotypeItem[] {
  const { unknown, notes } = reports;
  const repeated = [...namedTwice(all), ...namedInForm(book, all).map((one) => [one])]
    .filter((mentions) => askHowMany(book, mentions, reports))
    .flat();
  const names = all.filter((one) => !repeated.includes(one));
  const { genes: allelesFrom, members } = compounds(book, names);
  const { lines, read } = linesBeside(book, names);
  const doubtful = names.filter((one) => one.name.meanings.length !== 1 && !lines.has(one));
  const items: GenotypeItem[] = [];
  for (const one of names) {
    if (read.has(one) || doubtful.includes(one)) continue;
    const alleles = allelesFrom.get(one);
    const open = alleles || members.has(one) ? null : leftOpen(book, names, names.indexOf(one));
    if (open) {
      reports.open.push({ text: textOf(one), ...open });
    } else if (alleles && one.mark) {
      const words = alleles.map((gene) => geneName(book, gene)).join("と");
      notes.push(`${words}は同じ遺伝子座なので、どれか1つのヘテロとして読みました。`);
      items.push(...eitherHet(alleles, one.mark));
    } else if (alleles) {
      items.push(...alleles.map((gene) => ({ gene, state: "het" as const })));
    } else if (!members.has(one)) {
      items.push(...readName(book, one, lines.get(one), reports));
    }
    const { text } = one.name;
    if (one.taken === "visual") {
      notes.push(`「${text}」は表現として読みました。ヘテロなら「ヘテロ ${text}」と書いてください。`);
    } else if (one.taken === "het") {
      notes.push(`「${text}」も、前の名前と同じくヘテロとして読みました。表現なら「${text}」を先に書いてください。`);
    }
  }
  for (const one of doubtful) {
    const { meanings } = one.name;
    // アザンティック next to MJ: adjacent genes select one of several meanings.
    if (
      !one.mark &&
      meanings.some((meaning) => meaning.kind !== "white" && meaning.items.every((item) => has(items, item)))
    )
      continue;
    const choices = choicesOf(book, meanings, one.mark);
    const text = textOf(one);
    if (choices.length === 0) {
      const named = meanings.map(({ name }) => name).join("、");
      unknown.push({ text, reason: `複数の意味があります（${named}）。遺伝子名で書いてください。` });
    } else if (!reports.open.some((other) => other.text === text)) {
      const whites = one.mark ? [] : meanings.flatMap(({ white }) => white ?? []);
      reports.open.push({ text, choices, ...(whites.length === meanings.length ? { whites } : {}) });
    }
  }
  reports.open = reports.open.filter(({ choices }) => {
    // TSK in スノー アザンティック（TSK） selects the スノー.
    const fitting = choices.filter((choice) => choice.some((item) => linesOf(book).has(item.gene) && has(items, item)));
    const [found = []] = fitting;
    if (fitting.length === 1) items.push(...found.filter((item) => !has(items, item)));
    return fitting.length !== 1;
  });
  if (names.some((name, i) => name.name.before.includes("×") && !areAlleles(book, names[i - 1], name))) {
    notes.push(notCrossed);
  }
  noteBothHets(book, items, names, notes);
  return merge(book, items, notes);
}
