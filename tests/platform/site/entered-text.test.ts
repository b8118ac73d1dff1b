import { expect, test } from "vitest";
import { readForm } from "#app/platform/forms/form-of.server.ts";
import { foldWithPlaces } from "#app/platform/richtext/term-links.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { snippet } from "#app/platform/search/snippet.ts";
import { readEnteredHtml, readEnteredText } from "#app/platform/site/entered-text.ts";
import { decodeText } from "#app/platform/tables/decode.ts";

test.each([
  ["kana as macOS writes the names of files", "ぼるぱガイド".normalize("NFD"), "ぼるぱガイド"],
  ["a name's own kanji", "\ufa10\ufa19\ufa4f \u{2f80c}", "\ufa10\ufa19\ufa4f \u{2f80c}"],
  ["a name's own kanji beside kana in two pieces", "\ufa10\u304b\u3099", "\ufa10が"],
  ["radicals from a PDF", "成\u2ed1の\u2f47々、\u2eb3、\u2ef3", "成長の日々、㓁、龟"],
  ["a mark that turns the direction", "モハベ\u202eの\u2066記録\u200f", "モハベの記録"],
  ["control characters and byte order marks", "\ufeffパス\u0000テ\u0007ル\ufffe", "パステル"],
  ["half of an emoji", "蛇\ud83d、🐍", "蛇、🐍"],
  ["line ends of any system", "一\r\n二\r三\n四\u2028五", "一\n二\n三\n四 五"],
  ["emoji of several parts, a chosen form of a kanji", "👩‍👧 葛\u{e0100}", "👩‍👧 葛\u{e0100}"],
])("%s", (_, typed, stored) => {
  expect(readEnteredText(typed)).toBe(stored);
  expect(readEnteredText(stored)).toBe(stored);
});

test.each([
  ["&#x202E;逆&#8238&rlm;です", "逆です"],
  ["半分&#xD83D;と制御&#7;", "半分と制御"],
  ["&amp;&#33;&#x1f40d;&nbsp;&rlmx", "&amp;&#33;&#x1f40d;&nbsp;&rlmx"],
])("HTML with character references: %s", (typed, stored) => {
  expect(readEnteredHtml(typed)).toBe(stored);
});

test("forms of both encodings and CSV files pass through it; passwords stay as typed", async () => {
  const typed = "成\u2ed1\u202eが".normalize("NFD");
  const plain = { "Content-Type": "application/x-www-form-urlencoded" };
  const parts = new FormData();
  parts.append("title", typed);
  for (const [body, headers] of [
    [new URLSearchParams({ title: typed }).toString(), plain],
    [parts, {}],
  ] as const) {
    const sent = () => new Request("http://borupa.example/", { method: "POST", body, headers });
    const read = await readForm(sent());
    expect(read instanceof FormData && read.get("title")).toBe("成長が");
    const secret = await readForm(sent(), { asTyped: true });
    expect(secret instanceof FormData && secret.get("title")).toBe(typed);
  }
  expect(decodeText(new TextEncoder().encode(`\ufeff名前\r\n${typed}`))).toBe("名前\n成長が");
});

test("a text longer than any field's limit is rejected", async () => {
  const body = new URLSearchParams({ title: "a".repeat(6_000_001) });
  expect(await readForm(new Request("http://borupa.example/", { method: "POST", body }))).toBe(413);
});

test.each([
  ["成\u2ed1", "成長"],
  ["\ufa10原", "塚原"],
  ["がいど".normalize("NFD"), "ガイド"],
  ["モハ\u202eベ", "モハベ"],
])("a text stored earlier as %j is found by %s", (stored, query) => {
  expect(fold(stored)).toBe(fold(query));
  expect(snippet(`その${stored}を`, [fold(query)], 40)).toEqual(["その", stored, "を"]);
  expect(foldWithPlaces(stored).text).toBe(foldWithPlaces(readEnteredText(stored)).text);
});
