// Text made comparable for finding words in articles: full and half width alike, upper and lower case alike,
// each folded character with the place in the source it came from.

import { comparableText } from "#app/platform/site/entered-text.ts";

/** Of half width, and as macOS stores them apart in the names of files. */
const voicedMarks = /[\uff9e\uff9f\u3099\u309a]/;
/** A reference, a run of characters that fold to themselves, or one other character. */
const pieces = /&(?:amp|lt|gt|quot|nbsp);|([ぁ-んァ-ヺー一-鿿a-z0-9、。]+)|[\s\S]/gu;
const references: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };

export interface FoldedText {
  /** Folded, one UTF-16 unit for each entry of starts and ends. */
  text: string;
  /** Where in the source the character of text[i] begins. */
  starts: number[];
  /** Where in the source it ends. */
  ends: number[];
}

/** Folds a piece of cleaned HTML's text; the five character references count as the one character they stand for. */
export function foldWithPlaces(source: string): FoldedText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of source.matchAll(pieces)) {
    const [raw, isFolded] = match;
    const end = match.index + raw.length;
    if (isFolded) {
      for (let place = match.index; place < end; place += 1) {
        starts.push(place);
        ends.push(place + 1);
      }
      text += raw;
      continue;
    }
    // A voiced sound may be two characters: ﾊ and ﾞ make one パ or バ.
    if (voicedMarks.test(raw) && text !== "") {
      const joined = (text.at(-1) + raw.normalize("NFKC")).normalize("NFKC");
      if (joined.length === 1) {
        text = text.slice(0, -1) + joined;
        ends[ends.length - 1] = end;
        continue;
      }
    }
    const folded = fold(references[raw] ?? raw);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(match.index);
      ends.push(end);
    }
    text += folded;
  }
  return { text, starts, ends };
}

/** One word or character folded. */
export function fold(word: string): string {
  return comparableText(word).toLowerCase();
}
