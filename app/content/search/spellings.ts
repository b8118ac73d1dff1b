// A keeper's word as others type it: 年取った for 年を取った, 食い付き for 食いつき, 水替え for 水換え.

/** What follows a verb, in kanji and in kana. */
const FOLLOWING = [
  ["付", "つ"],
  ["込", "こ"],
  ["上", "あ"],
  ["出", "だ"],
  ["掛", "か"],
] as const;
/** Two kanji of which either is right. */
const ALIKE = { 替: "換", 換: "替", 噛: "咬", 咬: "噛", 匂: "臭" } as const;

/** The word, then other ways to write it. */
export function spellingsOf(word: string): string[] {
  const inKana = FOLLOWING.reduce((made, [kanji, kana]) => made.replace(after(kanji), kana), word);
  const inKanji = word.replace(/(?<=[いきしちにみりぎび])つ(?=$|[かきくけっい])/u, "付");
  const alike = word.replace(/[替換噛咬匂]/u, (kanji) => ALIKE[kanji as keyof typeof ALIKE]);
  const withoutParticle = word.replace(/(?<=\p{sc=Han})[をがのに](?=\p{sc=Han})/u, "");
  return [...new Set([word, withoutParticle, inKana, inKanji, alike])];
}

function after(kanji: string): RegExp {
  return new RegExp(`(?<=[いきしちにみりぎびけせてねめれ])${kanji}`, "gu");
}
