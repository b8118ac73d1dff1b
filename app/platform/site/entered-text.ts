// Text as it enters the site, by a form, a file or a query: the same characters however they were typed, pasted or saved, and none
// that cannot be seen. People's names keep their exact kanji.

/** Radicals of U+2E80–2EF3, each before its ideograph: Unicode's EquivalentUnifiedIdeograph. Viewers of PDF copy them for kanji. */
const RADICALS = [
  ...("⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺇𠘨⺈刀⺉刂⺊卜⺋㔾⺌小⺍尐⺎兀⺏尣⺐尢⺑𡯂⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爬⺦丬⺧牛⺨犭⺩王" +
    "⺪𤴔⺫目⺬示⺭礻⺮𥫗⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗⺵𦉫⺶羊⺷𦍌⺸𦍋⺹耂⺺肀⺻聿⺼肉⺽𦥑⺾艹⺿艺⻀艻⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻌辶⻍辷⻎辸⻏邑⻐钅⻑長" +
    "⻒镸⻓长⻔门⻕𨸏⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞𩙿⻟飠⻠饣⻡𩠐⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟"),
];
const ideographs = new Map(RADICALS.flatMap((sign, at) => (at % 2 === 0 ? [[sign, RADICALS[at + 1] ?? sign]] : [])));

/** The text with kanji where it has radicals that look the same (⻑ U+2ED1, ⽇ U+2F47). */
function withoutRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2ef3\u2f00-\u2fd5]/g, (sign) => ideographs.get(sign) ?? sign.normalize("NFKC"));
}

/** Written by everybody all day, and already as it should be. */
const PLAIN = /^[\n\x20-\x7e\u3000-\u3098\u309b-\u30ff\u4e00-\u9fff\uff01-\uff9d]*$/;

/**
 * All that Unicode's NFC may compose. It would also replace the compatibility ideographs (塚 U+FA10, 神 U+FA19, 祐 U+FA4F), which are in
 * people's names and in Shift_JIS, and Å U+212B, which only Shift_JIS has.
 */
const COMPOSABLE = /[^\u212b\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/** Nothing a reader sees: control characters, marks that turn the direction of what follows, half a character, a byte order mark. */
const UNSEEN = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Cs}\ufeff\ufffe\uffff]/gu;

/** A text of several lines as it is stored. The same text again is returned as it is. */
export function readEnteredText(text: string): string {
  if (PLAIN.test(text)) return text;
  const seen = text
    .replace(/\r\n?/g, "\n")
    // Line breaks of word processors: in a single line they would be breaks too.
    .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
    .replace(UNSEEN, "");
  return withoutRadicals(seen).replace(COMPOSABLE, (run) => run.normalize("NFC"));
}

/** HTML's ways to write one character by its number, and the two marks of direction that have a name. */
const REFERENCE = /&(?:lrm|rlm);|&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi;

/** HTML without references to characters that an entered text may not hold. */
export function readEnteredHtml(html: string): string {
  return html.replace(REFERENCE, (reference, hex?: string, decimal?: string) => {
    if (!hex && !decimal) return "";
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    // HTML reads references to half a character, to nothing and beyond Unicode as U+FFFD, and 128 to 159 as Windows-1252.
    if (code === 0 || code > 0x10ffff || (code >= 0x80 && code <= 0x9f) || code === 13) return reference;
    return readEnteredText(String.fromCodePoint(code)) === "" ? "" : reference;
  });
}

/** A text of one line, as it is stored. */
export function readEnteredLine(text: string): string {
  return readEnteredText(text)
    .replace(/[\n\t]+/g, " ")
    .trim();
}

/** The beginning of a text: at most `max` units of UTF-16, cut before a character that would go over. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, "");
}

/** Also what joins, parts or varies the characters around it: a variant of a kanji is compared as that kanji. */
const WITHOUT_WIDTH = /[^\P{Cc}\n\t]|[\p{Cs}\p{Default_Ignorable_Code_Point}\ufffe\uffff]/gu;

/** The text for comparing and searching, not for storing: width and forms of characters are gone too, a name's exact kanji among them. */
export function comparableText(text: string): string {
  return withoutRadicals(text).replace(WITHOUT_WIDTH, "").normalize("NFKC");
}
