// One connection to a server, byte for byte: what is sent when, and what comes back.

import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Connection {
  socket: Socket;
  /** Writes, and waits until it has left. */
  send(bytes: string | Buffer): Promise<void>;
  /** Waits until what has come back since the last call matches. */
  receive(pattern: RegExp): Promise<string>;
  /** The error the connection died of, once it has ended; undefined where it was closed in order. */
  ended: Promise<Error | undefined>;
}

export async function connectTo(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let received = "";
  let died: Error | undefined;
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString();
  });
  socket.on("error", (error) => {
    died = error;
  });
  const ended = new Promise<Error | undefined>((resolve) => socket.once("close", () => resolve(died)));
  return {
    socket,
    ended,
    send: (bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())),
    async receive(pattern) {
      while (!pattern.test(received)) {
        if (socket.readableEnded || died) throw new Error(`The connection ended after: ${received}`);
        await Promise.race([once(socket, "data"), once(socket, "close")]);
      }
      const all = received;
      received = "";
      return all;
    },
  };
}

/** The head of a form post, less the empty line. */
export function headOf(path: string, length: number, headers: Record<string, string> = {}): string {
  const all = {
    Host: "borupa.example",
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(length),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}`;
}
