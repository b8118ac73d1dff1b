// Unknown words of a line that may be meant for known ones: a name with a slip in it is put to the visitor, never passed over.

import type { GeneBook } from "../genes/gene-book.ts";
import everyday from "../names/everyday-words.json" with { type: "json" };
import { charactersOf, foldName, isMark, partsHard } from "../names/fold-name.ts";
import { isOrdinary } from "../names/het-like.ts";
import { nameIndex } from "../names/name-index.ts";
import { isKana, nearSpellings } from "../names/near-spellings.ts";
import { tradeWords } from "../names/trade-words.ts";
import type { Token } from "./line-parts.ts";

// Names that need not be this animal's own: one of two that it may have, and its parents'.
/** パステル or エンチ. */
export const either = /^(?:or|または|又は|もしくは|若しくは|あるいは|或いは|か|either|[→⇒➡=≠<>].*)$/i;
const family =
  /^(?:f[1-9]|直?[子仔]|子供|こども|babies|offspring|hatchlings|clutch|siblings|兄弟|直系|両?親|parents?|pair|pairing|交配|ペアリング)$/i;
const parent = /^(?:sire|dam)$/i;

const otherCombos = new Set(everyday.otherCombos.map(foldName));

/** か, F1, 兄弟, Calider: words that tell of animals, or of a combination that the book lacks, and are no name with a slip in it. */
function tellsOfAnimals(text: string): boolean {
  return either.test(text) || family.test(text) || parent.test(text) || otherCombos.has(foldName(text));
}

/** モハベ×パイド F1, Sire: Pied: the word by which the names of a line are those of parents. */
export function wordOfParents(tokens: readonly Token[]): Token | undefined {
  const isCrossed = tokens.some((token) => token.kind === "remark" && token.links === "cross");
  const isYoung = ({ kind, text }: Token) => (kind === "unknown" ? family : /^f[1-9]$/i).test(text);
  return tokens.find((one) => (one.kind === "unknown" && parent.test(one.text)) || (isCrossed && isYoung(one)));
}

/** Words that a slip may be meant for. */
interface NearOption {
  written: string;
  /** It is a state, and no name: ヘデロ. */
  isMark: boolean;
}

export interface NearWord extends Range {
  options: NearOption[];
}

/** A line may be two thousand letters of anything: so many unknown words of it are looked at, and so long ones. */
const mostWords = 12;
const longestWord = 40;
/** A slip may leave a name in so many pieces: geentic stripe. */
const mostPieces = 4;
const mostParts = 60;

/** Whether a word is written in kana or Latin letters, or long and in both, as names are: はいいんてんしていOD. */
function mayBeName(folded: string): boolean {
  if (folded.length > longestWord) return false;
  return isKana(folded) || /^[a-z][a-z0-9]*$/.test(folded) || (folded.length >= 6 && /^[a-z0-9ぁ-んー]+$/.test(folded));
}

