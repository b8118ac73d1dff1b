// How search sees text: width, case, kana and long marks folded away, Japanese in overlapping pairs of characters.

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

const RUNS = /[a-z0-9]+|[^\p{P}\p{S}\s\p{Z}a-z0-9]+/gu;

/** The index's words: Latin words whole, other runs as character pairs and their last character alone. */
export function indexTokens(text: string): string {
  return runsOf(text)
    .map((run) => (isLatin(run) ? run : [...pairs(run), lastCharacter(run)].join(" ")))
    .join(" ");
}

/**
 * A person's query as an FTS5 expression: every word must occur, pairs in order, one character by prefix.
 * Null where there is nothing to look for. At most 8 words of 40 characters are used.
 */
export function matchExpression(query: string): string | null {
  const words = runsOf(query.slice(0, 400))
    .slice(0, 8)
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
