// The login form's modes and fields, read and checked the same way in the browser and on the server.

import { isEmail } from "#app/platform/site/email.ts";
import { providerMessage } from "./messages.ts";
import { providerCode } from "./provider-codes.ts";

/** What the page is for; "finish" is where a mailed link leads. */
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
