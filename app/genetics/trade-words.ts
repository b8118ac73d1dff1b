// The words of Japanese and English snake advertisements that are not names of genes.

import { foldName } from "./fold-name.ts";
import type { Maker } from "./genotype.ts";

export type TradeWord =
  | { kind: "state"; state: "het" | "pos-het" | "super" | "visual" | "homozygous"; genes: number }
  | { kind: "maker"; maker: Maker }
  /** Understood, and of no weight for the genotype. What a linking word joins is spoken of together: het clown and pied. */
  | { kind: "remark"; links?: "and" | "of" | "cross" };

const possible = ["pos", "poss", "possible"];
const possibleKana = ["ポスヘテ", "ポスヘテロ", "ポスヘ", "ポッシブルヘテロ", "ポッシブルヘテ", "ポジヘテ"];
const severalKana: [number, string[]][] = [
  [2, ["ダブル", "ダブ", "W"]],
  [3, ["トリプル", "トリ"]],
  [4, ["クアッド", "クワッド"]],
];
const several: [number, string[]][] = [
  [2, ["double", "dbl", "2x"]],
  [3, ["triple", "3x"]],
  [4, ["quad", "quadruple", "4x"]],
];

const withFor = (words: readonly string[]) => words.flatMap((word) => [word, `${word} for`]);

/** "double het", "ダブルポスヘテ": one state for as many of the genes that follow. */
function severalHets(): [TradeWord, string[]][] {
  return several.flatMap(([genes, words], i): [TradeWord, string[]][] => {
    const kana = severalKana[i]?.[1] ?? [];
    return [
      [
        { kind: "state", state: "het", genes },
        [...withFor(words.map((word) => `${word} het`)), ...kana.flatMap((word) => [`${word}ヘテロ`, `${word}ヘテ`])],
      ],
      [
        { kind: "state", state: "pos-het", genes },
        [
          ...withFor(words.flatMap((word) => possible.map((pos) => `${word} ${pos} het`))),
          ...kana.flatMap((word) => possibleKana.map((pos) => `${word}${pos}`)),
        ],
      ],
    ];
  });
}

const vocabulary: [TradeWord, string[]][] = [
  [
    { kind: "state", state: "het", genes: 1 },
    [
      "hets",
      ...withFor(["het", "hetero", "heterozygous", "full het"]),
      "ヘテロ",
      "ヘテ",
      "フルヘテロ",
      "フルヘテ",
      "確定ヘテロ",
      "ヘテロ確定",
    ],
  ],
  [{ kind: "state", state: "het", genes: 2 }, withFor(["dh"])],
  [{ kind: "state", state: "het", genes: 3 }, withFor(["th"])],
  ...severalHets(),
  [
    { kind: "state", state: "pos-het", genes: 1 },
    [
      ...possible,
      ...withFor(possible.flatMap((word) => [`${word} het`, `${word} hetero`])),
      ...["ph", "p het", "p het for", ...possibleKana, "ポス", "ポッシブル"],
    ],
  ],
  [{ kind: "state", state: "super", genes: 1 }, ["super", "スーパー"]],
  [{ kind: "state", state: "visual", genes: 1 }, ["visual", "vis", "ビジュアル", "表現"]],
  [{ kind: "state", state: "homozygous", genes: 1 }, ["homozygous", "homo", "hom", "ホモ", "ホモ接合"]],
  [
    { kind: "maker", maker: "male" },
    [
      ...["male maker", "MM", "オスメーカー", "雄メーカー", "♂メーカー", "メールメーカー", "メイルメーカー"],
      ...["雄作り", "オス作り", "♂作り"],
    ],
  ],
  [
    { kind: "maker", maker: "female" },
    [
      ...[
        "female maker",
        "FM",
        "メスメーカー",
        "雌メーカー",
        "♀メーカー",
        "フィメールメーカー",
        "フィーメールメーカー",
      ],
      ...["フィメイルメーカー", "雌作り", "メス作り", "♀作り"],
    ],
  ],
  [{ kind: "remark", links: "and" }, ["and", "+", "と"]],
  [{ kind: "remark", links: "of" }, ["の"]],
  [
    { kind: "remark" },
    [
      ...["normal", "wild type", "wild", "wt", "ball python", "python", "ball", "morph", "with", "w/", "proven"],
      ...["male", "female", "baby", "hatchling", "juvenile", "sub adult", "adult", "CB", "CBB", "WC", "CH", "FH"],
      ...["ノーマル", "ワイルド", "ワイルドタイプ", "野生型", "ボールパイソン", "パイソン", "ボール", "モルフ"],
      ...[
        "オス",
        "メス",
        "雄",
        "雌",
        "♂",
        "♀",
        "個体",
        "♂個体",
        "♀個体",
        "ベビー",
        "ヤング",
        "サブアダルト",
        "アダルト",
      ],
      ...["国内CB", "系", "系統", "ライン", "line", "プルーブン", "実証済み", "実証済", "ヘテロ無し", "ヘテロなし"],
    ],
  ],
];

/** By folded spelling. */
export const tradeWords: ReadonlyMap<string, TradeWord> = new Map(
  vocabulary.flatMap(([word, spellings]) => spellings.map((spelling) => [foldName(spelling), word] as const)),
);
