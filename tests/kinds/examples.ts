// Example content of each kind with every field filled: from the table, else by field type.

import type { Field } from "#app/cms/content/field.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import type { MorphFields } from "#app/kinds/morph/index.ts";
import type { TermFields } from "#app/kinds/term/index.ts";

const IMAGE = "0123456789abcdef0123";

const samples: Readonly<Record<string, (field: Field) => unknown>> = {
  text: (field) => ("kana" in field && field.kana ? "かな" : "文字"),
  "long-text": () => "一行目。\n二行目。",
  number: (field) => ("min" in field ? field.min : 1),
  choice: (field) => optionsOf(field).at(-1),
  flag: () => true,
  date: () => "2026-03-01",
  dates: () => ["2026-01-10", "2026-02-01"],
  words: () => ["ことば", "言葉"],
  reference: () => "x-1",
  references: () => ["x-1", "x-2"],
  gallery: () => [{ image: IMAGE, alt: "横から" }],
  rows: ({ columns = {} }) => [filled(columns as Record<string, Field>)], // a field's columns are fields
};

function optionsOf(field: Field): unknown[] {
  return "options" in field && Array.isArray(field.options) ? field.options.map(({ value }) => value) : [];
}

function filled(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const sample = samples[field.type];
      return [name, sample ? sample(field) : field.empty];
    }),
  );
}

/** Values that are not of their field's type alone. */
const examples: Partial<Record<KindName, object>> = {
  ball: {
    number: "BP-2019-001",
    sex: "female",
    genotype: [
      { gene: "pastel", state: "visual" },
      { gene: "clown", state: "pos-het", percent: 66 },
    ],
    hatched: "2019",
    shelf: "A-3",
    feeding: "14日ごとにラット1匹。\n冬は休む。",
    origin: "own",
    breeder: "ボルパ",
    owner: "山田さん",
    sire: "b-2015-001",
    dam: "b-2015-002",
    breed: "s-2019-1",
    sale: "on-sale",
    price: 48000,
    gallery: [
      { image: "0123456789abcdef0123", alt: "横から" },
      { image: "f".repeat(20), alt: "" },
    ],
  } satisfies Partial<BallFields>,
  breed: {
    sire: "b-2015-001",
    dam: "b-2015-002",
    incubation: 31.5,
    offspring: ["b-2026-002", "b-2026-001"],
    outcomes: [
      { look: "パステル", count: 3 },
      { look: "ノーマル", count: 2 },
    ],
  } satisfies Partial<BreedFields>,
  morph: {
    type: "gene",
    english: "Spider",
    reading: "すぱいだー",
    aliases: ["蜘蛛", "Web"],
    shortNames: ["スパ"],
    isCommonWord: true,
    firstSyllables: ["スパ"],
    labelPlace: 410,
    nameIsReading: true,
    inheritance: "dominant",
    inheritanceConfidence: "medium",
    sameGene: [{ with: "pinstripe", how: "suspected", source: "Delta7 2021" }],
    group: "spider",
    homozygote: "disputed",
    superName: "スーパースパイダー",
    pairLook: "pale",
    pairExceptions: [{ with: "champagne", look: "patterned" }],
    showsOnWhite: true,
    recipe: [{ gene: "pastel", state: "super" }],
    tradeNames: ["バンブルビー"],
    confidence: "low",
    firstYear: 1999,
    firstBy: "Kevin McCurley",
    health: [
      { what: "首のふるえ", severity: 3, copies: "any", sex: "female", evidence: "paper", source: "Rose 2014" },
      {
        what: "複合は重い",
        severity: 3,
        copies: "combo",
        with: "champagne",
        sex: "male",
        evidence: "paper",
        source: "Rose 2014",
      },
    ],
    confusedWith: [
      { with: "pinstripe", apart: "スパイダーの線は太い", byEye: "possible", sure: "high", source: "Delta7 2021" },
      { with: "woma", apart: "ウォマは腹へ白く抜けない", byEye: "impossible", sure: "medium", source: "Delta7 2021" },
    ],
    sources: ["Rose & Williams 2014", "[店](https://example.jp/spider)"],
    gallery: [{ image: "0123456789abcdef0123", alt: "上から" }],
  } satisfies Partial<MorphFields>,
  term: {
    reading: "だっぴ",
    english: "shed",
    synonyms: ["シェッド"],
    related: ["hetero", "homo"],
  } satisfies Partial<TermFields>,
};

const entries = allKinds().map(({ name, fields }): [KindName, Content] => {
  const content = {
    title: "琥珀",
    summary: "落ち着いた性格の個体です。",
    cover: { image: IMAGE, alt: "とぐろを巻く個体" },
    body: '<h2>見出し</h2>\n<p>本文 &amp; "引用"</p>\n',
    fields: { ...filled(fields), ...examples[name] },
  };
  return [name, content];
});

const byKind = new Map(entries);

export function fullContent(name: KindName): Content {
  const content = byKind.get(name);
  if (!content) throw new Error(`No kind "${name}"`);
  return structuredClone(content);
}
