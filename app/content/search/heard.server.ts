// Names and keepers' words by how they sound, for those who write them as they heard them.

import { consonantsOf, soundOf, voiceless } from "#app/platform/search/sound.ts";
import { type NameBook, namesFrom } from "./names.server.ts";
import { conceptsOf, knownWords } from "./vocabulary.ts";

interface Heard {
  bySound: ReadonlyMap<string, string>;
  /** Of long words, though a dot is wrong. */
  voiceless: ReadonlyMap<string, string>;
  byConsonants: ReadonlyMap<string, string>;
}

/** Of shorter words too many sound alike. */
const LEAST = 3;
const VOICELESS_LEAST = 4;

const caches = new WeakMap<NameBook, Heard>();

function heardWords(book: NameBook): Heard {
  const known = caches.get(book);
  if (known) return known;
  const bySound = new Map<string, string>();
  const bare = new Map<string, string>();
  const byConsonants = new Map<string, string>();
  for (const word of [...book.names.keys(), ...knownWords()]) {
    const consonants = consonantsOf(word);
    if (consonants !== null && !byConsonants.has(consonants)) byConsonants.set(consonants, word);
    const sound = word.length >= LEAST ? soundOf(word) : null;
    if (sound === null) continue;
    if (!bySound.has(sound)) bySound.set(sound, word);
    const key = voiceless(sound);
    if (key.length >= VOICELESS_LEAST && !bare.has(key)) bare.set(key, word);
  }
  const made = { bySound, voiceless: bare, byConsonants };
  caches.set(book, made);
  return made;
}

/** The word that sounds like a folded one which is none. Of two letters only where a long mark was typed: レサー is レッサー. */
export function soundsLike(word: string, hasLongMark: boolean, book: NameBook): string | null {
  if (word.length < 2 || (word.length === 2 && !hasLongMark)) return null;
  if (book.names.has(word) || conceptsOf(word).length > 0) return null;
  const sound = soundOf(word);
  // チョコ begins チョコレート, and is no ちょうこう.
  if (sound === null || namesFrom(book, word).length > 0) return null;
  const heard = heardWords(book);
  return heard.bySound.get(sound) ?? heard.voiceless.get(voiceless(sound)) ?? null;
}

/** The name or word with the consonants of a Latin one that is none: mojva is mojave. */
export function withConsonants(word: string, book: NameBook): string | null {
  const consonants = consonantsOf(word);
  return consonants === null ? null : (heardWords(book).byConsonants.get(consonants) ?? null);
}
