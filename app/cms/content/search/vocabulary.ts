import { fold } from "#app/platform/search/fold.ts";
import { type FoundWord, wordFinder } from "#app/platform/search/words-at.ts";
import { memoiseByWords, type SearchWords } from "./words.ts";

/** Auxiliary verbs in kanji and kana. */
const FOLLOWING = [
  ["付", "つ"],
  ["込", "こ"],
  ["上", "あ"],
  ["出", "だ"],
  ["掛", "か"],
] as const;
/** Interchangeable kanji. */
const ALIKE = ["替換変", "噛咬", "匂臭", "硬固"];

/** Returns the word and its spelling variants. */
export function spellingsOf(word: string): string[] {
  const inKana = FOLLOWING.reduce((made, [kanji, kana]) => made.replace(after(kanji), kana), word);
  const inKanji = word.replace(/(?<=[いきしちにみりぎび])つ(?=$|[かきくけっい])/u, "付");
  const alike = ALIKE.flatMap((kanji) => {
    const written = [...kanji].find((one) => word.includes(one));
    return written ? [...kanji].map((other) => word.replace(written, other)) : [];
  });
  const withoutParticle = word.replace(/(?<=\p{sc=Han})[をがのに](?=\p{sc=Han})/u, "");
  return [...new Set([word, withoutParticle, inKana, inKanji, ...alike])];
}

function after(kanji: string): RegExp {
  return new RegExp(`(?<=[いきしちにみりぎびけせてねめれ])${kanji}`, "gu");
}

/** Private use character, which texts cannot contain. */
const MARK = "\u{e000}";

const vocabulary = memoiseByWords(({ synonyms, functionWords }: SearchWords) => {
  /** Concept tokens by folded word. */
  const tokens = new Map<string, readonly string[]>();
  const wordsOfToken = new Map<string, readonly string[]>();
  for (const line of synonyms) {
    const words = [...new Set(line.split(" ").flatMap(spellingsOf).map(fold))];
    const token = `${MARK}${words[0]}`;
    wordsOfToken.set(token, words);
    for (const word of words) tokens.set(word, [...(tokens.get(word) ?? []), token]);
  }
  /** Folded function words; true if only hiragana counts, as ヘビ folds like へび. */
  const asides = new Map<string, boolean>();
  for (const word of functionWords) {
    asides.set(fold(word), /^\p{Script=Hiragana}+$/u.test(word) && asides.get(fold(word)) !== false);
  }
  return { tokens, wordsOfToken, asides, find: wordFinder(tokens) };
});

/** Returns the known words at an offset of a folded text, shortest first, with their concepts. */
export function wordsAt(text: string, from: number): FoundWord<readonly string[]>[] {
  return vocabulary().find(text, from);
}

/** Returns the concepts of a folded word; none if unknown. */
export function conceptsOf(word: string): readonly string[] {
  return vocabulary().tokens.get(word) ?? [];
}

/** Returns whether a folded word is a function word. Particles and inflections are hiragana: ノ is none. */
export function isFunctionWord(word: string, isHiragana: boolean): boolean {
  const isGrammar = vocabulary().asides.get(word);
  return isGrammar !== undefined && (!isGrammar || isHiragana);
}

export function wordsFor(token: string): readonly string[] {
  return vocabulary().wordsOfToken.get(token) ?? [];
}

export function knownWords(): Iterable<string> {
  return vocabulary().tokens.keys();
}
