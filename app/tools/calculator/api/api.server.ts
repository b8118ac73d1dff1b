// GET /api/calculate from its query to its JSON.

import { bookApart, proveHet } from "@borupa/genetics";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findBall } from "#app/tools/calculator/page.server.ts";
import { readProveQuestion } from "#app/tools/calculator/prove/prove-query.ts";
import { ballIdOf } from "#app/tools/calculator/query.ts";
import { apiAnswer, readApiQuestion } from "./api-answer.server.ts";
import { type ApiAnswer, badRequest, probabilityOf } from "./api-parts.ts";

const headers = { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" };

/**
 * Answers a question by GET or HEAD; other methods get a 405, also those that reach a loader (OPTIONS). `rest`: between the
 * pieces of the calculation, and before its text, for ten genes are long ones.
 */
export async function calculateForPrograms(
  db: Db,
  method: string,
  search: URLSearchParams,
  now: Date,
  rest: () => Promise<void> = () => Promise.resolve(),
): Promise<Response> {
  if (method !== "GET" && method !== "HEAD") return methodNotAllowed();
  const tool = search.get("tool") ?? "cross";
  if (tool === "prove") return answered(proofForPrograms(search));
  if (tool !== "cross")
    return answered(badRequest(["tool は prove（ポスヘテ証明）だけです。省くと掛け合わせの計算です。"]));
  const { genes: whole } = await referenceIndexes(db, now);
  const genes = bookApart(whole, search.get("apart") ?? "") ?? whole;
  const read = readApiQuestion(genes, search);
  if (!read.ok) return answered(read.answer);
  const named = async (line: string) => {
    const id = ballIdOf(line);
    return id === null ? null : { id, ball: await findBall(db, id, now) };
  };
  const { question } = read;
  const [sire, dam] = await Promise.all([named(question.sire), named(question.dam)]);
  const answer = await apiAnswer(genes, question, { sire, dam }, rest);
  await rest();
  return answered(answer);
}

function answered({ status, body }: ApiAnswer): Response {
  return Response.json(body, { status, headers });
}

export function methodNotAllowed(): Response {
  const message = "この方法では受け付けていません。GETで送ってください。";
  return Response.json(
    { error: message, messages: [message] },
    { status: 405, headers: { ...headers, Allow: "GET, HEAD" } },
  );
}

// ポスヘテ証明 for programs: the same question, exact numbers out.

/** Remarks of the page are errors here. */
export function proofForPrograms(search: URLSearchParams): ApiAnswer {
  const problems: string[] = [];
  const { prior, clutches, next } = readProveQuestion({ search, problems }, false);
  const result = proveHet(prior, clutches, next.mate);
  if (!result.ok) problems.push(...result.refusals.map(({ message }) => message));
  if (problems.length > 0 || !result.ok) return badRequest(problems);
  const { posterior, proven, eggsToRuleOut, eggsToShow, curve } = result.proof;
  return {
    status: 200,
    body: {
      prior: probabilityOf(prior),
      clutches: clutches.map(({ eggs, visuals, mate }) => ({
        eggs,
        visuals,
        mate: typeof mate === "object" ? { possibleHet: probabilityOf(mate.possibleHet) } : mate,
      })),
      posterior: probabilityOf(posterior),
      proven,
      eggsToRuleOut,
      eggsToShow,
      curve: curve.map(probabilityOf),
    },
  };
}
