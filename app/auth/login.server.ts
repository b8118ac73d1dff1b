// The login form without JavaScript: signs in through the provider's REST API, or has a mail sent.

import { data, redirect } from "react-router";
import type { Db } from "#app/platform/database/connection.server.ts";
import { loggedNetworkOf } from "#app/platform/http/address-network.ts";
import { cookieIn } from "#app/platform/site/cookie.ts";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { countSignIn } from "#app/platform/site/metrics.server.ts";
import { admitSignIn, consumeMail, refundSignIn } from "./attempts.server.ts";
import { hasErrors, loginMode, readLogin, signInMessage } from "./login-form.ts";
import type { LoginReply } from "./login-view.ts";
import { providerMessage } from "./messages.ts";
import { noteSignIn } from "./note-sign-in.server.ts";
import {
  mailPasswordReset,
  mailSignInLink,
  type ProviderAnswer,
  signInWithEmailLink,
  signInWithPassword,
} from "./provider.server.ts";
import { publicAuthConfig } from "./public-config.server.ts";
import { adminHome, safeAdminPath } from "./safe-admin-path.ts";
import { mintSession } from "./session.server.ts";
import { cookieAttributes } from "./session-cookie.server.ts";

type Answer = ReturnType<typeof data<LoginReply>>;

const linkEmailCookie = "admin-link-email";

/** The address a link was last mailed to from this browser, so that it need not be typed again. */
export function mailedTo(request: Request): string {
  return cookieIn(request.headers.get("Cookie"), linkEmailCookie) ?? "";
}

function rememberMailedTo(email: string, seconds: number, settings: Environment): string {
  const value = `${linkEmailCookie}=${encodeURIComponent(email)}`;
  return `${value}; Max-Age=${seconds}; Path=/admin/login; ${cookieAttributes(settings)}`;
}

/** Answers a post of the login form; `address` is what attempts are counted by. */
export async function answerLogin(
  db: Db,
  form: FormData,
  url: URL,
  address: string,
  settings = environment(),
): Promise<Answer | Response> {
  const mode = loginMode(form.get("mode"));
  const fields = readLogin(form, mode);
  const { email, errors } = fields;
  const say = (status: number, message: string, extra: Partial<LoginReply> = {}, headers?: HeadersInit): Answer =>
    data({ mode, email, errors: {}, tone: "error", message, ...extra }, { status, ...(headers && { headers }) });

  if (!publicAuthConfig(settings)) return say(503, "このサイトには、まだログインの設定がありません。");
  if (hasErrors(errors)) return say(400, "入力の内容を確かめてください。", { errors });
  const isMail = mode === "link" || mode === "reset";
  const allowance = await (isMail ? consumeMail(email, address) : admitSignIn(email, address));
  if (!allowance.allowed) {
    countSignIn("refused");
    log.warn({ code: "too-many-requests", network: loggedNetworkOf(address) }, "sign-in refused");
    return say(429, providerMessage("too-many-requests"), {}, { "Retry-After": String(allowance.retryAfter) });
  }

  const to = safeAdminPath(form.get("to"));
  if (isMail) {
    const origin = mailOrigin(url, settings);
    if (!origin) return say(503, "サイトのURL（SITE_URL）が未設定のため、メールを送れません。");
    const answer = await sendMail(mode, email, to, origin, settings);
    if (!answer.ok && !saysWhoHasAnAccount(answer.code)) {
      return say(statusOf(answer.code), providerMessage(answer.code));
    }
    const headers = mode === "link" ? { "Set-Cookie": rememberMailedTo(email, 3600, settings) } : undefined;
    return say(200, mailSent[mode], { tone: "done" }, headers);
  }

  const oobCode = form.get("oobCode");
  const signedIn =
    mode === "finish"
      ? await signInWithEmailLink(email, typeof oobCode === "string" ? oobCode : "", settings)
      : await signInWithPassword(email, fields.password, settings);
  if (!signedIn.ok) {
    countSignIn("refused");
    log.warn({ code: signedIn.code, network: loggedNetworkOf(address) }, "sign-in refused");
    await noteSignIn(db, "sign-in-refused", email, address);
    return say(statusOf(signedIn.code), signInMessage(signedIn.code, mode));
  }
  const minted = await mintSession(signedIn.value);
  if (!minted.ok) {
    log.warn({ status: minted.status, network: loggedNetworkOf(address) }, "signed in, but no session made");
    await noteSignIn(db, "sign-in-refused", email, address);
    return say(minted.status, minted.message);
  }
  await refundSignIn(email, address);
  log.info({ uid: minted.admin.uid }, "signed in");
  await noteSignIn(db, "sign-in", minted.admin.email || minted.admin.name, address);
  const headers = new Headers({ "Cache-Control": "no-store" });
  headers.append("Set-Cookie", minted.setCookie);
  if (mode === "finish") headers.append("Set-Cookie", rememberMailedTo("", 0, settings));
  return redirect(to, { headers });
}

/** Where a mailed link leads: the configured address. What a request calls itself will do only where it stays on this machine. */
function mailOrigin(url: URL, { SITE_URL }: Environment): string | undefined {
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return SITE_URL ?? (isHere ? url.origin : undefined);
}

// The same words whether or not there is such an account.
const mailSent = {
  link: "ログイン用のリンクをメールで送りました。メールのリンクを開くと、ログインできます。",
  reset: "このメールアドレスのアカウントがあれば、パスワードを再設定するためのメールが届きます。",
};

function sendMail(
  mode: "link" | "reset",
  email: string,
  to: string,
  origin: string,
  settings: Environment,
): Promise<ProviderAnswer<unknown>> {
  const login = new URL("/admin/login", origin);
  if (to !== adminHome) login.searchParams.set("to", to);
  return mode === "link" ? mailSignInLink(email, login.href, settings) : mailPasswordReset(email, login.href, settings);
}

/** Answers to a wish for a mail that would tell a stranger who has an account here. */
function saysWhoHasAnAccount(code: string): boolean {
  return ["user-not-found", "user-disabled", "invalid-credential"].includes(code);
}

function statusOf(code: string): number {
  if (code === "too-many-requests" || code === "quota-exceeded") return 429;
  const ours = ["network-request-failed", "internal-error", "invalid-api-key", "unauthorized-domain"];
  return ours.includes(code) ? 503 : 401;
}
