// Body size limits: only admins may send pictures.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { Allowance } from "#app/platform/http/receiving.server.ts";
import type { Refusal } from "#app/platform/http/refusal.server.ts";
import { WAITING_MAX } from "#app/platform/http/request.server.ts";
import { isAdminPath } from "#app/platform/site/admin-path.ts";
import { mayReturnForm } from "./guard.server.ts";
import { providerAway } from "./messages.ts";
import { readSession, wasRecentlyAdmin } from "./session.server.ts";
import { hasSessionCookie } from "./session-cookie.server.ts";

const PICTURES_MAX = 25 * 1024 * 1024;
/** All other forms: an inquiry of 2,000 characters takes 18 kB. */
const FORM_MAX = 256 * 1024;

const tooLarge = (limit: string): Refusal => ({
  status: 413,
  message: `送信されたデータが大きすぎます（${limit}まで）。何も保存していません。ブラウザーの「戻る」で入力の画面に戻り、量を減らしてから、もう一度送信してください。`,
});

const anyone: Allowance = { bytes: FORM_MAX, excess: tooLarge("256KB"), isTrusted: false };
const admin: Allowance = { bytes: PICTURES_MAX, excess: tooLarge("25MB"), isTrusted: true };
const adminElsewhere: Allowance = { ...anyone, isTrusted: true };

/** A form of an admin page without a known session; its text is returned to the sender. */
const waiting = (excess: Refusal): Allowance => ({ bytes: WAITING_MAX, excess, isTrusted: false });

const signedOut = waiting({
  status: 413,
  message:
    "ログインを確認できないため、画像などの大きな送信（1MBより大きいもの）は受け取れませんでした。送信された内容は保存していません。新しいタブでログインしてから、ブラウザーの「戻る」で入力の画面に戻って、もう一度送信してください。",
});

const unknown = waiting({ status: 503, message: providerAway, headers: { "Retry-After": "30" } });

/** During a database outage sessions are unknown; the guard then explains why nothing is saved. */
const databaseAway = waiting({
  status: 503,
  message:
    "データベースにつながらないため、画像などの大きな送信（1MBより大きいもの）は受け取れませんでした。しばらくしてから、もう一度お試しください。",
  headers: { "Retry-After": "5" },
});

/** Returns the body limits of a sender. May use a session cached for a minute; the guard checks again for revocation. */
export async function allowanceOf(db: Db, request: Request): Promise<Allowance> {
  const { pathname } = new URL(request.url);
  const isAdmin = isAdminPath(pathname);
  const { kind } = hasSessionCookie(request)
    ? await readSession(db, request, { checkRevoked: false }).catch(() => ({ kind: "database-away" }))
    : { kind: "none" };
  if (kind === "database-away")
    return wasRecentlyAdmin(request.headers.get("Cookie") ?? undefined) ? admin : databaseAway;
  if (kind === "admin") return isAdmin ? admin : adminElsewhere;
  if (!isAdmin || !mayReturnForm(request, pathname)) return anyone;
  return kind === "unavailable" ? unknown : signedOut;
}
