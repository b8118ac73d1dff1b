// Converts the names of a line and their states to items; adjacent names can change each other's meaning.

import { type GenotypeItem, strength } from "../genes/gene.ts";
import { type GeneBook, geneName, isRecessive, linesOf } from "../genes/gene-book.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import type { AmbiguousName } from "../names/ambiguous-names.ts";
import { foldName } from "../names/fold-name.ts";
import { keyOf, type Meaning } from "../names/name-index.ts";
import type { MarkedName } from "./line-marks.ts";
import { isHet, type Mark, type Range } from "./line-parts.ts";
import {
  areAlleles,
  compounds,
  geneOf,
  isBareLine,
  itemsOfAlleles,
  linesBeside,
  meaningsOfLines,
  noteBothHets,
  optionsOf,
  shareLocus,
} from "./name-items.ts";
import { asksAbout, rangeOf, type Unknown, writes } from "./unread-words.ts";

export interface Reports {
  book: GeneBook;
  /** Everything not understood, with the reason. */
  unknown: Unknown[];
  notes: string[];
  /** Ambiguous names, even if the rest of the line decides. */
  open: (AmbiguousName & Range)[];
}

export const notCrossed = "「×」はペアではなく、1匹が両方を持つものとして読みました。";

/** Merges repeated genes: the stronger state stays, at the first position. */
function merge({ book, notes }: Reports, items: readonly GenotypeItem[]): GenotypeItem[] {
  const merged = new Map<string, GenotypeItem>();
  for (const item of items) {
    const before = merged.get(item.gene);
    if (before && before.state === item.state)
      notes.push(`${geneName(book, item.gene)}が二重に書かれているため、1つとして読みました。`);
    if (!before || strength[item.state] > strength[before.state]) merged.set(item.gene, item);
  }
  return [...merged.values()];
}

const wordsOf = ({ name, mark }: MarkedName) => [...(mark ? [mark] : []), name];
const textOf = (mentions: readonly MarkedName[]) =>
  mentions
    .flatMap(wordsOf)
    .map(({ text }) => text)
    .join(" ");

function leaveOpen({ open }: Reports, mentions: readonly MarkedName[], left: Omit<AmbiguousName, "text">): void {
  const text = textOf(mentions);
  if (!open.some((other) => other.text === text)) open.push({ text, ...rangeOf(mentions.flatMap(wordsOf)), ...left });
}

function choicesOf(reports: Reports, meanings: readonly Meaning[], mark: Mark | undefined): GenotypeItem[][] {
  const read = meanings.map((meaning) => optionsOf({ ...reports, notes: [] }, meaning, mark));
  return read.flatMap((options) => (typeof options === "string" ? [] : options));
}

function readName(reports: Reports, one: MarkedName, line: string | undefined): GenotypeItem[] {
  const { book, unknown, notes } = reports;
  const { mark, name } = one;
  const { text, meanings } = name;
  const meant = meanings
    .filter(({ items }) => !line || meanings.length === 1 || items[0]?.gene === line)
    .flatMap((meaning) => meaningsOfLines(book, meaning, line));
  const [meaning, ...others] = meant;
  if (!meaning) return [];
  const isOne = others.length === 0;
  const whites =
    mark && isHet(mark) ? [] : meant.flatMap(({ white, kind }) => (white && (!isOne || kind === "white") ? white : []));
  const choices = choicesOf(reports, meant, mark);
  const [white] = isOne ? whites : [];
  if (white || choices.length > 1) {
    const open = whites.length === meant.length ? { choices, whites } : { choices };
    leaveOpen(reports, [one], white ? { white, choices: [] } : open);
    return [];
  }
  const read = optionsOf(reports, meaning, mark);
  if (typeof read === "string" || !isOne) {
    const several = `複数の意味があります（${meant.map(({ name }) => name).join("、")}）。遺伝子名で書いてください。`;
    unknown.push(
      asksAbout(wordsOf(one), typeof read === "string" && isOne ? read : several, mark && [writes(mark, "")]),
    );
    return [];
  }
  const printed = printGenotype(book, meaning.items);
  const sureness = meaning.confidence === "low" ? "低め" : "中程度";
  if (!mark && meaning.confidence)
    notes.push(`「${text}」は${printed}として読みました（呼び名の確かさは${sureness}です）。`);
  if (meaning.coined) notes.push(`「${text}」は${printed}のこととして読みました。`);
  return read.flat();
}

function has(items: readonly GenotypeItem[], { gene, state }: GenotypeItem): boolean {
  return items.some((item) => item.gene === gene && item.state === state);
}

/** Returns whether one gene is named twice: パステル/スーパーパステル. Not titles in two languages: パステル Pastel. */
function areTwice(a: MarkedName, b: MarkedName): boolean {
  const [one, other] = [foldName(a.name.text), foldName(b.name.text)];
  const isOneScript = /^[a-z0-9]+$/.test(one) === /^[a-z0-9]+$/.test(other);
  const isSame = isOneScript && (one.includes(other) || other.includes(one));
  return a !== b && geneOf(a) === geneOf(b) && (a.mark?.state !== b.mark?.state || isSame);
}

