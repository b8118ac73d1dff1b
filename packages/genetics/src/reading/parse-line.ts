// Parses a line in breeders' notation, Japanese, English or mixed: pastel clown 100% het piebald, スーパーパステル
// 66%ポスヘテ・アルビノ.

import { type GenotypeItem, type OrRefusals, refusal } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import type { Maker } from "../genes/genotype.ts";
import { ambiguities } from "../names/ambiguous-names.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { withQuestions } from "./asked-words.ts";
import { itemsOf, notCrossed, type Reports } from "./line-items.ts";
import { markNames, type Unknown } from "./line-marks.ts";
import { lineTokens, nodesOf, type Part, partsOf, type Token } from "./line-parts.ts";
import { type NearWord, nearWords, wordOfParents } from "./near-words.ts";
import { type Span, spansOf } from "./spans.ts";
import { saysNormal, type TwoAnimals, twoAnimals } from "./two-animals.ts";

export const maxLineLength = 2000;

const added = "「＋」は、1匹が両方を持つものとして読みました。2匹の掛け合わせなら「×」で区切ってください。";

export interface ParsedLine extends Reports {
  items: GenotypeItem[];
  makers: Record<string, Maker>;
  /** Questions to settle before the line is used; see `lineRefusals`. */
  unsettled: Unsettled;
  /** Explicitly described as normal. */
  isNormal: boolean;
  spans: Span[];
}

export interface Unsettled {
  /** Probable typos, and the tokens they refer to. */
  near: NearWord[];
  tokens: readonly Token[];
  isEmpty: boolean;
  /** Set if the line describes two animals. */
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
  const written = withQuestions(book, lineTokens(book, line));
  const parts = partsOf(written);
  const read = markNames(nodesOf(parts));
  const animals = twoAnimals(written);
  const parents = wordOfParents(written)?.text;
  const unknown = read.unknown.filter(({ text }) => text !== parents);
  if (parents) unknown.push({ text: parents, reason: reasons.parents, said: parents, instead: [""] });
  const reports: Reports = { unknown, notes: [], open: [] };
  const items = itemsOf(book, parents || animals ? [] : read.names, reports);
  for (const { open, refusal } of ambiguities(book, items, reports.open)) {
    unknown.push({ text: open.text, reason: refusal.message });
  }
  // クラウン×ノーマル: no name follows that could carry the cross.
  const afterNames = written.slice(written.findLastIndex(({ kind }) => kind === "name") + 1);
  if (items.length > 0 && afterNames.some((token) => token.kind === "remark" && token.links === "cross")) {
    reports.notes.push(notCrossed);
  }
  // モハベ＋レッサー may be meant as a pairing.
  const isAdded = ({ kind, text }: Token, i: number) =>
    kind === "remark" && /^[+＋]$/.test(text) && [written[i - 1], written[i + 1]].every((one) => one?.kind === "name");
  if (written.some(isAdded)) reports.notes.push(added);
  const makers = readMakers(book, parts, items, unknown);
  const isEmpty = line.trim() === "";
  const unsettled = { near: nearWords(book, written), tokens: written, isEmpty, animals };
  const looks = written.filter((token) => token.kind === "remark" && token.said === "looks that are not inherited");
  if (looks.length > 0) {
    const words = looks.map(({ text }) => `「${text}」`).join("");
    reports.notes.push(`${words}は、そのまま遺伝する特徴とはされていないため、計算に入れていません。`);
  }
  const isNormal = written.some(saysNormal);
  const spans = spansOf(book, line, written, { items, unknown });
  return {
    ok: true,
    line: { items, makers, ...reports, notes: [...new Set(reports.notes)], unsettled, isNormal, spans },
  };
}

// Assigns male and female makers to sex-linked genes.

/** Returns the makers by gene; those without an adjacent sex-linked gene go to `unknown`. */
function readMakers(book: GeneBook, parts: readonly Part[], items: readonly GenotypeItem[], unknown: Unknown[]) {
  const makers: Record<string, Maker> = {};
  const linked = parts.map((part) => {
    const named = part.kind === "name" ? (part.meanings[0]?.items ?? []) : [];
    return named.find(({ gene }) => book.locusOf.get(gene)?.sexLinked)?.gene;
  });
  for (const [i, part] of parts.entries()) {
    if (part.kind !== "maker") continue;
    const [before, after] = [linked.slice(0, i).findLast(Boolean), linked.slice(i + 1).find(Boolean)];
    const gene = linked[i + 1] ?? linked[i - 1] ?? after ?? before;
    if (gene && items.some((item) => item.gene === gene)) makers[gene] = part.maker;
    else unknown.push({ text: part.text, reason: reasons.maker, said: part.text, instead: [""] });
  }
  return makers;
}
