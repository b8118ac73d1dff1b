// Trade names the encyclopedia has no page for: known well enough to read and to print, not well enough to write an article about.

import { foldName } from "./fold-name.ts";
import type { GeneState, GenotypeItem } from "./gene.ts";
import type { Combo, Gene } from "./gene-book.ts";

interface TradeRecipe {
  nameJa: string;
  nameEn: string;
  aliases?: string[];
  recipe: [gene: string, state: GeneState][];
  confidence: "medium" | "low";
  source: string;
}

const hobby = "愛好家の間の共通認識";

const tradeRecipes: TradeRecipe[] = [
  {
    nameJa: "スターリング",
    nameEn: "Sterling",
    recipe: [
      ["pastel", "super"],
      ["cinnamon", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "シルバーバレット",
    nameEn: "Silver Bullet",
    aliases: ["シルバーブレット"],
    recipe: [
      ["pastel", "visual"],
      ["cinnamon", "super"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "シルバーストリーク",
    nameEn: "Silver Streak",
    recipe: [
      ["pastel", "super"],
      ["black-pastel", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "キラーブラスト",
    nameEn: "Killer Blast",
    aliases: ["Super Lemon Blast"],
    recipe: [
      ["pastel", "super"],
      ["pinstripe", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "ピュータービー",
    nameEn: "Pewter Bee",
    recipe: [
      ["pastel", "visual"],
      ["cinnamon", "visual"],
      ["spider", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "ファイアビー",
    nameEn: "Fire Bee",
    recipe: [
      ["fire", "visual"],
      ["spider", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "スティンガービー",
    nameEn: "Stinger Bee",
    aliases: ["Stinger", "スティンガー"],
    recipe: [
      ["enchi", "visual"],
      ["spider", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "バンブルベリー",
    nameEn: "Bumblebelly",
    aliases: ["Bumble Belly", "バンブルベリ"],
    recipe: [
      ["pastel", "visual"],
      ["spider", "visual"],
      ["yellow-belly", "visual"],
    ],
    confidence: "low",
    source: hobby,
  },
  {
    nameJa: "キャリビー",
    nameEn: "Calibee",
    recipe: [
      ["calico", "visual"],
      ["spider", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "スーパーパステイブ",
    nameEn: "Super Pastave",
    recipe: [
      ["pastel", "super"],
      ["mojave", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "ソウルサッカー",
    nameEn: "Soul Sucker",
    recipe: [
      ["lesser", "visual"],
      ["hidden-gene-woma", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "インフェルノ",
    nameEn: "Inferno",
    recipe: [
      ["pastel", "visual"],
      ["hidden-gene-woma", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "ミモザ",
    nameEn: "Mimosa",
    recipe: [
      ["champagne", "visual"],
      ["hypo", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "スパイド",
    nameEn: "Spied",
    aliases: ["Spider Pied"],
    recipe: [
      ["spider", "visual"],
      ["piebald", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  { nameJa: "リオ", nameEn: "Rio", recipe: [["arroyo", "super"]], confidence: "medium", source: hobby },
  {
    nameJa: "ホワイトダイヤモンド",
    nameEn: "White Diamond",
    aliases: ["ホワイトダイヤ"],
    recipe: [["russo", "super"]],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "スケールレス",
    nameEn: "Scaleless",
    recipe: [["scaleless-head", "super"]],
    confidence: "medium",
    source: "morphkit-dictionary",
  },
  { nameJa: "パール", nameEn: "Pearl", recipe: [["woma", "super"]], confidence: "low", source: hobby },
  {
    nameJa: "ブルーアイリューシスティック（バンブー×ルッソ）",
    nameEn: "BEL (Bamboo/Russo)",
    recipe: [
      ["bamboo", "visual"],
      ["russo", "visual"],
    ],
    confidence: "medium",
    source: "国内ブリーダーのブログ",
  },
  {
    nameJa: "カルマ",
    nameEn: "Karma",
    recipe: [
      ["lesser", "visual"],
      ["phantom", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "プラティダディ",
    nameEn: "Platty Daddy",
    aliases: ["Platinum", "プラチナム"],
    recipe: [
      ["lesser", "visual"],
      ["het-daddy", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "ディスコインフェルノ",
    nameEn: "Disco Inferno",
    recipe: [
      ["disco", "visual"],
      ["fire", "visual"],
    ],
    confidence: "low",
    source: hobby,
  },
  {
    nameJa: "フリーウェイ",
    nameEn: "Freeway",
    recipe: [
      ["yellow-belly", "visual"],
      ["asphalt", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "エイトボール",
    nameEn: "8-Ball",
    aliases: ["Eight Ball"],
    recipe: [
      ["cinnamon", "visual"],
      ["black-pastel", "visual"],
    ],
    confidence: "medium",
    source: hobby,
  },
  {
    nameJa: "キャンディクラウン",
    nameEn: "Candy Clown",
    recipe: [
      ["candy", "visual"],
      ["clown", "visual"],
    ],
    confidence: "medium",
    source: "bp-genetics-calculator",
  },
];

/** The trade names whose genes are all known, and which no published morph has given a meaning of its own. */
export function knownRecipes(genes: readonly Gene[], combos: readonly Combo[]): Combo[] {
  const known = new Set(genes.map(({ id }) => id));
  const taken = new Set([...genes, ...combos].flatMap(({ nameJa, nameEn }) => [foldName(nameJa), foldName(nameEn)]));
  return tradeRecipes
    .filter(({ recipe }) => recipe.every(([gene]) => known.has(gene)))
    .filter(({ nameJa, nameEn }) => !taken.has(foldName(nameJa)) && !taken.has(foldName(nameEn)))
    .map(({ nameJa, nameEn, aliases = [], recipe, confidence }) => ({
      id: `trade/${foldName(nameEn)}`,
      nameJa,
      nameEn,
      aliases,
      tradeNames: [],
      recipe: recipe.map(([gene, state]): GenotypeItem => ({ gene, state })),
      health: [],
      confidence,
    }));
}
