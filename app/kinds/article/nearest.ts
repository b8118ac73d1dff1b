// Which articles are about the same thing: those that lead to each other, and those that use the same uncommon words.

export interface Text {
  /** The article's own path, as links to it are written. */
  path: string;
  title: string;
  summary: string;
  /** HTML. */
  body: string;
}

/** What a link in the text is worth beside the likeness of words (0 to 1): an author who links has chosen. */
const LINKS_TO = 0.2;
const LINKED_FROM = 0.1;
/** A title names the subject; a body mentions much. */
const TITLE_COUNTS = 4;
const SUMMARY_COUNTS = 2;

/** Words that carry a subject in Japanese: runs of katakana or of kanji. */
const WORD = /[ァ-ヴー]{2,}|[\p{Script=Han}々]{2,}/gu;

type Weights = ReadonlyMap<string, number>;

/**
 * A function that orders the other articles by nearness to one of them, nearest first. One that is not among them is
 * handed in whole.
 */
export function nearness(texts: readonly Text[]): (path: string, outside?: Text) => string[] {
  const counts = texts.map(countWords);
  const links = texts.map(({ body }) => linksIn(body));
  const places = new Map(texts.map(({ path }, place) => [path, place]));
  const articlesWith = new Map<string, number>();
  for (const words of counts)
    for (const word of words.keys()) articlesWith.set(word, (articlesWith.get(word) ?? 0) + 1);
  const weigh = (words: Weights) => weightsOf(words, articlesWith, texts.length);
  const weights = counts.map(weigh);
  // By word: who uses it, and how much it says of them. Most articles share few words with one.
  const users = new Map<string, [place: number, weight: number][]>();
  for (const [place, words] of weights.entries()) {
    for (const [word, weight] of words) {
      const known = users.get(word);
      if (known) known.push([place, weight]);
      else users.set(word, [[place, weight]]);
    }
  }
  return (path, outside) => {
    const index = places.get(path);
    const own = index === undefined ? outside && weigh(countWords(outside)) : weights[index];
    const ownLinks = index === undefined ? outside && linksIn(outside.body) : links[index];
    const scores = texts.map((text, place) => {
      return (ownLinks?.has(text.path) ? LINKS_TO : 0) + (links[place]?.has(path) ? LINKED_FROM : 0);
    });
    for (const [word, weight] of own ?? []) {
      for (const [place, theirs] of users.get(word) ?? []) scores[place] = (scores[place] ?? 0) + weight * theirs;
    }
    return texts
      .map((text, place) => ({ path: text.path, score: scores[place] ?? 0 }))
      .filter((other) => other.path !== path)
      .toSorted((a, b) => b.score - a.score)
      .map((other) => other.path);
  };
}

function countWords({ title, summary, body }: Text): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, worth: number) => {
    for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + worth);
  };
  add(title, TITLE_COUNTS);
  add(summary, SUMMARY_COUNTS);
  add(body.replaceAll(/<[^<>]*>/g, " "), 1);
  return counts;
}

function linksIn(body: string): Set<string> {
  return new Set([...body.matchAll(/href="(\/[^"?#]+)/g)].map(([, path = ""]) => path));
}

/** The more articles use a word, the less it says: the logarithm of both, and an article's weights of length 1. */
function weightsOf(words: Weights, articlesWith: Weights, articles: number): Weights {
  const raw = [...words].map(
    ([word, count]) => [word, Math.log1p(count) * Math.log(articles / (articlesWith.get(word) ?? 1))] as const,
  );
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
  return new Map(raw.map(([word, weight]) => [word, weight / length]));
}
