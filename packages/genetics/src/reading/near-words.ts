// Detects unknown words that are probably misspelt names, so that the visitor can be asked.

import type { GeneBook } from "../genes/gene-book.ts";
import { charactersOf, foldName, isMark, partsHard } from "../names/fold-name.ts";
import { isOrdinary } from "../names/het-like.ts";
import { nameIndex } from "../names/name-index.ts";
import { isKana, nearSpellings } from "../names/near-spellings.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import { tradeWords } from "../names/trade-words.ts";
import { type Range, type Token, textOf } from "./line-parts.ts";
import { asksAbout, type Unknown, writes } from "./unread-words.ts";

/** パステル or エンチ: names that may belong to other animals. */
export const either = /^(?:or|または|又は|もしくは|若しくは|あるいは|或いは|か|either|[→⇒➡=≠<>].*)$/i;
const family =
  /^(?:f[1-9]|直?[子仔]|子供|こども|babies|offspring|hatchlings|clutch|siblings|兄弟|直系|両?親|parents?|pair|pairing|交配|ペアリング)$/i;
const parent = /^(?:sire|dam)$/i;

/** か, F1, 兄弟: words about animals, which are not typos of names. */
function tellsOfAnimals(text: string): boolean {
  return either.test(text) || family.test(text) || parent.test(text);
}

/** Asks about the word that makes the line's names those of parents: モハベ×パイド F1, Sire: Pied. */
export function askOfParents(tokens: readonly Token[]): Unknown[] {
  const isCrossed = tokens.some((token) => token.kind === "remark" && token.links === "cross");
  const isYoung = ({ kind, text }: Token) => (kind === "unknown" ? family : /^f[1-9]$/i).test(text);
  const isOfParents = (one: Token) => (one.kind === "unknown" && parent.test(one.text)) || (isCrossed && isYoung(one));
  const from = tokens.findIndex(isOfParents);
  const word = { from, to: from + 1 };
  return from < 0 ? [] : [asksAbout([word], reasons.parents, [writes(word, "")])];
}

export interface NearWord extends Unknown {
  text: string;
  options: string[];
}

const mostOptions = 6;
/** Limits on the number and length of unknown words to check, as a line may have two thousand characters. */
const mostWords = 12;
const longestWord = 40;
/** Maximum number of pieces a typo may split a name into: geentic stripe. */
const mostPieces = 4;
const mostParts = 60;

/** Returns whether a word may be a name: kana or Latin letters, or long with both: はいいんてんしていOD. */
function mayBeName(folded: string): boolean {
  if (folded.length > longestWord) return false;
  return isKana(folded) || /^[a-z][a-z0-9]*$/.test(folded) || (folded.length >= 6 && /^[a-z0-9ぁ-んー]+$/.test(folded));
}

const leastOf = (word: string) => (isKana(word) ? 3 : 4);

/** Returns the positions reached by known words from the start or the end: パステル in パステルクラウソ. */
function placesOf(book: GeneBook, word: string): { heads: number[]; tails: number[] } {
  const { meanings } = nameIndex(book);
  const isKnown = (part: string) => {
    const trade = tradeWords.get(part);
    return (part.length >= leastOf(word) && meanings.has(part)) || (trade?.kind === "state" && part.length >= 2);
  };
  const reach = (isBetween: (from: number, to: number) => boolean) => {
    const reached = [0];
    for (let to = 2; to < word.length; to++) if (reached.some((from) => isBetween(from, to))) reached.push(to);
    return reached;
  };
  const heads = reach((from, to) => isKnown(word.slice(from, to)));
  const tails = reach((from, to) => isKnown(word.slice(word.length - to, word.length - from)));
  return { heads, tails: tails.map((length) => word.length - length) };
}

/** Splits a word into known words and a typo: パステルクラウソ is パステル クラウン, スパーモハベ is スーパー モハベ. */
function inParts(book: GeneBook, text: string) {
  const word = foldName(text);
  const letters = charactersOf(text).filter((character) => !isMark(character));
  const typed = (start: number, end?: number) => letters.slice(start, end).join("");
  const { heads, tails } = placesOf(book, word);
  const { meanings } = nameIndex(book);
  const isWord = (part: string) => meanings.has(part) || tradeWords.has(part);
  const isTypo = ([start, end]: readonly [number, number]) =>
    end - start >= leastOf(word) && end - start < word.length && !isWord(word.slice(start, end));
  return heads
    .flatMap((start) => tails.map((end) => [start, end] as const))
    .filter(isTypo)
    .sort(([a, b], [c, d]) => b - a - (d - c))
    .slice(0, mostParts)
    .flatMap(([start, end]) =>
      nearSpellings(book, word.slice(start, end), 1).map(({ written, isMark }) => ({
        written: [typed(0, start), written, typed(end)].join(" ").trim(),
        isMark,
      })),
    );
}

