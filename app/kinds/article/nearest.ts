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
const nothing: Weights = new Map();

/** A function that orders the other articles by nearness to one of them, nearest first. */
export function nearness(texts: readonly Text[]): (path: string) => string[] {
  const counts = new Map(texts.map((text) => [text.path, countWords(text)]));
  const links = new Map(texts.map(({ path, body }) => [path, linksIn(body)]));
  const weights = weigh(counts);
  return (path) => {
    const own = weights.get(path) ?? nothing;
    const score = (other: string) =>
      likeness(own, weights.get(other) ?? nothing) +
      (links.get(path)?.has(other) ? LINKS_TO : 0) +
      (links.get(other)?.has(path) ? LINKED_FROM : 0);
    return texts
      .filter((text) => text.path !== path)
      .map((text) => ({ path: text.path, score: score(text.path) }))
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
  add(body.replaceAll(/<[^>]*>/g, " "), 1);
  return counts;
}

function linksIn(body: string): Set<string> {
  return new Set([...body.matchAll(/href="(\/[^"?#]+)/g)].map(([, path = ""]) => path));
}

/** The more articles use a word, the less it says: the logarithm of both, and every article's weights of length 1. */
function weigh(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, Weights> {
  const articlesWith = new Map<string, number>();
  for (const words of counts.values())
    for (const word of words.keys()) articlesWith.set(word, (articlesWith.get(word) ?? 0) + 1);
  return new Map(
    [...counts].map(([path, words]) => {
      const raw = [...words].map(
        ([word, count]) => [word, Math.log1p(count) * Math.log(counts.size / (articlesWith.get(word) ?? 1))] as const,
      );
      const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
      return [path, new Map(raw.map(([word, weight]) => [word, weight / length]))];
    }),
  );
}

function likeness(a: Weights, b: Weights): number {
  let sum = 0;
  for (const [word, weight] of a) sum += weight * (b.get(word) ?? 0);
  return sum;
}
