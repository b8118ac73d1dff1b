import { expect, test, vi } from "vitest";
import type { GenotypeItem } from "../src/genes/gene.ts";
import { itemsOfPair } from "../src/genes/genotype.ts";
import { printGenotype } from "../src/genes/print-genotype.ts";
import { maxLineLength, type ParsedLine, parseLine } from "../src/reading/parse-line.ts";
import { shopLines, tradeLines } from "./lines.ts";
import { starterBook as book } from "./starter-book.ts";

function parsed(line: string): ParsedLine {
  const result = parseLine(book, line);
  if (!result.ok) throw new Error(result.refusals[0]?.message);
  return result.line;
}

/** Formats items as "gene:state", with the percentage of possible hets. */
function short(list: readonly GenotypeItem[]): string[] {
  return list.map(({ gene, state, percent }) => `${gene}:${state}${percent ?? ""}`).sort();
}

test.each([...tradeLines, ...shopLines])("reads %s as intended", (line, wanted, unknown = []) => {
  const result = parsed(line);
  expect([short(result.items).join(" "), result.unknown.map(({ text }) => text)]).toEqual([wanted, unknown]);
});

test.each([
  ["male maker banana", "male"],
  ["MM banana", "male"],
  ["雄作りバナナ", "male"],
  ["オスメーカー バナナ", "male"],
  ["バナナ（オスメーカー）", "male"],
  ["Male-maker Banana", "male"],
  ["female maker coral glow", "female"],
  ["バナナ パステル メスメーカー", "female"],
])("reads the maker in %s", (line, maker) => {
  const result = parsed(line);
  expect(result.unknown).toEqual([]);
  expect(result.makers).toEqual({ banana: maker });
});

test.each([
  ["het Candino", "アルビノかキャンディのどれか1つ"],
  ["het albino/candy", "どれか1つのヘテロ"],
  ["バンブルビー（パステル スパイダー）", "パステルが二重"],
  ["クラウン 66%het パステル", "「クラウン」はヘテロとして読みました。表現しているなら、後ろの「66%het」を"],
  ["het clown pied", "「pied」も、前の名前と同じくヘテロとして"],
  ["モハクラ", "「モハ」はモハベのこととして"],
  ["Mojave Bee", "モハベ スパイダーのこととして"],
  ["het pied mojave clown", "「clown」は表現として"],
  ["double het albino candy", "どちらか一方なら「ヘテロ アルビノ/キャンディ」"],
  ["エイトボール", "シナモン ブラックパステルとして読みました（呼び名の確かさは中程度です）"],
])("reports how it resolved what %s leaves open", (line, note) => {
  expect(parsed(line).notes.join()).toContain(note);
});

test.each(["100% het snow (MJ)", "パステル クラウン ヘテロ パイド", "Pastel (het clown) pied", "クラウンhet パステル"])(
  "adds nothing about %s, which is unambiguous",
  (line) => expect(parsed(line).notes).toEqual([]),
);

test.each([
  ["spider pastel", "パステル スパイダー"],
  ["het daddy lesser", "レッサー ヘテロダディ"],
  ["pinstripe spider pastel", "パステル スパイダー ピンストライプ"],
  ["clown lesser pastel", "パステル レッサー クラウン"],
  ["pied albino enchi banana", "バナナ（コーラルグロー） エンチ アルビノ パイボールド"],
  ["phantom mojave", "モハベ ファントム"],
  ["het pastel", "パステル"],
  ["het pied het albino pastel", "パステル 100%ヘテロ・アルビノ 100%ヘテロ・パイボールド"],
])("%s is written as breeders write it", (line, label) => {
  expect(printGenotype(book, parsed(line).items)).toBe(label);
});

test("rejects a line of ten thousand genes without parsing it", () => {
  const result = parseLine(book, "pastel ".repeat(10_000));
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.refusals[0]?.message).toContain("長すぎます");
  expect(parseLine(book, "pastel ".repeat(500).slice(0, maxLineLength)).ok).toBe(true);
  // Expands to eighteen characters.
  const { length } = "ﷺ".normalize("NFKC");
  expect(parseLine(book, "ﷺ".repeat(maxLineLength / length)).ok).toBe(true);
  expect(parseLine(book, "ﷺ".repeat(maxLineLength / length + 1)).ok).toBe(false);
});

