import { expect, test } from "vitest";
import { spellingsOf } from "#app/cms/content/search/vocabulary.ts";

test.each([
  ["年を取", "年取"],
  ["食いつき", "食い付き"],
  ["噛みつく", "噛み付く"],
  ["飲み込", "飲みこ"],
  ["持ち上げ", "持ちあげ"],
  ["水換え", "水替え"],
  ["水を替", "水を変"],
])("%s is also written %s", (word, other) => {
  expect(spellingsOf(word)).toContain(other);
});

test("a word with one spelling has no variants", () => {
  expect(spellingsOf("ラット")).toEqual(["ラット"]);
  expect(spellingsOf("つまる")).toEqual(["つまる"]);
});
