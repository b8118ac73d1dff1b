// The device's side of /api/note-box: what was answered, or why nothing was.

import {
  AFTER_HEADER,
  BOX_PATH,
  DELETION_HEADER,
  HEAD_HEADER,
  hashOf,
  headAfter,
  KNOWN_HEADER,
  NEW,
  oldVersion,
  PART_HEADER,
  SCHEME,
  SHORT_HEADER,
  splitParts,
} from "./box.ts";
import type { BoxKeys } from "./keys.ts";

export interface Part {
  bytes: Uint8Array<ArrayBuffer>;
  /** The head that it was sealed to follow: "" for a base. */
  before: string;
}

export interface Box {
  head: string;
  /** Whether the parts are all that there are; they follow the known head where not. */
  isWhole: boolean;
  parts: Part[];
}

/** `seconds`: how long to wait at least; null where unknown. "too-large": a base may still fit where an addition does not. */
export type BoxAnswer =
  | { is: "box"; box: Box }
  | { is: "same" }
  | { is: "written"; head: string }
  | { is: "conflict" }
  | { is: "gone" }
  | { is: "too-large" }
  | { is: "refused"; message: string }
  | { is: "later"; seconds: number | null };

/** A megabyte over a slow connection. */
const TIMEOUT_MS = 60_000;
/** A day: a timer of more than 24 of them would end at once. */
const WAIT_MAX = 86_400;
/** Upper bound for a body that browsers send for a page that is closed. */
const KEPT_ALIVE_MAX = 60_000;

export class BoxClient {
  readonly #keys: BoxKeys;
  readonly #origin: string;

  /** `origin`: "" for this site's own. */
  constructor(keys: BoxKeys, origin = "") {
    this.#keys = keys;
    this.#origin = origin;
  }

  /** `known`: the head that this device has; "" for all of the box. */
  open(known: string): Promise<BoxAnswer> {
    return this.#send("POST", { [KNOWN_HEADER]: known });
  }

  /** `known`: the head that it is written over; `NEW` for a new box. */
  async write(known: string, { bytes, before }: Part, headers: Record<string, string> = {}): Promise<BoxAnswer> {
    const all: Record<string, string> = {
      [KNOWN_HEADER]: known,
      [PART_HEADER]: before === "" ? "base" : "addition",
      ...headers,
    };
    if (known === NEW) all[DELETION_HEADER] = await hashOf(new TextEncoder().encode(this.#keys.token));
    const answer = await this.#send("PUT", all, bytes);
    return answer.is === "written" ? { is: "written", head: await headAfter(before, bytes) } : answer;
  }

  /** A new box that the site deletes after ten minutes. */
  writeShort(bytes: Part["bytes"]): Promise<BoxAnswer> {
    return this.write(NEW, { bytes, before: "" }, { [SHORT_HEADER]: "1" });
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
        // A page that is being left still ends its code, and sends what was written last.
        keepalive: method !== "POST" && (body?.length ?? 0) < KEPT_ALIVE_MAX,
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
  if (status === 204) return method === "POST" ? { is: "same" } : { is: "written", head: "" };
  if (status === 409) return { is: "conflict" };
  if (status === 413) return { is: "too-large" };
  // A page of somebody between, as a hotel's network or a proxy puts it there, is no box.
  if (status === 200) return (await boxIn(response)) ?? { is: "later", seconds: null };
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

async function boxIn(response: Response): Promise<BoxAnswer | null> {
  const after = response.headers.get(AFTER_HEADER);
  const stated = response.headers.get(HEAD_HEADER) ?? "";
  const all = splitParts(new Uint8Array(await response.arrayBuffer()));
  if (after === null || !all) return null;
  const isWhole = after === "";
  if (oldVersion(stated) !== null)
    return { is: "box", box: { head: stated, isWhole, parts: all.map((bytes) => ({ bytes, before: stated })) } };
  let head = after;
  const parts: Part[] = [];
  for (const bytes of all) {
    parts.push({ bytes, before: head });
    head = await headAfter(head, bytes);
  }
  return head === stated ? { is: "box", box: { head, isWhole, parts } } : null;
}
