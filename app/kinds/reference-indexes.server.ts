// Reference books made from the published entries, kept until anything is written.

import { newestVisible } from "#app/content/public-queries.server.ts";
import { allKinds, kindNamed } from "#app/content/registry.ts";
import { bookOfMorphs } from "#app/genetics/book-of-morphs.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type TermLinker, termLinker } from "#app/platform/richtext/term-links.ts";

interface ReferenceIndexes {
  genes: GeneBook;
  /** Links an article's first mention of what goes by a word. */
  linker: TermLinker;
}

/** Entries of a kind that stand in a book: of the few kinds of sites that have more, the newest. */
const BOOK_MAX = 5000;

/** The gene book and the glossary of this moment. */
export function referenceIndexes(db: Db, now = new Date()): Promise<ReferenceIndexes> {
  return cached(db, "books", now, async () => {
    const linked = allKinds().filter((kind) => kind.linkWords);
    const [morphs, ...lists] = await Promise.all([
      newestVisible(db, "morph", BOOK_MAX, now),
      ...linked.map((kind) => newestVisible(db, kind.name, BOOK_MAX, now)),
    ]);
    const terms = lists.flat().map(({ kind, id, content }) => {
      const { path, linkWords } = kindNamed(kind);
      return { id: `${path}/${id}`, words: linkWords?.(content) ?? [] };
    });
    return {
      genes: bookOfMorphs(morphs.map(({ id, content }) => ({ id, title: content.title, fields: content.fields }))),
      linker: termLinker(terms, (term) => term.id),
    };
  });
}
