// Words as they sound: レサー is レッサー, ファイヤ is ファイア, クレージー is クレイジー.

const KANA = /^[ァ-ヺ]+$/;
const LONG_E = /([エケセテネヘメレゲゼデベペ])[エイ]/g;
const LONG_O = /([オコソトノホモヨロゴゾドボポ])[オウ]/g;
const VOICED = "ガギグゲゴザジズゼゾダデドバビブベボパピプペポ";
const VOICELESS = "カキクケコサシスセソタテトハヒフヘホハヒフヘホ";

/** The sound of a folded word in kana, for comparing spellings; null for any other. */
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

/** A sound as it is typed or read with a dot wrong: ピンストライブ, バステル. */
export function voiceless(sound: string): string {
  return [...sound].map((kana) => VOICELESS.charAt(VOICED.indexOf(kana)) || kana).join("");
}

/** A Latin word without what is heard little, nor distinguished in Japan: mojva and mojave are MJB, paiboorudo and piebald PBRD. Null for any other, and where too little is left. */
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
