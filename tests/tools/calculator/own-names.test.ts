import { expect, test } from "vitest";
import { ownNamesOf, withMeanings } from "#app/tools/calculator/MineFields.tsx";

const names = ownNamesOf("もなか＝パステル クラウン\nモカ = モハベ\nGX=GHI\n=空\n名前だけ\nモカ白＝ルッソ");

test.each([
  ["もなか ♀", "パステル クラウン ♀"],
  ["モカ×モカシン", "モハベ×モカシン"],
  ["モカ白 100%ヘテロ・モカ", "ルッソ 100%ヘテロ・モハベ"],
  ["GX het clown, GXX", "GHI het clown, GXX"],
  ["名前だけ 空", "名前だけ 空"],
])("%s means %s", (line, meant) => {
  expect(withMeanings(line, names)).toBe(meant);
});

test("without own names a line is unchanged", () => {
  expect(withMeanings("モカ.*", ownNamesOf(""))).toBe("モカ.*");
});
