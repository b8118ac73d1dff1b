// The words of Japanese and English snake advertisements that are not names of genes.

import { foldName } from "./fold-name.ts";
import type { Maker } from "./genotype.ts";

export type TradeWord =
  | { kind: "state"; state: "het" | "pos-het" | "super" | "visual" | "homozygous"; genes: number }
  | { kind: "maker"; maker: Maker }
  /** Understood, and of no weight for the genotype. */
  | { kind: "remark" };

const vocabulary: [TradeWord, string[]][] = [
  [
    { kind: "state", state: "het", genes: 1 },
    ["het", "hets", "hetero", "heterozygous", "het for", "hetero for", "heterozygous for", "ヘテロ", "ヘテ"],
  ],
  [
    { kind: "state", state: "het", genes: 2 },
    ["double het", "double het for", "dh", "dh for", "ダブルヘテロ", "ダブルヘテ", "Wヘテロ"],
  ],
  [{ kind: "state", state: "het", genes: 3 }, ["triple het", "triple het for", "th", "トリプルヘテロ", "トリプルヘテ"]],
  [
    { kind: "state", state: "pos-het", genes: 1 },
    [
      ...[
        "pos het",
        "poss het",
        "possible het",
        "pos het for",
        "poss het for",
        "possible het for",
        "pos hetero",
        "pos",
        "poss",
        "possible",
        "ph",
      ],
      ...["ポスヘテ", "ポスヘテロ", "ポスヘ", "ポス", "ポッシブルヘテロ", "ポッシブルヘテ", "ポッシブル", "ポジヘテ"],
    ],
  ],
  [{ kind: "state", state: "super", genes: 1 }, ["super", "スーパー"]],
  [{ kind: "state", state: "visual", genes: 1 }, ["visual", "vis", "ビジュアル", "表現"]],
  [{ kind: "state", state: "homozygous", genes: 1 }, ["homozygous", "homo", "ホモ", "ホモ接合"]],
  [
    { kind: "maker", maker: "male" },
    ["male maker", "オスメーカー", "雄メーカー", "♂メーカー", "メールメーカー", "メイルメーカー"],
  ],
  [
    { kind: "maker", maker: "female" },
    [
      "female maker",
      "メスメーカー",
      "雌メーカー",
      "♀メーカー",
      "フィメールメーカー",
      "フィーメールメーカー",
      "フィメイルメーカー",
    ],
  ],
  [
    { kind: "remark" },
    [
      ...[
        "normal",
        "wild type",
        "wild",
        "wt",
        "ball python",
        "ball",
        "morph",
        "and",
        "with",
        "proven",
        "male",
        "female",
      ],
      ...[
        "ノーマル",
        "ワイルド",
        "ワイルドタイプ",
        "野生型",
        "ボールパイソン",
        "ボール",
        "モルフ",
        "と",
        "オス",
        "メス",
      ],
      ...[
        "雄",
        "雌",
        "♂",
        "♀",
        "個体",
        "♂個体",
        "♀個体",
        "プルーブン",
        "実証済み",
        "実証済",
        "ヘテロ無し",
        "ヘテロなし",
        "+",
      ],
    ],
  ],
];

/** By folded spelling. */
export const tradeWords: ReadonlyMap<string, TradeWord> = new Map(
  vocabulary.flatMap(([word, spellings]) => spellings.map((spelling) => [foldName(spelling), word] as const)),
);

/** What breeders say besides a gene's names and aliases in the encyclopedia, by the gene's id. */
export const shortNames: Readonly<Record<string, readonly string[]>> = {
  "axanthic-jolliff": ["Jolliff Axanthic"],
  "axanthic-mj": ["アザンMJ", "MJアザン"],
  "axanthic-tsk": ["アザンTSK", "TSKアザン"],
  "axanthic-vpi": ["アザンVPI", "VPIアザン"],
  banana: ["CG", "Coral Glow", "コーラルグロー"],
  "black-pastel": ["ブラパス", "blk pastel"],
  "caramel-albino": ["キャラアル", "caramel"],
  champagne: ["champ"],
  chocolate: ["choco", "チョコ"],
  cinnamon: ["cinny", "cinni", "cinna"],
  "desert-ghost": ["DG", "デザゴ"],
  "genetic-stripe": ["g stripe", "Gストライプ"],
  "het-red-axanthic": ["HRA"],
  "hidden-gene-woma": ["HGW"],
  hypo: ["ghost", "hypo", "ハイポ", "ゴースト"],
  "lavender-albino": ["lav", "ラベアル", "ラベンダー"],
  leopard: ["leo", "レオパ"],
  mojave: ["mojo", "モハビ"],
  "orange-dream": ["OD", "オレドリ"],
  piebald: ["pied", "パイド", "パイボール"],
  pinstripe: ["pin", "ピン", "ピンスト"],
  "yellow-belly": ["YB", "イエベリ"],
};
