// Optional target of FIREBASE_TOKEN_SYNC_URL: the browser POSTs each new ID token and DELETEs on sign-out.

import { crossSiteRefusal, done, methodNotAllowed, refusal, tooMany } from "#app/auth/api-answer.server.ts";
import { consumeToken, refundToken } from "#app/auth/attempts.server.ts";
import { endSession, mintSession, readAdmin } from "#app/auth/session.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { networkOf } from "#app/platform/limits/address-network.ts";
import type { Route } from "./+types/api.admin.token-sync.ts";

export function loader(): Response {
  return methodNotAllowed("POST, DELETE");
}

export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const foreign = crossSiteRefusal(request, url);
  if (foreign) return foreign;
  if (request.method === "DELETE") return done(await endSession(database(), request));
  if (request.method !== "POST") return methodNotAllowed("POST, DELETE");

  const idToken = /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!idToken) return refusal(400, "IDトークンがありません。");
  const address = networkOf(context.get(requestFacts).address);
  const wait = await consumeToken(database(), address);
  if (wait !== null) return tooMany(wait);

  const minted = await mintSession(idToken);
  // A renewed token is not a new sign-in: it creates no session, but keeps a valid one.
  const admin =
    minted.ok || minted.status !== 401 ? null : await readAdmin(database(), request, { checkRevoked: true });
  if (!minted.ok && !admin) return refusal(minted.status, minted.message);
  await refundToken(database(), address);
  return done(minted.ok ? minted.setCookie : undefined);
}
