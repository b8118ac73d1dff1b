// The one place that listens by node:http: what is to be done from the first connection to the last.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { onRefresh } from "#app/platform/cache/refresh.server.ts";
import { listenForChanges } from "#app/platform/database/changes.server.ts";
import { closeDatabase, database } from "#app/platform/database/connection.server.ts";
import { inOneProcess } from "#app/platform/database/dialect.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { watchDatabase } from "#app/platform/database/watched.server.ts";
import { setBuild } from "#app/platform/site/build.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log, redirectConsole } from "#app/platform/site/log.server.ts";
import { listenOn } from "./listening.server.ts";
import { listenForMetrics } from "./metrics-listener.server.ts";
import { Site } from "./site.server.ts";
import type { SiteDuties } from "./site-duties.server.ts";
import { stopperOf } from "./stop.server.ts";
import { tidyWhenQuiet } from "./tidying.server.ts";

/** An address of ten thousand Japanese characters still gets a page. */
const HEADERS_MAX = 128 * 1024;
const GENERATION_POLL_MS = 500;
const DATABASE_STARTS_WITHIN_MS = 30_000;
const HOUR_MS = 60 * 60 * 1000;
/** By which processes that share a PostgreSQL know that one of them keeps house. The number is "borh". */
const HOUSEKEEPING = 1651471976;

/**
 * What stands before the site while people work on it (`npm run dev`): it serves the sources a browser asks for, and passes
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
  // What changes under the hands has no name that open pages could watch for.
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
      // What brings no body is no stream to be read to its end: a kept page has nothing else to wait for.
      optimizeEmptyRequests: true,
    },
    (req, res) => {
      if (devMiddleware) devMiddleware(req, res, (now) => void site.use(now).answer(req, res));
      else void site.answer(req, res);
    },
  );
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
  const tidyNoMore = tidyWhenQuiet();
  const over = new AbortController();
  const beside = duties.beside(over.signal);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ port, host: env.HOST }, "listening");
  return {
    port,
    async stop() {
      over.abort();
      await Promise.all([stop(), beside]);
      clearInterval(poll);
      tidyNoMore();
      clearInterval(hourly);
      stopListening();
      lookNoMore();
      await closeDatabase();
    },
  };
}
