// A keeper's word as others type it: 年取った for 年を取った, 食い付き for 食いつき, 水替え for 水換え.

/** What follows a verb, in kanji and in kana. */
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
