// Login form modes and fields, validated identically in browser and server.

import type { PublicAuthConfig } from "#app/auth/public-config.server.ts";
import { isEmail } from "#app/platform/site/email.ts";
import { providerCode, providerMessage } from "./messages.ts";

/** "finish": opened from a mailed link. */
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

/** Returns the message for a provider error. For a mailed link, "invalid e-mail" also means another address than the link's. */
export function signInMessage(code: string, mode: LoginMode | "google"): string {
  return mode === "finish" && providerCode(code) === "invalid-email"
    ? "リンクを送ったメールアドレスと違います。リンクが届いたメールアドレスを入力してください。"
    : providerMessage(code);
}

export interface LoginView {
  siteName: string;
  config: PublicAuthConfig | null;
  mode: LoginMode;
  to: string;
  /** Code of the mailed link, or "". */
  oobCode: string;
  email: string;
  /** Signed-in user who is not an admin. */
  visitor: string | null;
  signedOut: SignedOut | null;
  /** The provider cannot verify the existing session. */
  unavailable: boolean;
}

/** Form reply. Never contains the password. */
export interface LoginReply {
  mode: LoginMode;
  email: string;
  errors: LoginFields["errors"];
  tone: "error" | "done";
  message: string;
}

type SignedOut = { tone: "done" | "warning"; message: string };

const signedOuts: Readonly<Record<string, SignedOut>> = {
  here: { tone: "done", message: "ログアウトしました。" },
  everywhere: { tone: "done", message: "すべての端末からログアウトしました。" },
  partly: {
    tone: "warning",
    message:
      "この端末からログアウトしました。ログインのサービスにつながらないため、ほかの端末からはログアウトできませんでした。しばらくしてからログインし、「アカウント」でもう一度お試しください。",
  },
  password: { tone: "done", message: "パスワードを変更しました。新しいパスワードでログインしてください。" },
};

export function signedOutNotice(left: string | null): SignedOut | null {
  return left !== null && Object.hasOwn(signedOuts, left) ? (signedOuts[left] ?? null) : null;
}