/** Returns the name that a longer kana word starts or ends with: レッサーパンダ, クラウンタイプ. Latin words differ: Butterfly is not Butter. */
export function nameInside(book: GeneBook, text: string): string[] {
  const word = foldName(text);
  if (!isKana(word) || word.length > longestWord) return [];
  const { heads, tails } = placesOf(book, word);
  const cut = heads.find((at) => at > 0 && tails.includes(at));
  if (cut !== undefined) return [`${word.slice(0, cut)} ${word.slice(cut)}`];
  const parts = [word.slice(0, heads.at(-1)), word.slice(tails.at(-1))].filter((part) => part !== "" && part !== word);
  return parts.slice(0, 1);
}

/** Returns the token ranges around a token that may be one name, longest first. */
function stretches(tokens: readonly Token[], index: number): Range[] {
  const lengths = Array.from({ length: mostPieces }, (_, i) => mostPieces - i);
  const ranges = lengths.flatMap((length) =>
    Array.from({ length }, (_, i) => ({ from: index - length + 1 + i, to: index + 1 + i })),
  );
  const isApart = ({ before }: Token) => partsHard(before) || /[()[\]{}]/.test(before.normalize("NFKC"));
  return ranges.filter(({ from, to }) => from >= 0 && to <= tokens.length && !tokens.slice(from + 1, to).some(isApart));
}

/** Returns the longest range around a token that is close to a known word. Digits, symbols and single letters are not typos. */
function nearWordAt(book: GeneBook, tokens: readonly Token[], index: number, begins: number): NearWord | null {
  for (const range of stretches(tokens, index)) {
    const list = tokens.slice(range.from, range.to);
    const word = foldName(list.map(({ text }) => text).join(""));
    // "as het" is not Ashen.
    const isJoint = list.some(({ kind }) => kind === "state") && list.some(({ text }) => text.length < 3);
    if (range.from < begins || !mayBeName(word) || isJoint) continue;
    const areUnread = list.every(({ kind }) => kind === "unknown");
    const isBesideName = [tokens[range.from - 1], tokens[range.to]].some((token) => token?.kind === "name");
    const near = nearSpellings(book, word, areUnread ? 2 : 1).filter(
      ({ isMark }) => !isMark || (areUnread && isBesideName),
    );
    const found = list.length === 1 && near.length === 0 ? inParts(book, list[0]?.text ?? "") : near;
    const options = [...new Map(found.map(({ written }) => [foldName(written), written])).values()];
    if (options.length === 0) continue;
    const offered = options.slice(0, mostOptions);
    const reason = `もしかして、${offered.map((text) => `「${text}」`).join("か")}のことですか。`;
    // Without the het that it may be, クラウン would be taken as visible.
    const isState = ({ kind }: Token) => kind === "state" || kind === "percent";
    const first = tokens.findLastIndex((token, i) => i < range.from && !isState(token)) + 1;
    const without = found.some(({ isMark }) => isMark) ? [] : [writes({ from: first, to: range.to }, "")];
    const answers = [...offered.map((text) => writes(range, text)), ...without];
    return { ...range, text: textOf(list), options, reason, answers };
  }
  return null;
}

export function nearWords(book: GeneBook, tokens: readonly Token[]): NearWord[] {
  const found: NearWord[] = [];
  let looked = 0;
  for (const [index, token] of tokens.entries()) {
    const begins = found.at(-1)?.to ?? 0;
    if (token.kind !== "unknown" || token.about || index < begins || looked === mostWords) continue;
    const isCut = nameInside(book, token.text).some((name) => name.includes(" "));
    if (isOrdinary(token.text) || tellsOfAnimals(token.text) || isCut) continue;
    looked++;
    const word = nearWordAt(book, tokens, index, begins);
    if (word) found.push(word);
  }
  return found;
}
