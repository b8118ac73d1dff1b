// Features of an article for comparison: words and links. The text is not kept.

export interface Text {
  /** The article's path, as used in links. */
  path: string;
  title: string;
  summary: string;
  body: string;
}

export type Words = Readonly<ReturnType<typeof wordsOf>>;

/** Titles state the subject; bodies mention many. */
const TITLE_COUNTS = 4;
const SUMMARY_COUNTS = 2;

/** Content words in Japanese: runs of katakana or kanji. */
const WORD = /[ァ-ヴー]{2,}|[\p{Script=Han}々]{2,}/gu;
const LINK = /href="(\/[^"?#]+)/g;

export function wordsOf({ path, title, summary, body }: Text) {
  const counts = new Map<string, number>();
  const add = (text: string, worth: number) => {
    for (const word of text.match(WORD) ?? []) counts.set(word, (counts.get(word) ?? 0) + worth);
  };
  add(title, TITLE_COUNTS);
  add(summary, SUMMARY_COUNTS);
  add(body.replaceAll(/<[^<>]*>/g, " "), 1);
  return { path, counts, links: new Set(Array.from(body.matchAll(LINK), ([, to = ""]) => to)) };
}
