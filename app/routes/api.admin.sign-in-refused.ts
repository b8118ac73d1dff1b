// POST /api/admin/sign-in-refused {email}: a failed password sign-in reported by the browser, for the audit log.

import { done, methodNotAllowed, postRefusal, readJson, refusal, tooMany } from "#app/auth/api-answer.server.ts";
import { recordSignIn } from "#app/auth/session-cookie.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { networkOf } from "#app/platform/limits/address-network.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { isEmail } from "#app/platform/site/email.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { Route } from "./+types/api.admin.sign-in-refused.ts";

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** Open to anyone, like password attempts; rate limited. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const refused = postRefusal(request, url);
  if (refused) return refused;
  const address = networkOf(context.get(requestFacts).address);
  const wait = await consume(database(), "reportedRefusal", { address });
  if (wait !== null) return tooMany(wait);
  const body = await readJson(request);
  const email = isRecord(body) && typeof body.email === "string" ? body.email.trim() : "";
  if (!isEmail(email)) return refusal(400, "メールアドレスがありません。");
  await recordSignIn(database(), "sign-in-reported", email, address);
  return done();
}