/** Finds repeated genes: エンチ エンチ, the パステル of パステル バンブルビー. A combo with all its genes is an explanation. */
function namedAgain(book: GeneBook, names: readonly MarkedName[]): MarkedName[][] {
  const single = names.filter(({ name: { meanings } }) => meanings.length === 1 && meanings[0]?.items.length === 1);
  const inForms = names.flatMap(({ name: { meanings }, mark }) => {
    const [form, ...more] = meanings;
    if (mark || more.length > 0 || form?.kind !== "form" || form.items.length < 2 || shareLocus(book, form.items))
      return [];
    const has = (gene: string) => form.items.some((item) => item.state === "visual" && item.gene === gene);
    const again = single.filter((one) => !one.mark && one.name.meanings[0]?.kind === "gene" && has(geneOf(one)));
    return new Set(again.map(geneOf)).size < form.items.length ? again : [];
  });
  const again = single.filter((a) => inForms.includes(a) || single.some((b) => areTwice(a, b)));
  return [...Map.groupBy(again, geneOf).values()];
}

/** Returns the question that adjacent names leave open (クラウン パイド ヘテロ, VPI pastel, レッサー（バター）); null if clear. */
function leftOpen(reports: Reports, names: readonly MarkedName[], index: number): Omit<AmbiguousName, "text"> | null {
  const { book } = reports;
  const [before, one, next] = [names[index - 1], names[index], names[index + 1]];
  const [meaning, ...others] = one?.name.meanings ?? [];
  if (!one || !meaning || others.length > 0 || one.mark) return null;
  if (one.mayShare) {
    const choices = [undefined, one.mayShare].flatMap((mark) => choicesOf(reports, [meaning], mark));
    return { question: "もヘテロなのか、表現しているのか分かりません", choices };
  }
  const isBeside = [before, next].some((other) => other && !other.mark);
  if (isBeside && linesOf(book).has(geneOf(one)) && isBareLine(book, one.name))
    return { question: `が${meaning.name}のことか、血統の呼び名か分かりません`, choices: [meaning.items, []] };
  const [first, second] = [before, one].map((name) => (name?.mark ? "" : geneOf(name)));
  const isWhite = names.some(({ name: { meanings } }) => meanings.some(({ white }) => white));
  const isGloss = (one.isBracketed && !before?.isBracketed) || /^\s*\/\s*$/.test(one.name.before);
  const areSuspected = (a = "", b = "") => book.genes.get(a)?.suspected.includes(b);
  if (isWhite || !isGloss || !(areSuspected(first, second) || areSuspected(second, first))) return null;
  return { question: "が前の名前の言い換えか、もう1つの遺伝子か分かりません", choices: [[], meaning.items] };
}

/** Asks which mention of a gene applies, or whether it means two copies, which visible recessives have anyway. */
function askHowMany(reports: Reports, mentions: readonly MarkedName[]): boolean {
  const choices = mentions.flatMap(({ name, mark }) => choicesOf(reports, name.meanings, mark));
  const [item] = choices.flat();
  if (item) choices.push([{ gene: item.gene, state: isRecessive(reports.book, item.gene) ? "visual" : "super" }]);
  const distinct = [...new Map(choices.map((items) => [keyOf(items), items])).values()];
  if (distinct.length > 1) leaveOpen(reports, mentions, { choices: distinct });
  return distinct.length > 1;
}

/** Converts the names of a line to items, one per gene; problems and remarks go to `reports`. */
export function itemsOf(reports: Reports, all: readonly MarkedName[]): GenotypeItem[] {
  const { book, notes } = reports;
  const repeated = namedAgain(book, all)
    .filter((mentions) => askHowMany(reports, mentions))
    .flat();
  const names = all.filter((one) => !repeated.includes(one));
  const counted = reports.open.splice(0);
  const { lines, read } = linesBeside(book, names);
  const items: GenotypeItem[] = [];
  for (const group of compounds(book, names)) {
    const [one] = group;
    if (!one || read.has(one)) continue;
    const open = group.length > 1 ? null : leftOpen(reports, names, names.indexOf(one));
    if (open) leaveOpen(reports, [one], open);
    else if (group.length > 1) items.push(...itemsOfAlleles(reports, group.map(geneOf), one.mark));
    else items.push(...readName(reports, one, lines.get(one)));
    const { text } = one.name;
    if (one.taken === "visual")
      notes.push(`「${text}」は表現として読みました。ヘテロなら「ヘテロ ${text}」と書いてください。`);
    if (one.taken === "het-behind")
      notes.push(
        `「${text}」はヘテロとして読みました。表現しているなら、後ろの「${one.mark?.text}」を消してください。`,
      );
    if (one.taken === "het")
      notes.push(`「${text}」も、前の名前と同じくヘテロとして読みました。表現なら「${text}」を先に書いてください。`);
  }
  // Other genes of the line select a meaning: アザンティック next to MJ, TSK in スノー アザンティック（TSK）.
  const isLine = (item: GenotypeItem) => linesOf(book).has(item.gene) && has(items, item);
  const isChosen = (choice: readonly GenotypeItem[]) =>
    choice.length > 0 && (choice.every((item) => has(items, item)) || choice.some(isLine));
  const unsettled = reports.open.filter(({ choices }) => {
    const [found = [], ...others] = choices.filter(isChosen);
    if (others.length === 0) items.push(...found.filter((item) => !has(items, item)));
    return found.length === 0 || others.length > 0;
  });
  reports.open = [...counted, ...unsettled];
  if (names.some((name, i) => name.name.before.includes("×") && !areAlleles(book, names[i - 1], name)))
    notes.push(notCrossed);
  noteBothHets(reports, items, names);
  return merge(reports, items);
}
