// GET /api/calculate?sire=<line>&dam=<line>[&r=<rate>]: the calculator's result as JSON.

import { calculateForPrograms, onlyGet } from "#app/calculator/api.server.ts";
import { database } from "#app/database/connection.server.ts";
import type { Route } from "./+types/api.calculate.ts";

export function loader({ request, url }: Route.LoaderArgs): Promise<Response> {
  return calculateForPrograms(database(), request.method, url.searchParams, new Date());
}

export function action(): Response {
  return onlyGet();
}