test("every name and alias of the encyclopedia is understood", () => {
  for (const gene of book.genes.values()) {
    for (const name of [gene.nameJa, gene.nameEn, ...gene.aliases]) {
      const result = parsed(name);
      expect([name, short(result.items), result.unknown]).toEqual([name, [`${gene.id}:visual`], []]);
    }
  }
  for (const combo of book.combos) {
    for (const name of [combo.nameJa, combo.nameEn, ...combo.aliases, ...combo.tradeNames]) {
      // BEL, アルビノアザンティック and スノー are ambiguous and reported as such.
      const isOne = parsed(name).unknown.length === 0;
      if (!isOne)
        expect(name).toMatch(
          /BEL|ブルーアイ|^ルーシー$|Blue-Eyed|アザンティック|Axanthic|スノー|Snow|ライトニング|Lightning/,
        );
      else expect([name, short(parsed(name).items)]).toEqual([name, short(combo.recipe)]);
    }
  }
});

/** A single visible copy is written and read as its look. */
function asSeen(item: GenotypeItem): GenotypeItem {
  const hides = book.genes.get(item.gene)?.inheritance === "recessive";
  return item.state === "het" && !hides ? { ...item, state: "visual" } : item;
}

test("the parser reads back what the printer prints, for every gene and state", () => {
  for (const gene of book.genes.keys()) {
    const states: GenotypeItem[] = [
      { gene, state: "visual" },
      { gene, state: "super" },
      { gene, state: "het" },
      { gene, state: "pos-het" },
      ...[66, 50, 33, 1, 99].map((percent): GenotypeItem => ({ gene, state: "pos-het", percent })),
    ];
    for (const item of states) {
      const printed = printGenotype(book, [item]);
      expect([printed, parsed(printed).items, parsed(printed).unknown]).toEqual([printed, [asSeen(item)], []]);
    }
  }
});

test("the parser reads back every pair of alleles of every complex", () => {
  for (const { genes } of new Set(book.locusOf.values())) {
    const alleles = ["+", ...genes.map(({ id }) => id)];
    for (const a of alleles) {
      for (const b of alleles) {
        const items = itemsOfPair(book, [a, b]);
        const printed = printGenotype(book, items);
        const { items: read, unknown, notes } = parsed(printed);
        expect([printed, short(read), unknown, notes]).toEqual([printed, short(items), [], []]);
      }
    }
  }
});

/** Counts the steps of parsing a line: lookups of spellings and pattern matches. */
function stepsOf(line: string): number {
  const looks = [
    vi.spyOn(Map.prototype, "get"),
    vi.spyOn(Set.prototype, "has"),
    vi.spyOn(RegExp.prototype, "test"),
    vi.spyOn(RegExp.prototype, "exec"),
  ];
  parsed(line);
  const steps = looks.reduce((sum, look) => sum + look.mock.calls.length, 0);
  for (const look of looks) look.mockRestore();
  return steps;
}

test.each(["(", "het(", "スーパーパ", "ピン", "66% ", "axanthic ", "BEL ", "クラウンと", "・・・・", "9 ", "pos het "])(
  "parsing four times as much of %j takes about four times the steps, with few per character",
  (unit) => {
    const line = (length: number) => unit.repeat(length).slice(0, length);
    parsed(line(200));
    const quarter = stepsOf(line(maxLineLength / 4));
    const whole = stepsOf(line(maxLineLength));
    expect(whole).toBeLessThan(5 * quarter);
    expect(whole / maxLineLength).toBeLessThan(400);
  },
);

test("the names of two animals are marked as read, each as its own animal has it", () => {
  const { spans } = parsed("パステル クラウン×het クラウン");
  expect(spans.map(({ items = [] }) => short(items)).filter(({ length }) => length > 0)).toEqual([
    ["pastel:visual"],
    ["clown:visual"],
    ["clown:het"],
  ]);
});
