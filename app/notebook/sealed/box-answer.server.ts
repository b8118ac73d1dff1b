// How /api/note-box answers: POST opens a box, PUT writes it, DELETE deletes it. Nothing of a request is logged but its path.

import { methodNotAllowed, refusal } from "#app/auth/api-answer.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { networksOf } from "#app/platform/http/address-network.ts";
import type { Allowance } from "#app/platform/http/receiving.server.ts";
import {
  byNetworks,
  networkLimits,
  RateLimit,
  type Spending,
  spend,
  waitOf,
} from "#app/platform/limits/rate-limit.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { BOX_MAX, DELETION_HEADER, isKey, KNOWN_HEADER, SCHEME, VERSION_HEADER } from "./box.ts";
import { type Box, deleteBox, openBox, writeBox } from "./boxes.server.ts";

const TOO_LARGE =
  "手帖の記録が大きすぎて、あずかれません（1MBまで）。記録はこの端末にあります。ファイルへの書き出しをお使いください。";

export const ALLOWED = "POST, PUT, DELETE";

// A device writes some seconds after its keeper has, at most; a shop's three devices share one network.
const TEN_MINUTES = 600;
const DAY = 86_400;
const opens = networkLimits({ name: "note-open", points: 240, seconds: TEN_MINUTES });
const writes = networkLimits({ name: "note-write", points: 120, seconds: TEN_MINUTES });
const allWrites = new RateLimit({ name: "note-writes", points: 6_000, seconds: TEN_MINUTES });
/** Each new one may become a megabyte on the disk. */
const boxes = networkLimits({ name: "note-box", points: 10, seconds: DAY });
const allBoxes = new RateLimit({ name: "note-boxes", points: 1_000, seconds: DAY });

/** A box may be larger than everybody's forms. Who has written too often is refused by the head: the body would come for nothing. */
export async function boxAllowance(request: Request, address: string): Promise<Allowance> {
  const allowance = { bytes: BOX_MAX, excess: { status: 413, message: TOO_LARGE }, isTrusted: false };
  const known = numberIn(request, KNOWN_HEADER);
  if (request.method !== "PUT" || known === null) return allowance;
  const wait = await waitOf(spendingOf(known, networksOf(address)));
  return wait === null ? allowance : { ...allowance, bytes: 0, excess: tooOften(wait) };
}

/** `address`: the visitor's. */
export async function answerBox(db: Db, request: Request, address: string, now: Date): Promise<Response> {
  const { method } = request;
  if (method !== "POST" && method !== "PUT" && method !== "DELETE") return methodNotAllowed(ALLOWED);
  // What was stored before is still its keeper's to delete.
  if (!environment().NOTEBOOK_SYNC && method !== "DELETE")
    return refusal(404, "このサイトでは、手帖をあずかっていません。記録はこの端末にあります。");
  const [scheme, box = ""] = (request.headers.get("Authorization") ?? "").split(" ");
  if (scheme !== SCHEME || !isKey(box)) return unreadable();
  const networks = networksOf(address);
  if (method === "PUT") return write(db, request, box, networks, now);
  const wait = await spend(byNetworks(opens, networks));
  if (wait !== null) return said(tooOften(wait));
  if (method === "DELETE") {
    const token = request.headers.get(DELETION_HEADER) ?? "";
    return (await deleteBox(db, box, token)) ? nothing(0) : gone();
  }
  const opened = await openBox(db, box, now);
  if (!opened) return gone();
  return numberIn(request, KNOWN_HEADER) === opened.version ? nothing(opened.version) : contents(200, opened);
}

async function write(db: Db, request: Request, address: string, networks: readonly string[], now: Date) {
  const known = numberIn(request, KNOWN_HEADER);
  const version = numberIn(request, VERSION_HEADER);
  const deletion = request.headers.get(DELETION_HEADER) ?? "";
  if (known === null || version === null || version <= known) return unreadable();
  if (known === 0 && !/^[0-9a-f]{64}$/.test(deletion)) return unreadable();
  const wait = await spend(spendingOf(known, networks));
  if (wait !== null) return said(tooOften(wait));
  const sealed = await bytesOf(request);
  if (sealed === null) return refusal(413, TOO_LARGE);
  if (sealed.byteLength === 0) return unreadable();
  switch (await writeBox(db, { address, known, version, sealed, deletion }, now)) {
    case "written":
      return nothing(version);
    case "gone":
      return gone();
    case "full":
      return refusal(
        507,
        "あずかれる数がいっぱいです。記録はこの端末にあります。ファイルへの書き出しをお使いください。",
      );
    case "conflict": {
      const newest = await openBox(db, address, now);
      return newest ? contents(409, newest) : gone();
    }
  }
}

/** What a write is counted by; `known` is 0 for a new box. */
function spendingOf(known: number, networks: readonly string[]): Spending {
  const spending: Spending = [...byNetworks(writes, networks), [allWrites, "all"]];
  return known === 0 ? [...spending, ...byNetworks(boxes, networks), [allBoxes, "all"]] : spending;
}

/** Versions go up by one, and further after a restored backup: this is far out of reach. */
const VERSION_MAX = 1_000_000_000;

function numberIn(request: Request, name: string): number | null {
  const text = request.headers.get(name) ?? "";
  return /^\d{1,10}$/.test(text) && Number(text) <= VERSION_MAX ? Number(text) : null;
}

/** Null for more than a box may hold: the listener has refused what said so of itself. */
async function bytesOf(request: Request): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > BOX_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const headersOf = (version: number) => ({ "Cache-Control": "no-store", [VERSION_HEADER]: String(version) });

function contents(status: number, { version, sealed }: Box): Response {
  const headers = { ...headersOf(version), "Content-Type": "application/octet-stream" };
  return new Response(new Uint8Array(sealed), { status, headers });
}

const nothing = (version: number) => new Response(null, { status: 204, headers: headersOf(version) });

const unreadable = () => refusal(400, "読み取れない内容です。");

const gone = () =>
  refusal(404, "この言葉であずかっている手帖はありません。消されたか、400日のあいだ使われなかったか、言葉が違います。");

const tooOften = (wait: number) => ({
  status: 429,
  message: "短い間に多くの送信がありました。しばらくしてから、自動でもう一度送ります。",
  headers: { "Retry-After": String(wait) },
});

const said = ({ status, message, headers }: ReturnType<typeof tooOften>) => refusal(status, message, headers);
