// View data of a typed line: the interpretation of each part.

import { type GeneBook, parseLine, printGenotype, type Span, type SpanKind } from "@borupa/genetics";

interface SpanView {
  text: string;
  is: SpanKind;
  /** Its meaning; "" for separators. */
  words: string;
  /** Page about a look that is not inherited. */
  to?: string;
}

export interface LineReading {
  whose: string;
  spans: SpanView[];
  /** Words without genetic meaning, as typed. */
  others: string[];
}

const words: Record<SpanKind, string> = {
  gene: "ノーマル",
  state: "状態",
  sex: "性別",
  count: "数",
  number: "番号",
  weight: "重さ・長さ",
  price: "値段・販売",
  date: "日付",
  age: "年齢",
  look: "遺伝しない見た目",
  shop: "お店の言葉",
  link: "つなぎ",
  mark: "",
  unread: "読めない",
};

const lookPages: [RegExp, string][] = [
  [/white|ホワイト/i, "high-white"],
  [/paradox|パラドックス/i, "paradox"],
  [/dinker|ディンカー/i, "dinker"],
  [/reduced|リデュース/i, "reduced-pattern"],
  [/aberrant|アベラント/i, "aberrant"],
  [/./, "selective-breeding"],
];

function spanView(book: GeneBook, { text, is, items }: Span): SpanView {
  const view = { text, is, words: items ? printGenotype(book, items).replace(/^ノーマル /, "") : words[is] };
  const page = is === "look" ? lookPages.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  return page ? { ...view, to: `/term/${page}` } : view;
}

const geneSpans: readonly SpanKind[] = ["gene", "state", "link", "mark", "unread"];

/** Returns an empty array for empty or overlong lines. */
export function lineReading(book: GeneBook, whose: string, line: string, readLine = parseLine): LineReading[] {
  const parsed = line === "" ? undefined : readLine(book, line);
  if (!parsed?.ok) return [];
  const { spans } = parsed.line;
  const others = spans.filter(({ is }) => !geneSpans.includes(is)).map(({ text }) => text);
  return [{ whose, spans: spans.map((span) => spanView(book, span)), others }];
}
