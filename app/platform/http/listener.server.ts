// Listens by node:http, from the first connection to a clean stop.

import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { onRefresh } from "#app/platform/cache/generation-cache.server.ts";
import { listenForChanges } from "#app/platform/database/changes.server.ts";
import { closeDatabase, database } from "#app/platform/database/connection.server.ts";
import { inOneProcess } from "#app/platform/database/dialect.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { watchDatabase } from "#app/platform/database/watched.server.ts";
import { setBuild, startDraining } from "#app/platform/site/build.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { log, redirectConsole } from "#app/platform/site/log.server.ts";
import { metricsPage, startMetrics } from "#app/platform/site/metrics.server.ts";
import { Site, type SiteDuties } from "./site.server.ts";
import { answerUnparsed } from "./unparsed.server.ts";

// How a server stops so that no visitor notices: it says that it is leaving, goes on answering until those in front of it have
// heard, and only then closes.

/** Upper bound for the whole stop: service managers and container hosts kill after thirty seconds, or ten more than configured. */
const WHOLE_MS = 24_000;
/** A browser opens connections it may never use. One on which nothing has come this long after the closing is no visitor's. */
const SILENT_MS = 1_000;

/** To be called before the server listens. The function given says at once that this process wants no more traffic, and stops it. */
function stopperOf(server: Server, drainSeconds: number): () => Promise<void> {
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

// Takes the port and address of the settings. Where they are not to be had, one sentence says so and the process ends.
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT: {} は、ほかのプログラムが使っています。それを止めるか、別の番号を指定してください（例: 3001）",
  EACCES: "PORT: {} で待ち受ける権限がありません。1024以上の番号を指定してください（例: 3000）",
  EADDRNOTAVAIL: "HOST: {} は、このパソコンのアドレスではありません（例: 127.0.0.1）",
  ENOTFOUND: "HOST: {} というアドレスが見つかりません（例: 127.0.0.1）",
};

/** `prefix`: what the names of the two settings begin with. */
async function listenOn(
  server: Server,
  { PORT, HOST }: Pick<Environment, "PORT" | "HOST">,
  prefix = "",
): Promise<void> {
  try {
    server.listen(PORT, HOST);
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = reasons[code];
    if (!reason) throw error;
    process.stderr.write(`${prefix}${reason.replace("{}", reason.startsWith("PORT") ? String(PORT) : HOST)}\n`);
    process.exit(1);
  }
}

/** An address of ten thousand Japanese characters still gets a page. */
const HEADERS_MAX = 128 * 1024;
const GENERATION_POLL_MS = 500;
const DATABASE_STARTS_WITHIN_MS = 30_000;
const HOUR_MS = 60 * 60 * 1000;
/** By which processes that share a PostgreSQL know that one of them keeps house. The number is "borh". */
const HOUSEKEEPING = 1651471976;

/**
 * Middleware of `npm run dev`: it serves the sources a browser asks for, and passes
 * everything else on, with the app as its sources are now.
 */
export type DevMiddleware = (req: IncomingMessage, res: ServerResponse, next: (build: ServerBuild) => void) => void;

/** Starts listening. Resolves when connections are accepted; the returned function stops cleanly. */
export async function listen(
  build: ServerBuild,
  duties: SiteDuties,
  devMiddleware?: DevMiddleware,
): Promise<{ port: number; stop(): Promise<void> }> {
  const env = environment();
  redirectConsole();
  await startDatabase(duties.atStart, DATABASE_STARTS_WITHIN_MS);
  // Under development there is no build id that open pages could watch for.
  if (!devMiddleware) setBuild(build, new Date());
  const site = new Site(build, env, duties, devMiddleware === undefined);
  await site.refresh();
  const server = createServer(
    {
      maxHeaderSize: HEADERS_MAX,
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 65_000,
      // A request without a body is not a stream to be read to its end: cached pages have nothing else to wait for.
      optimizeEmptyRequests: true,
    },
    (req, res) => {
      if (devMiddleware) devMiddleware(req, res, (now) => void site.use(now).answer(req, res));
      else void site.answer(req, res);
    },
  );
  server.on("clientError", answerUnparsed);
  const stop = stopperOf(server, env.DRAIN_SECONDS);
  watchDatabase();
  await listenForMetrics(env);
  await listenOn(server, env);
  const poll = setInterval(() => void site.refresh(), GENERATION_POLL_MS);
  const stopListening = listenForChanges((generation) => site.invalidate(generation));
  const lookNoMore = onRefresh(() => site.refresh());
  const keepHouse = () =>
    inOneProcess(database(), HOUSEKEEPING, () => duties.everyHour(currentTime())).catch((error) =>
      log.error({ err: error }, "could not remove what is out of date"),
    );
  void keepHouse();
  const hourly = setInterval(() => void keepHouse(), HOUR_MS);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ port, host: env.HOST }, "listening");
  return {
    port,
    async stop() {
      await stop();
      clearInterval(poll);
      clearInterval(hourly);
      stopListening();
      lookNoMore();
      await closeDatabase();
    },
  };
}

// /metrics on a port of its own: not reachable by visitors, and readable for each process behind a load balancer.

/** Listens where METRICS_PORT is given. */
async function listenForMetrics(env: Environment): Promise<Server | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  startMetrics();
  const server = createServer(async (req, res) => {
    if (req.method !== "GET" || req.url !== "/metrics") {
      res.writeHead(404).end();
      return;
    }
    const { type, text } = await metricsPage();
    res.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
  });
  await listenOn(server, { PORT: env.METRICS_PORT, HOST: env.METRICS_HOST }, "METRICS_");
  const address = server.address();
  log.info({ port: typeof address === "object" ? address?.port : env.METRICS_PORT, host: env.METRICS_HOST }, "metrics");
  // Whoever still reads the last numbers holds up no stop.
  server.unref();
  return server;
}
