// Romaji conversion: for queries typed without an IME (dappi, kyousyoku), and for addresses made from readings.

import { fold } from "./fold.ts";

/** Kana of each consonant from a to o. If several spellings give one kana, Hepburn comes last. */
const rows = `
l ラ リ ル レ ロ
c カ シ ク セ コ
y ヤ イ ユ イェ ヨ
w ワ ウィ ウ ウェ ヲ
- ア イ ウ エ オ
k カ キ ク ケ コ
s サ シ ス セ ソ
t タ チ ツ テ ト
n ナ ニ ヌ ネ ノ
h ハ ヒ フ ヘ ホ
m マ ミ ム メ モ
r ラ リ ル レ ロ
g ガ ギ グ ゲ ゴ
d ダ ヂ ヅ デ ド
z ザ ジ ズ ゼ ゾ
b バ ビ ブ ベ ボ
p パ ピ プ ペ ポ
f ファ フィ フ フェ フォ
v ヴァ ヴィ ヴ ヴェ ヴォ
j ジャ ジ ジュ ジェ ジョ
sh シャ シ シュ シェ ショ
ch チャ チ チュ チェ チョ
ts ツァ ツィ ツ ツェ ツォ
`;

const syllables = new Map<string, string>();
for (const row of rows.trim().split("\n")) {
  const [consonant = "", ...kana] = row.split(" ");
  for (const [index, vowel] of ["a", "i", "u", "e", "o"].entries()) {
    syllables.set(`${consonant === "-" ? "" : consonant}${vowel}`, kana[index] ?? "");
  }
  const glide = kana[1] ?? "";
  if (/^[ksntmhrgzbp]$/.test(consonant)) {
    syllables
      .set(`${consonant}ya`, `${glide}ャ`)
      .set(`${consonant}yu`, `${glide}ュ`)
      .set(`${consonant}yo`, `${glide}ョ`);
  }
}

/** Returns the folded kana of a romaji word; null if it is not romaji. */
export function kanaOf(word: string): string | null {
  let kana = "";
  for (let index = 0; index < word.length; ) {
    const syllable = [3, 2, 1].map((length) => word.slice(index, index + length)).find((part) => syllables.has(part));
    if (syllable) {
      kana += syllables.get(syllable);
      index += syllable.length;
    } else if (/^n(?![aiueoy])/.test(word.slice(index))) {
      kana += "ン";
      index += 1;
    } else if (/^([kstphgzdbcmr])\1/.test(word.slice(index))) {
      kana += "ッ";
      index += 1;
    } else return null;
  }
  return fold(kana);
}

const letters = new Map([...syllables, ["n", "ン"] as const].map(([latin, kana]) => [kana, latin]));
/** A small kana without a table entry replaces the preceding vowel: ティ is ti. */
const small = new Map(
  ["ァa", "ィi", "ゥu", "ェe", "ォo", "ャya", "ュyu", "ョyo"].map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Converts katakana to Hepburn for addresses: "パイボールド" to "paiborudo", "・" to "-". */
export function latinOf(katakana: string): string {
  const kana = katakana.replaceAll("ヂ", "ジ").replaceAll("ヅ", "ズ");
  let result = "";
  let doubles = false;
  for (let index = 0; index < kana.length; ) {
    const part = [2, 1].map((length) => kana.slice(index, index + length)).find((one) => letters.has(one));
    const one = part ?? kana.charAt(index);
    const sound = letters.get(one) ?? (/[\s・]/.test(one) ? "-" : "");
    if (small.has(one)) result = result.slice(0, -1) + small.get(one);
    if (doubles && sound) result += sound.startsWith("ch") ? "t" : sound.charAt(0);
    doubles = one === "ッ" || (doubles && !sound);
    result += sound;
    index += one.length;
  }
  return result;
}
