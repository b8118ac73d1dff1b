// Answers requests that Node's parser refuses, with a sentence where Node would send an empty body.

import type { Socket } from "node:net";
import { isRecord } from "#app/platform/site/is-record.ts";

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Bytes that may stand in no request line: an address written with its Japanese as it is. */
const UNENCODED = /^[A-Z]+ [^\r\n]*[\x80-\xff]/;

const ENCODE =
  "アドレスの日本語は、パーセントエンコーディング（UTF-8）で送ってください。curl では -G と --data-urlencode を使えます。";
const UNREADABLE = "送信された内容を読み取れませんでした。";

/** Listener for a server's "clientError". */
export function answerUnparsed(error: ParserError, socket: Socket): void {
  if (socket.writable && !isAnswering(socket)) {
    const head = error.rawPacket?.toString("latin1", 0, 2_000) ?? "";
    const message = UNENCODED.test(head) ? ENCODE : UNREADABLE;
    const isApi = /^[A-Z]+ \/api\//.test(head);
    const body = isApi ? JSON.stringify({ message }) : message;
    const lines = [
      `HTTP/1.1 ${statuses[error.code ?? ""] ?? "400 Bad Request"}`,
      `Content-Type: ${isApi ? "application/json" : "text/plain; charset=utf-8"}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}

/** Returns whether an answer on the connection has begun, by the rule of Node's own handler. */
function isAnswering(socket: Socket): boolean {
  const message: unknown = Reflect.get(socket, "_httpMessage");
  return isRecord(message) && message.headersSent === true;
}
