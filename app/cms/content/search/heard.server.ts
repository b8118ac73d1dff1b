// Names and keepers' words by how they sound, for those who write them as they heard them.

import { consonantsOf, soundOf, voiceless } from "#app/platform/search/sound.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { type NameBook, namesFrom } from "./names.server.ts";
import { conceptsOf, knownWords } from "./vocabulary.ts";

interface Heard {
  bySound: ReadonlyMap<string, string>;
  /** Of long words, though a dot is wrong. */
  voiceless: ReadonlyMap<string, string>;
  byConsonants: ReadonlyMap<string, string>;
  /** Of two names in one. */
  short: ReadonlyMap<string, string>;
}

/** Of shorter words too many sound alike. */
const LEAST = 3;
const VOICELESS_LEAST = 4;

const heardWords = memoise((names: NameBook["names"]): Heard => {
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

/** The word that sounds like a folded one which is none. Of two letters only where a long mark was typed: レサー is レッサー. */
export function soundsLike(word: string, hasLongMark: boolean, book: NameBook): string | null {
  if (word.length < 2 || (word.length === 2 && !hasLongMark)) return null;
  if (book.names.has(word) || conceptsOf(word).length > 0) return null;
  const sound = soundOf(word);
  // チョコ begins チョコレート, and is no ちょうこう.
  if (sound === null || namesFrom(book, word).length > 0) return null;
  const heard = heardWords(book.names);
  return heard.bySound.get(sound) ?? heard.voiceless.get(voiceless(sound)) ?? null;
}

/** The name or word with the consonants of a Latin one that is none: mojva is mojave. */
export function withConsonants(word: string, book: NameBook): string | null {
  const consonants = consonantsOf(word);
  return consonants === null ? null : (heardWords(book.names).byConsonants.get(consonants) ?? null);
}

const SHORT = 2;

/** Names made of two, by how each of them begins: バナクラ is バナナクラウン. */
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

/** The name that a short one of four letters stands for. */
export function shortFor(word: string, book: NameBook): string | null {
  return heardWords(book.names).short.get(word) ?? null;
}
