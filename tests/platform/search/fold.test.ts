import { expect, test } from "vitest";
import { fold, typedQuery } from "#app/platform/search/fold.ts";
import { nearestName } from "#app/platform/search/near.ts";
import { snippet } from "#app/platform/search/snippet.ts";

test("width, case, kana, small kana, long marks and ヴ make no difference", () => {
  const same = [
    ["ﾎﾞｰﾙﾊﾟｲｿﾝ", "ぼーるぱいそん", "ボールパイソン", "ボルパイソン"],
    ["モハヴェ", "モハベ", "もはべ"],
    ["ＧＨＩ", "ghi", "GHI"],
    ["ファイア", "フアイア"],
    ["レッサー", "れっさ"],
  ];
  for (const [first = "", ...others] of same) for (const other of others) expect(fold(other)).toBe(fold(first));
});

test("different words stay different", () => {
  expect(new Set(["パステル", "バステル", "ハステル"].map(fold)).size).toBe(3);
});

test("a query is cut before a character that goes over its end, never within", () => {
  const typed = (q: string) => typedQuery(new URLSearchParams({ q }));
  expect(typed(`a${"🐍".repeat(60)}`)).toBe(`a${"🐍".repeat(49)}`);
  expect(typed(`クラウン${" ".repeat(95)}🐍`)).toBe("クラウン");
  expect(typed("🐍".repeat(60))).toBe("🐍".repeat(50));
});

test("the nearest name: few slips, same beginning; short words and far ones have none", () => {
  const names = ["pastel", "piebald", "pinstripe", fold("パイボールド"), fold("モハベ"), "od"];
  expect(nearestName("peibald", names)).toBe("piebald");
  expect(nearestName("パイポールド", names)).toBe(fold("パイボールド"));
  expect(nearestName("paestl", ["pastel"])).toBe("pastel");
  // Two letters in each other's place are one slip.
  expect(nearestName("peid", ["pied"])).toBe("pied");
  expect(nearestName("pastel", names)).toBeNull();
  expect(nearestName("oo", names)).toBeNull();
  expect(nearestName("x".repeat(500), names)).toBeNull();
});

test("a snippet marks what was found as it is written, around folded letters too", () => {
  const marked = (text: string, query: string) => snippet(text, query, 60).filter((_, index) => index % 2 === 1);
  expect(marked("モハヴェは青い目の家族です。", "モハベ")).toEqual(["モハヴェ"]);
  expect(marked("ﾊﾟｽﾃﾙとＰＡＳＴＥＬ", "パステル pastel")).toEqual(["ﾊﾟｽﾃﾙ", "ＰＡＳＴＥＬ"]);
  expect(marked("関係のない文", "パステル")).toEqual([]);
});

test("a word far down a long text is found wherever it begins", () => {
  for (let before = 396; before <= 404; before++) {
    const [plain = "", marked] = snippet(`${"あ".repeat(before)}クラウン${"い".repeat(500)}`, "クラウン", 60);
    expect([before, plain.length, marked]).toEqual([before, 16, "クラウン"]);
  }
});

test("a text no longer than the snippet is never cut", () => {
  expect(snippet("活餌", "餌", 2)).toEqual(["活", "餌"]);
});

test("a snippet shows the place, and says where it cuts", () => {
  const text = `${"前".repeat(200)}脱皮${"後".repeat(200)}`;
  const pieces = snippet(text, "脱皮", 40);
  const shown = pieces.join("");
  expect(shown).toContain("脱皮");
  expect(shown.startsWith("…") && shown.endsWith("…")).toBe(true);
  expect(shown.length).toBeLessThan(45);
});

test("what was typed is taken without control characters and at most 100 characters long", () => {
  expect(typedQuery(new URLSearchParams({ q: " パス\u0000テル\u0007 " }))).toBe("パステル");
  expect(typedQuery(new URLSearchParams({ q: "あ".repeat(5000) }))).toHaveLength(100);
  expect(typedQuery(new URLSearchParams())).toBe("");
});
