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
