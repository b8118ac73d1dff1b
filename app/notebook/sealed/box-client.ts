// The device's side of /api/note-box: what was answered, or why nothing was.

import { BOX_PATH, DELETION_HEADER, KNOWN_HEADER, SCHEME, SHORT_HEADER, VERSION_HEADER } from "./box.ts";
import { type BoxKeys, hashOf } from "./keys.ts";

export interface BoxBytes {
  version: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** `seconds`: how long to wait at least; null where unknown. */
export type BoxAnswer =
  | { is: "box"; box: BoxBytes }
  | { is: "same" }
  | { is: "written" }
  | { is: "conflict" }
  | { is: "gone" }
  | { is: "refused"; message: string }
  | { is: "later"; seconds: number | null };

/** A megabyte over a slow connection. */
const TIMEOUT_MS = 60_000;
/** A day: a timer of more than 24 of them would end at once. */
const WAIT_MAX = 86_400;

export class BoxClient {
  readonly #keys: BoxKeys;
  readonly #origin: string;

  /** `origin`: "" for this site's own. */
  constructor(keys: BoxKeys, origin = "") {
    this.#keys = keys;
    this.#origin = origin;
  }

  /** `known`: the version that this device has; 0 for none. */
  open(known: number): Promise<BoxAnswer> {
    return this.#send("POST", { [KNOWN_HEADER]: String(known) });
  }

  /** `known`: the version on the server that it takes the place of; 0 for a new box. */
  async write(known: number, { version, bytes }: BoxBytes, headers: Record<string, string> = {}): Promise<BoxAnswer> {
    const all: Record<string, string> = {
      [KNOWN_HEADER]: String(known),
      [VERSION_HEADER]: String(version),
      ...headers,
    };
    if (known === 0) all[DELETION_HEADER] = await hashOf(this.#keys.token);
    return this.#send("PUT", all, bytes);
  }

  /** A new box that the site deletes after ten minutes. */
  writeShort(bytes: BoxBytes["bytes"]): Promise<BoxAnswer> {
    return this.write(0, { version: 1, bytes }, { [SHORT_HEADER]: "1" });
  }

  delete(): Promise<BoxAnswer> {
    return this.#send("DELETE", { [DELETION_HEADER]: this.#keys.token });
  }

  async #send(
    method: string,
    headers: Record<string, string>,
    body: Uint8Array<ArrayBuffer> | null = null,
  ): Promise<BoxAnswer> {
    try {
      const response = await fetch(this.#origin + BOX_PATH, {
        method,
        headers: { Authorization: `${SCHEME} ${this.#keys.address}`, ...headers },
        body,
        credentials: "omit",
        cache: "no-store",
        // A page that is being left still ends its code.
        keepalive: method === "DELETE",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await answerOf(response, method);
    } catch {
      return { is: "later", seconds: null };
    }
  }
}

async function answerOf(response: Response, method: string): Promise<BoxAnswer> {
  const { status } = response;
  if (status === 204) return { is: method === "POST" ? "same" : "written" };
  if (status === 409) return { is: "conflict" };
  if (status === 200) {
    const version = Number(response.headers.get(VERSION_HEADER));
    // A page of somebody between, as a hotel's network or a proxy puts it there: no box.
    if (!(version > 0)) return { is: "later", seconds: null };
    return { is: "box", box: { version, bytes: new Uint8Array(await response.arrayBuffer()) } };
  }
  // A site that stores no notebooks answers 404 as well: neither is retried automatically.
  if (status === 404) return { is: "gone" };
  if (status === 408 || status === 429 || status >= 500) {
    const seconds = Math.min(Number(response.headers.get("Retry-After")), WAIT_MAX);
    if (status !== 507) return { is: "later", seconds: seconds > 0 ? seconds : null };
  }
  const said: unknown = await response.json().catch(() => null);
  const message = said && typeof said === "object" && "message" in said ? String(said.message) : "";
  return { is: "refused", message: message || "サイトが受け取りませんでした。記録はこの端末にあります。" };
}
