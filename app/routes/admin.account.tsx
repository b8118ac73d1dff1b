import { data, redirect } from "react-router";
import type { AccountReply, AccountView } from "#app/auth/account-view.ts";
import { adminAction, adminLoader, currentAdmin } from "#app/auth/guard.server.ts";
import { changePassword } from "#app/auth/password-change.server.ts";
import { policyRules } from "#app/auth/password-policy.ts";
import { passwordPolicy } from "#app/auth/provider.server.ts";
import { recordSignIn, sessionClearCookie } from "#app/auth/session-cookie.server.ts";
import { AccountScreen } from "#app/cms/admin/sign-in/AccountScreen.tsx";
import type { Db } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { log } from "#app/platform/site/log.server.ts";
import type { Route } from "./+types/admin.account.ts";

export const loader = adminLoader("useAdmin", async (_, { context, url }: Route.LoaderArgs) => {
  const { name, email, lastSignIn, hasPassword } = currentAdmin(context);
  const view: AccountView = {
    name,
    email,
    lastSignIn: lastSignIn ? { iso: lastSignIn, text: formatMoment(lastSignIn) } : null,
    hasPassword,
    rules: hasPassword ? policyRules(await passwordPolicy()) : [],
    changed: url.searchParams.has("changed"),
  };
  return { view };
});

async function act({ db, form }: { db: Db; form: FormData }, { context }: Route.ActionArgs) {
  const admin = currentAdmin(context);
  const { address } = context.get(requestFacts);
  const change = await changePassword(db, admin, form);
  if (!change.ok) {
    const network = loggedNetworkOf(address);
    if (change.status !== 503) await recordSignIn(db, "password-refused", admin.email || admin.name, address);
    log.warn({ uid: admin.uid, status: change.status, network }, "password not changed");
    const reply: AccountReply = { message: change.message, errors: change.errors };
    const headers = change.retryAfter ? { "Retry-After": String(change.retryAfter) } : undefined;
    return data(reply, { status: change.status, ...(headers && { headers }) });
  }
  log.info({ uid: admin.uid }, "password changed");
  await recordSignIn(db, "password-changed", admin.email || admin.name, address);
  const next = change.setCookie ? "/admin/account?changed" : "/admin/login?left=password";
  return redirect(next, { headers: { "Set-Cookie": change.setCookie ?? sessionClearCookie() } });
}

/** `asTyped`: form cleaning would remove characters that a password may contain. */
export const action = adminAction("useAdmin", act, { asTyped: true });

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(wait !== null && { "Retry-After": wait }) };
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen view={loaderData.view} reply={actionData} />;
}
