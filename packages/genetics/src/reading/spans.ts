// Annotated spans of a line, for display.

import type { GenotypeItem } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { linesOf } from "../genes/gene-book.ts";
import { charactersOf } from "../names/fold-name.ts";
import type { Said } from "../names/trade-words.ts";
import type { Token } from "./line-parts.ts";
import { saysNormal } from "./two-animals.ts";

/** "mark": separators; "link": と, の, ×; "unread": not understood or ambiguous. */
export const spanKinds = [
  "gene",
  "state",
  "sex",
  "count",
  "number",
  "weight",
  "price",
  "date",
  "age",
  "look",
  "shop",
  "link",
  "mark",
  "unread",
] as const;

export type SpanKind = (typeof spanKinds)[number];

export interface Span {
  text: string;
  is: SpanKind;
  items?: GenotypeItem[];
}

/** Kinds with a different name. */
const kindOf: Partial<Record<Said, SpanKind>> = { group: "count", "looks that are not inherited": "look" };

function kindOfRemark({ links, said = "the animal" }: Token & { kind: "remark" }): SpanKind {
  return links ? "link" : (kindOf[said] ?? spanKinds.find((kind) => kind === said) ?? "shop");
}

function itemsOfToken(book: GeneBook, token: Token, items: readonly GenotypeItem[]): GenotypeItem[] {
  if (token.kind !== "name") return [];
  const meant = new Set(
    token.meanings.flatMap(({ items, white }) => [...items.map(({ gene }) => gene), ...(white?.pairs.flat() ?? [])]),
  );
  const looks = new Set([...meant].map((gene) => linesOf(book).get(gene)?.look));
  const isMeant = ({ gene }: GenotypeItem) => {
    const look = linesOf(book).get(gene)?.look;
    return meant.has(gene) || (look !== undefined && looks.has(look));
  };
  return items.filter(isMeant);
}

/** Returns the spans of a line; their texts concatenate to the normalised line. */
export function spansOf(
  book: GeneBook,
  line: string,
  tokens: readonly Token[],
  { items, unknown }: { items: readonly GenotypeItem[]; unknown: readonly { text: string; said?: string }[] },
): Span[] {
  const isUnread = ({ text }: Token) => unknown.some((one) => one.said === text || one.text.startsWith(text));
  const spans: Span[] = [];
  const put = (text: string, is: SpanKind, own: GenotypeItem[] = []) => {
    if (text !== "") spans.push({ text, is, ...(own.length > 0 ? { items: own } : {}) });
  };
  for (const token of tokens) {
    put(token.before, "mark");
    const own = itemsOfToken(book, token, items);
    if (token.kind === "name") put(token.text, own.length > 0 ? "gene" : "unread", own);
    else if (saysNormal(token)) put(token.text, "gene");
    else if (token.kind === "remark") put(token.text, kindOfRemark(token));
    else if (token.kind === "unknown" || isUnread(token)) put(token.text, "unread");
    else put(token.text, "state");
  }
  const read = tokens.reduce((sum, { before, text }) => sum + before.length + text.length, 0);
  put(charactersOf(line).join("").slice(read), "mark");
  return spans;
}
