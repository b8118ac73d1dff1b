// /admin/login: sign-in with and without JavaScript, outside the admin layout and its access check.

import { data, redirect } from "react-router";
import { answerLogin, lastMailedAddress } from "#app/auth/login.server.ts";
import { type LoginView, loginMode, signedOutNotice } from "#app/auth/login-form.ts";
import { publicAuthConfig } from "#app/auth/public-config.server.ts";
import { safeAdminPath } from "#app/auth/safe-admin-path.ts";
import { readSession } from "#app/auth/session.server.ts";
import { AdminProvider } from "#app/cms/admin/kit/AdminProvider.tsx";
import { forceDocumentLoad } from "#app/cms/admin/sign-in/force-document-load.ts";
import { LoginScreen } from "#app/cms/admin/sign-in/LoginScreen.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf, OPEN_FIELDS_MAX } from "#app/platform/forms/form-of.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { networkOf } from "#app/platform/limits/address-network.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { pageTitle } from "#app/platform/site/site-name.ts";
import type { Route } from "./+types/admin_.login.ts";

export const clientMiddleware = [forceDocumentLoad];

export async function loader({ request, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const to = safeAdminPath(query.get("to"));
  const session = await readSession(database(), request, { checkRevoked: false });
  if (session.kind === "admin") throw redirect(to, { headers: { "Cache-Control": "no-store" } });

  // Links in e-mails return with the provider's "mode" and code.
  const oobCode = query.get("mode") === "signIn" ? (query.get("oobCode") ?? "") : "";
  const requestedMode = loginMode(query.get("mode"));
  const view: LoginView = {
    siteName: environment().SITE_NAME,
    config: publicAuthConfig(),
    mode: oobCode ? "finish" : requestedMode === "finish" ? "password" : requestedMode,
    to,
    oobCode,
    email: oobCode ? lastMailedAddress(request) : "",
    visitor: session.kind === "visitor" ? session.email : null,
    signedOut: signedOutNotice(query.get("left")),
    unavailable: session.kind === "unavailable",
  };
  const status = session.kind === "visitor" ? 403 : session.kind === "unavailable" ? 503 : 200;
  return data(view, { status });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const address = networkOf(context.get(requestFacts).address);
  return answerLogin(database(), await formOf(request, { fieldsMax: OPEN_FIELDS_MAX, asTyped: true }), url, address);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(wait !== null && { "Retry-After": wait }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle("ログイン", loaderData?.siteName ?? "") },
  { name: "robots", content: "noindex, nofollow" },
];

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminProvider>
      <LoginScreen view={loaderData} reply={actionData} />
    </AdminProvider>
  );
}
