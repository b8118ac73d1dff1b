// Raw connection to a server, to control what is sent when.

import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Connection {
  socket: Socket;
  send(bytes: string | Buffer): Promise<void>;
  /** Waits until the data received since the last call matches. */
  receive(pattern: RegExp): Promise<string>;
  /** Resolves with the connection's error, or undefined if it was closed normally. */
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

/** Returns the head of a form post, without the blank line. */
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
