// Handler of /api/note-box: POST reads a box, PUT writes it, DELETE deletes it. Only the path is logged.

import { statfs } from "node:fs/promises";
import { methodNotAllowed, refusal } from "#app/auth/api-answer.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Allowance } from "#app/platform/http/receiving.server.ts";
import { consume, type LimitName, waitFor } from "#app/platform/limits/limits.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import {
  AFTER_HEADER,
  BOX_MAX,
  DELETION_HEADER,
  HEAD_HEADER,
  isHead,
  isKey,
  joinParts,
  KNOWN_HEADER,
  NEW,
  PART_HEADER,
  SCHEME,
  SHORT_HEADER,
  SHORT_MAX,
} from "./box.ts";
import { deleteBox, openBox, writeBox } from "./boxes.server.ts";

const TOO_LARGE =
  "手帖の記録が大きすぎて、保存できません（1MBまで）。記録はこの端末にあります。「バックアップ」で、ファイルに書き出してください。";

const OLD_PAGE = "このページは前の版のものです。読み込み直すと、続きから同期します。記録はこの端末にあります。";

export const ALLOWED = "POST, PUT, DELETE";

/** Boxes may be larger than other forms. Rate limits are checked before the body is read. */
export async function boxAllowance(db: Db, request: Request, address: string): Promise<Allowance> {
  const allowance = { bytes: BOX_MAX, excess: { status: 413, message: TOO_LARGE }, isTrusted: false };
  if (request.method !== "PUT") return allowance;
  const wait = await waitFor(db, limitsOf(request), { address });
  return wait === null ? allowance : { ...allowance, bytes: 0, excess: tooOften(wait) };
}

export async function answerBox(db: Db, request: Request, address: string, now: Date): Promise<Response> {
  const { method } = request;
  if (method !== "POST" && method !== "PUT" && method !== "DELETE") return methodNotAllowed(ALLOWED);
  // Deletion stays possible after the feature is turned off.
  if (!environment().NOTEBOOK_SYNC && method !== "DELETE")
    return refusal(404, "このサイトでは、手帖の同期を利用できません。記録はこの端末にあります。");
  const [scheme, box = ""] = (request.headers.get("Authorization") ?? "").split(" ");
  if (scheme !== SCHEME || !isKey(box)) return unreadable();
  const known = request.headers.get(KNOWN_HEADER) ?? "";
  // Pages of older builds send a counter instead of a head; they would not understand "same".
  if (/^\d+$/.test(known)) return refusal(400, OLD_PAGE);
  if (method === "PUT") return write(db, request, box, address, now);
  const wait = (await consume(db, "notebookOpen", { address })) ?? (await waitFor(db, "bytesHandedOut", { address }));
  if (wait !== null) return said(tooOften(wait));
  if (method === "DELETE") {
    const token = request.headers.get(DELETION_HEADER) ?? "";
    return (await deleteBox(db, box, token)) ? nothing() : gone();
  }
  const opened = await openBox(db, box, now, known);
  if (!opened) return gone();
  const headers = { "Cache-Control": "no-store", [HEAD_HEADER]: opened.head, [AFTER_HEADER]: opened.after };
  if (opened.parts.length === 0) return new Response(null, { status: 204, headers });
  const body = joinParts(opened.parts);
  await consume(db, "bytesHandedOut", { address }, body.byteLength);
  return new Response(body, { headers: { ...headers, "Content-Type": "application/octet-stream" } });
}

async function write(db: Db, request: Request, box: string, address: string, now: Date): Promise<Response> {
  const known = request.headers.get(KNOWN_HEADER) ?? "";
  const part = request.headers.get(PART_HEADER);
  const deletion = request.headers.get(DELETION_HEADER) ?? "";
  if (part !== "base" && (part !== "addition" || known === NEW)) return unreadable();
  if (known === NEW ? !/^[0-9a-f]{64}$/.test(deletion) : !isHead(known)) return unreadable();
  const wait = await consume(db, limitsOf(request), { address });
  if (wait !== null) return said(tooOften(wait));
  const isShort = isShortBox(request);
  const sealed = await bytesOf(request, isShort ? SHORT_MAX : BOX_MAX);
  if (sealed === null) return refusal(413, TOO_LARGE);
  if (sealed.byteLength === 0) return unreadable();
  const isBase = part === "base";
  switch (await writeBox(db, { address: box, known, isBase, sealed, deletion, isShort }, now, await roomForBoxes())) {
    case "written":
      return nothing();
    case "too-many":
      return refusal(413, TOO_LARGE);
    case "gone":
      return gone();
    case "full":
      return refusal(
        507,
        known === NEW
          ? "サイトの保存場所がいっぱいのため、新しく同期を始められません。記録はこの端末にあります。「バックアップ」で、ファイルに書き出してください。"
          : "サイトの保存場所がいっぱいのため、増えた記録を保存できません。記録はこの端末にあります。「バックアップ」で、ファイルに書き出してください。",
      );
    case "conflict":
      // The client fetches the newest version with a separate, rate-limited request; sending it here would cost a
      // megabyte per write.
      return new Response(null, { status: 409, headers: { "Cache-Control": "no-store" } });
  }
}

const GB = 1_000_000_000;
const DISK_LEFT = 0.1;

/** Size limit in bytes for all boxes together; 0 on a nearly full disk, so that existing boxes do not grow either. */
async function roomForBoxes(): Promise<number> {
  const { NOTEBOOK_SYNC_GB, DATABASE_URL, DATA_DIR } = environment();
  // PostgreSQL's disk is not visible from here.
  const disk = DATABASE_URL === undefined ? await statfs(DATA_DIR).catch(() => null) : null;
  return disk !== null && disk.bavail < disk.blocks * DISK_LEFT ? 0 : NOTEBOOK_SYNC_GB * GB;
}

const isShortBox = (request: Request) => request.headers.get(SHORT_HEADER) === "1";

function limitsOf(request: Request): readonly LimitName[] {
  if (request.headers.get(KNOWN_HEADER) !== NEW) return ["notebookWrite"];
  return ["notebookWrite", isShortBox(request) ? "shortNotebook" : "newNotebook"];
}

/**
 * Returns null above `most`. The listener has already refused bodies whose Content-Length exceeds a notebook's limit.
 */
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

const nothing = () => new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });

const unreadable = () => refusal(400, "読み取れない内容です。");

const gone = () =>
  refusal(404, "この言葉で開ける手帖はありません。消されたか、400日間使われなかったか、言葉が違います。");

const tooOften = (wait: number) => ({
  status: 429,
  message: "短い間に多くの送信がありました。しばらくしてから、自動でもう一度送ります。",
  headers: { "Retry-After": String(wait) },
});

const said = ({ status, message, headers }: ReturnType<typeof tooOften>) => refusal(status, message, headers);
