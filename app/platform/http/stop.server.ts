// How a server stops so that no visitor notices: it says that it is leaving, goes on answering until those in front of it have
// heard, and only then closes.

import { once } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { startDraining } from "#app/platform/site/readiness.server.ts";

/** The whole stop, whoever hangs on: service managers and container hosts kill after thirty seconds, or ten more than they are told. */
const WHOLE_MS = 24_000;
/** A browser opens connections it may never use. One on which nothing has come this long after the closing is no visitor's. */
const SILENT_MS = 1_000;

/** To be called before the server listens. The function given says at once that this process wants no more traffic, and stops it. */
export function stopperOf(server: Server, drainSeconds: number): () => Promise<void> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return async () => {
    startDraining();
    await wait(drainSeconds * 1000);
    // Once around: what had come by then is accepted and read before anything is closed.
    await nextTurn();
    const closed = once(server, "close");
    server.close();
    // A connection that falls idle later is closed as well, or it would hold the stop until its keep-alive ends.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const silent = setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, SILENT_MS);
    const late = setTimeout(() => server.closeAllConnections(), WHOLE_MS - drainSeconds * 1000);
    await closed;
    clearInterval(sweep);
    clearTimeout(silent);
    clearTimeout(late);
  };
}
