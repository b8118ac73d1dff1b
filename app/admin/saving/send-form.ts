// A form sent behind the page, which stays as it is: what came of it, in words where nothing did.

export type Sent<Reply> =
  | { ok: true; reply: Reply }
  | { ok: false; why: "offline" | "signed-out" | "refused"; message: string };

const OFFLINE = "サーバーにつながりません。入力した内容は、このページとこの端末に残っています。";
const SIGNED_OUT = "ログインの期限が切れています。入力した内容は、このページに残っています。";
const REFUSED = "保存できませんでした。入力した内容は、このページに残っています。もう一度お試しください。";

export async function sendForm<Reply>(path: string, form: FormData): Promise<Sent<Reply>> {
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
  if (!response.ok || reply === null) return { ok: false, why: "refused", message: becauseOf(reply) };
  return { ok: true, reply };
}

/** The server says of a full disk and the like why nothing was written. */
function becauseOf(reply: unknown): string {
  const isTold = typeof reply === "object" && reply !== null && "because" in reply;
  return isTold
    ? `${String(reply.because)}、保存できませんでした。入力した内容は、このページに残っています。`
    : REFUSED;
}
