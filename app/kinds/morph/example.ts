// Sample fields for tests. Others get their type's default.

import type { MorphFields } from "./index.ts";

export const example: Partial<MorphFields> = {
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
};
