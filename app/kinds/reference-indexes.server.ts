// Reference books made from the published entries, kept until one of them is written.

import { madeOfNewest } from "#app/content/made-of-newest.server.ts";
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

/** The last ones, with what they were made of. */
const last = new WeakMap<Db, { parts: readonly unknown[]; indexes: ReferenceIndexes }>();

/** The gene book and the glossary of this moment. */
export function referenceIndexes(db: Db, now = new Date()): Promise<ReferenceIndexes> {
  return cached(db, "books", now, async () => {
    const linked = allKinds().filter((kind) => kind.linkWords);
    const [morphs, ...lists] = await Promise.all([
      madeOfNewest(db, { kind: "morph", name: "gene", most: BOOK_MAX }, now, ({ id, content }) => {
        return { id, title: content.title, fields: content.fields };
      }),
      ...linked.map(({ name: kind }) =>
        madeOfNewest(db, { kind, name: "words", most: BOOK_MAX }, now, ({ id, content }) => {
          const { path, linkWords } = kindNamed(kind);
          return { id: `${path}/${id}`, words: linkWords?.(content) ?? [] };
        }),
      ),
    ]);
    const parts = [morphs, ...lists];
    const known = last.get(db);
    if (known?.parts.every((part, index) => part === parts[index])) return known.indexes;
    const indexes = { genes: bookOfMorphs(morphs), linker: termLinker(lists.flat(), (term) => term.id) };
    last.set(db, { parts, indexes });
    return indexes;
  });
}
