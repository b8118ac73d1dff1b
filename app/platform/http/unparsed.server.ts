// Requests that Node's parser refuses: they reach no route, so what is the matter is said here, where Node would send an empty answer.

import type { Socket } from "node:net";

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
  // Nothing is sent into an answer that has begun, nor to one who has gone.
  if (socket.writable && socket.bytesWritten === 0) {
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
