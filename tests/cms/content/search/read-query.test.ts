import { expect, test } from "vitest";
import { conceptTokens } from "#app/cms/content/search/index.server.ts";
import {
  meaningsOf,
  meaningsOfName,
  readQuery,
  topicsOf,
  topicsOfTitle,
  wordingOfTerm,
} from "#app/cms/content/search/read-query.ts";
import { fold } from "#app/platform/search/fold.ts";
import { kanaOf } from "#app/platform/search/romaji.ts";

const concepts = (query: string) => readQuery(query).map((wanted) => wanted.concepts.join("+"));
const words = (query: string) => readQuery(query).map(({ word }) => word);

test("kana and kanji, particles, endings and spaces do not change the meaning", () => {
  for (const same of [
    ["餌を食べない", "えさ たべない", "エサたべません", "餌 食べなくなった", "ごはんを食べてくれないのですが"],
    ["脱皮の失敗", "だっぴ しっぱい", "脱皮に失敗しました"],
    ["寿命は何年ですか", "じゅみょう なんねん", "寿命何年"],
    ["噛まれた", "かまれました", "咬む", "噛みつく"],
    ["オスとメスの見分け方", "雌雄 判別"],
  ]) {
    const [first = "", ...others] = same;
    for (const other of others) expect(new Set(concepts(other)), other).toEqual(new Set(concepts(first)));
  }
});

test("a phrase matches paraphrases and other orders, but a single thing is no phrase", () => {
  for (const [query, name] of [
    ["へこんだ卵", "卵が凹む"],
    ["何グラムから繁殖", "繁殖できる体重"],
    ["登録 ブリーダー", "ブリーダーの登録"],
  ] as const) {
    expect(meaningsOf(readQuery(query)), query).toEqual(expect.arrayContaining(meaningsOfName(name)));
    expect(meaningsOfName(name).length).toBe(1);
  }
  expect(meaningsOfName("温度")).toEqual([]);
});

test("a title is about its first topic, whichever word asks for it", () => {
  const asked = readQuery("じめじめ")[0];
  expect(asked && topicsOf(asked)).toEqual(topicsOfTitle("湿度の整え方：50〜70%と、脱皮のとき"));
  expect(topicsOfTitle("！？")).toEqual([]);
});

test("an unknown word stays whole, a name is recognised", () => {
  expect(words("ラットドッグ")).toEqual([fold("ラットドッグ")]);
  const names = new Set([fold("クラウン"), fold("パステル")]);
  expect(readQuery("くらうんのねだん", names).map(({ word, isName }) => [word, isName])).toEqual([
    [fold("クラウン"), true],
    [fold("ねだん"), false],
  ]);
  expect(readQuery("パステルクラウン", names).map(({ word }) => word)).toEqual([fold("パステル"), fold("クラウン")]);
});

test("a text is about words it contains, not substrings of others", () => {
  const about = (text: string, word: string) =>
    conceptTokens(text).some((token) => readQuery(word)[0]?.concepts.includes(token));
  expect(about("ダニを見つけたら", "だに")).toBe(true);
  expect(about("いまだに分かりません。まだにおいます。", "だに")).toBe(false);
  expect(about("ケージを消毒します", "毒")).toBe(false);
  expect(about("毒はありません", "どく")).toBe(true);
  expect(about("フラットな台", "ラット")).toBe(false);
});

test("a few kana match whole words only", () => {
  const [mites] = readQuery("だに");
  expect(mites && wordingOfTerm(mites)).toEqual({ any: [{ words: mites?.concepts, goesOn: false }] });
  expect(mites?.concepts).toHaveLength(1);
});

test("kana in Latin letters", () => {
  for (const [latin, kana] of [
    ["dappi", "だっぴ"],
    ["kyoshoku", "きょしょく"],
    ["kyosyoku", "きょしょく"],
    ["pasuteru", "パステル"],
    ["handoringu", "ハンドリング"],
    ["ondo", "おんど"],
  ])
    expect(kanaOf(latin ?? ""), latin).toBe(fold(kana ?? ""));
  expect(kanaOf("pastel")).toBeNull();
});

test("negation in English is recognised in all forms; a negated word without such a meaning is itself", () => {
  for (const query of ["not eating", "won't eat", "doesn’t eat", "wont eat", "stopped eating", "refuses to eat"])
    expect(concepts(query), query).toEqual(concepts("拒食"));
  expect(concepts("isn't shedding")).toEqual(concepts("脱皮不全"));
  expect(concepts("not hatching")).toEqual(concepts("hatching"));
  expect(concepts("興味")).toEqual([""]);
});
