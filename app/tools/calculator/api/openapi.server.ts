// The API described by OpenAPI 3.1: for programs as it is, for people on the page /api.

import { z } from "zod";
import { crossAnswer, errorAnswer, proofAnswer, refusalAnswer } from "./answers.server.ts";

interface Parameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  description: string;
  schema: Record<string, unknown>;
  example?: string | number;
}

const query = (
  name: string,
  description: string,
  schema: Record<string, unknown>,
  rest: Partial<Parameter> = {},
): Parameter => ({ name, in: "query", required: false, description, schema, ...rest });

const line = { type: "string", maxLength: 2000 };
const json = (description: string, ...schemas: string[]) => ({
  description,
  content: {
    "application/json": {
      schema:
        schemas.length === 1
          ? { $ref: `#/components/schemas/${schemas[0]}` }
          : { oneOf: schemas.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
    },
  },
});
const file = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: { type: "string" } } },
});

const calculate = {
  operationId: "calculate",
  summary: "遺伝計算・ポスヘテ証明",
  description:
    "オス親とメス親を書くと、生まれる子の見た目と遺伝子型の確率を、分数のまま正確に返します。tool=prove では、ポスヘテがヘテロである確率を返します。",
  parameters: [
    query(
      "sire",
      "オス親。パステル クラウン、100% het clown、ball:個体ID、male maker banana のように書きます。",
      line,
      {
        example: "pastel clown",
      },
    ),
    query("dam", "メス親。遺伝子がなければ「ノーマル」。", line, { example: "100% het clown" }),
    query("r", "伴性の遺伝子の組換え率。省くと推定の10%。", { type: "string", default: "10%" }),
    query("tool", "prove でポスヘテ証明。省くと掛け合わせの計算。", { type: "string", enum: ["cross", "prove"] }),
    query("prior", "ポスヘテ証明：はじめの確率（百分率）。", { type: "string" }),
    query("mate", "ポスヘテ証明：相手（visual、het、pos-het-66、same など）。クラッチごとに繰り返します。", {
      type: "array",
      items: { type: "string" },
    }),
    query("eggs", "ポスヘテ証明：卵の数。クラッチごとに繰り返します。", { type: "array", items: { type: "integer" } }),
    query("visuals", "ポスヘテ証明：表現した子の数。クラッチごとに繰り返します。", {
      type: "array",
      items: { type: "integer" },
    }),
  ],
  responses: {
    "200": json("計算の結果", "Cross", "Proof"),
    "400": json("読めない指定", "Error"),
    "405": json("GET以外", "Error"),
    "422": json("計算できない親。理由と、直しかたの候補", "Refusal"),
  },
};

const id: Parameter = {
  name: "id",
  in: "path",
  required: true,
  description: "繁殖記録のID（ページのURLの終わり）",
  schema: { type: "string" },
};
const kind: Parameter = {
  name: "kind",
  in: "path",
  required: true,
  description: "種類",
  schema: { type: "string", enum: ["ball", "morph", "info", "blog"] },
};
const missing = { description: "公開されていません" };

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
      description: "登録も鍵もいりません。読むだけのAPIです。",
    },
    servers: [{ url: origin }],
    paths: {
      "/api/calculate": { get: calculate },
      "/feed.xml": {
        get: {
          operationId: "feed",
          summary: "新着の記事（Atom）",
          description: "飼育情報・お知らせ・ブログの新しい20件。",
          parameters: [],
          responses: { "200": file("フィード", "application/atom+xml") },
        },
      },
      "/feed/{kind}.xml": {
        get: {
          operationId: "feedOfKind",
          summary: "種類ごとの新着（Atom）",
          description: "1つの種類の新しい20件。",
          parameters: [kind],
          responses: { "200": file("フィード", "application/atom+xml"), "404": missing },
        },
      },
      "/breed/{id}.ics": {
        get: {
          operationId: "season",
          summary: "繁殖シーズンの日程（iCalendar）",
          description: "記録された日と、この先の目安の日。カレンダーで購読できます。",
          parameters: [id],
          responses: { "200": file("カレンダー", "text/calendar"), "404": missing },
        },
      },
    },
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

/** What the page for people shows of it. */
export function apiPage(site: { origin: string; siteName: string }) {
  const { paths } = openApi(site);
  return Object.entries(paths).map(([path, { get }]) => ({
    path,
    summary: get.summary,
    description: get.description,
    parameters: get.parameters.map(({ name, description, required }) => ({ name, description, required })),
    answers: Object.entries(get.responses).map(([status, { description }]) => ({ status, description })),
  }));
}

export type ApiPageData = ReturnType<typeof apiPage>;
