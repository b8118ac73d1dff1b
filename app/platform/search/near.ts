// Near spellings: what somebody meant who typed a name almost right.

import { voiceless } from "@borupa/japanese-sound";
import { distance } from "fastest-levenshtein";
import { fold } from "./fold.ts";

const KANJI = /\p{sc=Han}/u;

/** Letters that may be wrong: none in a name of two, one in a short name, two in a long one, three in a very long one. */
function slipsAllowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/**
 * The name nearest to a word that is none of them: the fewest slips, of those one with a dot wrong, the one with the same beginning, then the
 * shortest. Null where none is near enough. `names` are folded.
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
  // Nobody types a kanji by a slip for kana: 飼いたい is no せいたい.
  const hasKanji = KANJI.test(typed);
  let best: { name: string; slips: number } | null = null;
  for (const name of names) {
    if (Math.abs(name.length - typed.length) > allowed || isShort(name)) continue;
    // Two letters in each other's place are one slip: peid.
    const slips = swapped.has(name) ? 1 : distance(typed, name);
    if (slips === 0 || slips > allowed || (hasKanji && !KANJI.test(name))) continue;
    if (best === null || isNearer({ name, slips }, best, typed)) best = { name, slips };
  }
  return best?.name ?? null;
}

function isShort(name: string): boolean {
  // No name of so many units has less than three letters.
  return name.length < 5 && slipsAllowed([...name].length) === 0;
}

type Candidate = { name: string; slips: number };

function isNearer(one: Candidate, other: Candidate, typed: string): boolean {
  if (one.slips !== other.slips) return one.slips < other.slips;
  // A dot more or less is the smallest slip: モハペ is モハベ before it is モハニ.
  const isDotted = ({ name }: Candidate) => voiceless(name) !== voiceless(typed);
  if (isDotted(one) !== isDotted(other)) return isDotted(other);
  const begins = ({ name }: Candidate) => (name.charAt(0) === typed.charAt(0) ? 0 : 1);
  if (begins(one) !== begins(other)) return begins(one) < begins(other);
  return one.name.length < other.name.length;
}
