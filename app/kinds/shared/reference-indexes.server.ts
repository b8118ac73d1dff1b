// Gene book and glossary links, built from published entries and cached until one changes.

import { bookOfMorphs, type GeneBook } from "@borupa/genetics";
import { memoisedEntries } from "#app/cms/content/memoised-entries.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type TermLinker, termLinker } from "#app/platform/richtext/term-links.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { memoise, memoiseAll } from "#app/platform/site/memoise.ts";

/** Maximum number of entries per book, newest first. */
const BOOK_MAX = 5000;

export interface ReferenceIndexes {
  genes: GeneBook;
  morphs: readonly Visible<"morph">[];
}

const indexesOf = memoise((morphs: ReferenceIndexes["morphs"]): ReferenceIndexes => {
  return { genes: bookOfMorphs(morphs.map(({ id, content: { title, fields } }) => ({ id, title, fields }))), morphs };
});

const linkerOf = memoiseAll((lists: readonly (readonly { id: string; words: string[] }[])[]) =>
  termLinker(lists.flat(), (term) => term.id),
);

/** Returns the gene book; the same object until a morph changes. */
export function referenceIndexes(db: Db, now = currentTime()): Promise<ReferenceIndexes> {
  return cached(db, "books", now, async () =>
    indexesOf(await memoisedEntries(db, { kind: "morph", name: "gene", most: BOOK_MAX }, now, (morph) => morph)),
  );
}

/** Returns the linker for the first mention of glossary words in an article. */
export function articleLinker(db: Db, now: Date): Promise<TermLinker> {
  return cached(db, "glossary", now, async () => {
    const kinds = allKinds().filter((kind) => kind.linkWords);
    const lists = await Promise.all(
      kinds.map(({ name: kind }) =>
        memoisedEntries(db, { kind, name: "words", most: BOOK_MAX }, now, ({ id, content }) => {
          const { path, linkWords } = kindNamed(kind);
          return { id: `${path}/${id}`, words: linkWords?.(content) ?? [] };
        }),
      ),
    );
    return linkerOf(lists);
  });
}
