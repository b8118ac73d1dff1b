// GET /api/calculate?sire=<line>&dam=<line>[&r=<rate>]: the calculator's result as JSON.

import { apiAnswer, readApiQuestion } from "#app/calculator/api-answer.ts";
import { findBall } from "#app/calculator/balls.server.ts";
import { ballIdOf } from "#app/calculator/query.ts";
import { books } from "#app/content/books.server.ts";
import { database } from "#app/database/connection.server.ts";
import type { Route } from "./+types/api.calculate.ts";

const headers = { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" };

export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const read = readApiQuestion(url.searchParams);
  if (!read.ok) return Response.json(read.answer.body, { status: read.answer.status, headers });
  const db = database();
  const now = new Date();
  const named = async (line: string) => {
    const id = ballIdOf(line);
    return id === null ? null : { id, ball: await findBall(db, id, now) };
  };
  const { question } = read;
  const [{ genes }, sire, dam] = await Promise.all([books(db, now), named(question.sire), named(question.dam)]);
  const { status, body } = apiAnswer(genes, question, { sire, dam });
  return Response.json(body, { status, headers });
}

export function action(): Response {
  const message = "この方法では受け付けていません。GETで送ってください。";
  return Response.json(
    { error: message, messages: [message] },
    { status: 405, headers: { ...headers, Allow: "GET, HEAD" } },
  );
}
