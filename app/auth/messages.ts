// What a person reads when the identity provider refuses: one clear Japanese sentence for each of its codes.

// The identity provider's error codes under one name each: the client SDK's ("auth/wrong-password") and the REST API's ("INVALID_PASSWORD").

/** Codes of the REST API, and of the SDK in capitals, that go by another name here. */
const restCodes: Readonly<Record<string, string>> = {
  ADMIN_ONLY_OPERATION: "operation-not-allowed",
  ADMIN_RESTRICTED_OPERATION: "operation-not-allowed",
  API_KEY_INVALID: "invalid-api-key",
  APP_NOT_AUTHORIZED: "unauthorized-domain",
  BLOCKING_FUNCTION_ERROR_RESPONSE: "login-blocked",
  CONFIGURATION_NOT_FOUND: "operation-not-allowed",
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: "requires-recent-login",
  EMAIL_EXISTS: "email-already-in-use",
  EMAIL_NOT_FOUND: "user-not-found",
  EXPIRED_OOB_CODE: "expired-action-code",
  INVALID_CONTINUE_URI: "unauthorized-domain",
  INVALID_IDENTIFIER: "invalid-email",
  INVALID_IDP_RESPONSE: "invalid-credential",
  INVALID_ID_TOKEN: "user-token-expired",
  INVALID_LOGIN_CREDENTIALS: "invalid-credential",
  INVALID_OOB_CODE: "invalid-action-code",
  INVALID_PASSWORD: "wrong-password",
  INVALID_PENDING_TOKEN: "invalid-credential",
  INVALID_RECAPTCHA_ACTION: "missing-recaptcha-token",
  INVALID_RECAPTCHA_TOKEN: "missing-recaptcha-token",
  INVALID_RECAPTCHA_VERSION: "missing-recaptcha-token",
  INVALID_TENANT_ID: "tenant-id-mismatch",
  INVALID_USER_TOKEN: "user-token-expired",
  MISSING_OOB_CODE: "invalid-action-code",
  MISSING_RECAPTCHA_VERSION: "missing-recaptcha-token",
  PASSWORD_LOGIN_DISABLED: "operation-not-allowed",
  PERMISSION_DENIED: "operation-not-allowed",
  REDIRECT_CANCELLED_BY_USER: "popup-closed-by-user",
  RESET_PASSWORD_EXCEED_LIMIT: "too-many-requests",
  TENANT_NOT_FOUND: "tenant-id-mismatch",
  TIMEOUT: "network-request-failed",
  TOKEN_EXPIRED: "user-token-expired",
  TOO_MANY_ATTEMPTS_TRY_LATER: "too-many-requests",
  UNAUTHORIZED_CONTINUE_URI: "unauthorized-domain",
  UNSUPPORTED_TENANT_OPERATION: "tenant-id-mismatch",
  USER_CANCELLED: "popup-closed-by-user",
};

const restWords: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/api key (not valid|expired|not found)/i, "invalid-api-key"],
  [/requests .*are blocked/i, "invalid-api-key"],
];

/**
 * The one name of a provider error: lower case with hyphens, as in the client SDK but without "auth/".
 * Takes an SDK code, a REST code with or without its explanation ("WEAK_PASSWORD : …"), or an SDK message that ends in "(auth/…)".
 * What the SDK does not know it passes on in its own spelling: "auth/api-key-not-valid.-please-…", "auth/invalid-login-credentials".
 * Unknown codes come back in the same shape, so they can be logged.
 */
export function providerCode(raw: string): string {
  const text = /\((auth\/[^)]+)\)/.exec(raw)?.[1] ?? raw.trim();
  const name = /^(?:auth\/)?([\w-]+)(?:\s*:\s.*)?$/s.exec(text)?.[1]?.toUpperCase().replaceAll("-", "_");
  if (name !== undefined) return known(name) ?? name.toLowerCase().replaceAll("_", "-");
  const words = text.replace(/^auth\//, "");
  return restWords.find(([pattern]) => pattern.test(words.replaceAll("-", " ")))?.[1] ?? words.toLowerCase();
}

function known(name: string): string | undefined {
  return Object.hasOwn(restCodes, name) ? restCodes[name] : undefined;
}

