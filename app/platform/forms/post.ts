// Sends a form from a page that stays open.

/**
 * Returns the status, 0 where no answer came, and the reply, null where it is no JSON. `onProgress` is called with how much has been
 * sent, in parts of one: `fetch` has no progress of an upload.
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
