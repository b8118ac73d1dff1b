// POST /api/browser-fault: client-side errors, for the server log.

import { done, methodNotAllowed, readJson, refusal, tooMany } from "#app/auth/api-answer.server.ts";
import { logBrowserFault } from "#app/platform/audit/browser-fault.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import type { Route } from "./+types/api.browser-fault.ts";

export function loader(): Response {
  return methodNotAllowed("POST");
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { address } = context.get(requestFacts);
  const status = await logBrowserFault(database(), await readJson(request), address);
  if (status === 429) return tooMany(60);
  return status === 204 ? done() : refusal(400, "読み取れない内容です。");
}
