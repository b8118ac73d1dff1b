// How search sees text: width, case, kana and long marks folded away, Japanese in overlapping pairs of characters.

import { comparableText, cutText, readEnteredLine } from "#app/platform/site/entered-text.ts";

// Names without what little words join them: モルフの種類 as モルフ種類.

/** A folded name without particles. */
export function bareName(name: string): string {
  return name.replaceAll(/[ノヲガハ]/g, "");
}

/** A query as typed, at most 100 units of UTF-16. */
export function typedQuery(search: URLSearchParams): string {
  return cutText(readEnteredLine(search.get("q") ?? ""), QUERY_MAX).trim();
}

/** "ﾎﾞｰﾙﾊﾟｲｿﾝ", "ぼーるぱいそん" and "ボールパイソン" fold alike; so do ヴァ and バ, ヂ and ジ. */
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

/** A text's words for the index: Latin words whole, other runs as character pairs and their last character alone. */
export function indexTokens(text: string): string {
  return runsOf(text)
    .map((run) => (isLatin(run) ? run : [...pairs(run), lastCharacter(run)].join(" ")))
    .join(" ");
}

/** The folded runs of a query, for marking snippets. */
export function runsOf(text: string): string[] {
  return fold(text).match(RUNS) ?? [];
}

/** Whether a folded run is Latin letters and digits throughout. */
export function isLatin(run: string): boolean {
  return /^[a-z0-9]+$/.test(run);
}

/** A run's characters two by two, overlapping. */
export function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function lastCharacter(run: string): string {
  return [...run].at(-1) ?? "";
}

// Text as folded letters that still know how they were written: kana say where a word can begin and end.
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
  for (const [run, hiragana, katakana, latin] of comparableText(stretch).toLowerCase().matchAll(RUN)) {
    const script = hiragana ? "hiragana" : katakana ? "katakana" : latin ? "latin" : "other";
    const folded = fold(run);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) scripts.push(script);
  }
  return { text, scripts };
}

/** The stretches of a text between its spaces and punctuation. */
export function stretchesOf(text: string): string[] {
  return comparableText(text)
    .toLowerCase()
    .split(/[\s\p{P}\p{S}\p{C}]+/u)
    .filter(Boolean);
}

/** Whether a word of one script would be cut in two here. */
export function isInside(script: Script, { scripts }: Letters, index: number): boolean {
  return scripts[index - 1] === script && scripts[index] === script;
}
