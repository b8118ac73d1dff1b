// Search index: a public ("live") and an admin ("work") document per entry.

import type { Content, KindName } from "#app/cms/content/kind.ts";
import { kindNamed, withoutPrivate } from "#app/cms/content/registry.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { excerptOf, textOf } from "#app/platform/richtext/plain-text.ts";
import { indexTokens, isInside, type Letters, lettersOf, unfoldedWords } from "#app/platform/search/fold.ts";
import { meaningsOfName, topicsOfTitle } from "./read-query.ts";
import { wordsAt } from "./vocabulary.ts";

/** Returns index tokens of the known words in a text. The longest match wins: 消毒 is not 毒. */
export function conceptTokens(text: string): string[] {
  return unfoldedWords(text).flatMap((stretch) => tokensOf(lettersOf(stretch)));
}

function tokensOf(letters: Letters): string[] {
  const { text } = letters;
  const found: string[] = [];
  for (let index = 0; index < text.length; ) {
    const longest = wordsAt(text, index).findLast(({ end }) => isWritten(letters, index, end));
    if (longest) found.push(...longest.value);
    index = longest?.end ?? index + 1;
  }
  return found;
}

/** Shorter hiragana occur inside other words: だに in いまだに. */
const SURE_HIRAGANA = 4;
/** Likewise for katakana: ラット in フラット. */
const SURE_KATAKANA = 3;

/** Returns whether the letters form that word rather than part of another. */
function isWritten(letters: Letters, start: number, end: number): boolean {
  const written = letters.scripts.slice(start, end);
  if (isInside("latin", letters, start) || isInside("latin", letters, end)) return false;
  if (written.every((script) => script === "hiragana")) return end - start >= SURE_HIRAGANA;
  if (isInside("katakana", letters, start)) return false;
  return end - start >= SURE_KATAKANA || !isInside("katakana", letters, end);
}

/** Returns the scope's index token, which cannot occur in texts or queries. */
export function scopeToken(scope: Scope): string {
  return `\u{e000}${scope}`;
}

type Scope = "live" | "work";

/** A search document's rows in both tables, without the shared rowid. */
export interface SearchDocument {
  row: { scope: Scope; kind: KindName; id: string; title: string; text: string };
  indexed: { scope: string; title: string; words: string; lead: string; body: string };
}

function searchDocument(scope: Scope, kind: KindName, id: string, whole: Content): SearchDocument {
  const { names, words, facts } = kindNamed(kind);
  const content = scope === "live" ? withoutPrivate(kindNamed(kind), whole) : whole;
  const called = [id, ...names(content), ...words(content), facts(content)].join(" ");
  const html = bodyHtml(content);
  const body = textOf(html);
  const text = [content.summary, excerptOf(html)].filter(Boolean).join(" ");
  return {
    row: { scope, kind, id, title: content.title, text },
    indexed: {
      scope: scopeToken(scope),
      title: indexed(content.title),
      words: indexed(called, [...topicsOfTitle(content.title), ...names(content).flatMap(meaningsOfName)]),
      lead: indexed(leadOf(content.summary, html)),
      body: indexed(body),
    },
  };
}

/** Returns the documents of an entry; no public one if `live` is null. */
export function documentsOf(kind: KindName, id: string, live: Content | null, work: Content): SearchDocument[] {
  if (!live) return [searchDocument("work", kind, id, work)];
  const ofLive = searchDocument("live", kind, id, live);
  const isPrivate = Object.values(kindNamed(kind).fields).some((field) => field.private);
  if (isPrivate || live !== work) return [ofLive, searchDocument("work", kind, id, work)];
  // Reuses the public document, as folding is most of the work.
  const row = { ...ofLive.row, scope: "work" as const };
  return [ofLive, { row, indexed: { ...ofLive.indexed, scope: scopeToken("work") } }];
}

export async function replaceDocuments(
  db: Db,
  { kind, id }: { kind: KindName; id: string },
  documents: readonly SearchDocument[],
): Promise<void> {
  const old = await db
    .deleteFrom("search_documents")
    .where("scope", "in", ["live", "work"])
    .where("kind", "=", kind)
    .where("id", "=", id)
    .returning("rowid")
    .execute();
  const rowids = old.map(({ rowid }) => rowid);
  if (rowids.length > 0) await db.deleteFrom("search_text").where("rowid", "in", rowids).execute();
  if (documents.length === 0) return;
  const inserted = await db
    .insertInto("search_documents")
    .values(documents.map(({ row }) => row))
    .returning(["rowid", "scope", "kind", "id"])
    .execute();
  const keyOf = (row: { scope: string; kind: string; id: string }) => `${row.scope} ${row.kind} ${row.id}`;
  const numbers = new Map(inserted.map((row) => [keyOf(row), row.rowid]));
  await db
    .insertInto("search_text")
    .values(documents.map(({ row, indexed }) => ({ rowid: numbers.get(keyOf(row)) ?? 0, ...indexed })))
    .execute();
}

function leadOf(summary: string, html: string): string {
  // Splits at opening tags first: linear even with unclosed headings.
  const headings = html
    .split(/<(?=h[23]\b)/)
    .slice(1)
    .flatMap((part) => {
      const end = part.search(/<\/h[23]>/);
      return end === -1 ? [] : textOf(`<${part.slice(0, end)}`);
    });
  return [summary, ...headings].join(" ");
}

/** Each token has separate surrounding spaces: PostgreSQL counts matches by them (`search_hits`). */
function indexed(text: string, meanings: readonly string[] = []): string {
  const tokens = [...indexTokens(text).split(" "), ...conceptTokens(text), ...meanings].filter((token) => token !== "");
  return tokens.map((token) => ` ${token} `).join("");
}
