// Reference books made from the published entries, kept until anything is written.

import type { Db } from "#app/database/connection.server.ts";
import { bookOfMorphs } from "#app/genetics/book-of-morphs.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { type TermLinker, termLinker } from "#app/richtext/term-links.ts";
import { readGeneration } from "#app/site/generation.server.ts";
import { allVisible } from "./visible.server.ts";

interface Books {
  generation: number;
  minute: number;
  genes: GeneBook;
  /** Name and link of every published morph, by id. */
  morphNames: ReadonlyMap<string, string>;
  /** Links an article's first mention of each glossary term and morph. */
  linker: TermLinker;
}

const shelves = new WeakMap<object, Books>();

/** The gene book and the glossary of this moment. A scheduled morph is in it at most a minute after its time. */
export async function books(db: Db, now = new Date()): Promise<Books> {
  const generation = await readGeneration(db);
  const minute = Math.floor(now.getTime() / 60_000);
  const kept = shelves.get(db);
  if (kept && kept.generation === generation && kept.minute === minute) return kept;

  const [morphs, terms] = await Promise.all([allVisible(db, "morph", now), allVisible(db, "term", now)]);
  const made: Books = {
    generation,
    minute,
    genes: bookOfMorphs(morphs.map(({ id, content }) => ({ id, title: content.title, fields: content.fields }))),
    morphNames: new Map(morphs.map(({ id, content }) => [id, content.title])),
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
  shelves.set(db, made);
  return made;
}

/** "ライン（系統）" is written ライン in a sentence. */
function nameOf(title: string): string {
  return title.replace(/（.*?）/g, "").trim();
}
