// What every text the site ships with must keep to. Each rule gives the places that break it.

/** The words people read, without the tags. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

interface Rule {
  name: string;
  breaks: RegExp;
}

const JAPANESE = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー";

const rules: readonly Rule[] = [
  {
    name: "a sweeping promise",
    breaks: /絶対に?(?!温度|湿度|値)|必ず治|誰でも簡単|誰にでも簡単|完全に安全|100%安全|確実に治/g,
  },
  { name: "a snake's young written 仔: everywhere else they are 子", breaks: /仔/g },
  { name: "two spaces", breaks: / {2,}|　{2,}/g },
  { name: "half-width kana", breaks: /[\uff61-\uff9f]/g },
  { name: "full-width digits or letters", breaks: /[０-９Ａ-Ｚａ-ｚ]/g },
  {
    name: "a half-width comma, full stop, question or exclamation mark in Japanese",
    breaks: new RegExp(`[${JAPANESE}][,.!?](?![\\d])`, "gu"),
  },
  { name: "half-width brackets around Japanese", breaks: new RegExp(`\\([^)]*[${JAPANESE}][^)]*\\)`, "gu") },
  { name: "a doubled full stop or comma", breaks: /。。|、、|。、|、。/g },
  {
    name: "a unit without a number",
    breaks: /(?<![\d０-９.何数〜～〜%℃gcmkgL円日週月年歳か時間分回匹個枚世代種])(?:℃|mm|cm|kg|mL)(?![a-z])/g,
  },
  { name: "a wave dash of another kind", breaks: /～/g },
  {
    name: "an aphorism",
    breaks:
      /(?:こつ|近道|読者|通信簿|仕事|暦|敵|味方|引き継ぎ書|書き始め)(?:です|になります|かもしれません)。|願っています。|きっと|何よりの|と20年があります|のが(?:誠実|堅実)/g,
  },
  {
    // A law's article and a line of genes are written with a space.
    name: "a space between Japanese words",
    breaks: new RegExp(`[\\p{Script=Hiragana}。、] [${JAPANESE}]`, "gu"),
  },
];

/** Sentences that end like notes rather than like speech to a reader: である調 amid です・ます. */
const PLAIN = /(?:である|だった|であった|ではない|するべきだ|のだ|だろう)。/g;

/** Every break of a rule in a text, as "rule: …the place…". */
export function lint(text: string): string[] {
  const words = wordsIn(text);
  return [...rules, { name: "a sentence that is not です・ます", breaks: PLAIN }].flatMap(({ name, breaks }) =>
    [...words.matchAll(breaks)].map(
      ({ index }) => `${name}: …${words.slice(Math.max(0, index - 12), index + 16).replaceAll("\n", " ")}…`,
    ),
  );
}
