// Parses a query into known words and names, dropping particles, inflections and question words.

import type { Wording } from "#app/platform/database/dialect.server.ts";
import {
  fold,
  isInside,
  isLatin,
  type Letters,
  lettersOf,
  pairs,
  runsOf,
  unfoldedWords,
} from "#app/platform/search/fold.ts";
import { conceptsOf, isFunctionWord } from "./vocabulary.ts";

export interface QueryTerm {
  word: string;
  /** Index tokens of its concepts; empty for unknown words. */
  concepts: readonly string[];
  /** Whether it is a name of an entry. */
  isName: boolean;
  /** For names outside the vocabulary: the known words it consists of, such as 目 and 白い in 目が白い. */
  made: readonly QueryTerm[];
}

type Names = Pick<ReadonlyMap<string, unknown>, "has">;

const NO_NAMES: Names = new Map();
const WANTED_MAX = 8;
const READ_MAX = 400;

/** Returns at most eight terms in order; none for an empty query. */
export function readQuery(query: string, names = NO_NAMES): QueryTerm[] {
  const stretches = unfoldedWords(asQuestions(query.slice(0, READ_MAX))).map(lettersOf);
  const parts = stretches.flatMap((letters) => partsOf(letters, names));
  const named = parts.filter(({ kind }) => kind === "known" || kind === "unknown");
  // Leftover inflections are not terms.
  const isScrap = (word: string) =>
    SCRAP.test(word) && !(HAN.test(word) && stretches.some(({ text }) => text.endsWith(word)));
  const telling = named.filter(({ word, kind, isHiragana }) => kind === "known" || !(isHiragana || isScrap(word)));
  // おん is a word, not ん with the prefix お.
  const words = named.filter(({ word, kind, isHiragana }) => kind === "known" || !isHiragana || word.length > 1);
  const asides = parts.filter(({ isHiragana }) => !isHiragana);
  const whole = stretches.filter(({ text }) => text !== "").map((letters) => ({ word: letters.text, letters }));
  const chosen = [telling, words, asides].find((some) => some.length > 0) ?? whole;
  const wanted = chosen.map(({ word, letters }) => {
    const concepts = conceptsOf(word);
    const isName = names.has(word);
    return { word, concepts, isName, made: isName && concepts.length === 0 ? madeOf(letters) : [] };
  });
  const keys = wanted.map(({ word, concepts }) => concepts.join(" ") || word);
  return wanted.filter((_, index) => keys.indexOf(keys[index] ?? "") === index).slice(0, WANTED_MAX);
}

/**
 * Rewrites the query: numbers by unit (1500g as 何g, 22度 as 何度), English negation (isn't eating as noteating), ♂ and ♀
 * as words, and without emphasis (上ばかり見る as 上を見る).
 */
function asQuestions(query: string): string {
  return query
    .replaceAll("♂", " オス ")
    .replaceAll("♀", " メス ")
    .replace(APOSTROPHE, "")
    .replace(DENIED, (written, verb: string) => (conceptsOf(fold(`not${verb}`)).length > 0 ? `not${verb}` : written))
    .replace(EMPHASIS, "を")
    .replace(NUMBER, (written, unit: string) => (conceptsOf(fold(`何${unit}`)).length > 0 ? `何${unit}` : written));
}

