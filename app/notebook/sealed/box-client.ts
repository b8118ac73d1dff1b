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
  /** The head that this part follows; "" for a base. */
  before: string;
}

export interface Box {
  head: string;
  /** Whether `parts` is the whole box rather than what follows the known head. */
  isWhole: boolean;
  parts: Part[];
}

/** `seconds`: minimum wait; null if unknown. "too-large": a base may still fit where an addition does not. */
export type BoxAnswer =
  | { is: "box"; box: Box }
  | { is: "same" }
  | { is: "written"; head: string }
  | { is: "conflict" }
  | { is: "gone" }
  | { is: "too-large" }
  | { is: "refused"; message: string }
  | { is: "later"; seconds: number | null };

/** Enough for a megabyte over a slow connection. */
const TIMEOUT_MS = 60_000;
/** One day in seconds: timers of more than 24 days fire immediately. */
const WAIT_MAX = 86_400;
/** Body size limit that browsers accept for `keepalive`. */
const KEPT_ALIVE_MAX = 60_000;

export class BoxClient {
  readonly #keys: BoxKeys;
  readonly #origin: string;

  constructor(keys: BoxKeys, origin = "") {
    this.#keys = keys;
    this.#origin = origin;
  }

  /** `known`: the head this device has; "" to fetch the whole box. */
  open(known: string): Promise<BoxAnswer> {
    return this.#send("POST", { [KNOWN_HEADER]: known });
  }

  /** `known`: the head to overwrite; `NEW` for a new box. */
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

  /** Writes a new box that the site deletes after ten minutes. */
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
        // Lets a page that is being closed still send its last write or delete its code.
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
  // Captive portals and proxies answer with pages of their own.
  if (status === 200) return (await boxIn(response)) ?? { is: "later", seconds: null };
  // Sites that store no notebooks also answer 404; neither is retried automatically.
  if (status === 404) return { is: "gone" };
  if (status === 408 || status === 429 || status >= 500) {
    const seconds = Math.min(Number(response.headers.get("Retry-After")), WAIT_MAX);
    if (status !== 507) return { is: "later", seconds: seconds > 0 ? seconds : null };
  }
  const said: unknown = await response.json().catch(() => null);
  const message = said && typeof said === "object" && "message" in said ? String(said.message) : "";
  return { is: "refused", message: message || "サイトで受け取れませんでした。記録はこの端末にあります。" };
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
