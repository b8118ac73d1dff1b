// Corrects unknown search words: romaji and typos.

import { consonantsOf, soundOf, voiceless } from "@borupa/japanese-sound";
import { distance } from "fastest-levenshtein";
import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { matches } from "#app/platform/database/dialect.server.ts";
import { fold, isLatin } from "#app/platform/search/fold.ts";
import { kanaOf } from "#app/platform/search/romaji.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { scopeToken } from "./index.server.ts";
import { type NameBook, namesStartingWith } from "./names.server.ts";
import { type QueryTerm, wordingOfTerm } from "./read-query.ts";
import { memoised, searchCache } from "./search-cache.server.ts";
import { conceptsOf, knownWords } from "./vocabulary.ts";

/** Shorter words have too many homophones. */
const LEAST = 3;
const VOICELESS_LEAST = 4;

/** Names and known words by pronunciation. `voiceless`: long ones, ignoring voicing marks (゛). */
const wordsBySound = memoise((names: NameBook["names"]) => {
  const bySound = new Map<string, string>();
  const bare = new Map<string, string>();
  const byConsonants = new Map<string, string>();
  for (const word of [...names.keys(), ...knownWords()]) {
    const consonants = consonantsOf(word);
    if (consonants !== null && !byConsonants.has(consonants)) byConsonants.set(consonants, word);
    const sound = word.length >= LEAST ? soundOf(word) : null;
    if (sound === null) continue;
    if (!bySound.has(sound)) bySound.set(sound, word);
    const key = voiceless(sound);
    if (key.length >= VOICELESS_LEAST && !bare.has(key)) bare.set(key, word);
  }
  return { bySound, voiceless: bare, byConsonants, short: shortNames(names) };
});

/** Returns the known word that sounds like an unknown one. Two letters only with a long vowel mark: レサー finds レッサー. */
function soundsLike(word: string, hasLongMark: boolean, book: NameBook): string | null {
  if (word.length < 2 || (word.length === 2 && !hasLongMark)) return null;
  if (book.names.has(word) || conceptsOf(word).length > 0) return null;
  const sound = soundOf(word);
  // Prefixes of names are not misspellings: チョコ of チョコレート, not ちょうこう.
  if (sound === null || namesStartingWith(book, word).length > 0) return null;
  const heard = wordsBySound(book.names);
  return heard.bySound.get(sound) ?? heard.voiceless.get(voiceless(sound)) ?? null;
}

/** Returns the known word with the same consonants as a Latin one: mojva finds mojave. */
function withConsonants(word: string, book: NameBook): string | null {
  const consonants = consonantsOf(word);
  return consonants === null ? null : (wordsBySound(book.names).byConsonants.get(consonants) ?? null);
}

const SHORT = 2;

/** Abbreviations of two-part names by their beginnings: バナクラ for バナナクラウン. */
function shortNames(names: NameBook["names"]): Map<string, string> {
  const made = new Map<string, string>();
  for (const [name, { documents }] of names) {
    if (documents.length === 0) continue;
    for (let cut = SHORT + 1; cut < name.length - SHORT; cut += 1) {
      const [first, second] = [name.slice(0, cut), name.slice(cut)];
      if (names.has(first) && names.has(second)) made.set(first.slice(0, SHORT) + second.slice(0, SHORT), name);
    }
  }
  return made;
}

function shortFor(word: string, book: NameBook): string | null {
  return wordsBySound(book.names).short.get(word) ?? null;
}

interface Right {
  wanted: readonly QueryTerm[];
  /** Corrected query for display; null if unchanged. Words without a match stay as typed. */
  meant: string | null;
}

export async function correctSpelling(
  db: Db,
  typed: readonly QueryTerm[],
  query: string,
  book: NameBook,
): Promise<Right> {
  const heard = correctedBySound(typed, query, book);
  if (heard) return heard;
  const unknown = new Set<QueryTerm>();
  for (const one of typed) {
    if (one.concepts.length > 0 || one.isName) continue;
    // Two or three kana also occur inside other words, so a match in a text proves nothing.
    if (soundsLike(one.word, query.includes("ー"), book) !== null || !(await isMentioned(db, one, book)))
      unknown.add(one);
  }
  const isName = book.names.has(fold(query).replaceAll(/\s/g, ""));
  if (unknown.size === 0 || isName) return { wanted: typed, meant: null };
  if (typed.length > 1 || unknown.size === typed.length) {
    const whole = rightWord(typed.map(({ word }) => word).join(""), query, book);
    if (whole) return { wanted: [whole.wanted], meant: whole.shown };
  }
  const words = typed.map((one) =>
    unknown.has(one) ? rightWord(one.word, query, book) : { wanted: one, shown: one.word },
  );
  const isRight = words.some((word, index) => word && unknown.has(typed[index] ?? word.wanted));
  if (!isRight) return { wanted: typed, meant: null };
  return {
    wanted: words.map((word, index) => word?.wanted ?? typed[index]).filter((one) => one !== undefined),
    meant: words.map((word, index) => word?.shown ?? typed[index]?.word ?? "").join(" ") || query,
  };
}

/** Corrects a word that was split by mistake: ピンストライブ is not ピンスト and ライブ. */
function correctedBySound(typed: readonly QueryTerm[], query: string, book: NameBook): Right | null {
  if (typed.length < 2) return null;
  const right = soundsLike(fold(query), false, book);
  return right === null ? null : { wanted: [known(right, book)], meant: book.names.get(right)?.shown ?? right };
}

