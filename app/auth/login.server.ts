// Login without JavaScript, through the provider's REST API.

import { setTimeout as sleep } from "node:timers/promises";
import { data, redirect } from "react-router";
import { type Db, databasePlace } from "#app/platform/database/connection.server.ts";
import { troubleOf } from "#app/platform/database/trouble.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { countSignIn } from "#app/platform/site/metrics.server.ts";
import { cookieIn } from "#app/platform/site/theme.ts";
import { mayBeMailed, prepareAccount } from "./admins.server.ts";
import { admitSignIn, consumeMail } from "./attempts.server.ts";
import { hasErrors, type LoginMode, type LoginReply, loginMode, readLogin, signInMessage } from "./login-form.ts";
import { providerMessage } from "./messages.ts";
import { mailPasswordReset, mailSignInLink, signInWithEmailLink, signInWithPassword } from "./provider.server.ts";
import { publicAuthConfig } from "./public-config.server.ts";
import { adminHome, safeAdminPath } from "./safe-admin-path.ts";
import { mintSession } from "./session.server.ts";
import { cookieAttributes, recordSignIn } from "./session-cookie.server.ts";

type Answer = ReturnType<typeof data<LoginReply>>;

const linkEmailCookie = "admin-link-email";

/** Returns the address this browser last requested a link for, to prefill it. */
export function lastMailedAddress(request: Request): string {
  return cookieIn(request.headers.get("Cookie"), linkEmailCookie) ?? "";
}

function rememberMailedAddress(email: string, seconds: number): string {
  const value = `${linkEmailCookie}=${encodeURIComponent(email)}`;
  return `${value}; Max-Age=${seconds}; Path=/admin/login; ${cookieAttributes()}`;
}

interface Attempt {
  mode: LoginMode;
  email: string;
  address: string;
  to: string;
  say(status: number, message: string, extra?: Partial<LoginReply>, headers?: HeadersInit): Answer;
}

export async function answerLogin(db: Db, form: FormData, url: URL, address: string): Promise<Answer | Response> {
  const mode = loginMode(form.get("mode"));
  const { email, password, errors } = readLogin(form, mode);
  const say: Attempt["say"] = (status, message, extra = {}, headers = {}) =>
    data({ mode, email, errors: {}, tone: "error", message, ...extra }, { status, headers });

  if (!publicAuthConfig()) return say(503, "このサイトには、まだログインの設定がありません。");
  if (hasErrors(errors)) return say(400, "入力を確かめてください。", { errors });
  const attempt: Attempt = { mode, email, address, to: safeAdminPath(form.get("to")), say };
  try {
    if (mode === "link" || mode === "reset") return await answerMail(db, mode, attempt, mailOrigin(url));
    return await answerSignIn(db, attempt, mode === "finish" ? String(form.get("oobCode") ?? "") : null, password);
  } catch (error) {
    if (!troubleOf(error, databasePlace())) throw error;
    return say(
      503,
      "データベースにつながらないため、いまはログインできません。しばらくしてから、もう一度お試しください。",
    );
  }
}

function tooMany({ address, say }: Attempt, retryAfter: number): Answer {
  noteRefusal("too-many-requests", address);
  return say(429, providerMessage("too-many-requests"), {}, { "Retry-After": String(retryAfter) });
}

async function answerSignIn(db: Db, attempt: Attempt, code: string | null, password: string) {
  const { mode, email, address, say } = attempt;
  const admission = await admitSignIn(db, email, address);
  if (!admission.allowed) return tooMany(attempt, admission.retryAfter);
  const signedIn = code === null ? await signInWithPassword(email, password) : await signInWithEmailLink(email, code);
  if (signedIn.ok) return answerSignedIn(db, attempt, signedIn.value, admission.refund);
  noteRefusal(signedIn.code, address);
  await recordSignIn(db, "sign-in-refused", email, address);
  return say(statusOf(signedIn.code), signInMessage(signedIn.code, mode));
}

