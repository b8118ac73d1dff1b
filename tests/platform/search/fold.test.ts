import { expect, test } from "vitest";
import { nearestName } from "#app/cms/content/search/correct-spelling.server.ts";
import { fold, typedQuery } from "#app/platform/search/fold.ts";

test("width, case, kana, small kana, long marks and ヴ are ignored", () => {
  const same = [
    ["ﾎﾞｰﾙﾊﾟｲｿﾝ", "ぼーるぱいそん", "ボールパイソン", "ボルパイソン"],
    ["モハヴェ", "モハベ", "もはべ"],
    ["ＧＨＩ", "ghi", "GHI"],
    ["ファイア", "フアイア"],
    ["レッサー", "れっさ"],
    ["葛城", "葛\u{e0100}城", "葛\u200b城"],
  ];
  for (const [first = "", ...others] of same) for (const other of others) expect(fold(other)).toBe(fold(first));
});

test("a query is cut before a character that exceeds its limit, never within", () => {
  const typed = (q: string) => typedQuery(new URLSearchParams({ q }));
  expect(typed(`a${"🐍".repeat(60)}`)).toBe(`a${"🐍".repeat(49)}`);
  expect(typed(`クラウン${" ".repeat(95)}🐍`)).toBe("クラウン");
  expect(typed("🐍".repeat(60))).toBe("🐍".repeat(50));
});

test("the nearest name: few typos and the same beginning; short and distant words have none", () => {
  const names = ["pastel", "piebald", "pinstripe", fold("パイボールド"), fold("モハベ"), "od"];
  expect(nearestName("peibald", names)).toBe("piebald");
  expect(nearestName("パイポールド", names)).toBe(fold("パイボールド"));
  expect(nearestName("paestl", ["pastel"])).toBe("pastel");
  // Two swapped letters are one slip.
  expect(nearestName("peid", ["pied"])).toBe("pied");
  expect(nearestName("pastel", names)).toBeNull();
  expect(nearestName("oo", names)).toBeNull();
  expect(nearestName("x".repeat(500), names)).toBeNull();
});

test("input is read without control characters and at most 100 characters long", () => {
  expect(typedQuery(new URLSearchParams({ q: " パス\u0000テル\u0007 " }))).toBe("パステル");
  expect(typedQuery(new URLSearchParams({ q: "あ".repeat(5000) }))).toHaveLength(100);
  expect(typedQuery(new URLSearchParams())).toBe("");
});
