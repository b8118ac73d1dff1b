// GET /api/calculate?sire=<line>&dam=<line>[&r=<rate>]: the calculator's result as JSON.

import { database } from "#app/platform/database/connection.server.ts";
import { yieldTurn } from "#app/platform/http/queue.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { calculateForPrograms, methodNotAllowed } from "#app/tools/calculator/api/api.server.ts";
import type { Route } from "./+types/api.calculate.ts";

export function loader({ request, url }: Route.LoaderArgs): Promise<Response> {
  return calculateForPrograms(database(), request.method, url.searchParams, currentTime(), yieldTurn);
}

export function action(): Response {
  return methodNotAllowed();
}
