// Possible readings at a position of a line: name, trade word, percentage, number, or unknown word.

import type { GeneBook } from "../genes/gene-book.ts";
import { beginsFigure, figures } from "../names/figures.ts";
import { isMark, ofCharacter, partsHard } from "../names/fold-name.ts";
import { type Meaning, nameIndex } from "../names/name-index.ts";
import type { AskedAbout } from "../names/question-words.ts";
import reasons from "../names/reasons.json" with { type: "json" };
import * as shares from "../names/shares.ts";
import { type TradeWord, tradeWords } from "../names/trade-words.ts";
import { askedAt } from "./asked-words.ts";

export type Word =
  | { kind: "name"; meanings: readonly Meaning[] }
  | TradeWord
  | { kind: "percent"; percent: number }
  /** 66/50: one for each het named with it. */
  | { kind: "percents"; percents: number[] }
  | { kind: "number" }
  /** `about`: understood, but its effect on the animal is unclear; `meant`: alternatives. */
  | { kind: "unknown"; about?: AskedAbout; reason?: string; meant?: readonly string[] };

export interface Reading {
  end: number;
  word: Word;
  /** Spaces inside a name. In Japanese spaces separate words, so readings with fewer are preferred. */
  spaces: number;
}

export interface LineText {
  characters: readonly string[];
  folded: readonly string[];
  whole: string;
}

const latin = /[a-z0-9]/;
const mostMarks = 4;
const openers = /[([{]/;
const closers = /[)\]}]/;

export function isGap(character: string): boolean {
  return (isMark(character) && character !== "×") || partsHard(character);
}

const scripts = [/\p{Script=Katakana}/u, /\p{Script=Hiragana}/u, /\p{Script=Han}/u, /[a-z0-9]/i, /ー/];
const [katakana, long] = [0, 4];
const scriptOf = ofCharacter((character) => scripts.findIndex((script) => script.test(character)));

/** Returns whether a word continues between two characters: same script, or a long-vowel mark. */
function continues(text: LineText, index: number): boolean {
  const [a, b] = [scriptOf(text.characters[index - 1] ?? " "), scriptOf(text.characters[index] ?? " ")];
  return a >= 0 && (b === long || (a === long ? b === katakana : a === b));
}

/** Reads an unknown word from its start. Never cut, so that シルバーブラスト does not contain ラスト (Rust). */
function unknownAt(text: LineText, start: number): Reading[] {
  if (start > 0 && continues(text, start)) return [];
  let end = start + 1;
  while (end < text.characters.length && continues(text, end)) end++;
  return [{ end, word: { kind: "unknown" }, spaces: 0 }];
}

/** Extends a name to its closing bracket; null if it does not close directly: デザート（ゴースト ヘテロ）. */
function closed(text: LineText, start: number, end: number): number | null {
  const depth = text.folded
    .slice(start, end)
    .reduce((sum, character) => sum + (openers.test(character) ? 1 : closers.test(character) ? -1 : 0), 0);
  if (depth < 0) return null;
  if (depth === 0) return end;
  let after = end;
  while (/[\s\-−]/.test(text.folded[after] ?? "")) after++;
  return after >= text.folded.length ? end : closers.test(text.folded[after] ?? "") ? after + 1 : null;
}

/** Returns whether a Latin word may be split here: pastelclown, hetclown, clown66%; short names next to a het only: DGhet. */
function mayCut(word: Word, spelling: string, { before, behind }: { before: string; behind: string }): boolean {
  if (/[a-z]/.test(spelling.at(-1) ?? "") && /^\d/.test(behind)) return true;
  if (word.kind === "name")
    return spelling.length >= 4 || /(?:het|poss?)$/.test(before) || /^(?:het|ph|poss?)/.test(behind);
  return word.kind === "state" && spelling.length >= 3;
}

const stateBefore = /(?:すーぱー|へてろ|ぽすへて|びじゆある|ほも|het|pos|poss|super|visual)$/;
const stateBehind = /^(?:へてろ|ぽすへて|het|ph|pos)/;
/** クリーム色, ドット柄, ウェブ予約 mean something else; クリーム個体 and クリーム雌 do not. */
const otherWord = /^(?!個体|系|雄|雌|付|入|持)\p{Script=Han}/u;

