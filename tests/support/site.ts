// Runs the built server as a process with its own port, data folder and a few entries of every kind.

import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { atEnd } from "./at-end.ts";
import { newPostgres, onPostgres } from "./empty-database.ts";
import { copyFilled, filledPostgres } from "./filled-database.ts";
import { EMPTY } from "./postgres-cluster.ts";

export interface Site {
  origin: string;
  db: Db;
  file: string;
  folder: string;
  /** Settings that let another server use the same data. */
  place: { DATA_DIR: string; DATABASE_URL?: string };
  log: string[];
  process: ChildProcess;
  stop(): Promise<number | null>;
}

export interface RunningServer {
  origin: string;
  log: string[];
  process: ChildProcess;
}

/**
 * Starts a server process and resolves once it listens; rejects if it exits before. `folder`: location of another
 * build.
 */
export async function startServer(env: Record<string, string>, folder = "."): Promise<RunningServer> {
  const log: string[] = [];
  const child = fork("server.ts", {
    silent: true,
    cwd: folder,
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "info",
      DRAIN_SECONDS: "0",
      // Unreachable: tests of the weather start their own upstream.
      WEATHER_BASE_URL: "http://127.0.0.1:9/",
      ...env,
    },
  });
  child.once(
    "exit",
    onExit(() => child.kill("SIGKILL")),
  );
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => log.push(chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve((message as { listening: number }).listening));
    child.once("exit", (code) => reject(new Error(`The server stopped with ${code}:\n${log.join("")}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, log, process: child };
}

interface Options {
  env?: Record<string, string>;
  filled?: boolean;
  /** A separate PostgreSQL database. */
  address?: string;
}

let shared: Promise<Site> | undefined;

/** Returns this process's filled site, for files that only read pages. It ends with the process. */
export function sharedSite(): Promise<Site> {
  shared ??= openSite({});
  return shared;
}

/** Starts a site, which is stopped at the end of the test or file. */
export async function startSite(options: Options = {}): Promise<Site> {
  const site = await openSite(options);
  atEnd(site.stop);
  return site;
}

async function openSite({ env = {}, filled = true, address: own }: Options): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "borupa-site-"));
  const file = join(folder, "borupa.sqlite");
  const address = own ?? (onPostgres ? await (filled ? filledPostgres() : newPostgres(EMPTY)) : undefined);
  if (filled && !address) await copyFilled(file);
  const db = openDatabase(address ?? file);
  const place = { DATA_DIR: folder, ...(address && { DATABASE_URL: address }) };
  const { origin, log, process: child } = await startServer({ ...place, ...env });
  const site: Site = {
    origin,
    db,
    file,
    folder,
    place,
    log,
    process: child,
    async stop() {
      const code = await new Promise<number | null>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
        child.once("exit", (exit) => resolve(exit));
        child.kill("SIGTERM");
      });
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
  return site;
}

/** Requests a page like a browser, without following redirects. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { redirect: "manual", headers: { "User-Agent": "Mozilla/5.0 Chrome/150.0", ...headers } });
}
