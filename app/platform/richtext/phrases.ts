// Where a heading or a cell may break, for engines that know no phrases (`word-break: auto-phrase`): Firefox and WebKit.

/** As many letters fit the narrowest line: what is not longer needs no place to break. */
const SHORT = 10;

/** ・ is included because WebKit does not break after it under `word-break: keep-all`. */
const AFTER_MARK = "(?<=[：、。！？・×])(?!$)";
const BEFORE_BRACKET = "(?<!^|[「『（])(?=[「『（])";
/** After a particle, or the end of a verb, where the next word begins with another script. */
const AFTER_PARTICLE = "(?<=.[をはがにへでとのもやるたな])(?=[\\p{sc=Han}\\p{sc=Katakana}A-Za-z0-9])";

/** Between kana and the alphabet, and in the longest name, in the narrowest cell too: スーパー|GHI, ブルーアイ|リューシスティック. */
const AT_LATIN = /(?<=[ぁ-ゖァ-ヺー])(?=[A-Za-z])|(?<=[A-Za-z])(?=[ァ-ヺ])|(?<=アイ)(?=リューシス)/;

const BREAKS = new RegExp([AFTER_MARK, BEFORE_BRACKET, AFTER_PARTICLE, AT_LATIN.source].join("|"), "u");

/** The parts of a heading between which a line may end. */
export function phrasesOf(text: string): string[] {
  return text.split(text.length > SHORT ? BREAKS : AT_LATIN);
}
