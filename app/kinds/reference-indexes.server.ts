// Reference books made from the published entries, kept until anything is written.

import { allVisible } from "#app/content/public-queries.server.ts";
import { bookOfMorphs } from "#app/genetics/book-of-morphs.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { remembered } from "#app/platform/cache/remembered.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type TermLinker, termLinker } from "#app/platform/richtext/term-links.ts";

interface Books {
  genes: GeneBook;
  /** Links an article's first mention of each glossary term and morph. */
  linker: TermLinker;
}

/** The gene book and the glossary of this moment. */
export function books(db: Db, now = new Date()): Promise<Books> {
  return remembered(db, "books", now, async () => {
    const [morphs, terms] = await Promise.all([allVisible(db, "morph", now), allVisible(db, "term", now)]);
    return {
      genes: bookOfMorphs(morphs.map(({ id, content }) => ({ id, title: content.title, fields: content.fields }))),
      linker: termLinker(
        [
          ...terms.map(({ id, content }) => ({
            id: `/term/${id}`,
            words: [nameOf(content.title), ...content.fields.synonyms],
          })),
          ...morphs.map(({ id, content }) => ({ id: `/morph/${id}`, words: [nameOf(content.title)] })),
        ],
        (term) => term.id,
      ),
    };
  });
}

/** "ライン（系統）" is written ライン in a sentence. */
function nameOf(title: string): string {
  return title.replace(/（.*?）/g, "").trim();
}
