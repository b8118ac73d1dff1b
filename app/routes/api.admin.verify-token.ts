// POST /api/admin/verify-token {idToken}: exchanges a fresh admin sign-in for the session cookie.

import { done, methodNotAllowed, postRefusal, readJson, refusal, tooMany } from "#app/auth/api-answer.server.ts";
import { consumeToken, refundToken } from "#app/auth/attempts.server.ts";
import { mintSession } from "#app/auth/session.server.ts";
import { recordSignIn } from "#app/auth/session-cookie.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { loggedNetworkOf, networkOf } from "#app/platform/limits/address-network.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { log } from "#app/platform/site/log.server.ts";
import type { Route } from "./+types/api.admin.verify-token.ts";

export function loader(): Response {
  return methodNotAllowed("POST");
}

export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const refused = postRefusal(request, url);
  if (refused) return refused;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "")) {
    return refusal(415, "JSONで送ってください。");
  }
  const address = networkOf(context.get(requestFacts).address);
  const wait = await consumeToken(database(), address);
  if (wait !== null) {
    log.warn({ status: 429, network: loggedNetworkOf(address) }, "no session made from an ID token");
    return tooMany(wait);
  }

  const body = await readJson(request);
  const idToken = isRecord(body) && "idToken" in body ? body.idToken : undefined;
  const minted = await mintSession(idToken);
  if (!minted.ok) {
    if (minted.status === 403) await recordSignIn(database(), "sign-in-refused", minted.email ?? "", address);
    log.warn({ status: minted.status, network: loggedNetworkOf(address) }, "no session made from an ID token");
    return refusal(minted.status, minted.message);
  }
  await refundToken(database(), address);
  log.info({ uid: minted.admin.uid }, "signed in");
  await recordSignIn(database(), "sign-in", minted.admin.email || minted.admin.name, address);
  return done(minted.setCookie);
}
