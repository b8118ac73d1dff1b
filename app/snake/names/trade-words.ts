// The words of Japanese and English snake advertisements that are not names of genes.

import type { Maker } from "#app/snake/genes/genotype.ts";
import { foldName } from "./fold-name.ts";

export type TradeWord =
  | {
      kind: "state";
      state: "het" | "pos-het" | "super" | "visual" | "homozygous";
      genes: number;
      /** It goes for what follows, of whatever inheritance: poss YB. */
      ahead?: boolean;
    }
  | { kind: "maker"; maker: Maker }
  /** Understood, and of no weight for the genotype. What a linking word joins is spoken of together: het clown and pied. */
  | { kind: "remark"; links?: "and" | "of" | "cross" };

const possible = ["pos", "poss", "possible", "prob", "probability", "probable"];
const hets = ["het", "hetero", "ヘテロ", "ヘテ"];
/** ポスhet, posヘテロ: advertisements mix the scripts. */
const possibleHets = [...possible, "ポス", "ポッシブル", "ポジ", "p"].flatMap((pos) =>
  hets.map((het) => `${pos}${het}`),
);
const possibleKana = [...possibleHets, "ポスヘ"];
const severalKana: [number, string[]][] = [
  [2, ["ダブル", "ダブ", "W", "2", "2重", "二重"]],
  [3, ["トリプル", "トリ", "3", "3重", "三重"]],
  [4, ["クアッド", "クワッド", "クアドラプル", "4", "4重", "四重"]],
];
const several: [number, string[]][] = [
  [2, ["double", "dbl", "2x", "dub"]],
  [3, ["triple", "trip", "3x"]],
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
        [
          ...withFor(words.map((word) => `${word} het`)),
          ...[...words, ...kana].flatMap((word) => hets.map((het) => `${word}${het}`)),
        ],
      ],
      [
        { kind: "state", state: "pos-het", genes },
        [
          ...withFor(words.flatMap((word) => possible.map((pos) => `${word} ${pos} het`))),
          ...[...words, ...kana].flatMap((word) => possibleKana.map((pos) => `${word}${pos}`)),
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
      // H.クラウン, 100%H, as Japanese shops shorten it.
      "h",
      "ヘテロ",
      "ヘテ",
      "ヘテロ個体",
      "フルヘテロ",
      "フルヘテ",
      "確定ヘテロ",
      "ヘテロ確定",
    ],
  ],
  [{ kind: "state", state: "het", genes: 2 }, [...withFor(["dh", "d het"]), "wh", "w het", "2h", "2 het", "2 hets"]],
  [{ kind: "state", state: "het", genes: 3 }, [...withFor(["th", "t het"]), "3h", "3 het", "3 hets"]],
  [{ kind: "state", state: "het", genes: 4 }, withFor(["qh"])],
  ...severalHets(),
  [{ kind: "state", state: "pos-het", genes: 1, ahead: true }, [...possible, "ポス", "ポッシブル"]],
  [
    { kind: "state", state: "pos-het", genes: 1 },
    [
      ...withFor(possible.flatMap((word) => [`${word} het`, `${word} hetero`])),
      ...["ph", "p het", "p het for", ...possibleKana],
    ],
  ],
  [{ kind: "state", state: "super", genes: 1 }, ["super", "sup", "スーパー", "スパ"]],
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
  [{ kind: "remark", links: "and" }, ["and", "+", "と", "および", "及び"]],
  [{ kind: "remark", links: "of" }, ["の"]],
  [
    { kind: "remark" },
    [
      ...[
        "normal",
        "wild type",
        "wild",
        "wt",
        "ball python",
        "python",
        "ball",
        "morph",
        "with",
        "w/",
        "proven",
        "combo",
      ],
      ...[
        "sold",
        "sold out",
        "hold",
        "on hold",
        "sale",
        "new",
        "price",
        "USCB",
        "EUCB",
        "JPCB",
        "US",
        "EU",
        "JP",
        "USD",
        "JPY",
      ],
      ...[
        "コンボ",
        "税込",
        "税込み",
        "税別",
        "税抜",
        "税抜き",
        "価格",
        "売約済",
        "売約済み",
        "予約済",
        "予約済み",
        "商談中",
        "特価",
        "新入荷",
        "入荷",
        "セール",
      ],
      ...["国産", "自家繁殖", "自家産", "自家", "ペア", "生体", "美個体", "極美", "オススメ", "おすすめ", "確定"],
      ...["生まれ", "産まれ", "年生まれ", "年産", "生後", "孵化", "ハッチ", "hatch", "hatched", "DOB", "born"],
      ...["餌付き", "餌付き済", "餌付き済み", "餌付き良好", "完全餌付き", "給餌中", "良好", "約", "前後"],
      ...[
        "販売済",
        "販売済み",
        "販売中",
        "完売",
        "即決",
        "送料込",
        "送料込み",
        "送料別",
        "高発色",
        "極上",
        "激レア",
        "親個体",
        "種親",
      ],
      ...[
        "male",
        "female",
        "males",
        "females",
        "baby",
        "babies",
        "hatchling",
        "juvenile",
        "juvi",
        "sub adult",
        "adult",
        "CB",
        "CBB",
        "WC",
        "CH",
        "FH",
      ],
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
        ...["男の子", "女の子", "オスの子", "メスの子"],
        "ベビー",
        "ヤング",
        "サブアダルト",
        "アダルト",
      ],
      ...[
        "国内",
        ...["メール", "ナンバー"],
        "国内CB",
        "系",
        "系統",
        "ライン",
        "line",
        "プルーブン",
        "実証済み",
        "実証済",
        "ヘテロ無し",
        "ヘテロなし",
      ],
    ],
  ],
];

/** By folded spelling. */
export const tradeWords: ReadonlyMap<string, TradeWord> = new Map(
  vocabulary.flatMap(([word, spellings]) => spellings.map((spelling) => [foldName(spelling), word] as const)),
);

/** The words of states and makers as they are written, by folded spelling. */
export const markSpellings: ReadonlyMap<string, string> = new Map(
  vocabulary.flatMap(([{ kind }, spellings]) =>
    kind === "remark" ? [] : spellings.map((spelling) => [foldName(spelling), spelling] as const),
  ),
);
