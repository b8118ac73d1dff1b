// What a person reads when the identity provider refuses: one clear Japanese sentence for each of its codes.

import { providerCode } from "./provider-codes.ts";

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