/**
 * The name of an error the SDK threw. Of a refusal by the project's own blocking function it says "internal-error", with the
 * function's words in place of its own "Error".
 */
export function sdkCode({ code, message }: { code: string; message: string }): string {
  if (code !== "auth/internal-error") return providerCode(code);
  const hidden = /"message":"([A-Z_]+)/.exec(message)?.[1];
  if (hidden) return providerCode(hidden);
  return message.startsWith("Firebase: Error (") ? "internal-error" : "login-blocked";
}

/** After these the provider no longer takes the person's token: they are signed out. */
export function endsSignIn(code: string): boolean {
  return code === "user-disabled" || code === "user-token-expired";
}

// One sentence for all three: which of the two was wrong would tell a stranger who has an account here.
const wrongPair = "メールアドレスまたはパスワードが違います。";

const messages: Readonly<Record<string, string>> = {
  "argument-error": "入力の内容を確認できませんでした。はじめからやり直してください。",
  "cancelled-popup-request": "新しいログインの小窓を開いたため、前の小窓での操作は取り消されました。",
  "email-already-in-use": "このメールアドレスは、すでに別のアカウントで使われています。",
  "expired-action-code": "このリンクは有効期限が切れています。もう一度メールを送ってください。",
  "internal-error": "ログインのサービスで問題が起きています。しばらくしてから、もう一度お試しください。",
  "invalid-action-code": "このリンクは使えません。すでに使われたか、新しいリンクが送られています。",
  "invalid-api-key": "このサイトのログイン設定（APIキー）に誤りがあります。サイトの運用担当者に知らせてください。",
  "invalid-credential": wrongPair,
  "invalid-email": "有効なメールアドレスを入力してください。",
  "login-blocked": "このログインは、サイトの設定により拒否されました。サイトの運用担当者に問い合わせてください。",
  "missing-email": "メールアドレスを入力してください。",
  "missing-password": "パスワードを入力してください。",
  "missing-recaptcha-token":
    "ロボットではないことの確認ができませんでした。ページを読み込み直して、もう一度お試しください。",
  "multi-factor-auth-required":
    "このアカウントには2段階認証が設定されており、ここではログインできません。サイトの運用担当者に問い合わせてください。",
  "network-request-failed": "ログインのサービスと通信できませんでした。接続を確かめて、もう一度お試しください。",
  "operation-not-allowed": "この方法でのログインは使えません。ほかの方法でログインしてください。",
  "password-does-not-meet-requirements":
    "パスワードが決められた条件を満たしていません。条件を確かめて、別のパスワードにしてください。",
  "popup-blocked":
    "ログインの小窓がブラウザーに止められました。このサイトのポップアップを許可して、もう一度お試しください。",
  "popup-closed-by-user": "ログインが終わる前に小窓が閉じられました。もう一度お試しください。",
  "quota-exceeded": "送信できるメールの数の上限に達しました。時間をおいてから、もう一度お試しください。",
  "requires-recent-login": "安全のため、もう一度ログインしてから操作してください。",
  "tenant-id-mismatch": "このアカウントは、このサイトのログインには使えません。",
  "too-many-requests": "試行の回数が多すぎます。しばらく待ってから、もう一度お試しください。",
  "unauthorized-domain":
    "このサイトのドメインは、ログインに使う許可がありません。サイトの運用担当者に知らせてください。",
  "user-disabled": "このアカウントは停止されています。サイトの運用担当者に問い合わせてください。",
  "user-mismatch": "ログイン中のアカウントと違うアカウントが使われました。同じアカウントでやり直してください。",
  "user-not-found": wrongPair,
  "user-token-expired": "ログインの有効期限が切れました。もう一度ログインしてください。",
  "weak-password": "パスワードが簡単すぎます。もっと長いパスワードにしてください。",
  "wrong-password": wrongPair,
};

/** The sentence for any code this table does not know. */
export const unknownProviderError = "ログインできませんでした。しばらくしてから、もう一度お試しください。";

/** The sentence for a provider error, whatever shape its code comes in (see providerCode). */
export function providerMessage(raw: string): string {
  const code = providerCode(raw);
  return Object.hasOwn(messages, code) ? (messages[code] ?? unknownProviderError) : unknownProviderError;
}
