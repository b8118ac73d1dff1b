import type { Db } from "#app/platform/database/connection.server.ts";
import type { PasswordErrors } from "./account-view.ts";
import { consumeChange, refundChange } from "./attempts.server.ts";
import { providerMessage } from "./messages.ts";
import { unmetRules } from "./password-policy.ts";
import { passwordPolicy, signInWithPassword, updatePassword } from "./provider.server.ts";
import { forgetSessions, mintSession, nextSecond } from "./session.server.ts";
import type { Admin } from "./who-is-admin.server.ts";

type PasswordChange =
  /** `setCookie`: the new session; undefined if the password was changed but the user must sign in again. */
  | { ok: true; setCookie: string | undefined }
  | { ok: false; status: number; message: string; errors: PasswordErrors; retryAfter?: number };

/**
 * Verifies the current password by signing in, sets the new one, and signs in again, since the provider ends all
 * sessions of the account.
 */
export async function changePassword(db: Db, admin: Admin, form: FormData): Promise<PasswordChange> {
  const [current, next, confirm] = ["current", "next", "confirm"].map((name) => String(form.get(name) ?? ""));
  const errors: PasswordErrors = {};
  if (!current) errors.current = "現在のパスワードを入力してください。";
  const unmet = next ? unmetRules(next, await passwordPolicy()) : ["新しいパスワードを入力してください。"];
  if (unmet.length > 0) errors.next = unmet;
  if (next !== confirm) errors.confirm = "新しいパスワードと同じものを入力してください。";
  if (!current || !next || Object.keys(errors).length > 0) return refuse(400, "入力を確かめてください。", errors);

  const retryAfter = await consumeChange(db, admin.email);
  if (retryAfter !== null) return { ...refuse(429, providerMessage("too-many-requests")), retryAfter };
  const signedIn = await signInWithPassword(admin.email, current);
  if (!signedIn.ok) {
    const wrong = ["wrong-password", "invalid-credential", "user-not-found"].includes(signedIn.code);
    if (!wrong) return refuse(503, providerMessage(signedIn.code));
    return refuse(400, "入力を確かめてください。", { current: "現在のパスワードが違います。" });
  }
  await refundChange(db, admin.email);
  await nextSecond();
  const updated = await updatePassword(signedIn.value, next);
  if (!updated.ok) {
    const tooWeak = ["password-does-not-meet-requirements", "weak-password"].includes(updated.code);
    const message = providerMessage(updated.code);
    return tooWeak ? refuse(400, "入力を確かめてください。", { next: [message] }) : refuse(503, message);
  }
  await forgetSessions(db, admin.uid);
  const again = await signInWithPassword(admin.email, next);
  const minted = again.ok ? await mintSession(again.value) : undefined;
  return { ok: true, setCookie: minted?.ok ? minted.setCookie : undefined };
}

function refuse(status: number, message: string, errors: PasswordErrors = {}) {
  return { ok: false as const, status, message, errors };
}
