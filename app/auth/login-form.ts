// The login form's modes and fields, read and checked the same way in the browser and on the server.

import { isEmail } from "#app/platform/site/email.ts";
import { providerCode, providerMessage } from "./messages.ts";
import type { PublicAuthConfig } from "./public-config.ts";

/** Purpose of the page; "finish" is where a mailed link leads. */
const loginModes = ["password", "link", "reset", "finish"] as const;
export type LoginMode = (typeof loginModes)[number];

export function loginMode(value: unknown): LoginMode {
  return loginModes.find((mode) => mode === value) ?? "password";
}

export interface LoginFields {
  email: string;
  password: string;
  errors: { email?: string; password?: string };
}

/** The e-mail address and, where the mode asks for one, the password, with a sentence for each that cannot be used. */
export function readLogin(form: FormData, mode: LoginMode): LoginFields {
  const email = text(form.get("email")).trim();
  const password = text(form.get("password"));
  const errors: LoginFields["errors"] = {};
  if (email === "") errors.email = "メールアドレスを入力してください。";
  else if (!isEmail(email)) {
    errors.email = "有効なメールアドレスを入力してください。";
  }
  if (mode === "password" && password === "") errors.password = "パスワードを入力してください。";
  return { email, password, errors };
}

export function hasErrors(errors: LoginFields["errors"]): boolean {
  return errors.email !== undefined || errors.password !== undefined;
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

/** The provider says "invalid e-mail" also of a good address that the link was not mailed to. */
export function signInMessage(code: string, mode: LoginMode | "google"): string {
  return mode === "finish" && providerCode(code) === "invalid-email"
    ? "リンクを送ったメールアドレスと違います。"
    : providerMessage(code);
}

// Loader data of the login page.
export interface LoginView {
  siteName: string;
  /** Null where the site has no Firebase configuration. */
  config: PublicAuthConfig | null;
  mode: LoginMode;
  /** Where a sign-in leads: a path inside /admin. */
  to: string;
  /** The code of the mailed link that led here; "" elsewhere. */
  oobCode: string;
  /** The address already known, for the field. */
  email: string;
  /** Who is signed in without being an admin. */
  visitor: string | null;
  /** Message after signing out. */
  signedOutMessage: string | null;
  /** The identity provider cannot confirm the session that is there. */
  unavailable: boolean;
}

/** Answer of the page to a post. The password is never handed back. */
export interface LoginReply {
  mode: LoginMode;
  email: string;
  errors: LoginFields["errors"];
  tone: "error" | "done";
  message: string;
}

const signedOutMessages: Readonly<Record<string, string>> = {
  here: "ログアウトしました。",
  everywhere: "すべての端末からログアウトしました。",
  partly: "この端末からログアウトしました。ほかの端末は、ログインのサービスに接続できず、ログアウトできませんでした。",
  password: "パスワードを変更しました。新しいパスワードでログインしてください。",
};

export function signedOutMessage(left: string | null): string | null {
  return left !== null && Object.hasOwn(signedOutMessages, left) ? (signedOutMessages[left] ?? null) : null;
}
