// Reference books made from the published entries, kept until one of them is written.

import { madeOfNewest } from "#app/content/made-of-newest.server.ts";
import { allKinds, kindNamed } from "#app/content/registry.ts";
import { bookOfMorphs } from "#app/genetics/book-of-morphs.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type TermLinker, termLinker } from "#app/platform/richtext/term-links.server.ts";
import { keptWith } from "#app/platform/site/kept-with.ts";

/** Entries of a kind that stand in a book: of the few kinds of sites that have more, the newest. */
const BOOK_MAX = 5000;

const indexesOf = keptWith((morphs: Parameters<typeof bookOfMorphs>[0]) => ({ genes: bookOfMorphs(morphs) }));

/** The last one, with what it was made of. */
const linkers = new WeakMap<Db, { parts: readonly unknown[]; linker: TermLinker }>();

/** The gene book of this moment. */
export function referenceIndexes(db: Db, now = new Date()): Promise<{ genes: GeneBook }> {
  return cached(db, "books", now, async () => {
    const morphs = await madeOfNewest(db, { kind: "morph", name: "gene", most: BOOK_MAX }, now, ({ id, content }) => {
      return { id, title: content.title, fields: content.fields };
    });
    return indexesOf(morphs);
  });
}

/** Links an article's first mention of what goes by a word: the glossary of this moment. */
export function articleLinker(db: Db, now: Date): Promise<TermLinker> {
  return cached(db, "glossary", now, async () => {
    const kinds = allKinds().filter((kind) => kind.linkWords);
    const lists = await Promise.all(
      kinds.map(({ name: kind }) =>
        madeOfNewest(db, { kind, name: "words", most: BOOK_MAX }, now, ({ id, content }) => {
          const { path, linkWords } = kindNamed(kind);
          return { id: `${path}/${id}`, words: linkWords?.(content) ?? [] };
        }),
      ),
    );
    const last = linkers.get(db);
    if (last && isSame(last.parts, lists)) return last.linker;
    const linker = termLinker(lists.flat(), (term) => term.id);
    linkers.set(db, { parts: lists, linker });
    return linker;
  });
}

function isSame(parts: readonly unknown[], others: readonly unknown[]): boolean {
  return parts.length === others.length && parts.every((part, index) => part === others[index]);
}
