// The API described by OpenAPI 3.1: for programs as it is, for people on the page /api.

import { z } from "zod";
import { crossAnswer, errorAnswer, proofAnswer, refusalAnswer } from "./answers.server.ts";
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
      description: "登録も鍵もいりません。読むだけのAPIです。",
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

/** The parts that the page for people shows. */
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
