// Features of an article for comparison: its words and the addresses it links to. The text itself is not stored.

export interface Text {
  /** The article's own path, as links to it are written. */
  path: string;
  title: string;
  summary: string;
  /** HTML. */
  body: string;
}

export interface Words {
  path: string;
  /** Each word, and how often it is there. */
  counts: ReadonlyMap<string, number>;
  /** The paths that it links to. */
  links: ReadonlySet<string>;
}

/** A title names the subject; a body mentions much. */
const TITLE_COUNTS = 4;
const SUMMARY_COUNTS = 2;

/** Words that carry a subject in Japanese: runs of katakana or of kanji. */
const WORD = /[ァ-ヴー]{2,}|[\p{Script=Han}々]{2,}/gu;
const LINK = /href="(\/[^"?#]+)/g;

export function wordsOf({ path, title, summary, body }: Text): Words {
  const counts = new Map<string, number>();
  const add = (text: string, worth: number) => {
    for (const word of text.match(WORD) ?? []) counts.set(word, (counts.get(word) ?? 0) + worth);
  };
  add(title, TITLE_COUNTS);
  add(summary, SUMMARY_COUNTS);
  add(body.replaceAll(/<[^<>]*>/g, " "), 1);
  return { path, counts, links: new Set(Array.from(body.matchAll(LINK), ([, to = ""]) => to)) };
}
