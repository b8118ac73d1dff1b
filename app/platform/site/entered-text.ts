// Normalises text entered by form, file or query: consistent characters, no invisible ones. Keeps the exact kanji of names.

/** Radicals U+2E80–2EF3 with their ideographs (Unicode EquivalentUnifiedIdeograph). PDF viewers copy them instead of kanji. */
const RADICALS = [
  ...("⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺇𠘨⺈刀⺉刂⺊卜⺋㔾⺌小⺍尐⺎兀⺏尣⺐尢⺑𡯂⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爬⺦丬⺧牛⺨犭⺩王" +
    "⺪𤴔⺫目⺬示⺭礻⺮𥫗⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗⺵𦉫⺶羊⺷𦍌⺸𦍋⺹耂⺺肀⺻聿⺼肉⺽𦥑⺾艹⺿艺⻀艻⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻌辶⻍辷⻎辸⻏邑⻐钅⻑長" +
    "⻒镸⻓长⻔门⻕𨸏⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞𩙿⻟飠⻠饣⻡𩠐⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟"),
];
const ideographs = new Map(RADICALS.flatMap((sign, at) => (at % 2 === 0 ? [[sign, RADICALS[at + 1] ?? sign]] : [])));

/** Replaces radicals with identical-looking kanji (⻑ U+2ED1, ⽇ U+2F47). */
function withoutRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2ef3\u2f00-\u2fd5]/g, (sign) => ideographs.get(sign) ?? sign.normalize("NFKC"));
}

/** Fast path: common characters that need no change. */
const PLAIN = /^[\n\x20-\x7e\u3000-\u3098\u309b-\u30ff\u4e00-\u9fff\uff01-\uff9d]*$/;

/**
 * Input to NFC. Excludes compatibility ideographs (塚 U+FA10, 神 U+FA19, 祐 U+FA4F), which are used in names and in
 * Shift_JIS, and Å U+212B, which is in Shift_JIS.
 */
const COMPOSABLE = /[^\u212b\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/** Invisible: control characters, bidi controls, lone surrogates, byte order marks. */
const UNSEEN = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Cs}\ufeff\ufffe\uffff]/gu;

/** Normalises a multi-line text. Returns the same string if already normal. */
export function readEnteredText(text: string): string {
  if (PLAIN.test(text)) return text;
  const seen = text
    .replace(/\r\n?/g, "\n")
    // Line breaks of word processors, which would also break single lines.
    .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
    .replace(UNSEEN, "");
  return withoutRadicals(seen).replace(COMPOSABLE, (run) => run.normalize("NFC"));
}

/** Numeric character references, and the two named direction marks. */
const REFERENCE = /&(?:lrm|rlm);|&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi;

/** Removes references to characters that entered text may not contain. */
export function readEnteredHtml(html: string): string {
  return html.replace(REFERENCE, (reference, hex?: string, decimal?: string) => {
    if (!hex && !decimal) return "";
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    // HTML maps surrogates, 0 and values beyond Unicode to U+FFFD, and 128 to 159 to Windows-1252.
    if (code === 0 || code > 0x10ffff || (code >= 0x80 && code <= 0x9f) || code === 13) return reference;
    return readEnteredText(String.fromCodePoint(code)) === "" ? "" : reference;
  });
}

export function readEnteredLine(text: string): string {
  return readEnteredText(text)
    .replace(/[\n\t]+/g, " ")
    .trim();
}

/** Cuts a text to `max` UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, "");
}

/** Also joiners and variation selectors, so that a variant compares equal to its kanji. */
const WITHOUT_WIDTH = /[^\P{Cc}\n\t]|[\p{Cs}\p{Default_Ignorable_Code_Point}\ufffe\uffff]/gu;

/** Returns the text for comparing and searching, not storing: width and character forms are lost, including a name's exact kanji. */
export function comparableText(text: string): string {
  return withoutRadicals(text).replace(WITHOUT_WIDTH, "").normalize("NFKC");
}
