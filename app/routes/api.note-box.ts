// /api/note-box: reads (POST), writes (PUT) or deletes (DELETE) an encrypted notebook. Uses no cookies.

import { methodNotAllowed } from "#app/auth/api-answer.server.ts";
import { ALLOWED, answerBox } from "#app/notebook/sealed/box-answer.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/api.note-box";

export function loader(): Response {
  return methodNotAllowed(ALLOWED);
}

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerBox(database(), request, context.get(requestFacts).address, currentTime());
}
