// OpenAPI 3.1 description, also shown on the page /api.

import { spanKinds } from "@borupa/genetics";
import { z } from "zod";

import data from "./paths.json" with { type: "json" };

interface Operation {
  summary: string;
  description: string;
  parameters: { name: string; description: string; required: boolean }[];
  responses: Record<string, { description: string }>;
}
const paths: Record<string, { get: Operation }> = data;

export function openApi({ origin, siteName }: { origin: string; siteName: string }) {
  const schema = (of: z.ZodType) => {
    const { $schema: _, ...rest } = z.toJSONSchema(of);
    return rest;
  };
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`,
      version: "1",
      description: "登録もAPIキーも必要ありません。読むだけのAPIです。",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: {
        Cross: schema(crossAnswer),
        Proof: schema(proofAnswer),
        Error: schema(errorAnswer),
        Refusal: schema(refusalAnswer),
      },
    },
  };
}

export function apiPage() {
  return Object.entries(paths).map(([path, { get }]) => ({
    path,
    summary: get.summary,
    description: get.description,
    parameters: get.parameters.map(({ name, description, required }) => ({ name, description, required })),
    answers: Object.entries(get.responses).map(([status, { description }]) => ({ status, description })),
  }));
}

export type ApiPageData = ReturnType<typeof apiPage>;

const whole = z
  .union([z.int(), z.string().regex(/^\d+$/)])
  .describe("整数。2の53乗を超えるものは、正確さを失わないよう文字列です。");

const probability = z
  .strictObject({
    numerator: whole,
    denominator: whole,
    percent: z.number().describe("百分率の近似値"),
  })
  .describe("numerator ÷ denominator が正確な確率");

const gene = z.string().describe("遺伝子のID。図鑑のURL（/morph/ID）と同じです。");

const state = z.string().describe("visual、het、super、pos-het のどれか");
const percent = z.number().optional().describe("ポスヘテの百分率");

const item = z.strictObject({ gene, state, percent });

const spans = z
  .array(
    z.strictObject({
      text: z.string(),
      is: z
        .enum(spanKinds)
        .describe(
          "何として読んだか。look は遺伝しない見た目、shop はお店の言葉、link はつなぎの言葉、mark は空白と記号、unread は読めなかった部分",
        ),
      genes: z.array(item).optional().describe("gene のとき、読み取った遺伝子"),
    }),
  )
  .describe("書いた行を先頭から順に分けたもの。つなげると行の全体になります。個体を指定したときは空です。");

const parent = z.strictObject({
  label: z.string().describe("読み取った親。そのまま sire・dam に書けます。"),
  genes: z.array(
    z.strictObject({
      gene,
      state,
      percent,
      maker: z.enum(["male", "female"]).optional().describe("オスメーカーかメスメーカーか"),
    }),
  ),
  spans,
});

const makerChances = z.array(z.strictObject({ gene, probability }));
const makers = z
  .strictObject({ male: makerChances, female: makerChances })
  .optional()
  .describe("伴性の遺伝子を持つ子が、オスメーカー・メスメーカーである確率");
const sex = z.enum(["male", "female"]).optional().describe("性別で分かれるときだけ");
const copies = z.array(z.strictObject({ gene, copies: z.int() }));
const alternatives = z.array(z.strictObject({ label: z.string(), genes: z.unknown(), probability })).optional();

const look = z.strictObject({
  label: z.string(),
  probability,
  genes: copies,
  possibleHets: z.array(z.strictObject({ gene, percent: z.number() })),
  names: z.array(z.string()).describe("コンボの呼び名"),
  whitePairs: alternatives.describe("白い個体が、どの2つの遺伝子で白いのか"),
  masked: alternatives.describe("白さに隠れて見えない遺伝子"),
  sex,
  makers,
  viable: z.boolean().describe("偽なら、育たない組み合わせ"),
});

const genotype = z.strictObject({
  label: z.string(),
  genes: z.array(z.unknown()),
  probability,
  sex,
  makers,
  viable: z.boolean(),
});

const warning = z.strictObject({
  kind: z.string(),
  severity: z.int().describe("0は知らせ。大きいほど重い"),
  message: z.string(),
  genes: z.array(gene),
  probability: probability.optional(),
  source: z.string().optional(),
});

const remainder = z.strictObject({ rows: whole, probability }).describe("一覧に入らない残り");

export const crossAnswer = z.strictObject({
  sire: parent,
  dam: parent,
  warnings: z.array(warning),
  totals: z.strictObject({ genotypes: whole, looks: whole }),
  recombination: probability.optional().describe("使った組換え率（伴性のとき）"),
  viable: probability.describe("育つ卵の割合"),
  looks: z.array(look).describe("見た目ごと。確率の高い順に100行まで"),
  genotypes: z.array(genotype).describe("遺伝子型ごと。確率の高い順に100行まで"),
  remainder: z.strictObject({ looks: remainder, genotypes: remainder }),
});

const certainty = z
  .strictObject({ percent95: z.int().nullable(), percent99: z.int().nullable() })
  .describe("95%・99%になるまでの卵の数。nullは、そこまで数えても届かないとき");

export const proofAnswer = z.strictObject({
  prior: probability,
  clutches: z.array(
    z.strictObject({
      eggs: z.int(),
      visuals: z.int(),
      mate: z.union([z.string(), z.strictObject({ possibleHet: probability })]),
    }),
  ),
  posterior: probability.describe("いまヘテロである確率"),
  proven: z.boolean(),
  eggsToRuleOut: certainty,
  eggsToShow: certainty,
  curve: z.array(probability).describe("この先、卵が1個増えるごとの確率"),
});

export const errorAnswer = z.strictObject({ error: z.string(), messages: z.array(z.string()) });

export const refusalAnswer = errorAnswer.extend({
  refusals: z.array(
    z.strictObject({
      parent: z.enum(["sire", "dam"]),
      kind: z.string(),
      severity: z.int().describe("計算していないため、いちばん重い3"),
      message: z.string(),
      genes: z.array(gene),
      corrections: z
        .array(
          z.strictObject({
            line: z.string().describe("答えの個体。そのまま sire・dam に書けます。"),
            genes: z.array(item).describe("その個体の遺伝子"),
            ignored: z.array(z.string()).optional().describe("この答えで読まずにおく言葉"),
          }),
        )
        .describe("問いの答えの候補。どれかの line を sire・dam に書いて、もう一度送ると計算できます。"),
      pair: z
        .strictObject({ sire: z.string(), dam: z.string() })
        .optional()
        .describe("1行に2匹が書かれているとき、それぞれの行"),
      apart: z
        .string()
        .optional()
        .describe(
          "同じ遺伝子座とみるかどうかが確かでない群。同じ問いに apart として付けると、別々の遺伝子座として計算します。",
        ),
    }),
  ),
  spans: z.strictObject({ sire: spans, dam: spans }),
});
