// The articles that may be offered for further reading, and which of them are near one another.

import { bodyHtml } from "#app/cms/content/body.server.ts";
import { madeOfNewest } from "#app/cms/content/made-of-newest.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { memoiseAll } from "#app/platform/site/memoise.ts";
import { type ArticleCardData, articleCard } from "./card.server.ts";
import { nearness } from "./nearest.ts";
import { type Words, wordsOf } from "./words.ts";

/** Of a kind with more articles than these, the newest are offered. */
const OFFERED = 300;

interface Offered {
  card: ArticleCardData;
  isNotice: boolean;
  subject: string | undefined;
  words: Words;
}

/** The library of this moment: the very same one until one of its articles changes. */
export function articleLibrary(db: Db, now: Date) {
  return cached(db, "related articles", now, async () => {
    const kinds = allKinds().filter((kind) => kind.article);
    const query = { name: "offered", most: OFFERED, bodies: true };
    const shelves: (readonly Offered[])[] = [];
    // One after the other: each lets others in.
    for (const { name: kind } of kinds) shelves.push(await madeOfNewest(db, { kind, ...query }, now, offeredOf));
    return libraryOf(shelves);
  });
}

const libraryOf = memoiseAll((shelves: readonly (readonly Offered[])[]) => {
  const articles = shelves.flat();
  return {
    /** Whether every article is among them. */
    isWhole: shelves.every((shelf) => shelf.length < OFFERED),
    articles,
    nearest: nearness(articles.map(({ words }) => words)),
  };
});

function offeredOf(entry: Visible): Offered {
  const card = articleCard(entry);
  const { isNotice = false, subject } = kindNamed(entry.kind).article?.(entry.content) ?? {};
  const { to: path, title, summary } = card;
  return { card, isNotice, subject, words: wordsOf({ path, title, summary, body: bodyHtml(entry.content) }) };
}
