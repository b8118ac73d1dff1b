// Break opportunities in headings and cells, for engines without `word-break: auto-phrase`: Firefox and WebKit.

/** Texts of this length fit the narrowest line. */
const SHORT = 10;

/** Includes ・ and 〜 because WebKit does not break after them under `word-break: keep-all`. */
const AFTER_MARK = "(?<=[：、。！？・×〜])(?!$)";
const BEFORE_BRACKET = "(?<!^|[「『（])(?=[「『（])";
/** After a particle or verb ending that is followed by another script. */
const AFTER_PARTICLE = "(?<=.[をはがにへでとのもやるたな])(?=[\\p{sc=Han}\\p{sc=Katakana}A-Za-z0-9])";

/** Break inside the longest morph name: ブルーアイ|リューシスティック. */
export const IN_LONGEST_NAME = "(?<=アイ)(?=リューシス)";

/** Breaks for the narrowest cells: between kana and Latin letters (スーパー|GHI), and inside the longest name. */
const NARROW = `(?<=[ぁ-ゖァ-ヺー])(?=[A-Za-z])|(?<=[A-Za-z])(?=[ァ-ヺ])|${IN_LONGEST_NAME}`;

const BREAKS = new RegExp([AFTER_MARK, BEFORE_BRACKET, AFTER_PARTICLE, NARROW].join("|"), "u");
const NARROW_BREAKS = new RegExp(NARROW);

export function phrasesOf(text: string): string[] {
  return text.split(text.length > SHORT ? BREAKS : NARROW_BREAKS);
}
