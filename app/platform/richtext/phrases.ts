// Break opportunities in headings and cells, for engines without `word-break: auto-phrase`: Firefox and WebKit.

/** Texts of this length fit the narrowest line. */
const SHORT = 10;

/** Includes ・ and 〜 because WebKit does not break after them under `word-break: keep-all`. */
const AFTER_MARK = "(?<=[：、。！？・×〜])(?!$)";
const BEFORE_BRACKET = "(?<!^|[「『（])(?=[「『（])";
/** After a particle or verb ending that is followed by another script. */
const AFTER_PARTICLE = "(?<=.[をはがにへでとのもやるたな])(?=[\\p{sc=Han}\\p{sc=Katakana}A-Za-z0-9])";

/** Breaks between the words of long names: ブルーアイ|リューシスティック, ブラックヘッド|スパイダー. */
export const IN_LONG_NAME =
  "(?<=[ァ-ヺー]{3})(?=アザンティ|アルビノ|イエローベリー|インフェルノ|エレクトリ|クラウン|ダイヤモンド|ポーション|リューシス|レスポンス)" +
  "|(?<=エクストリーム|ジェネティック|スポットノーズ|ヒドゥンジーン|ブラックヘッド)(?=[ァ-ヺ])";

/** Breaks for the narrowest cells: between kana and Latin letters (スーパー|GHI), and inside long names. */
const NARROW = `(?<=[ぁ-ゖァ-ヺー])(?=[A-Za-z])|(?<=[A-Za-z])(?=[ァ-ヺ])|${IN_LONG_NAME}`;

const BREAKS = new RegExp([AFTER_MARK, BEFORE_BRACKET, AFTER_PARTICLE, NARROW].join("|"), "u");
const NARROW_BREAKS = new RegExp(NARROW);

/**
 * Dates, shares of genes (100%ヘテロ), and identifiers and numbers of two or more characters, with the marks around them,
 * which WebKit splits off.
 */
export const WHOLE =
  /([「『（]*(?:\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|\d+%[ァ-ヺー]*|(?<![\w-])(?=[\w-]*\d)[\w-]{2,16}(?![\w-]))[、。：」』）]*)/;

export function phrasesOf(text: string): string[] {
  return text.split(text.length > SHORT ? BREAKS : NARROW_BREAKS);
}
