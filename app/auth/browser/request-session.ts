import { providerAway, providerCode, providerMessage } from "#app/auth/messages.ts";
import { logAuthError } from "./browser-log.ts";

/** Sends the ID token to /api/admin/verify-token. Returns the status, 0 without a response. */
export async function requestSession(idToken: string): Promise<number> {
  try {
    const response = await fetch("/api/admin/verify-token", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ idToken }),
    });
    if (!response.ok) logAuthError(`The session could not be updated: status ${response.status}`);
    return response.status;
  } catch (error) {
    logAuthError("The session could not be updated", error);
    return 0;
  }
}

const refusals = ["invalid-credential", "wrong-password", "user-not-found", "user-disabled", "too-many-requests"];

/** Reports a refused password to the server for the audit log, without waiting. */
export function reportRefusal(code: string, email: string, send: typeof fetch = fetch): void {
  if (!refusals.includes(providerCode(code))) return;
  const headers = { "Content-Type": "application/json" };
  const report = send("/api/admin/sign-in-refused", {
    method: "POST",
    headers,
    body: JSON.stringify({ email }),
    keepalive: true,
  });
  void report.catch((error: unknown) => logAuthError("A refused sign-in could not be reported", error));
}

export function refusalMessage(status: number): string {
  if (status === 401) return "ログインを確認できませんでした。もう一度ログインしてください。";
  if (status === 403) return "このアカウントには、管理画面を使う権限がありません。";
  if (status === 429) return providerMessage("too-many-requests");
  return providerAway;
}
