// The known spellings a word is nearest to: one letter off, two changed about, kana that look or sound alike.

import { consonantsOf, soundOf, voiceless } from "@borupa/japanese-sound";
import type { GeneBook } from "../genes/gene-book.ts";
import { memoise } from "../memoise.ts";
import { foldName } from "./fold-name.ts";
import { isNear } from "./het-like.ts";
import { nameIndex } from "./name-index.ts";
import { markSpellings } from "./trade-words.ts";

export interface KnownSpelling {
  folded: string;
  /** As the encyclopedia writes it. */
  written: string;
  /** As `NamedEntry.rank`; a mark of a state comes last. */
  rank: number;
  isMark: boolean;
  sound: string | null;
}

/** Names of five letters take any one slip; shorter ones only slips that hardly make another word of them. */
const longName = 5;
/** So long a name is still itself with two slips. */
const veryLong = 8;
const ofMark = 9;

export function isKana(folded: string): boolean {
  return /^[ぁ-んー]+$/.test(folded);
}

/** Kana that are taken for each other: each line is read as its first. */
const alike = ["ンソ", "シツ", "スヌ", "クワウ", "テチ", "コユ", "アマヤ", "メナ"];

/** A word as it looks to who reads quickly: ソ is ン, ツ is シ, a dot more or less is not seen. */
function atAGlance(katakana: string): string {
  return [...voiceless(katakana)].map((kana) => alike.find((list) => list.includes(kana))?.[0] ?? kana).join("");
}

function katakanaOf(folded: string): string {
  return folded.replace(/[ぁ-ん]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** The sound of a word for comparing misspellings; null for words too short to be compared. */
function soundsLike(folded: string): string | null {
  if (!isKana(folded)) return folded.length < 6 ? null : consonantsOf(folded);
  const sound = folded.length < 4 ? null : soundOf(katakanaOf(folded).replaceAll("ー", ""));
  const looks = atAGlance(sound ?? "");
  return looks.length < 3 ? null : looks;
}

/** Of the shortest marks only those everybody writes: "that" is no T het. */
function isLongMark(folded: string): boolean {
  return folded === "het" || folded.length >= (isKana(folded) ? 3 : 5);
}

interface Known {
  byLength: ReadonlyMap<number, KnownSpelling[]>;
  bySound: ReadonlyMap<string | null, KnownSpelling[]>;
}

const knownSpellings = memoise((book: GeneBook): Known => {
  const names = [...nameIndex(book).meanings].flatMap(([folded, { rank, written, meanings }]): KnownSpelling[] => {
    const isCoined = meanings.every(({ coined }) => coined);
    // A name without its long vowels would be near to too many others: ブラックビ to ブラック.
    const own = foldName(written);
    const isShortened = folded !== own && (folded.length < longName || folded === own.replaceAll("ー", ""));
    return folded.length < 3 || isCoined || isShortened
      ? []
      : [{ folded, written, rank, isMark: false, sound: soundsLike(folded) }];
  });
  const marks = [...markSpellings].flatMap(([folded, written]): KnownSpelling[] =>
    isLongMark(folded) ? [{ folded, written, rank: ofMark, isMark: true, sound: null }] : [],
  );
  const all = [...names, ...marks];
  return {
    byLength: Map.groupBy(all, ({ folded }) => folded.length),
    bySound: Map.groupBy(names, ({ sound }) => sound),
  };
});

/** The one slip that makes a word of a known one, null for more than one. */
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

/** Whether one slip makes the word of a known one. Short names are near to too many words that mean something else. */
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
    // Pid, ped: between the first letter and the last.
    if (length === 4 && kind === "less") return at > 0 && at < length - 1;
    return length >= longName || (kind === "other" && vowels.test(typed) && vowels.test(meant));
  }
  if (length >= 4) return kind === "other" || at > 0;
  return kind === "other" && atAGlance(katakanaOf(typed)) === atAGlance(katakanaOf(meant));
}

/** The known spellings near a folded word, the nearest first; `slips`: how many are forgiven in a very long one. */
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
