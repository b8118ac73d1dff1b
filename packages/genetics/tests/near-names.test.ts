import { expect, test } from "vitest";
import { lineRefusals } from "../src/reading/line-refusals.ts";
import { itemsKey, readLine } from "./read-line.ts";
import { starterBook as book } from "./starter-book.ts";

const refusals = (line: string) => lineRefusals(book, readLine(line));

test.each(["JM", "het", "pastel hett クラウン", "50%ポスヘテ", "オス パステル メス クラウン", "66/50 het clown"])(
  "explains to the caller why nothing is made of 「%s」",
  (line) => {
    const [first] = lineRefusals(book, readLine(line), [], "絵は描いていません");
    expect(first?.message).toContain("絵は描いていません");
    expect(first?.message).not.toContain("計算していません");
  },
);

test("known facts about an animal narrow what the name of a white one may mean", () => {
  const [open] = lineRefusals(book, readLine("BEL"), [{ gene: "mojave", state: "visual" }]);
  const pairs = open?.corrections.map(({ items }) => items.map(({ gene }) => gene)) ?? [];
  expect(pairs.length).toBeGreaterThan(1);
  expect(pairs.filter((genes) => !genes.includes("mojave"))).toEqual([]);
});

test.each([
  ["Pastle", "パステル"],
  ["Piedbald", "パイボールド"],
  ["ﾊﾟｽﾃﾘ", "パステル"],
  ["het cloown", "ノーマル 100%ヘテロ・クラウン"],
  ["100% het pied 66% het clwon", "ノーマル 100%ヘテロ・パイボールド 66%ポスヘテ・クラウン"],
  ["バナナ クラウソ", "バナナ（コーラルグロー） クラウン"],
  ["パステルクラウソ", "パステル クラウン"],
  ["クラウン ヘデロ パイド", "クラウン 100%ヘテロ・パイボールド"],
])("%s is asked about: %s", (line, meant) => {
  const [first] = refusals(line);
  expect(first?.kind).toBe("near-name");
  expect(first?.message).toContain("もしかして");
  expect(first?.corrections.map(({ label }) => label)).toContain(meant);
  expect(readLine(line).unsettled.near).not.toEqual([]);
});

test.each([
  ["スーパー パステリ", ["スーパーパステル"], ["スーパーパステル"]],
  ["desert ghst", ["Desert Ghost"], ["デザートゴースト"]],
])("a typo in a two-word name is asked about as the whole name: %s", (line, options, labels) => {
  expect(readLine(line).unsettled.near).toMatchObject([{ text: line, options }]);
  expect(refusals(line)[0]?.corrections.map(({ label }) => label)).toEqual([...labels, "ノーマル"]);
});

test.each(["美個体", "proven breeder", "激レア"])("a shop's word beside a gene is ignored: %s", (word) => {
  expect(refusals(`パステル ${word}`)).toEqual([]);
  expect(readLine(`パステル ${word}`).items).toHaveLength(1);
});

test.each(["レプタイルズ東京", "xanthophore", "店長"])(
  "an unknown word is asked about and can be skipped: %s",
  (word) => {
    const [first] = refusals(`パステル ${word}`);
    expect(first?.kind).toBe("unread");
    expect(first?.corrections.map(({ label, ignored }) => [label, ignored])).toEqual([["パステル", [word]]]);
  },
);

test.each([
  ["レッサー モハベ リューシスティック", "lesser:visual mojave:visual"],
  ["ルッソ レッサー リューシ", "lesser:visual russo:visual"],
  ["66/50 het clown pied", "clown:pos-het66 piebald:pos-het50"],
  ["66%/50% ポスヘテ クラウン/パイド", "clown:pos-het66 piebald:pos-het50"],
])("%s is %s", (line, items) => {
  expect([itemsKey(readLine(line).items), refusals(line)]).toEqual([items, []]);
});

test("no suggestion has three alleles of a locus or is a duplicate", () => {
  for (const line of [
    "レッサー BEL",
    "モハベ BEL",
    "ルッソ レッサー モハベ",
    "レッサー モハベ リューシスティック バター",
  ]) {
    for (const { corrections } of refusals(line)) {
      expect(new Set(corrections.map(({ items }) => itemsKey(items))).size).toBe(corrections.length);
      for (const { items } of corrections) {
        const alleles = Map.groupBy(items, ({ gene }) => book.locusOf.get(gene)?.id ?? gene);
        for (const here of alleles.values())
          expect(here.reduce((n, { state }) => n + (state === "super" ? 2 : 1), 0)).toBeLessThanOrEqual(2);
      }
    }
  }
});

test.each([
  ["T+アルビノ", ["ultramel", "caramel-albino"]],
  ["T+ albino", ["ultramel", "caramel-albino"]],
  ["Tiger", ["genetic-banded", "jolliff-tiger"]],
  ["タイガー", ["genetic-banded", "jolliff-tiger"]],
])("%s may be several genes: %j", (line, genes) => {
  const offered = refusals(line).flatMap(({ corrections }) => corrections.flatMap(({ items }) => items));
  expect(offered.map(({ gene }) => gene).sort()).toEqual(genes.toSorted());
});

test.each([
  ["♂クラウン♀パイド", "クラウン", "パイド"],
  ["♀パイド ♂クラウン", "クラウン", "パイド"],
  ["オス パステル × メス het クラウン", "パステル", "het クラウン"],
  ["モハベ×レッサー", "モハベ", "レッサー"],
  ["mojave x lesser", "mojave", "lesser"],
  ["Pastel*Mojave", "Pastel", "Mojave"],
  ["パステル　✕　モハベ", "パステル", "モハベ"],
  ["クラウン×クラウン", "クラウン", "クラウン"],
  ["クラウン × ノーマル", "クラウン", "ノーマル"],
  ["パステル 100%ヘテロ・クラウン＊クラウン", "パステル 100%ヘテロ・クラウン", "クラウン"],
  ["モハベ×レッサー×パステル", "モハベ", "レッサー×パステル"],
  ["モハベ×クラウソ", "モハベ", "クラウソ"],
])("%s are two animals", (line, sire, dam) => {
  const [first] = refusals(line);
  expect([first?.kind, first?.pair]).toEqual(["two-animals", { sire, dam }]);
});