function noteRefusal(code: string, address: string): void {
  countSignIn("refused");
  log.warn({ code, network: loggedNetworkOf(address) }, "sign-in refused");
}

/** Minimum duration of a mail response, longer than the account lookup, which is made for every address. */
const ANSWER_MS = 1000;

/** Sends mail after the response, and only to allowed addresses; neither text nor timing reveals which those are. */
async function answerMail(
  db: Db,
  mode: "link" | "reset",
  attempt: Attempt,
  origin: string | undefined,
): Promise<Answer> {
  const { email, address, say } = attempt;
  if (!origin) return say(503, "SITE_URL が未設定のため、メールを送れません。サイトの運用担当者に知らせてください。");
  const retryAfter = await consumeMail(db, email, address);
  if (retryAfter !== null) return tooMany(attempt, retryAfter);
  const [isRecipient] = await Promise.all([
    mayBeMailed(db, email).catch((error: unknown) => {
      if (troubleOf(error, databasePlace())) throw error;
      log.error({ err: error }, "the identity provider did not say whether an address is an admin's");
      return undefined;
    }),
    sleep(ANSWER_MS),
  ]);
  if (isRecipient === undefined) return say(503, providerMessage("network-request-failed"));
  if (isRecipient) void sendMail(db, mode, attempt, origin);
  const headers: HeadersInit = mode === "link" ? { "Set-Cookie": rememberMailedAddress(email, 3600) } : {};
  return say(200, mailSent[mode], { tone: "done" }, headers);
}

async function answerSignedIn(
  db: Db,
  attempt: Attempt,
  idToken: string,
  refund: () => Promise<void>,
): Promise<Answer | Response> {
  const { mode, email, address, say } = attempt;
  const minted = await mintSession(idToken);
  if (!minted.ok) {
    log.warn({ status: minted.status, network: loggedNetworkOf(address) }, "signed in, but no session made");
    await recordSignIn(db, "sign-in-refused", email, address);
    return say(minted.status, minted.message);
  }
  await refund();
  log.info({ uid: minted.admin.uid }, "signed in");
  await recordSignIn(db, "sign-in", minted.admin.email || minted.admin.name, address);
  const headers = new Headers({ "Cache-Control": "no-store" });
  headers.append("Set-Cookie", minted.setCookie);
  if (mode === "finish") headers.append("Set-Cookie", rememberMailedAddress("", 0));
  return redirect(attempt.to, { headers });
}

/** Returns the origin for mailed links: the configured one. The request's own is only trusted on loopback. */
function mailOrigin(url: URL): string | undefined {
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return environment().SITE_URL ?? (isHere ? url.origin : undefined);
}

const mailSent = {
  link: "このメールアドレスでログインできる場合は、ログイン用のリンクがメールで届きます。リンクを開くと、ログインできます。数分たっても届かないときは、メールアドレスを確かめてください。",
  reset:
    "このメールアドレスでログインできる場合は、パスワードを再設定するためのメールが届きます。数分たっても届かないときは、メールアドレスを確かめてください。",
};

async function sendMail(db: Db, mode: "link" | "reset", { email, to }: Attempt, origin: string): Promise<void> {
  try {
    if ((await consume(db, "mailSent", {})) !== null) {
      log.error({ mode }, "no more mails of the login today");
      return;
    }
    await prepareAccount(email);
    const login = new URL("/admin/login", origin);
    if (to !== adminHome) login.searchParams.set("to", to);
    const send = mode === "link" ? mailSignInLink : mailPasswordReset;
    const sent = await send(email, login.href);
    if (!sent.ok) log.error({ mode, code: sent.code }, "a mail of the login was not sent");
  } catch (error) {
    log.error({ mode, err: error }, "a mail of the login was not sent");
  }
}

function statusOf(code: string): number {
  if (code === "too-many-requests" || code === "quota-exceeded") return 429;
  const ours = ["network-request-failed", "internal-error", "invalid-api-key", "unauthorized-domain"];
  return ours.includes(code) ? 503 : 401;
}
