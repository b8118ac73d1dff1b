import type { Content } from "#app/cms/content/kind.ts";
import { memoisedEntries } from "#app/cms/content/memoised-entries.server.ts";
import { neighbours } from "#app/cms/content/public-queries.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { shownGallery } from "#app/kinds/shared/gallery.server.ts";
import { articleLinker, referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import { minutesToRead, paragraphsOf } from "#app/platform/richtext/plain-text.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";
import { cutText } from "#app/platform/site/entered-text.ts";
import { memoiseAll } from "#app/platform/site/memoise.ts";
import { type ArticleCardData, articleCard, plainCard } from "./card.server.ts";
import { snakeDrawing } from "./picture.server.ts";
import { type Words, wordsOf } from "./words.ts";

// Renders an entry's body: sanitised, with glossary links.

/** `own`: the page's path, to avoid links to itself. */
export async function renderEntryBody(
  db: Db,
  content: Pick<Content, "body" | "bodyFormat">,
  { own, now }: { own: string; now: Date },
): Promise<Pick<RenderedArticle, "html" | "contents">> {
  const linker = await articleLinker(db, now);
  const { html, contents } = renderArticle(bodyHtml(content), { linker, own });
  return { html, contents };
}

// Questions in an article's headings, with their answers.
export interface Question {
  question: string;
  answer: string;
}

const BEGINNING = /<(?=h[2-4]\b)/;
const ASKS = /[？?]$|[^なほわ]か$/;
const ANSWER_MAX = 1_500;

/** `html`: rendered and sanitised. Skips headings without text before the next heading. */
export function questionsOf(html: string): Question[] {
  return html
    .split(BEGINNING)
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf(`</${part.slice(0, 2)}>`);
      const question = end === -1 ? "" : paragraphsOf(`<${part.slice(0, end)}`).join("");
      if (!ASKS.test(question)) return [];
      const answer = paragraphsOf(part.slice(end)).join("\n");
      return answer === ""
        ? []
        : [{ question: question.replace(/^\d+\.\s*/, ""), answer: cutText(answer, ANSWER_MAX) }];
    });
}

// Candidates for related articles, with their similarity.

/** Maximum number per kind, newest first. */
const OFFERED = 300;

type Offered = ReturnType<typeof offeredOf>;

/** Returns the candidates; the same object until an article changes. */
export function articleLibrary(db: Db, now: Date) {
  return cached(db, "related articles", now, async () => {
    const kinds = allKinds().filter((kind) => kind.article);
    const query = { name: "offered", most: OFFERED, bodies: true };
    const shelves: (readonly Offered[])[] = [];
    // Sequential, so that other requests can run in between.
    for (const { name: kind } of kinds) shelves.push(await memoisedEntries(db, { kind, ...query }, now, offeredOf));
    return libraryOf(shelves);
  });
}

const libraryOf = memoiseAll((shelves: readonly (readonly Offered[])[]) => {
  const articles = shelves.flat();
  return {
    /** Whether all articles are included. */
    isWhole: shelves.every((shelf) => shelf.length < OFFERED),
    articles,
    nearest: nearness(articles.map(({ words }) => words)),
  };
});

function offeredOf(entry: Visible) {
  const { card, seen } = plainCard(entry);
  const { isNotice = false, subject } = kindNamed(entry.kind).article?.(entry.content) ?? {};
  const { to: path, title, summary } = card;
  return { card, seen, isNotice, subject, words: wordsOf({ path, title, summary, body: bodyHtml(entry.content) }) };
}

// Related articles: same subject first, then by similarity.
const RELATED = 3;
/** Number of results picked by subject first; the rest is by similarity alone. */
const OF_ONE_SUBJECT = 2;