/** Returns whether an ambiguous everyday word stands alone or is joined only to a state. */
function standsAlone(text: LineText, start: number, end: number): boolean {
  const before = text.whole.slice(Math.max(0, start - 5), start);
  const behind = text.whole.slice(end, end + 4);
  const isCutBefore = start > 0 && continues(text, start) && !stateBefore.test(before);
  const isCutBehind = end < text.characters.length && continues(text, end) && !stateBehind.test(behind);
  return !isCutBefore && !isCutBehind && !otherWord.test(behind);
}

/** Returns whether a name may be part of another word: リオ (Super Arroyo) in シナリオ, しな in 孵化しない. */
function mayBeOther({ isCommonWord, kind }: Meaning, spelling: string, isHiragana: boolean): boolean {
  return isCommonWord || (spelling.length <= 2 && (isHiragana || kind === "form") && !latin.test(spelling));
}

/** Returns the names and trade words at a position, skipping marks inside names. */
function wordsAt(book: GeneBook, text: LineText, start: number): Reading[] {
  const { folded, whole } = text;
  const { meanings, beginnings } = nameIndex(book);
  const insideLatin = /[a-z]/.test(folded[start - 1] ?? "") && latin.test(folded[start] ?? "");
  // 350g ストライプ: a unit.
  const isUnit = /\d/.test(folded[start - 1] ?? "") && !latin.test(folded[start + 1] ?? "");
  const readings: Reading[] = [];
  let spelling = "";
  let passed = "";
  let marks = 0;
  for (let i = start; i < folded.length; i++) {
    const character = folded[i] ?? "";
    if (partsHard(character) || marks > mostMarks) break;
    if (isMark(character)) {
      passed += character;
      marks++;
      continue;
    }
    marks = 0;
    spelling += character;
    if (!beginnings.has(spelling)) break;
    const next = folded[i + 1] ?? "";
    const entry = meanings.get(spelling);
    const trade = tradeWords.get(spelling);
    const word: Word | undefined = entry ? { kind: "name", meanings: entry.meanings } : trade;
    // T+ and T- differ, and w/ het is one state.
    if (!word || (character === "t" && next === "+") || (!entry && passed.includes("/"))) continue;
    // The links と and の are hiragana: トリオ is not と and リオ.
    if (word.kind === "remark" && word.links && /[ァ-ヶ]/.test(text.characters[start] ?? "")) continue;
    const beside = { before: whole.slice(Math.max(0, start - 4), start), behind: whole.slice(i + 1, i + 5) };
    // two pastels
    const plural = entry && spelling.length > 3 && /^s(?![a-z0-9])/.test(beside.behind) ? 1 : 0;
    if (latin.test(character) && latin.test(next) && !plural && !mayCut(word, spelling, beside)) continue;
    if (entry && isUnit && latin.test(folded[start] ?? "")) continue;
    if (insideLatin && !mayCut(word, spelling, { ...beside, behind: "" })) continue;
    const isHiragana = entry !== undefined && /[ぁ-ん]/.test(text.characters.slice(start, i + 1).join(""));
    if (isHiragana && entry?.meanings.every(({ coined }) => coined)) continue;
    const mayBePart = entry?.meanings.every((meaning) => mayBeOther(meaning, spelling, isHiragana));
    if (mayBePart && !standsAlone(text, start, i + 1)) continue;
    // albino/caramel is two genes, Hypo / Ghost one.
    if (entry && /[/&]/.test(passed) && !entry.slashed) continue;
    // ポスヘテ・ローリィ does not contain ポスヘテロ: Japanese states are one word, while "pos het" may be two.
    if (!entry && passed !== "" && trade?.kind !== "maker" && (!latin.test(character) || spelling === "hets")) continue;
    const end = passed === "" ? i + 1 : closed(text, start, i + 1);
    if (end === null) continue;
    const spaces = passed.replace(/\S/g, "").length;
    if (spaces > 0 && entry?.isTwoNames && !latin.test(character)) continue;
    readings.push({ end: end + plural, word, spaces });
    // A final long vowel is optional: トフィ, トフィー.
    const isWhole = entry?.meanings.every(({ coined }) => !coined);
    if (isWhole && end === i + 1 && next === "ー") readings.push({ end: i + 2, word, spaces });
  }
  return readings;
}

