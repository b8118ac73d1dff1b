// Normalises words by their sound in Japanese: レサー and レッサー, ファイヤ and ファイア, クレージー and クレイジー.

const KANA = /^[ァ-ヺ]+$/;
const LONG_E = /([エケセテネヘメレゲゼデベペ])[エイ]/g;
const LONG_O = /([オコソトノホモヨロゴゾドボポ])[オウ]/g;
const VOICED = "ガギグゲゴザジズゼゾダデドバビブベボパピプペポ";
const VOICELESS = "カキクケコサシスセソタテトハヒフヘホハヒフヘホ";

/** Returns the kana of a folded word in a normal form, for comparing spellings; null for other scripts. */
export function soundOf(word: string): string | null {
  if (!KANA.test(word)) return null;
  return word
    .replaceAll("ッ", "")
    .replaceAll(LONG_E, "$1")
    .replaceAll(LONG_O, "$1")
    .replaceAll("イヤ", "イア")
    .replaceAll("フア", "ハ")
    .replaceAll("フイ", "ヒ")
    .replaceAll("フエ", "ヘ")
    .replaceAll("フオ", "ホ");
}

/** Removes voicing marks, to match typos such as ピンストライブ and バステル. */
export function voiceless(sound: string): string {
  return [...sound].map((kana) => VOICELESS.charAt(VOICED.indexOf(kana)) || kana).join("");
}

/**
 * Returns a Latin word's skeleton of consonants that are distinct in Japanese: mojva and mojave give MJB, paiboorudo and piebald PBRD. Null
 * for other scripts and if too little remains.
 */
export function consonantsOf(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null;
  const heard = word
    .replaceAll("ph", "f")
    .replaceAll("l", "r")
    .replaceAll("v", "b")
    .replaceAll(/m(?=[bp])/g, "n")
    .replaceAll(/ck?|q/g, "k")
    .replaceAll(/(?!^)[aeiouyhw]/g, "");
  const consonants = heard.replaceAll(/(.)\1+/g, "$1");
  return consonants.length < CONSONANTS_LEAST ? null : consonants;
}

const CONSONANTS_LEAST = 3;
