import { isRecord } from "#app/platform/site/is-record.ts";

/**
 * Sends a form. Resolves with the status (0 without a response) and the reply (null if not JSON). `onProgress` gets the
 * fraction sent; `fetch` reports no upload progress.
 */
export function post<Reply>(
  path: string,
  form: FormData,
  onProgress: (part: number) => void = () => {},
): Promise<{ status: number; reply: Reply | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("loadend", () => resolve({ status: request.status, reply: request.response }));
    request.open("POST", path);
    request.send(form);
  });
}

/** Returns the server's reason for refusing a form, such as a full disk, as a sentence; null if it gave none. */
export function refusalIn(reply: unknown): string | null {
  if (!isRecord(reply)) return null;
  const { message, because } = reply;
  if (typeof message === "string") return message;
  return typeof because === "string" ? `${because}、保存できませんでした。` : null;
}
