// Sends a form in the background and returns the reply, or why there is none, in words for the page.

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

/** `onProgress` is called with how much has been sent, in parts of one: for a form with files. */
export async function sendForm<Reply>(
  path: string,
  form: FormData,
  onProgress?: (part: number) => void,
): Promise<Sent<Reply>> {
  if (onProgress) return sendFiles(path, form, onProgress);
  let response: Response;
  try {
    // Only the login page answers with a redirect here.
    response = await fetch(path, { method: "POST", body: form, redirect: "manual" });
  } catch {
    return { ok: false, why: "offline", message: OFFLINE };
  }
  if (response.type === "opaqueredirect") return { ok: false, why: "signed-out", message: SIGNED_OUT };
  const isReply = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  const reply = isReply ? await response.json().catch(() => null) : null;
  if (!response.ok || reply === null) return { ok: false, why: "refused", message: messageOf(reply) };
  return { ok: true, reply };
}

/** Sends by XMLHttpRequest: `fetch` has no progress of an upload. */
function sendFiles<Reply>(path: string, form: FormData, onProgress: (part: number) => void): Promise<Sent<Reply>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { response, status } = request;
      // Anything else than our JSON is the login page.
      if (status < 400 && response === null) resolve({ ok: false, why: "signed-out", message: SIGNED_OUT });
      else if (status >= 400 || response === null)
        resolve({ ok: false, why: "refused", message: status === 413 ? TOO_LARGE : messageOf(response) });
      else resolve({ ok: true, reply: response });
    });
    request.addEventListener("error", () => resolve({ ok: false, why: "offline", message: OFFLINE }));
    request.open("POST", path);
    request.send(form);
  });
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