const APOSTROPHE = /(?<=[a-z])['’](?=[a-z])/gi;
const DENIED = /\b(?:not|never|wont|doesnt|dont|isnt|stopped|refus(?:es?|ing) to) ([a-z]+)/gi;
const EMPHASIS = /(?<=\p{sc=Han})(?:ばかり|ばっかり|ばっか)(?=\p{sc=Han})/gu;
const NUMBER = /[0-9０-９]+(?:[.．][0-9０-９]+)?(kg|g|cm|グラム|キロ|センチ|度|℃|ワット|円|万円|歳|才|泊)(?![a-zA-Z])/g;

function madeOf(letters: Letters): QueryTerm[] {
  const parts = partsOf(letters, NO_NAMES).filter(({ kind }) => kind !== "aside");
  if (parts.some(({ kind }) => kind === "unknown")) return [];
  return parts.map(({ word }) => ({ word, concepts: conceptsOf(word), isName: false, made: [] }));
}

/** 2 in 2週間, 30 in 30%, 浮 in 浮く; but not a final noun such as 粉. */
const SCRAP = /^(?:[0-9]{1,3}|\p{sc=Han})$/u;
const HAN = /\p{sc=Han}/u;

interface Part {
  word: string;
  letters: Letters;
  kind: "known" | "aside" | "unknown";
  isHiragana: boolean;
}

const WORD_COST = 1;
const ASIDE_COST = 1.1;
/** Breaks ties in favour of fewer extra words: 食べてな|い over 食べて|ない. */
const ASIDE_LETTER_COST = 0.01;
/** Short hiragana are ambiguous: なつ may be 夏 or part of なつかない. */
const SHORT_HIRAGANA_COST = 1.4;
const UNKNOWN_COST = 3;
const UNKNOWN_HIRAGANA_COST = 1.6;
/** Splitting a katakana word with an unknown half: ラット in ラットスネーク. */
const CUT_COST = 10;
/** A one or two letter word inside a katakana word: パイ in パイホールド. */
const SCRAP_COST = 3;
const WORD_MAX = 40;

interface Way {
  cost: number;
  part: Part;
  from: number;
}

function partsOf(letters: Letters, names: Names): Part[] {
  const { text, scripts } = letters;
  const ways: (Way | undefined)[] = [];
  for (let end = 1; end <= text.length; end += 1) {
    if (isInside("latin", letters, end)) continue;
    let best: Way | undefined;
    for (let from = Math.max(0, end - WORD_MAX); from < end; from += 1) {
      const before = ways[from];
      if (from > 0 && !before) continue;
      const isHiragana = scripts.slice(from, end).every((script) => script === "hiragana");
      const cut = { text: text.slice(from, end), scripts: scripts.slice(from, end) };
      const read = reading(cut, isHiragana, names);
      const isCut =
        isInside("katakana", letters, from) && (before?.part.kind === "unknown") !== (read.part.kind === "unknown");
      const isScrap = end - from < 3 && (isInside("katakana", letters, from) || isInside("katakana", letters, end));
      const cost = (before?.cost ?? 0) + read.cost + (isCut ? CUT_COST : 0) + (isScrap ? SCRAP_COST : 0);
      if (!best || cost < best.cost) best = { cost, part: read.part, from };
    }
    ways[end] = best;
  }
  const parts: Part[] = [];
  for (let end = text.length; end > 0; ) {
    const way = ways[end];
    if (!way) return [{ word: text, letters, kind: "unknown", isHiragana: false }];
    parts.unshift(way.part);
    end = way.from;
  }
  return parts;
}

function reading(letters: Letters, isHiragana: boolean, names: Names): { part: Part; cost: number } {
  const word = letters.text;
  const part = (kind: Part["kind"]) => ({ word, letters, kind, isHiragana });
  const isShort = isHiragana && word.length < 3;
  const isConcept = conceptsOf(word).length > 0;
  if (isFunctionWord(word, isHiragana) && (isShort || !isConcept)) {
    return { part: part("aside"), cost: ASIDE_COST + ASIDE_LETTER_COST * word.length };
  }
  if (isConcept || (word.length > 1 && names.has(word))) {
    return { part: part("known"), cost: isShort ? SHORT_HIRAGANA_COST : WORD_COST };
  }
  const each = isHiragana ? UNKNOWN_HIRAGANA_COST : UNKNOWN_COST;
  return { part: part("unknown"), cost: 0.5 + each * (isLatin(word) ? 1 : word.length) };
}

/**
 * Matches the literal word rather than synonyms. Null for single characters and short kana, which occur inside other
 * words.
 */
export function asTyped({ word, concepts }: QueryTerm): Wording | null {
  const isSure = word.length > 1 && (!/^[ァ-ヺ]+$/.test(word) || word.length > 3);
  return concepts.length > 0 && isSure ? written(word) : null;
}

/**
 * Matches a term by its concepts, or literally if unknown. A compound name also matches its parts: 目が白い by 目 and 白い.
 */
export function wordingOfTerm({ word, concepts, made }: QueryTerm): Wording {
  const ways: Wording[] = concepts.map((token) => ({ words: [token], goesOn: false }));
  if (concepts.length === 0) ways.unshift(written(word));
  if (made.length > 0) ways.push({ all: made.map(wordingOfTerm) });
  return { any: ways };
}

/**
 * Latin words and single characters match by prefix, others by character pairs; parts of 8ボール separately, as indexed.
 */
function written(word: string): Wording {
  const cut = [...word].slice(0, WORD_MAX).join("");
  const runs = runsOf(cut);
  if (runs.length > 1) return { all: runs.map(written) };
  const inPairs = pairs(cut);
  return isLatin(cut) || inPairs.length === 0 ? { words: [cut], goesOn: true } : { words: inPairs, goesOn: false };
}

/** Returns the wording that matches the entire query; null if it is empty. */
export function wordingOf(query: string): Wording | null {
  const wanted = readQuery(query);
  return wanted.length === 0 ? null : { all: wanted.map(wordingOfTerm) };
}

// Meanings: phrases independent of word order and synonyms, so that 卵が凹む equals へこんだ卵.

/** Private use characters, which texts cannot contain. */
const MARK = "\u{e001}";
const JOINED = "\u{e002}";
const TOPIC = "\u{e003}";
/** Single terms are found by concept; longer phrases rarely recur. */
const PARTS = { least: 2, most: 4 };
/** Limit on combinations of ambiguous words. */
const MEANINGS_MAX = 16;

/** Returns a token per combination of concepts; none for a single term or a long query. */
export function meaningsOf(wanted: readonly QueryTerm[]): string[] {
  if (wanted.length < PARTS.least || wanted.length > PARTS.most) return [];
  const ways = wanted
    .map(({ word, concepts }) => (concepts.length > 0 ? concepts : [word]))
    .reduce<string[][]>((made, each) => made.flatMap((way) => each.map((one) => [...way, one])), [[]]);
  return ways.slice(0, MEANINGS_MAX).map((way) => MARK + way.toSorted().join(JOINED));
}

/** Returns the meanings with one term left out: モルフ 値段 for モルフ 値段 ランキング. */
export function meaningsWithin(wanted: readonly QueryTerm[]): string[] {
  if (wanted.length > PARTS.most + 1) return [];
  return wanted.flatMap((_, index) => meaningsOf(wanted.toSpliced(index, 1)));
}

/** Returns topic tokens of a title's first term: 湿度 in 湿度の整え方. */
export function topicsOfTitle(title: string): string[] {
  const [first] = readQuery(title);
  return first ? topicsOf(first) : [];
}

export function topicsOf({ word, concepts }: QueryTerm): string[] {
  return (concepts.length > 0 ? concepts : [word]).map((one) => TOPIC + one);
}

export function meaningsOfName(name: string): string[] {
  return meaningsOf(readQuery(name));
}
