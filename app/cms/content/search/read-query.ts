// A query read as what it asks for: keepers' words and names, with particles, endings and question words left out.

import type { Wording } from "#app/platform/database/dialect.server.ts";
import {
  fold,
  isInside,
  isLatin,
  type Letters,
  lettersOf,
  pairs,
  runsOf,
  stretchesOf,
} from "#app/platform/search/fold.ts";
import { conceptsOf, isAside } from "./vocabulary.ts";

/** One thing a query asks for. */
export interface QueryTerm {
  /** As typed, folded. */
  word: string;
  /** Its concepts as index tokens; none where it is no keeper's word. */
  concepts: readonly string[];
  /** True where something goes by it. */
  isName: boolean;
  /** For a name that is no keeper's word: what it is made of where all of that are keepers' words, as 目が白い of 目 and 白い. */
  made: readonly QueryTerm[];
}

/** The names entries go by, folded. */
type Names = Pick<ReadonlyMap<string, unknown>, "has">;

const NO_NAMES: Names = new Map();
const WANTED_MAX = 8;
const READ_MAX = 400;

/** At most eight things, in the order typed; none where there is nothing to look for. */
export function readQuery(query: string, names = NO_NAMES): QueryTerm[] {
  const stretches = stretchesOf(asQuestions(query.slice(0, READ_MAX))).map(lettersOf);
  const parts = stretches.flatMap((letters) => partsOf(letters, names));
  const named = parts.filter(({ kind }) => kind === "known" || kind === "unknown");
  // The rest of a word's ending is not a word of the query.
  const isScrap = (word: string) =>
    SCRAP.test(word) && !(HAN.test(word) && stretches.some(({ text }) => text.endsWith(word)));
  const telling = named.filter(({ word, kind, isHiragana }) => kind === "known" || !(isHiragana || isScrap(word)));
  // おん is not ん with お before it.
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

/** A number asks what its unit asks for: 1500g as 何g, 22度 as 何度. What is denied may be a word of its own: noteating of isn't eating. A sign is read as its word, 上ばかり見る as 上を見る. */
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

/** 2 of 2週間, 30 of 30%, 浮 of 浮く; but the noun 粉 where what is typed ends with it. */
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
/** Of two segmentations of equal cost, the one with fewer extra words: 食べてな|い before 食べて|ない. */
const ASIDE_LETTER_COST = 0.01;
/** One or two hiragana may be anything: なつ of 夏 and of なつかない. */
const SHORT_HIRAGANA_COST = 1.4;
const UNKNOWN_COST = 3;
const UNKNOWN_HIRAGANA_COST = 1.6;
/** For taking a katakana word apart where one half is unknown: ラット of ラットスネーク. */
const CUT_COST = 10;
/** For a word of one or two letters in the middle of a katakana word: パイ of パイホールド. */
const SCRAP_COST = 3;
const WORD_MAX = 40;

interface Way {
  cost: number;
  part: Part;
  from: number;
}

/** The cheapest way to take the letters apart into known words, asides and the unknown. */
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
  if (isAside(word, isHiragana) && (isShort || !isConcept)) {
    return { part: part("aside"), cost: ASIDE_COST + ASIDE_LETTER_COST * word.length };
  }
  if (isConcept || (word.length > 1 && names.has(word))) {
    return { part: part("known"), cost: isShort ? SHORT_HIRAGANA_COST : WORD_COST };
  }
  const each = isHiragana ? UNKNOWN_HIRAGANA_COST : UNKNOWN_COST;
  return { part: part("unknown"), cost: 0.5 + each * (isLatin(word) ? 1 : word.length) };
}

/**
 * The word itself, for a page that uses it rather than another word for the same. Null for one
 * character and for a few kana, which are within other words.
 */
export function asTyped({ word, concepts }: QueryTerm): Wording | null {
  const isSure = word.length > 1 && (!/^[ァ-ヺ]+$/.test(word) || word.length > 3);
  return concepts.length > 0 && isSure ? written(word) : null;
}

/**
 * How a text says a thing: its concepts, or the word itself where it is no keeper's word. A name made of keepers' words is also found by these: 目が白い by 目 and 白い.
 */
export function wordingOfTerm({ word, concepts, made }: QueryTerm): Wording {
  const ways: Wording[] = concepts.map((token) => ({ words: [token], goesOn: false }));
  if (concepts.length === 0) ways.unshift(written(word));
  if (made.length > 0) ways.push({ all: made.map(wordingOfTerm) });
  return { any: ways };
}

/** Latin words and single characters by prefix, the rest as pairs in order; each part of 8ボール separately, as in the index. */
function written(word: string): Wording {
  const cut = [...word].slice(0, WORD_MAX).join("");
  const runs = runsOf(cut);
  if (runs.length > 1) return { all: runs.map(written) };
  const inPairs = pairs(cut);
  return isLatin(cut) || inPairs.length === 0 ? { words: [cut], goesOn: true } : { words: inPairs, goesOn: false };
}

/** How a text says all that a query asks for. Null where there is nothing to look for. */
export function wordingOf(query: string, names = NO_NAMES): Wording | null {
  const wanted = readQuery(query, names);
  return wanted.length === 0 ? null : { all: wanted.map(wordingOfTerm) };
}

// Intents of a phrase, whatever its words and their order: 卵が凹む and へこんだ卵 mean the same.

/** Token of a meaning in the index, which no text can contain. */
const MARK = "\u{e001}";
const JOINED = "\u{e002}";
const TOPIC = "\u{e003}";
/** A single thing is found by its concept; longer phrases are not repeated by others in the same way. */
const PARTS = { least: 2, most: 4 };
/** Words that stand for several things make several meanings. */
const MEANINGS_MAX = 16;

/** A token for each way to take what a query asks for; none where that is one thing, or much. */
export function meaningsOf(wanted: readonly QueryTerm[]): string[] {
  if (wanted.length < PARTS.least || wanted.length > PARTS.most) return [];
  const ways = wanted
    .map(({ word, concepts }) => (concepts.length > 0 ? concepts : [word]))
    .reduce<string[][]>((made, each) => made.flatMap((way) => each.map((one) => [...way, one])), [[]]);
  return ways.slice(0, MEANINGS_MAX).map((way) => MARK + way.toSorted().join(JOINED));
}

/** The same of a query that asks for one thing more: of モルフ 値段 ランキング those of モルフ 値段. */
export function meaningsWithin(wanted: readonly QueryTerm[]): string[] {
  if (wanted.length > PARTS.most + 1) return [];
  return wanted.flatMap((_, index) => meaningsOf(wanted.toSpliced(index, 1)));
}

/** The first thing of a title: 湿度 of 湿度の整え方. */
export function topicsOfTitle(title: string): string[] {
  const [first] = readQuery(title);
  return first ? topicsOf(first) : [];
}

/** The same of one thing that is requested. */
export function topicsOf({ word, concepts }: QueryTerm): string[] {
  return (concepts.length > 0 ? concepts : [word]).map((one) => TOPIC + one);
}

/** The same of a phrase that an entry goes by. */
export function meaningsOfName(name: string): string[] {
  return meaningsOf(readQuery(name));
}
