// Words of Japanese and English listings that are not gene names: states and links (trade-words.json; those in `withFor`
// also match with a following "for"), compounds (double het, ダブルポスヘテ), and shop words without genetic meaning
// (shop-words.json).

import type { Maker } from "../genes/genotype.ts";
import { foldName } from "./fold-name.ts";
import shopWords from "./shop-words.json" with { type: "json" };
import data from "./trade-words.json" with { type: "json" };

export type TradeWord =
  | {
      kind: "state";
      state: "het" | "pos-het" | "super" | "visual" | "homozygous";
      genes: number;
      /** Applies to the following name regardless of its inheritance: poss YB. */
      ahead?: boolean;
    }
  | { kind: "maker"; maker: Maker }
  /** Has no effect on the genotype. `links` joins names: het clown and pied. */
  | { kind: "remark"; links?: "and" | "of" | "cross"; said?: Said };

export type Said = keyof typeof shopWords | "count" | "number" | "weight" | "date";

const possible = ["pos", "poss", "possible", "prob", "probability", "probable"];
const hets = ["het", "hetero", "ヘテロ", "ヘテ"];
/** Listings mix scripts: ポスhet, posヘテロ. */
const possibleHets = [...possible, "ポス", "ポッシブル", "ポシブル", "ポジ", "p"].flatMap((pos) =>
  hets.map((het) => `${pos}${het}`),
);
const possibleKana = [...possibleHets, "ポスヘ"];
const severalKana: [number, string[]][] = [
  [2, ["ダブル", "ダブ", "D", "W", "2", "2重", "二重"]],
  [3, ["トリプル", "トリ", "3", "3重", "三重"]],
  [4, ["クアッド", "クワッド", "クアドラプル", "4", "4重", "四重"]],
];
const several: [number, string[]][] = [
  [2, ["double", "dbl", "2x", "dub"]],
  [3, ["triple", "trip", "3x"]],
  [4, ["quad", "quadruple", "4x"]],
];

const withFor = (words: readonly string[]) => words.flatMap((word) => [word, `${word} for`]);

/** Returns states that cover several genes: "double het", "ダブルポスヘテ". */
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

const plainWords = (data as (TradeWord & { words: string[]; withFor?: string })[]).map(
  ({ words, withFor: ahead, ...word }): [TradeWord, string[]] => [
    word,
    [...words.flatMap((line) => line.split(", ")), ...withFor(ahead?.split(", ") ?? [])],
  ],
);

const shopSections = Object.keys(shopWords) as (keyof typeof shopWords)[];
const shopVocabulary = shopSections.map((said): [TradeWord, string[]] => [
  { kind: "remark", said },
  shopWords[said].split(", "),
]);

const vocabulary: [TradeWord, string[]][] = [
  ...shopVocabulary,
  ...plainWords,
  ...severalHets(),
  [{ kind: "state", state: "pos-het", genes: 1, ahead: true }, [...possible, "ポス", "ポッシブル", "ポシブル"]],
  [
    { kind: "state", state: "pos-het", genes: 1 },
    [
      ...withFor(possible.flatMap((word) => [`${word} het`, `${word} hetero`])),
      ...["ph", "p het", "p het for", ...possibleKana],
      ...[...possible, "ポス", "ポッシブル", "p"].map((word) => `${word} h`),
    ],
  ],
];

export const tradeWords: ReadonlyMap<string, TradeWord> = new Map(
  vocabulary.flatMap(([word, spellings]) => spellings.map((spelling) => [foldName(spelling), word] as const)),
);

export const markSpellings: ReadonlyMap<string, string> = new Map(
  vocabulary.flatMap(([{ kind }, spellings]) =>
    kind === "remark" ? [] : spellings.map((spelling) => [foldName(spelling), spelling] as const),
  ),
);
