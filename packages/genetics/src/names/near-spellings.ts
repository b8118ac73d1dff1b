// Finds known spellings close to a word: one edit, transposed letters, similar-looking or -sounding kana.

import { consonantsOf, soundOf, voiceless } from "@borupa/japanese-sound";
import type { GeneBook } from "../genes/gene-book.ts";
import { memoise } from "../memoise.ts";
import { foldName } from "./fold-name.ts";
import { isNear } from "./het-like.ts";
import { nameIndex } from "./name-index.ts";
import { markSpellings } from "./trade-words.ts";

export interface KnownSpelling {
  folded: string;
  written: string;
  /** As `NamedEntry.rank`; marks of states come last. */
  rank: number;
  isMark: boolean;
  sound: string | null;
}

/** Names this long tolerate any single edit; shorter ones only edits that rarely give another word. */
const longName = 5;
/** Names this long tolerate two edits. */
const veryLong = 8;
const ofMark = 9;

export function isKana(folded: string): boolean {
  return /^[ぁ-んー]+$/.test(folded);
}

/** Similar-looking kana, mapped to the first of each group. */
const alike = ["ンソ", "シツ", "スヌ", "クワウ", "テチ", "コユ", "アマヤ", "メナ"];

/** Normalises katakana that are easily confused: ソ to ン, ツ to シ, voicing marks removed. */
function atAGlance(katakana: string): string {
  return [...voiceless(katakana)].map((kana) => alike.find((list) => list.includes(kana))?.[0] ?? kana).join("");
}

function katakanaOf(folded: string): string {
  return folded.replace(/[ぁ-ん]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Returns the sound for fuzzy comparison; null for words that are too short. */
function soundsLike(folded: string): string | null {
  if (!isKana(folded)) return folded.length < 6 ? null : consonantsOf(folded);
  const sound = folded.length < 4 ? null : soundOf(katakanaOf(folded).replaceAll("ー", ""));
  const looks = atAGlance(sound ?? "");
  return looks.length < 3 ? null : looks;
}

/** Excludes very short marks other than "het": "that" is not a misspelt T het. */
function isLongMark(folded: string): boolean {
  return folded === "het" || folded.length >= (isKana(folded) ? 3 : 5);
}

interface Known {
  byLength: ReadonlyMap<number, KnownSpelling[]>;
  bySound: ReadonlyMap<string | null, KnownSpelling[]>;
}

const knownSpellings = memoise((book: GeneBook): Known => {
  const names = [...nameIndex(book).meanings].flatMap(
    ([folded, { rank, written, meanings, respelled }]): KnownSpelling[] => {
      const isCoined = meanings.every(({ coined }) => coined);
      // Names without long vowels would match too much: ブラックビ is close to ブラック.
      const own = foldName(written);
      const isShortened = folded !== own && (folded.length < longName || folded === own.replaceAll("ー", ""));
      return folded.length < 3 || isCoined || isShortened || respelled
        ? []
        : [{ folded, written, rank, isMark: false, sound: soundsLike(folded) }];
    },
  );
  const marks = [...markSpellings].flatMap(([folded, written]): KnownSpelling[] =>
    isLongMark(folded) ? [{ folded, written, rank: ofMark, isMark: true, sound: null }] : [],
  );
  const all = [...names, ...marks];
  return {
    byLength: Map.groupBy(all, ({ folded }) => folded.length),
    bySound: Map.groupBy(names, ({ sound }) => sound),
  };
});

function slipOf(word: string, known: string): { kind: "swap" | "more" | "less" | "other"; at: number } | null {
  let at = 0;
  while (at < known.length && word[at] === known[at]) at++;
  let tail = 0;
  const most = Math.min(word.length, known.length) - at;
  while (tail < most && word[word.length - 1 - tail] === known[known.length - 1 - tail]) tail++;
  const [ofWord, ofKnown] = [word.slice(at, word.length - tail), known.slice(at, known.length - tail)];
  if (ofWord.length === 1 && ofKnown.length === 0) return { kind: "more", at };
  if (ofWord.length === 0 && ofKnown.length === 1) return { kind: "less", at };
  if (ofWord.length === 1 && ofKnown.length === 1) return { kind: "other", at };
  const isSwap = ofWord.length === 2 && ofKnown === `${ofWord[1]}${ofWord[0]}`;
  return isSwap ? { kind: "swap", at } : null;
}

const vowels = /[aeiouyh]/;

/** Returns whether a single tolerated edit separates the words. Stricter for short names. */
function isOneSlip(word: string, { folded, isMark }: KnownSpelling): boolean {
  const slip = word.length < 3 ? null : slipOf(word, folded);
  if (!slip) return false;
  const { kind, at } = slip;
  const { length } = folded;
  if (length >= longName && !isMark) return true;
  const [typed = "", meant = ""] = [word[at], folded[at]];
  const doubled = kind === "more" && (typed === word[at - 1] || typed === "ー");
  if (kind === "swap" || doubled || (kind === "less" && meant === "ー")) return true;
  if (!isKana(folded)) {
    if (length < 4) return false;
    // Pid, ped: not the first or last letter.
    if (length === 4 && kind === "less") return at > 0 && at < length - 1;
    return length >= longName || (kind === "other" && vowels.test(typed) && vowels.test(meant));
  }
  if (length >= 4) return kind === "other" || at > 0;
  return kind === "other" && atAGlance(katakanaOf(typed)) === atAGlance(katakanaOf(meant));
}

/** Returns known spellings near a folded word, nearest first. `slips`: edits tolerated in very long words. */
export function nearSpellings(book: GeneBook, word: string, slips: 1 | 2): KnownSpelling[] {
  const { byLength, bySound } = knownSpellings(book);
  const within = (most: number) =>
    Array.from({ length: 2 * most + 1 }, (_, i) => byLength.get(word.length + i - most) ?? []).flat();
  const close = within(1).filter((known) => isOneSlip(word, known));
  const sound = soundsLike(word);
  const heard = sound === null ? [] : (bySound.get(sound) ?? []);
  const sameSound = heard.filter(({ folded }) => isNear(folded, word, 2));
  const found = [...close, ...sameSound];
  if (found.length > 0 || slips === 1 || word.length < veryLong) {
    return [...new Set(found)].sort((a, b) => a.rank - b.rank);
  }
  return within(2).filter(({ folded }) => folded.length >= veryLong - 1 && isNear(folded, word, 2));
}
