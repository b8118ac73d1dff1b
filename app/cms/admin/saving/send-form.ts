// Sends a form in the background and returns the reply, or why there is none, in words for the page.

import { post } from "#app/platform/forms/post.ts";
import { isRecord } from "#app/platform/site/is-record.ts";

export type Sent<Reply> =
  | { ok: true; reply: Reply }
  | { ok: false; why: "offline" | "signed-out" | "refused"; message: string };

const OFFLINE =
  "サーバーにつながりません。入力した内容はこのページに残っています。つながると自動で保存するので、このページを閉じないでください。";
const SIGNED_OUT = "ログインの期限が切れています。入力した内容は、このページに残っています。";
const TOO_LARGE =
  "送る画像が大きすぎます。枚数を減らすか、1枚20MBまでの画像を選んでください。入力した内容は、このページに残っています。";
const REFUSED = "保存できませんでした。入力した内容は、このページに残っています。もう一度お試しください。";

/** `onProgress` is called with how much has been sent, in parts of one. */
export async function sendForm<Reply>(
  path: string,
  form: FormData,
  onProgress?: (part: number) => void,
): Promise<Sent<Reply>> {
  const { status, reply } = await post<Reply>(path, form, onProgress);
  if (status === 0) return { ok: false, why: "offline", message: OFFLINE };
  if (status < 400 && reply !== null) return { ok: true, reply };
  // Anything else than our JSON is the login page.
  if (status < 400) return { ok: false, why: "signed-out", message: SIGNED_OUT };
  return { ok: false, why: "refused", message: status === 413 ? TOO_LARGE : messageOf(reply) };
}

/** The server's own sentence, or its reason why nothing was written (a full disk, say). */
function messageOf(reply: unknown): string {
  if (!isRecord(reply)) return REFUSED;
  if (typeof reply.message === "string") return reply.message;
  const { because } = reply;
  return typeof because === "string"
    ? `${because}、保存できませんでした。入力した内容は、このページに残っています。`
    : REFUSED;
}
