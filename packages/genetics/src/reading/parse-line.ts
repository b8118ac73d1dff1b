// Parses a line in breeders' notation, Japanese, English or mixed: pastel clown 100% het piebald, スーパーパステル
// 66%ポスヘテ・アルビノ.

import { type GenotypeItem, type OrRefusals, refusal } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import type { Maker } from "../genes/genotype.ts";
import { ambiguities } from "../names/ambiguous-names.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { withQuestions } from "./asked-words.ts";
import { itemsOf, notCrossed, type Reports } from "./line-items.ts";
import { markNames } from "./line-marks.ts";
import { lineTokens, nodesOf, type Part, partsOf, type Range, type Token, wordsIn } from "./line-parts.ts";
import { askOfParents, type NearWord, nearWords } from "./near-words.ts";
import { type Span, spansOf } from "./spans.ts";
import { type Parted, saysNormal, type TwoAnimals, twoAnimals, withSexes } from "./two-animals.ts";
import { asksAbout, rangeOf, type Unknown, writes } from "./unread-words.ts";

export const maxLineLength = 2000;

const added = "「＋」は、1匹が両方を持つものとして読みました。2匹の掛け合わせなら「×」で区切ってください。";

const overlap = (a: Range, b: Range) => a.from < b.to && b.from < a.to;

export interface ParsedLine extends Omit<Reports, "unknown" | "book"> {
  items: GenotypeItem[];
  /** Everything not understood or ambiguous, with the reason. */
  unknown: { text: string; reason: string }[];
  makers: Record<string, Maker>;
  /** Questions to settle before the line is used; see `lineRefusals`. */
  unsettled: Unsettled;
  isNormal: boolean;
  spans: Span[];
}

interface Unsettled {
  near: NearWord[];
  questions: readonly Unknown[];
  tokens: readonly Token[];
  isEmpty: boolean;
  animals: TwoAnimals | null;
}

/** Parses one animal as far as possible. Refuses lines longer than `maxLineLength`. */
export function parseLine(book: GeneBook, line: string): OrRefusals<{ line: ParsedLine }> {
  // One character may expand to many: ﷺ to eighteen.
  const { length } = line.length > maxLineLength ? line : line.normalize("NFKC");
  if (length > maxLineLength) {
    const message = `1行が長すぎます（${length.toLocaleString("en-US")}文字）。${maxLineLength.toLocaleString("en-US")}文字以内で書いてください。`;
    return { ok: false, refusals: [refusal("too-long", message)] };
  }
  const asked = withQuestions(book, lineTokens(book, line));
  const parted = twoAnimals(asked);
  const written = parted ? withSexes(asked) : asked;
  const parts = partsOf(written);
  const read = markNames(book, nodesOf(parts));
  const animals = parted?.animals ?? null;
  const near = nearWords(book, written);
  const ofParents = askOfParents(written);
  const unknown = [...near, ...ofParents].reduce<Unknown[]>((questions, one) => {
    const [own = [], rest = []] = [true, false].map((is) => questions.filter((other) => overlap(one, other) === is));
    return [...rest, { ...one, ...rangeOf([one, ...own]) }];
  }, read.unknown);
  const reports: Reports = { book, unknown, notes: [], open: [] };
  const { notes } = reports;
  const items = itemsOf(reports, ofParents.length > 0 || animals ? [] : read.names);
  // クラウン×ノーマル: no name follows that could carry the cross.
  const afterNames = written.slice(written.findLastIndex(({ kind }) => kind === "name") + 1);
  const isCross = (token: Token) => token.kind === "remark" && token.links === "cross";
  if (items.length > 0 && afterNames.some(isCross)) notes.push(notCrossed);
  // モハベ＋レッサー may be meant as a pairing.
  const isAdded = ({ kind, text }: Token, i: number) =>
    kind === "remark" && /^[+＋]$/.test(text) && [written[i - 1], written[i + 1]].every((one) => one?.kind === "name");
  if (written.some(isAdded)) notes.push(added);
  const makers = readMakers(reports, parts, items);
  const open = ambiguities(book, items, reports.open);
  const looks = written
    .filter((token) => token.kind === "remark" && token.said === "look")
    .map(({ text }) => `「${text}」`);
  if (looks.length > 0)
    notes.push(`${looks.join("")}は、そのまま遺伝する特徴とはされていないため、計算に入れていません。`);
  const questions = unknown.toSorted((a, b) => a.from - b.from);
  const isEmpty = line.trim() === "";
  const unsettled = { near, questions, tokens: written, isEmpty, animals };
  const isNormal = written.some(saysNormal);
  const itemsAt = parted ? itemsOfEach(book, parted) : () => items;
  const spans = spansOf(written, line, { book, unknown, open: open.map((one) => one.open) }, itemsAt);
  const notRead = [
    ...questions.map((one) => ({ text: wordsIn(written, one), reason: one.reason })),
    ...open.map(({ open, refusal }) => ({ text: open.text, reason: refusal.message })),
  ];
  const said = { items, makers, isNormal, unknown: notRead, notes: [...new Set(notes)], open: reports.open };
  return { ok: true, line: { ...said, unsettled, spans } };
}

/** Reads each of two animals, whose line itself has no items. */
function itemsOfEach(book: GeneBook, { animals: { sire, dam }, first, place }: Parted) {
  const [one = [], other = []] = (first === "sire" ? [sire, dam] : [dam, sire]).map((line) => {
    const read = parseLine(book, line);
    return read.ok ? read.line.items : [];
  });
  return (at: number) => (at < place ? one : other);
}

/** Returns the makers by gene; asks about those without an adjacent sex-linked gene. */
function readMakers({ book, unknown }: Reports, parts: readonly Part[], items: readonly GenotypeItem[]) {
  const makers: Record<string, Maker> = {};
  const linked = parts.map((part) => {
    const named = part.kind === "name" ? (part.meanings[0]?.items ?? []) : [];
    return named.find(({ gene }) => book.locusOf.get(gene)?.sexLinked)?.gene;
  });
  for (const [i, part] of parts.entries()) {
    if (part.kind !== "maker") continue;
    const beside = [linked[i + 1], linked[i - 1], ...linked.slice(i + 1), ...linked.slice(0, i).reverse()];
    const gene = beside.find(Boolean);
    if (gene && items.some((item) => item.gene === gene)) makers[gene] = part.maker;
    else unknown.push(asksAbout([part], reasons.maker, [writes(part, "")]));
  }
  return makers;
}
