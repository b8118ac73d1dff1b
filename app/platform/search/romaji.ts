// Kana written in Latin letters, as somebody types who has not switched the keyboard: dappi, kyousyoku, pasuteru.

import { fold } from "./fold.ts";

/** Each consonant's kana from a to o. */
const rows = `
- ア イ ウ エ オ
k カ キ ク ケ コ
s サ シ ス セ ソ
t タ チ ツ テ ト
n ナ ニ ヌ ネ ノ
h ハ ヒ フ ヘ ホ
m マ ミ ム メ モ
y ヤ イ ユ イェ ヨ
r ラ リ ル レ ロ
l ラ リ ル レ ロ
w ワ ウィ ウ ウェ ヲ
g ガ ギ グ ゲ ゴ
z ザ ジ ズ ゼ ゾ
d ダ ヂ ヅ デ ド
b バ ビ ブ ベ ボ
p パ ピ プ ペ ポ
f ファ フィ フ フェ フォ
v ヴァ ヴィ ヴ ヴェ ヴォ
c カ シ ク セ コ
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

/** The folded kana of a word in Latin letters; null where the letters cannot be read as kana. */
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
