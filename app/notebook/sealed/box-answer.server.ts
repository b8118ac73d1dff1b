// How /api/note-box answers: POST opens a box, PUT writes it, DELETE deletes it. Nothing of a request is logged but its path.

import { statfs } from "node:fs/promises";
import { methodNotAllowed, refusal } from "#app/auth/api-answer.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Allowance } from "#app/platform/http/receiving.server.ts";
import { consume, type LimitName, waitFor } from "#app/platform/limits/limits.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import {
  BOX_MAX,
  DELETION_HEADER,
  isKey,
  KNOWN_HEADER,
  SCHEME,
  SHORT_HEADER,
  SHORT_MAX,
  VERSION_HEADER,
} from "./box.ts";
import { type Box, deleteBox, openBox, type Room, writeBox } from "./boxes.server.ts";

const TOO_LARGE =
  "手帖の記録が大きすぎて、保存できません（1MBまで）。記録はこの端末にあります。ファイルへの書き出しをお使いください。";

export const ALLOWED = "POST, PUT, DELETE";

/** A box may be larger than everybody's forms. Too many writes are refused by the head: the body would be sent for nothing. */
export async function boxAllowance(db: Db, request: Request, address: string): Promise<Allowance> {
  const allowance = { bytes: BOX_MAX, excess: { status: 413, message: TOO_LARGE }, isTrusted: false };
  const known = numberIn(request, KNOWN_HEADER);
  if (request.method !== "PUT" || known === null) return allowance;
  const wait = await waitFor(db, limitsOf(request, known), { address });
  return wait === null ? allowance : { ...allowance, bytes: 0, excess: tooOften(wait) };
}

/** `address`: the visitor's. */
export async function answerBox(db: Db, request: Request, address: string, now: Date): Promise<Response> {
  const { method } = request;
  if (method !== "POST" && method !== "PUT" && method !== "DELETE") return methodNotAllowed(ALLOWED);
  // A keeper may still delete what was stored before.
  if (!environment().NOTEBOOK_SYNC && method !== "DELETE")
    return refusal(404, "このサイトでは、手帖の同期を利用できません。記録はこの端末にあります。");
  const [scheme, box = ""] = (request.headers.get("Authorization") ?? "").split(" ");
  if (scheme !== SCHEME || !isKey(box)) return unreadable();
  if (method === "PUT") return write(db, request, box, address, now);
  const wait = (await consume(db, "notebookOpen", { address })) ?? (await waitFor(db, "bytesHandedOut", { address }));
  if (wait !== null) return said(tooOften(wait));
  if (method === "DELETE") {
    const token = request.headers.get(DELETION_HEADER) ?? "";
    return (await deleteBox(db, box, token)) ? nothing(0) : gone();
  }
  const opened = await openBox(db, box, now, numberIn(request, KNOWN_HEADER));
  if (!opened) return gone();
  if (!opened.sealed) return nothing(opened.version);
  await consume(db, "bytesHandedOut", { address }, opened.sealed.byteLength);
  return contents(opened);
}

async function write(db: Db, request: Request, box: string, address: string, now: Date): Promise<Response> {
  const known = numberIn(request, KNOWN_HEADER);
  const version = numberIn(request, VERSION_HEADER);
  const deletion = request.headers.get(DELETION_HEADER) ?? "";
  if (known === null || version === null || version <= known) return unreadable();
  if (known === 0 && !/^[0-9a-f]{64}$/.test(deletion)) return unreadable();
  const wait = await consume(db, limitsOf(request, known), { address });
  if (wait !== null) return said(tooOften(wait));
  const isShort = isShortBox(request);
  const sealed = await bytesOf(request, isShort ? SHORT_MAX : BOX_MAX);
  if (sealed === null) return refusal(413, TOO_LARGE);
  if (sealed.byteLength === 0) return unreadable();
  switch (await writeBox(db, { address: box, known, version, sealed, deletion, isShort }, now, await roomForBoxes())) {
    case "written":
      return nothing(version);
    case "gone":
      return gone();
    case "full":
      return refusal(
        507,
        known === 0
          ? "サイトの保存場所がいっぱいのため、新しく同期を始められません。記録はこの端末にあります。ファイルへの書き出しをお使いください。"
          : "サイトの保存場所がいっぱいのため、増えた記録を保存できません。記録はこの端末にあります。ファイルへの書き出しをお使いください。",
      );
    case "conflict":
      // The newest version is one more request away, which is counted: here it would be a megabyte for any write.
      return new Response(null, { status: 409, headers: { "Cache-Control": "no-store" } });
  }
}

const GB = 1_000_000_000;
/** Share of the disk that new boxes leave to the site itself. */
const DISK_LEFT = 0.1;

async function roomForBoxes(): Promise<Room> {
  const { NOTEBOOK_SYNC_GB, DATABASE_URL, DATA_DIR } = environment();
  const bytesMax = NOTEBOOK_SYNC_GB * GB;
  // The disk of a PostgreSQL cannot be seen from here.
  if (DATABASE_URL !== undefined) return { bytesMax, takesNew: true };
  const disk = await statfs(DATA_DIR).catch(() => null);
  return { bytesMax, takesNew: disk === null || disk.bavail >= disk.blocks * DISK_LEFT };
}

const isShortBox = (request: Request) => request.headers.get(SHORT_HEADER) === "1";

/** The limits of a write; `known` is 0 for a new box. */
function limitsOf(request: Request, known: number): readonly LimitName[] {
  if (known !== 0) return ["notebookWrite"];
  return ["notebookWrite", isShortBox(request) ? "shortNotebook" : "newNotebook"];
}

/** Versions go up by one, and further after a restored backup: this is far out of reach. */
const VERSION_MAX = 1_000_000_000;

function numberIn(request: Request, name: string): number | null {
  const text = request.headers.get(name) ?? "";
  return /^\d{1,10}$/.test(text) && Number(text) <= VERSION_MAX ? Number(text) : null;
}

/** Null for more than `most`: the listener has refused bodies whose stated length is above that of a notebook. */
async function bytesOf(request: Request, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const headersOf = (version: number) => ({ "Cache-Control": "no-store", [VERSION_HEADER]: String(version) });

function contents({ version, sealed }: Box): Response {
  const headers = { ...headersOf(version), "Content-Type": "application/octet-stream" };
  return new Response(new Uint8Array(sealed), { headers });
}

const nothing = (version: number) => new Response(null, { status: 204, headers: headersOf(version) });

const unreadable = () => refusal(400, "読み取れない内容です。");

const gone = () =>
  refusal(404, "この言葉で開ける手帖はありません。消されたか、400日間使われなかったか、言葉が違います。");

const tooOften = (wait: number) => ({
  status: 429,
  message: "短い間に多くの送信がありました。しばらくしてから、自動でもう一度送ります。",
  headers: { "Retry-After": String(wait) },
});

const said = ({ status, message, headers }: ReturnType<typeof tooOften>) => refusal(status, message, headers);