function known(word: string, { names }: NameBook): QueryTerm {
  return { word, concepts: conceptsOf(word), isName: names.has(word), made: [] };
}

function rightWord(word: string, query: string, book: NameBook): { wanted: QueryTerm; shown: string } | null {
  const { names } = book;
  const kana = isLatin(word) ? kanaOf(word) : null;
  const isKnown = (one: string) => names.has(one) || conceptsOf(one).length > 0;
  const right = kana && isKnown(kana) ? kana : (soundsLike(word, query.includes("ー"), book) ?? nearestOf(word, book));
  if (right === null) return null;
  return { wanted: known(right, book), shown: names.get(right)?.shown ?? right };
}

function nearestOf(word: string, book: NameBook): string | null {
  return (
    shortFor(word, book) ??
    nearestName(word, book.names.keys()) ??
    nearestName(word, wordsLike(word)) ??
    sameBeginning(word, book) ??
    nameAtEdge(word, book) ??
    withConsonants(word, book)
  );
}

/** Same first letter only: a short word is always close to some other, such as ヤモリ to くもり. */
function* wordsLike(word: string): Iterable<string> {
  for (const known of knownWords()) if (known.charAt(0) === word.charAt(0)) yield known;
}

/** Common prefix of two forms of a long name: スターゲイズ, スターゲイジング. */
const BEGINNING = { least: 4, share: 0.6 };

function sameBeginning(word: string, book: NameBook): string | null {
  const least = Math.max(BEGINNING.least, Math.ceil(word.length * BEGINNING.share));
  for (let length = word.length - 1; length >= least; length -= 1) {
    const found = namesStartingWith(book, word.slice(0, length));
    if (found.length > 0) return found.reduce((one, other) => (other.length < one.length ? other : one));
  }
  return null;
}

const KATAKANA = /^[ァ-ヺ]+$/;
const EDGE_LEAST = 3;

/** Returns the longest name at either end of a katakana word: パイド in インペリアルパイド. */
function nameAtEdge(word: string, { names }: NameBook): string | null {
  if (!KATAKANA.test(word)) return null;
  for (let length = word.length - 1; length >= EDGE_LEAST; length -= 1) {
    const edges = [word.slice(-length), word.slice(0, length)];
    const found = edges.find((edge) => (names.get(edge)?.documents.length ?? 0) > 0);
    if (found) return found;
  }
  return null;
}

async function isMentioned(db: Db, one: QueryTerm, book: NameBook): Promise<boolean> {
  // A single letter is a prefix of too many words: the lookup would cost more than the search.
  if ([...one.word].length === 1) return true;
  const wording = wordingOfTerm(one);
  return memoised(searchCache(book).mentioned, JSON.stringify(wording), async () => {
    const matching = matches(db, { wording, scope: scopeToken("live") });
    const { rows } = await sql`SELECT 1 FROM search_text WHERE ${matching} LIMIT 1`.execute(db);
    return rows.length > 0;
  });
}

const KANJI = /\p{sc=Han}/u;

/** Maximum edit distance by length: none for two letters, one for short names, up to three for very long ones. */
function slipsAllowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/**
 * Returns the nearest name; ties go to a differing voicing mark, then the same first letter, then the shortest. Null if
 * none is close enough. `names` are folded.
 */
export function nearestName(word: string, names: Iterable<string>): string | null {
  const typed = fold(word).replaceAll(/\s/g, "");
  const allowed = slipsAllowed([...typed].length);
  if (allowed === 0) return null;
  const swapped = new Set(
    [...typed]
      .slice(1)
      .map((letter, index) => typed.slice(0, index) + letter + typed.charAt(index) + typed.slice(index + 2)),
  );
  // Kanji are never typos of kana: 飼いたい is not せいたい.
  const hasKanji = KANJI.test(typed);
  const figures = figuresOf(typed);
  let best: { name: string; slips: number } | null = null;
  for (const name of names) {
    if (Math.abs(name.length - typed.length) > allowed || isShort(name) || figuresOf(name) !== figures) continue;
    // Swapped letters count as one edit: peid.
    const slips = swapped.has(name) ? 1 : distance(typed, name);
    if (slips === 0 || slips > allowed || (hasKanji && !KANJI.test(name))) continue;
    if (best === null || isNearer({ name, slips }, best, typed)) best = { name, slips };
  }
  return best?.name ?? null;
}

/** A figure is no slip of another, nor of a letter: 123 is not 12月. */
const figuresOf = (name: string) => name.replaceAll(/\D/g, "");

function isShort(name: string): boolean {
  // UTF-16 length 5 implies at least three characters.
  return name.length < 5 && slipsAllowed([...name].length) === 0;
}

type Candidate = { name: string; slips: number };

function isNearer(one: Candidate, other: Candidate, typed: string): boolean {
  if (one.slips !== other.slips) return one.slips < other.slips;
  // A voicing mark is the smallest difference: モハペ is モハベ rather than モハニ.
  const isDotted = ({ name }: Candidate) => voiceless(name) !== voiceless(typed);
  if (isDotted(one) !== isDotted(other)) return isDotted(other);
  const begins = ({ name }: Candidate) => (name.charAt(0) === typed.charAt(0) ? 0 : 1);
  if (begins(one) !== begins(other)) return begins(one) < begins(other);
  return one.name.length < other.name.length;
}