/** `path`: the article's path; `html`: its body. Notices are only related to notices. */
async function relatedArticles(
  db: Db,
  path: string,
  { kind, content }: Visible,
  html: string,
  now: Date,
): Promise<ArticleCardData[]> {
  const { articles, nearest, isWhole } = await articleLibrary(db, now);
  const known = articles.find(({ card }) => card.to === path);
  // A draft has no related articles yet.
  if (!known && isWhole) return [];
  const { isNotice = false, subject } = kindNamed(kind).article?.(content) ?? {};
  const { title, summary } = content;
  const others = nearest(known?.words ?? wordsOf({ path, title, summary, body: html }))
    .flatMap((place) => articles[place] ?? [])
    .filter((article) => isNotice || !article.isNotice);
  const onSubject = others.filter((other) => isSameSubject(other.subject, subject)).slice(0, OF_ONE_SUBJECT);
  const { genes } = await referenceIndexes(db, now);
  return [...new Set([...onSubject, ...others])].slice(0, RELATED).map((offered) => articleCard(offered, genes));
}

function isSameSubject(subject: string | undefined, own: string | undefined): boolean {
  return own !== undefined && subject === own;
}

/** Loads an article's page data; also used for previews. */
export async function articlePageOf(db: Db, entry: Visible, now: Date) {
  const { id, publishedAt, updatedAt } = entry;
  const { title, summary, cover }: Content<unknown> = entry.content;
  const { path, article: factsOf } = kindNamed(entry.kind);
  const own = `${path}/${id}`;
  const [article, around, related, { genes }, photo] = await Promise.all([
    renderEntryBody(db, entry.content, { own, now }),
    neighbours(db, entry, now),
    relatedArticles(db, own, entry, bodyHtml(entry.content), now),
    referenceIndexes(db, now),
    cover && shownGallery(db, cover, []),
  ]);
  const { card, seen } = plainCard(entry);
  const snake = seen && !card.cover && !card.drawing ? snakeDrawing(genes, own, seen) : null;
  const { author = null, isNotice = false } = factsOf?.(entry.content) ?? {};
  // Texts about recording meals or weights get a link to the notebook.
  const speaksOfRecords =
    !isNotice && /(?:体重|食べ|給餌)[^。<]*記録/.test(article.html) && !article.html.includes('href="/note');
  const minutes = minutesToRead(article.html);
  const questions = questionsOf(article.html);
  const credit = photo?.cover?.note ?? null;
  const shown = { id, title, summary, cover, credit, snake, publishedAt, updatedAt, author, minutes };
  return { ...shown, article, questions, around, related, speaksOfRecords };
}

export type ArticlePageData = Awaited<ReturnType<typeof articlePageOf>>;

// Article similarity by links between them and shared rare words.

/** Weight of a link relative to word similarity (0 to 1). */
const LINKS_TO = 0.2;
const LINKED_FROM = 0.1;

/** Returns indexes by similarity, without the article itself, which need not be in the list. */
type Nearest = (article: Words) => number[];

export function nearness(articles: readonly Words[]): Nearest {
  // By word: article index and count, alternating.
  const uses = new Map<string, number[]>();
  for (const [place, { counts }] of articles.entries())
    for (const [word, count] of counts) {
      const used = uses.get(word);
      if (used) used.push(place, count);
      else uses.set(word, [place, count]);
    }
  // Inverse document frequency.
  const rarityOf = (word: string) => Math.log((2 * articles.length) / (uses.get(word)?.length ?? 2));
  const lengthOf = ({ counts }: Words) => {
    let squares = 0;
    for (const [word, count] of counts) squares += (Math.log1p(count) * rarityOf(word)) ** 2;
    return Math.sqrt(squares) || 1;
  };
  const lengths = articles.map(lengthOf);
  return (asked) => {
    const scores = Float64Array.from(
      articles,
      ({ path, links }) => (asked.links.has(path) ? LINKS_TO : 0) + (links.has(asked.path) ? LINKED_FROM : 0),
    );
    const length = lengthOf(asked);
    for (const [word, count] of asked.counts) {
      const used = uses.get(word) ?? [];
      const wanted = (Math.log1p(count) * rarityOf(word) ** 2) / length;
      for (let at = 0; at < used.length; at += 2) {
        const [place = 0, times = 0] = [used[at], used[at + 1]];
        scores[place] = (scores[place] ?? 0) + (wanted * Math.log1p(times)) / (lengths[place] ?? 1);
      }
    }
    return articles
      .flatMap(({ path }, place) => (path === asked.path ? [] : [place]))
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  };
}
