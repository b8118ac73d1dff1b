// Reads a line as breeders type it, Japanese, English or mixed: pastel clown 100% het piebald, スーパーパステル 66%ポスヘテ・アルビノ.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { Maker } from "#app/snake/genes/genotype.ts";
import { type OrRefusals, refusal } from "#app/snake/genes/refusal.ts";
import { ambiguities } from "./ambiguous-names.ts";
import { itemsOf, notCrossed, type Reports } from "./line-items.ts";
import { readMakers } from "./line-makers.ts";
import { markNames } from "./line-marks.ts";
import { nodesOf, partsOf } from "./line-parts.ts";
import { lineTokens, type Token } from "./line-tokens.ts";
import { type NearWord, nearWords } from "./near-words.ts";
import { withOwnPercents } from "./several-percents.ts";
import { saysNormal, type TwoAnimals, twoAnimals } from "./two-animals.ts";
import { markOfParents } from "./unread-names.ts";

export const maxLineLength = 2000;

export interface ParsedLine extends Reports {
  items: GenotypeItem[];
  makers: Record<string, Maker>;
  /** What has to be settled before anything is made of the line; see `lineRefusals`. */
  unsettled: Unsettled;
  /** Said in words to be an ordinary snake. */
  isNormal: boolean;
}

export interface Unsettled {
  /** Unknown words near known ones, and the tokens they are places of. */
  near: NearWord[];
  tokens: readonly Token[];
  /** The line tells of two animals. */
  animals: TwoAnimals | null;
  /** 66/50 of more or fewer hets than two. */
  misfit: string | null;
}

/** Reads one animal. A line beyond `maxLineLength` characters is refused unread; everything else is read as far as it goes. */
export function parseLine(book: GeneBook, line: string): OrRefusals<{ line: ParsedLine }> {
  // One sign may stand for many letters: ﷺ for eighteen.
  const { length } = line.length > maxLineLength ? line : line.normalize("NFKC");
  if (length > maxLineLength) {
    const message = `1行が長すぎます（${length.toLocaleString("ja-JP")}文字）。${maxLineLength.toLocaleString("ja-JP")}文字以内で書いてください。`;
    return { ok: false, refusals: [refusal("too-long", message)] };
  }
  const written = lineTokens(book, line);
  const { tokens, misfit } = withOwnPercents(written);
  const parts = partsOf(tokens);
  const read = markNames(nodesOf(parts));
  const parents = markOfParents(tokens);
  const names = parents ? read.names.map(({ name }) => ({ name, mark: parents })) : read.names;
  const unknown = read.unknown.filter(({ text }) => text !== parents?.text);
  const reports: Reports = { unknown, notes: [], open: [] };
  const items = itemsOf(book, names, reports);
  for (const { open, refusal } of ambiguities(book, items, reports.open)) {
    unknown.push({ text: open.text, reason: refusal.message });
  }
  // クラウン×ノーマル: behind the last name no other takes the cross up.
  const afterNames = tokens.slice(tokens.findLastIndex(({ kind }) => kind === "name") + 1);
  if (items.length > 0 && afterNames.some((token) => token.kind === "remark" && token.links === "cross")) {
    reports.notes.push(notCrossed);
  }
  const makers = readMakers(book, parts, items, unknown);
  const unsettled = { near: nearWords(book, written), tokens: written, animals: twoAnimals(written), misfit };
  const isNormal = tokens.some(saysNormal);
  return {
    ok: true,
    line: { items, makers, ...reports, notes: [...new Set(reports.notes)], unsettled, isNormal },
  };
}
