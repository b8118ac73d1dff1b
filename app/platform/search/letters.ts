// Text as folded letters that still know how they were written: kana say where a word can begin and end.

import { fold } from "./fold.ts";

type Script = "hiragana" | "katakana" | "latin" | "other";

export interface Letters {
  /** Folded. */
  text: string;
  /** For each of its characters. */
  scripts: Script[];
}

const RUN = /([ぁ-ゖ][ぁ-ゖー]*)|([ァ-ヺ][ァ-ヺー]*)|([a-z0-9]+)|([^ぁ-ゖァ-ヺa-z0-9]+)/gu;

/** The letters of a stretch without spaces and punctuation. */
export function lettersOf(stretch: string): Letters {
  let text = "";
  const scripts: Script[] = [];
  for (const [run, hiragana, katakana, latin] of stretch.normalize("NFKC").toLowerCase().matchAll(RUN)) {
    const script = hiragana ? "hiragana" : katakana ? "katakana" : latin ? "latin" : "other";
    const folded = fold(run);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) scripts.push(script);
  }
  return { text, scripts };
}

/** The stretches of a text between its spaces and punctuation. */
export function stretchesOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s\p{P}\p{S}\p{C}]+/u)
    .filter(Boolean);
}

/** Whether a word of one script would be cut in two here. */
export function isInside(script: Script, { scripts }: Letters, index: number): boolean {
  return scripts[index - 1] === script && scripts[index] === script;
}
