// Text folding for search: ignores width, case, kana type and long marks; Japanese is indexed as character bigrams.

import { comparableText, cutText, readEnteredLine } from "#app/platform/site/entered-text.ts";

/** Removes particles from a folded name: モルフの種類 equals モルフ種類. */
export function bareName(name: string): string {
  return name.replaceAll(/[ノヲガハ]/g, "");
}

export function typedQuery(search: URLSearchParams): string {
  return cutText(readEnteredLine(search.get("q") ?? ""), QUERY_MAX).trim();
}

/** Folds "ﾎﾞｰﾙﾊﾟｲｿﾝ", "ぼーるぱいそん" and "ボールパイソン" alike, also ヴァ and バ, ヂ and ジ. */
export function fold(text: string): string {
  return comparableText(text)
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/ヴ([ァィェォ])/g, (_, small: string) => ({ ァ: "バ", ィ: "ビ", ェ: "ベ", ォ: "ボ" })[small] ?? "ブ")
    .replaceAll("ヴ", "ブ")
    .replaceAll("ヂ", "ジ")
    .replaceAll("ヅ", "ズ")
    .replace(/[ァィゥェォャュョ]/g, (small) => String.fromCharCode(small.charCodeAt(0) + 1))
    .replace(/[ー‐-―−~〜-]/g, "");
}

export const QUERY_MAX = 100;
const RUNS = /[a-z0-9]+|[^\p{P}\p{S}\s\p{Z}\p{C}a-z0-9]+/gu;

/** Returns the index tokens of a text: Latin words whole, other runs as bigrams and their last character. */
export function indexTokens(text: string): string {
  return runsOf(text)
    .map((run) => (isLatin(run) ? run : [...pairs(run), lastCharacter(run)].join(" ")))
    .join(" ");
}

export function runsOf(text: string): string[] {
  return fold(text).match(RUNS) ?? [];
}

export function isLatin(run: string): boolean {
  return /^[a-z0-9]+$/.test(run);
}

export function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function lastCharacter(run: string): string {
  return [...run].at(-1) ?? "";
}

// Folded letters with their original scripts, since kana show where words start and end.
type Script = "hiragana" | "katakana" | "latin" | "other";

export interface Letters {
  text: string;
  /** One entry per character. */
  scripts: Script[];
}

const RUN = /([ぁ-ゖ][ぁ-ゖー]*)|([ァ-ヺ][ァ-ヺー]*)|([a-z0-9]+)|([^ぁ-ゖァ-ヺa-z0-9]+)/gu;

/** Folds a stretch without spaces and punctuation. */
export function lettersOf(stretch: string): Letters {
  let text = "";
  const scripts: Script[] = [];
  for (const [run, hiragana, katakana, latin] of comparableText(stretch).toLowerCase().matchAll(RUN)) {
    const script = hiragana ? "hiragana" : katakana ? "katakana" : latin ? "latin" : "other";
    const folded = fold(run);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) scripts.push(script);
  }
  return { text, scripts };
}

export function unfoldedWords(text: string): string[] {
  return comparableText(text)
    .toLowerCase()
    .split(/[\s\p{P}\p{S}\p{C}]+/u)
    .filter(Boolean);
}

export function isInside(script: Script, { scripts }: Letters, index: number): boolean {
  return scripts[index - 1] === script && scripts[index] === script;
}