/** The places of a word that known words lead to from its beginning (or, from behind, to its end): パステル of パステルクラウソ. */
function placesOf(book: GeneBook, word: string): { heads: number[]; tails: number[] } {
  const { meanings } = nameIndex(book);
  const least = isKana(word) ? 3 : 4;
  const isKnown = (part: string) => {
    const trade = tradeWords.get(part);
    return (part.length >= least && meanings.has(part)) || (trade?.kind === "state" && part.length >= 2);
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

function isWord(book: GeneBook, folded: string): boolean {
  return nameIndex(book).meanings.has(folded) || tradeWords.has(folded);
}

/** Possible meanings of a word joined to known words: パステルクラウソ is パステル クラウン, スパーモハベ スーパー モハベ. */
function inParts(book: GeneBook, text: string): NearOption[] {
  const word = foldName(text);
  const letters = charactersOf(text).filter((character) => !isMark(character));
  const typed = (start: number, end?: number) => letters.slice(start, end).join("");
  const { heads, tails } = placesOf(book, word);
  const least = isKana(word) ? 3 : 4;
  const parts = heads
    .flatMap((start) => tails.map((end): [number, number] => [start, end]))
    .filter(
      ([start, end]) => end - start >= least && end - start < word.length && !isWord(book, word.slice(start, end)),
    );
  return parts
    .sort(([a, b], [c, d]) => b - a - (d - c))
    .slice(0, mostParts)
    .flatMap(([start, end]) =>
      nearSpellings(book, word.slice(start, end), 1).map(({ written, isMark }) => ({
        written: [typed(0, start), written, typed(end)].join(" ").trim(),
        isMark,
      })),
    );
}

/** レッサーパンダ, クラウンタイプ: the name that a longer word in kana begins or ends with. Butterfly is another animal than Butter. */
export function nameInside(book: GeneBook, text: string): string[] {
  const word = foldName(text);
  if (!isKana(word)) return [];
  const { heads, tails } = placesOf(book, word);
  const parts = [word.slice(0, heads.at(-1)), word.slice(tails.at(-1))].filter((part) => part !== "" && part !== word);
  return parts.slice(0, 1);
}

interface Range {
  from: number;
  to: number;
}

/** The stretches of tokens around one that a name may have been parted into, the longest first. */
function stretches(tokens: readonly Token[], index: number): Range[] {
  const found: Range[] = [];
  for (let length = mostPieces; length >= 1; length--) {
    for (let from = Math.max(0, index - length + 1); from <= index && from + length <= tokens.length; from++) {
      const inside = tokens.slice(from + 1, from + length);
      if (inside.every(({ before }) => !partsHard(before) && !/[()[\]{}]/.test(before.normalize("NFKC")))) {
        found.push({ from, to: from + length });
      }
    }
  }
  return found;
}

function isBesideName(tokens: readonly Token[], { from, to }: Range): boolean {
  return [tokens[from - 1], tokens[to]].some((token) => token?.kind === "name");
}

/** The longest stretch around a token that is near a known word. Digits and signs are no slip of a name, nor is a letter alone. */
function nearWordAt(book: GeneBook, tokens: readonly Token[], index: number, begins: number): NearWord | null {
  for (const range of stretches(tokens, index)) {
    const list = tokens.slice(range.from, range.to);
    const word = foldName(list.map(({ text }) => text).join(""));
    // "as het" is no Ashen.
    const isJoint = list.some(({ kind }) => kind === "state") && list.some(({ text }) => text.length < 3);
    if (range.from < begins || !mayBeName(word) || isJoint) continue;
    const areUnread = list.every(({ kind }) => kind === "unknown");
    const near = nearSpellings(book, word, areUnread ? 2 : 1).filter(
      ({ isMark }) => !isMark || (areUnread && isBesideName(tokens, range)),
    );
    const found = list.length === 1 && near.length === 0 ? inParts(book, list[0]?.text ?? "") : near;
    const options = new Map(found.map(({ written, isMark }) => [foldName(written), { written, isMark }]));
    if (options.size > 0) return { ...range, options: [...options.values()] };
  }
  return null;
}

/** The unknown words of a line that are near known ones, in order; none is part of two. */
export function nearWords(book: GeneBook, tokens: readonly Token[]): NearWord[] {
  const found: NearWord[] = [];
  let looked = 0;
  for (const [index, token] of tokens.entries()) {
    const begins = found.at(-1)?.to ?? 0;
    const hasMeaning = isOrdinary(token.text) || tellsOfAnimals(token.text);
    if (token.kind !== "unknown" || token.about || hasMeaning || index < begins || looked === mostWords) continue;
    looked++;
    const word = nearWordAt(book, tokens, index, begins);
    if (word) found.push(word);
  }
  return found;
}

/** The text of some tokens as it was typed. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ before, text }, i) => (i === 0 ? text : before + text)).join("");
}
