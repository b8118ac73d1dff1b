// What the login page shows, as its loader finds it.

import type { LoginFields, LoginMode } from "./login-form.ts";
import type { PublicAuthConfig } from "./public-config.ts";

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
  /** What to say to someone who has just signed out. */
  signedOutMessage: string | null;
  /** The identity provider cannot be asked about the session that is there. */
  unavailable: boolean;
}

/** What the page says after a post. The password is never given back. */
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
