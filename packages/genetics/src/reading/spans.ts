// Annotated spans of a line, for display.

import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, linesOf } from "../genes/gene-book.ts";
import { charactersOf } from "../names/fold-name.ts";
import type { Reports } from "./line-items.ts";
import type { Token } from "./line-parts.ts";
import { saysNormal } from "./two-animals.ts";

/** "mark": separators; "link": と, の, ×; "unread": not understood or ambiguous. */
const saidKinds = ["sex", "count", "number", "weight", "price", "date", "age", "look"] as const;
export const spanKinds = [...saidKinds, "gene", "state", "shop", "link", "mark", "unread"] as const;

export type SpanKind = (typeof spanKinds)[number];

export interface Span {
  text: string;
  is: SpanKind;
  items?: GenotypeItem[];
}

function kindOfRemark({ links, said }: Token & { kind: "remark" }): SpanKind {
  if (links) return "link";
  return said === "group" ? "count" : (saidKinds.find((kind) => kind === said) ?? "shop");
}

function itemsOfToken(book: GeneBook, token: Token, items: readonly GenotypeItem[]): GenotypeItem[] {
  if (token.kind !== "name") return [];
  const lookOf = (gene: string) => linesOf(book).get(gene)?.look ?? gene;
  const meant = token.meanings.flatMap((one) => [
    ...one.items.map(({ gene }) => gene),
    ...(one.white?.pairs.flat() ?? []),
  ]);
  return items.filter(({ gene }) => meant.some((one) => lookOf(one) === lookOf(gene)));
}

/** Returns the spans of a line; their texts concatenate to the normalised line. `itemsAt`: those of a token's animal. */
export function spansOf(
  tokens: readonly Token[],
  line: string,
  read: Pick<Reports, "book" | "unknown" | "open">,
  itemsAt: (place: number) => readonly GenotypeItem[],
): Span[] {
  const unread = [...read.unknown, ...read.open];
  const isUnread = (place: number) => unread.some(({ from, to }) => from <= place && place < to);
  const spans: Span[] = [];
  const put = (text: string, is: SpanKind, own: GenotypeItem[] = []) => {
    if (text !== "") spans.push({ text, is, ...(own.length > 0 ? { items: own } : {}) });
  };
  for (const [place, token] of tokens.entries()) {
    put(token.before, "mark");
    const own = itemsOfToken(read.book, token, itemsAt(place));
    if (token.kind === "name") put(token.text, own.length > 0 ? "gene" : "unread", own);
    else if (saysNormal(token)) put(token.text, "gene");
    else if (token.kind === "remark") put(token.text, kindOfRemark(token));
    else if (token.kind === "unknown" || isUnread(place)) put(token.text, "unread");
    else put(token.text, "state");
  }
  const { length } = spans.map(({ text }) => text).join("");
  put(charactersOf(line).join("").slice(length), "mark");
  return spans;
}