function matchAt(pattern: RegExp, whole: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(whole);
}

function figuresAt(book: GeneBook, { whole }: LineText, start: number): Reading[] {
  const found: Reading[] = [];
  const put = (match: RegExpExecArray | null, word: Word) => {
    if (match) found.push({ end: start + match[0].trimEnd().length, word, spaces: 0 });
  };
  const before = whole[start - 1] ?? "";
  if (/\d/.test(before) || !beginsFigure.test(whole[start] ?? "")) return [];
  const isYear = /['’]/.test(before);
  const percent = matchAt(shares.marked, whole, start) ?? (isYear ? null : matchAt(shares.bare, whole, start));
  put(percent, { kind: "percent", percent: Number(percent?.[1]) });
  const isOfHet = shares.afterHet.test(whole.slice(Math.max(0, start - 8), start));
  const isBehindHet = shares.afterHet.test(whole.slice(Math.max(0, start - 8), start).trimEnd());
  const part = matchAt(isBehindHet ? shares.shareBehind : shares.share, whole, start);
  put(part, { kind: "percent", percent: Math.floor((100 * Number(part?.[1])) / Number(part?.[2])) });
  const between = matchAt(shares.range, whole, start);
  const meant = between?.slice(1, 3).map((one) => `${one}%`) ?? [];
  put(between, { kind: "unknown", about: "neighbour", reason: reasons.openShare, meant });
  const list = matchAt(isBehindHet ? shares.several : shares.severalAhead, whole, start);
  put(list, { kind: "percents", percents: (list?.[0].match(/\d+/g) ?? []).map(Number) });
  const isWord = !latin.test(before);
  if (isWord) {
    for (const [said, pattern] of figures) {
      const match = matchAt(pattern, whole, start);
      // @YB is no account.
      if (!match || !nameIndex(book).meanings.has(match[0].replace("@", ""))) put(match, { kind: "remark", said });
    }
    if (isYear) put(matchAt(/[0-3]\d(?![\da-z%.])/y, whole, start), { kind: "remark", said: "date" });
    if (/^[\s(]*$/.test(whole.slice(0, start)))
      put(matchAt(shares.listPlace, whole, start), { kind: "remark", said: "number" });
    put(matchAt(shares.superLetter, whole, start), { kind: "state", state: "super", genes: 1 });
    put(matchAt(shares.possibleLetter, whole, start), { kind: "state", state: "pos-het", genes: 1 });
  }
  if (isWord || isOfHet) put(matchAt(isOfHet ? shares.numberOfHet : shares.number, whole, start), { kind: "number" });
  return found;
}

export function readingsAt(book: GeneBook, text: LineText, start: number): Reading[] {
  const asked = askedAt(text, start);
  if (asked && !matchAt(shares.marked, text.whole, start)) {
    // ポイント and "no kinks" are shop words; a combo may have become known.
    const isCombo = asked.word.kind === "unknown" && asked.word.about === "combo";
    const isLonger = ({ end, word: { kind } }: Reading) =>
      (kind === "remark" && end > asked.end) || (kind === "name" && isCombo && end >= asked.end);
    const longer = [...figuresAt(book, text, start), ...wordsAt(book, text, start)].filter(isLonger);
    return [...longer, { ...asked, spaces: 0 }, ...unknownAt(text, start)];
  }
  const alone = ![text.folded[start - 1], text.folded[start + 1]].some((beside) => latin.test(beside ?? ""));
  // X-treme is one word.
  const isHyphened = /^-[a-z]/.test(text.whole.slice(start + 1, start + 3));
  if (text.folded[start] === "×" || (text.folded[start] === "x" && alone && !isHyphened))
    return [...figuresAt(book, text, start), { end: start + 1, word: { kind: "remark", links: "cross" }, spaces: 0 }];
  return [...figuresAt(book, text, start), ...wordsAt(book, text, start), ...unknownAt(text, start)];
}
