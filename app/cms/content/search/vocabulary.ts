// The synonyms as search uses them: every word folded, with the concepts it asks for.

import { fold } from "#app/platform/search/fold.ts";
import { type FoundWord, wordFinder } from "#app/platform/search/words-at.ts";
import { madeOfWords, type SearchWords } from "./words.ts";

// A keeper's word as others type it: 年取った for 年を取った, 食い付き for 食いつき, 水替え for 水換え.

/** Endings after a verb, in kanji and in kana. */
const FOLLOWING = [
  ["付", "つ"],
  ["込", "こ"],
  ["上", "あ"],
  ["出", "だ"],
  ["掛", "か"],
] as const;
/** Kanji that are typed for each other. */
const ALIKE = ["替換変", "噛咬", "匂臭", "硬固"];

/** The word, then other ways to write it. */
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

/** Token of a concept in the index, which no text can contain. */
const MARK = "\u{e000}";

const vocabulary = madeOfWords(({ synonyms, functionWords }: SearchWords) => {
  /** Tokens of the concepts of each folded word. */
  const tokens = new Map<string, readonly string[]>();
  /** By token: the words somebody reading would take for it, folded. */
  const wordsOfToken = new Map<string, readonly string[]>();
  for (const line of synonyms) {
    const words = [...new Set(line.split(" ").flatMap(spellingsOf).map(fold))];
    const token = `${MARK}${words[0]}`;
    wordsOfToken.set(token, words);
    for (const word of words) tokens.set(word, [...(tokens.get(word) ?? []), token]);
  }
  /** By folded word: whether it is one in hiragana only; ヘビ is one as well as へび. */
  const asides = new Map<string, boolean>();
  for (const word of functionWords) {
    asides.set(fold(word), /^\p{Script=Hiragana}+$/u.test(word) && asides.get(fold(word)) !== false);
  }
  return { tokens, wordsOfToken, asides, find: wordFinder(tokens) };
});

/** The keepers' words that begin at a place in a folded text, shortest first, with their concepts. */
export function wordsAt(text: string, from: number): FoundWord<readonly string[]>[] {
  return vocabulary().find(text, from);
}

/** The concepts of a folded word; none where it is no keeper's word. */
export function conceptsOf(word: string): readonly string[] {
  return vocabulary().tokens.get(word) ?? [];
}

/** Whether a folded word only goes with what is meant. Particles and endings are hiragana: ノ is none. */
export function isAside(word: string, isHiragana: boolean): boolean {
  const isGrammar = vocabulary().asides.get(word);
  return isGrammar !== undefined && (!isGrammar || isHiragana);
}

/** The words that a page about a concept is written with, folded. */
export function wordsFor(token: string): readonly string[] {
  return vocabulary().wordsOfToken.get(token) ?? [];
}

/** Every folded word that has synonyms. */
export function knownWords(): Iterable<string> {
  return vocabulary().tokens.keys();
}
