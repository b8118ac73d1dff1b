import { once } from "node:events";
import { statfsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { onRefresh } from "#app/platform/cache/generation-cache.server.ts";
import { listenForChanges } from "#app/platform/database/changes.server.ts";
import { watchClock } from "#app/platform/database/clock.server.ts";
import { closeDatabase, database, isDatabaseHealthy } from "#app/platform/database/connection.server.ts";
import { runInOneProcess } from "#app/platform/database/dialect.server.ts";
import { lastBackup } from "#app/platform/database/last-backup.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { UNREADABLE_FORM } from "#app/platform/forms/form-of.server.ts";
import { setBuild, startDraining } from "#app/platform/site/build.server.ts";
import { clockAhead, currentTime } from "#app/platform/site/clock.server.ts";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { log, redirectConsole } from "#app/platform/site/log.server.ts";
import { gauge, metricsPage, startMetrics } from "#app/platform/site/metrics.server.ts";
import { Site, type SiteDuties } from "./site.server.ts";

// Graceful shutdown: reports draining, keeps serving until the load balancer has noticed, then closes.

/** Limit for the whole shutdown: service managers and container hosts kill after 30 seconds, or 10 more than configured. */
const WHOLE_MS = 24_000;
/** Browsers open spare connections. Those still without data this long after closing are dropped. */
const SILENT_MS = 1_000;

/** Prepares graceful shutdown; call before listening. The returned function starts draining at once, then stops the server. */
function stopperOf(server: Server, drainSeconds: number): () => Promise<void> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return async () => {
    startDraining();
    await wait(drainSeconds * 1000);
    // Lets connections that have already arrived be accepted and read.
    await nextTurn();
    const closed = once(server, "close");
    server.close();
    // Closes connections that become idle later, instead of waiting for their keep-alive timeout.
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

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT: {} は、ほかのプログラムが使っています。止めるか、別の番号を指定してください（例：3001）",
  EACCES: "PORT: {} で待ち受ける権限がありません。1024以上の番号を指定してください（例：3000）",
  EADDRNOTAVAIL: "HOST: {} は、このパソコンのアドレスではありません。別のアドレスを指定してください（例：127.0.0.1）",
  ENOTFOUND: "HOST: {} というアドレスが見つかりません。別のアドレスを指定してください（例：127.0.0.1）",
};

/** Listens, or exits with a message. `prefix`: prefix of the two setting names. */
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

/** Allows URLs of ten thousand Japanese characters. */
const HEADERS_MAX = 128 * 1024;
const GENERATION_POLL_MS = 500;
const DATABASE_STARTS_WITHIN_MS = 30_000;
const HOUR_MS = 60 * 60 * 1000;
/** Advisory lock for housekeeping by one process. The number is "borh". */
const HOUSEKEEPING = 1651471976;

/** Middleware of `npm run dev`: serves requested sources, and passes everything else on with the current build of the app. */
export type DevMiddleware = (req: IncomingMessage, res: ServerResponse, next: (build: ServerBuild) => void) => void;

/** Starts listening. Resolves once connections are accepted; the returned function shuts down. */
export async function listen(
  build: ServerBuild,
  duties: SiteDuties,
  devMiddleware?: DevMiddleware,
): Promise<{ port: number; stop(): Promise<void> }> {
  const env = environment();
  redirectConsole();
  await startDatabase(duties.atStart, DATABASE_STARTS_WITHIN_MS);
  // In development there is no build id for open pages to watch.
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
      // Requests without a body need no stream; cached pages are served faster.
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
  const runHousekeeping = () =>
    runInOneProcess(database(), HOUSEKEEPING, () => duties.everyHour(currentTime())).catch((error) =>
      log.error({ err: error }, "could not remove what is out of date"),
    );
  void runHousekeeping();
  const hourly = setInterval(() => void runHousekeeping(), HOUR_MS);
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

// Serves /metrics on a separate port, unreachable for visitors and available for each process behind a load balancer.

async function listenForMetrics(env: Environment): Promise<void> {
  if (env.METRICS_PORT === undefined) return;
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
  // A client reading metrics must not delay the shutdown.
  server.unref();
}

function watchDatabase(): void {
  gauge("database_up", "Whether the database answers and takes what is written", async () =>
    (await isDatabaseHealthy()) ? 1 : 0,
  );
  watchClock(database());
  gauge(
    "clock_ahead_seconds",
    "How far this machine's clock is ahead of the database's; 0: less than a second",
    () => clockAhead() / 1000,
  );
  gauge("disk_free_bytes", "Room left on the disk of DATA_DIR", () => {
    const { bavail, bsize } = statfsSync(environment().DATA_DIR);
    return bavail * bsize;
  });
  gauge("backup_timestamp_seconds", "When npm run backup last made a copy; 0: never", async () => {
    const at = await lastBackup(database());
    return (at?.getTime() ?? 0) / 1000;
  });
}

// Answers requests rejected by Node's parser with a message instead of an empty body.

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Non-ASCII bytes in the request line: an unencoded Japanese URL. */
const UNENCODED = /^[A-Z]+ [^\r\n]*[\x80-\xff]/;

const ENCODE =
  "URLの日本語は、パーセントエンコーディング（UTF-8）で送ってください。curl では -G と --data-urlencode を使えます。";

function answerUnparsed(error: ParserError, socket: Socket): void {
  if (socket.writable && !isAnswering(socket)) {
    const head = error.rawPacket?.toString("latin1", 0, 2_000) ?? "";
    const message = UNENCODED.test(head) ? ENCODE : UNREADABLE_FORM;
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

/** Returns whether a response on the connection has started, like Node's own handler. */
function isAnswering(socket: Socket): boolean {
  const message: unknown = Reflect.get(socket, "_httpMessage");
  return isRecord(message) && message.headersSent === true;
}
