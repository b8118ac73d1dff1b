// POST /admin/logout: ends this session, or with everywhere=1 all sessions. Open to non-admins.

import { redirect } from "react-router";
import { crossSiteRefusal, methodNotAllowed } from "#app/auth/api-answer.server.ts";
import { endEverySession, endSession, readSession } from "#app/auth/session.server.ts";
import { recordSignIn } from "#app/auth/session-cookie.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf, OPEN_FIELDS_MAX } from "#app/platform/forms/form-of.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import type { Route } from "./+types/admin_.logout.ts";

export function loader(): Response {
  return redirect("/admin/account", { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const foreign = crossSiteRefusal(request, url);
  if (foreign) return foreign;
  const form = await formOf(request, { fieldsMax: OPEN_FIELDS_MAX });
  const session = await readSession(database(), request, { checkRevoked: false });
  if (session.kind === "admin") {
    const action = form.get("everywhere") === "1" ? "sign-out-everywhere" : "sign-out";
    const { email, name } = session.admin;
    await recordSignIn(database(), action, email || name, context.get(requestFacts).address);
  }
  const left = form.get("everywhere") === "1" ? await leaveEverywhere(request) : "here";
  // With "left" the login page shows a message and signs out of the SDK.
  return redirect(`/admin/login?left=${left}`, {
    headers: { "Cache-Control": "no-store", "Set-Cookie": await endSession(database(), request) },
  });
}

/** Returns "partly" if the provider is unavailable: only this device is signed out. */
async function leaveEverywhere(request: Request): Promise<"everywhere" | "partly"> {
  const session = await readSession(database(), request, { checkRevoked: true });
  if (session.kind === "none") return "everywhere";
  if (session.kind === "unavailable") return "partly";
  const uid = session.kind === "admin" ? session.admin.uid : session.uid;
  const ended = await endEverySession(database(), uid);
  log.info({ uid, ended }, "sign-out everywhere");
  return ended ? "everywhere" : "partly";
}
