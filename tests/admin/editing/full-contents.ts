// One content of each kind with every field filled in.

import type { Content, KindName } from "#app/content/kind.ts";

const image = "0123456789abcdef0123";

const common = {
  title: "琥珀",
  summary: "落ち着いた性格の個体です。",
  cover: { image, alt: "とぐろを巻く個体" },
  body: '<h2>見出し</h2>\n<p>本文 &amp; "引用"</p>\n',
};

export const fullContents: Record<KindName, Content> = {
  ball: {
    ...common,
    fields: {
      number: "BP-2019-001",
      sex: "female",
      genotype: [
        { gene: "pastel", state: "visual" },
        { gene: "clown", state: "pos-het", percent: 66 },
      ],
      hatched: "2019",
      weights: [
        { date: "2026-01-05", grams: 812.5 },
        { date: "2026-02-05", grams: 840 },
      ],
      feeding: "14日おきにラット1匹。\n冬は休む。",
      origin: "own",
      breeder: "ボルパ",
      owner: "山田さん",
      sire: "b-2015-001",
      dam: "b-2015-002",
      breed: "s-2019-1",
      sale: "on-sale",
      price: 48000,
      gallery: [
        { image, alt: "横から" },
        { image: "f".repeat(20), alt: "" },
      ],
    },
  },
  breed: {
    ...common,
    fields: {
      sire: "b-2015-001",
      dam: "b-2015-002",
      pairings: ["2026-01-10", "2026-02-01"],
      ovulated: "2026-03-01",
      preLayShed: "2026-03-20",
      laid: "2026-04-15",
      hatched: "2026-06-10",
      eggs: 6,
      slugs: 1,
      hatchlings: 5,
      incubation: 31.5,
      offspring: ["b-2026-002", "b-2026-001"],
      outcomes: [
        { look: "パステル", count: 3 },
        { look: "ノーマル", count: 2 },
      ],
    },
  },
  morph: {
    ...common,
    fields: {
      type: "gene",
      english: "Spider",
      reading: "すぱいだー",
      aliases: ["蜘蛛", "Web"],
      inheritance: "dominant",
      group: "spider",
      homozygote: "disputed",
      superName: "スーパースパイダー",
      recipe: [{ gene: "pastel", state: "super" }],
      tradeNames: ["バンブルビー"],
      firstYear: 1999,
      firstBy: "Kevin McCurley",
      health: [{ what: "首のふるえ", severity: 3, copies: "any", evidence: "paper", source: "Rose 2014" }],
      gallery: [{ image, alt: "上から" }],
    },
  },
  term: {
    ...common,
    fields: { reading: "だっぴ", english: "shed", synonyms: ["シェッド"], related: ["hetero", "homo"] },
  },
  info: { ...common, fields: { category: "care", pinned: true, words: ["いくらかかる"] } },
  blog: { ...common, fields: { tags: ["飼育", "冬"], author: "花" } },
};
