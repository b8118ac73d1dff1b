// How search sees text: width, case, kana and long marks folded away, Japanese in overlapping pairs of characters.

/** What somebody typed into a search field: no control characters, which no page can show, and at most 100 characters. */
export function typedQuery(search: URLSearchParams): string {
  return (search.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, QUERY_MAX);
}

/** "ﾎﾞｰﾙﾊﾟｲｿﾝ", "ぼーるぱいそん" and "ボールパイソン" fold alike; so do ヴァ and バ, ヂ and ジ. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
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
const WORDS_MAX = 8;
const RUNS = /[a-z0-9]+|[^\p{P}\p{S}\s\p{Z}\p{C}a-z0-9]+/gu;

/** The index's words: Latin words whole, other runs as character pairs and their last character alone. */
export function indexTokens(text: string): string {
  return runsOf(text)
    .map((run) => (isLatin(run) ? run : [...pairs(run), lastCharacter(run)].join(" ")))
    .join(" ");
}

/**
 * A person's query as an FTS5 expression. A page must hold every word: as typed, with the particles between them left
 * out, without their endings, or all written as one ("bumble bee"). Pairs in order, one character by prefix. Null where there is nothing
 * to look for. At most 8 words of 40 characters are used.
 */
export function matchExpression(query: string): string | null {
  const typed = query.slice(0, 400);
  const words = wordsOf(typed);
  const ways = [typed, words.join(" "), words.map(stemOf).join(" "), typed.replaceAll(/\s/g, "")].flatMap(
    (way) => everyWord(way) ?? [],
  );
  return ways.length === 0 ? null : [...new Set(ways)].map((way) => `(${way})`).join(" OR ");
}

function everyWord(query: string): string | null {
  const words = runsOf(query)
    .slice(0, WORDS_MAX)
    .map((word) => [...word].slice(0, 40).join(""));
  if (words.length === 0) return null;
  return words
    .map((word) => {
      if (isLatin(word)) return `"${word}"*`;
      const inPairs = pairs(word);
      return inPairs.length === 0 ? `"${word}"*` : `"${inPairs.join(" ")}"`;
    })
    .join(" AND ");
}

/** Words that stand between the words: の in ボールパイソンの温度. Told from a word's own kana by what follows. */
const BETWEEN = /(?:とは|って|から|まで|より|[のはがをにでとも])(?=お?\P{Script=Hiragana}|$)/gu;

/** What every page here is about, and what only says that it is a question: left out beside other words. */
const SAYS_LITTLE =
  /^(?:ボールパイソン|ボルパ|ヘビ|蛇|飼育|原因|理由|方法|仕方|しかた|やり方|対策|対処|対処法|必要|おすすめ|どうする|何|なぜ|どれくらい)$/;

/** A gene written together with what is said of the animal: ヘテロアルビノ. */
const HET_OF_A_GENE = /ヘテロ(?=\p{Script=Katakana})/gu;

/** What a question asks about: its words, with the particles between them left out. At most eight. */
export function wordsOf(query: string): string[] {
  const words = query
    .slice(0, 400)
    .normalize("NFKC")
    .replace(BETWEEN, " ")
    .replace(HET_OF_A_GENE, "$& ")
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !SAYS_LITTLE.test(word));
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX);
}

/** What a word is about without its ending: 脱皮 of 脱皮しない. A stem is at least two characters long. */
export function stemOf(word: string): string {
  return /^([\p{Script=Han}\p{Script=Katakana}ー]{2,})\p{Script=Hiragana}+$/u.exec(word)?.[1] ?? word;
}

/** As an FTS5 expression where any of the words, or a part of one, is enough. Null where there is nothing to look for. */
export function anyExpression(words: readonly string[]): string | null {
  const parts = words.flatMap((word) => runsOf(word).flatMap((run) => (isLatin(run) ? [run] : pairs(run))));
  const wanted = [...new Set(parts)].slice(0, 60);
  return wanted.length === 0 ? null : wanted.map((part) => `"${part}"`).join(" OR ");
}

/** The folded runs of a query, for marking snippets. */
export function runsOf(text: string): string[] {
  return fold(text).match(RUNS) ?? [];
}

function isLatin(run: string): boolean {
  return /^[a-z0-9]/.test(run);
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

function lastCharacter(run: string): string {
  return [...run].at(-1) ?? "";
}
