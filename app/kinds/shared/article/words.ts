// Features of an article for comparison: its words and the addresses it links to, as numbers. The text itself is not stored.

export interface Text {
  /** The article's own path, as links to it are written. */
  path: string;
  title: string;
  summary: string;
  /** HTML. */
  body: string;
}

export interface Words {
  /** The number of the article's own path. */
  own: number;
  /** Each word once, and how often it is there. */
  words: Int32Array;
  counts: Uint16Array;
  /** The numbers of the paths that it links to. */
  links: readonly number[];
}

/** A title names the subject; a body mentions much. */
const TITLE_COUNTS = 4;
const SUMMARY_COUNTS = 2;

/** Words that carry a subject in Japanese: runs of katakana or of kanji. */
const WORD = /[ァ-ヴー]{2,}|[\p{Script=Han}々]{2,}/gu;
const LINK = /href="(\/[^"?#]+)/g;
const COUNT_MAX = 0xffff;

export function wordsOf({ path, title, summary, body }: Text): Words {
  const counts = new Map<number, number>();
  const add = (text: string, worth: number) => {
    for (const word of text.match(WORD) ?? []) {
      const number = numberOf(word);
      counts.set(number, (counts.get(number) ?? 0) + worth);
    }
  };
  add(title, TITLE_COUNTS);
  add(summary, SUMMARY_COUNTS);
  add(body.replaceAll(/<[^<>]*>/g, " "), 1);
  const words = Int32Array.from(counts.keys()).sort();
  return {
    own: numberOf(path),
    words,
    counts: Uint16Array.from(words, (word) => Math.min(counts.get(word) ?? 0, COUNT_MAX)),
    links: [...new Set(Array.from(body.matchAll(LINK), ([, to = ""]) => numberOf(to)))],
  };
}

/** Of 32 bits (FNV-1a): that two of a library's words share one is unlikely, and would make two articles a little nearer. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}
