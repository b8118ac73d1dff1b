// /metrics on a port of its own: no visitor comes by it, and behind a balancer every process can be read by itself.

import { createServer, type Server } from "node:http";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { metricsPage, startMetrics } from "#app/platform/site/metrics.server.ts";
import { listenOn } from "./listening.server.ts";

/** Listens where METRICS_PORT is given. */
export async function listenForMetrics(env: Environment): Promise<Server | undefined> {
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
