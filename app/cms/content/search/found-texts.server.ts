import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { FoldedText } from "#app/platform/search/folded-text.ts";
import { type Pieces, snippet } from "#app/platform/search/snippet.ts";
import type { NameBook } from "./names.server.ts";
import type { Ranked } from "./rank.server.ts";
import { type ShownDocument, searchCache } from "./search-cache.server.ts";
import type { SitePage } from "./words.ts";

export interface Found {
  label: string;
  to: string;
  title: Pieces;
  snippet: Pieces;
}

export async function texts(
  db: Db,
  book: NameBook,
  rows: readonly Ranked[],
  marked: readonly string[],
): Promise<ReadonlyMap<number, Found>> {
  const documents = await documentsOf(db, book, rows);
  return new Map(
    rows.flatMap(({ rowid, kind }) => {
      const document = documents.get(rowid);
      if (!document) return [];
      const { label, path } = kindNamed(kind);
      const { id, title, text } = document;
      const found = { label, to: `${path}/${id}`, title: snippet(title, marked, title.text.length) };
      return [[rowid, { ...found, snippet: snippet(text, marked, 110) }] as const];
    }),
  );
}

async function documentsOf(
  db: Db,
  book: NameBook,
  rows: readonly Ranked[],
): Promise<ReadonlyMap<number, ShownDocument>> {
  const cache = searchCache(book).documents;
  const documents = new Map<number, ShownDocument>();
  const missing: number[] = [];
  for (const { rowid } of rows) {
    const known = cache.get(rowid);
    if (known) documents.set(rowid, known);
    else missing.push(rowid);
  }
  if (missing.length === 0) return documents;
  const read = await db
    .selectFrom("search_documents")
    .select(["rowid", "id", "title", "text"])
    .where("rowid", "in", missing)
    .execute();
  for (const { rowid, id, title, text } of read) {
    const document = { id, title: new FoldedText(title), text: new FoldedText(text) };
    documents.set(rowid, document);
    cache.set(rowid, document);
  }
  return documents;
}

export function ofSitePage({ to, title, summary }: SitePage, marked: readonly string[]): Found {
  return {
    label: "このサイトのページ",
    to,
    title: snippet(title, marked, title.length),
    snippet: snippet(summary, marked, summary.length),
  };
}
