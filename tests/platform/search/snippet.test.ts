import { expect, test } from "vitest";
import { fold } from "#app/platform/search/fold.ts";
import { snippet } from "#app/platform/search/snippet.ts";

const marked = (text: string, query: string) =>
  snippet(text, [fold(query)], text.length)
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join("");

test.each([
  ["11月1日、最初の1匹", "最初の1匹", "11月1日、[最初の1匹]"],
  ["ﾎﾞｰﾙﾊﾟｲｿﾝの飼育", "ボールパイソン", "[ﾎﾞｰﾙﾊﾟｲｿﾝ]の飼育"],
  ["ヴァニラとバニラ", "バニラ", "[ヴァニラ]と[バニラ]"],
  ["ゔぁにら", "バニラ", "[ゔぁにら]"],
  ["𠮷野家の🐍は餌を食べる", "餌", "𠮷野家の🐍は[餌]を食べる"],
  ["PASTEL と ｐａｓｔｅｌ", "pastel", "[PASTEL] と [ｐａｓｔｅｌ]"],
  ["何も書いていない", "餌", "何も書いていない"],
])("%s, searched for %s", (text, query, shown) => {
  expect(marked(text, query)).toBe(shown);
});

test("a combined character is shown completely or not at all", () => {
  for (const emoji of ["🐍", "👩‍👧‍👦", "か\u3099"])
    for (let length = 20; length < 40; length += 1) {
      const shown = snippet(`${emoji.repeat(40)}𩸽${emoji.repeat(40)}`, ["𩸽"], length).join("");
      expect(shown.replaceAll(emoji, ""), `${emoji} ${length}`).toMatch(/^…?(?:𩸽)?…?$/u);
    }
});

test("a match deep in a long text is found and shown in context", () => {
  const pieces = snippet(`${"あ".repeat(5000)}拒食${"い".repeat(5000)}`, ["拒食"], 40);
  expect(pieces.join("")).toMatch(/^…あ+拒食い+…$/);
  expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(["拒食"]);
});
