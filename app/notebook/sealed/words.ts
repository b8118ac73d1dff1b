// The twelve words: BIP39's Japanese list with its checksum. Loaded only on /note/keep.

import { entropyToMnemonic, mnemonicToEntropy } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/japanese.js";
import { bytesOfSecret, type Secret, secretOf } from "./keys.ts";

const WORDS = 12;

/** The list is in NFD (か and ゛ apart), but people type NFC. */
const asRead = (word: string) => word.normalize("NFC");

export function wordsOf(secret: Secret): string[] {
  const bytes = bytesOfSecret(secret);
  if (!bytes) throw new Error("no secret");
  return entropyToMnemonic(bytes, wordlist).normalize("NFC").split(/\s+/);
}

const known = new Set(wordlist.map(asRead));

export type ReadWords = { ok: true; secret: Secret } | { ok: false; message: string };

/** Parses typed or pasted words in hiragana or katakana, separated by whitespace, commas, numbers or line breaks. */
export function readWords(typed: string): ReadWords {
  const words = inHiragana(typed)
    .split(/[\s,、。・．.\d]+/)
    .filter(Boolean);
  const odd = words.findIndex((word) => !known.has(word));
  if (odd !== -1)
    return { ok: false, message: `${odd + 1}番目の「${words[odd]}」は使えない言葉です。文字を確かめてください。` };
  if (words.length !== WORDS)
    return { ok: false, message: `言葉は${WORDS}個です（いまは${words.length}個）。最後まで入力してください。` };
  try {
    return { ok: true, secret: secretOf(mnemonicToEntropy(words.join(" ").normalize("NFKD"), wordlist)) };
  } catch {
    return { ok: false, message: "言葉の並びが違います。順番と、1つずつの文字を確かめてください。" };
  }
}

/** Compares a typed word in hiragana or katakana. */
export const isSameWord = (typed: string, word: string): boolean => inHiragana(typed).trim() === asRead(word);

function inHiragana(text: string): string {
  return text.normalize("NFKC").replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
