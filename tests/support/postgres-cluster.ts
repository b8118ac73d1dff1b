// Throwaway PostgreSQL cluster without fsync, reachable only by its socket.

import "#app/kinds/migrations.server.ts";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migratePostgres } from "#app/platform/database/migrations.server.ts";
import { findPostgres } from "./postgres-programs.ts";

export const EMPTY = "borupa_empty";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
  }
}

/** PostgreSQL refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "200",
  autovacuum: "off",
};

export interface Cluster {
  socket: string;
  addressOf(database: string): string;
  start(): Promise<void>;
  /** `how`: "fast" closes all connections, "immediate" simulates a power cut. */
  stop(how?: "fast" | "immediate"): Promise<void>;
  remove(): Promise<void>;
}

export function addressOf(socket: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${socket}`;
}

export async function startCluster(): Promise<Cluster> {
  const programs = readable(findPostgres());
  const folder = mkdtempSync(join(tmpdir(), "borupa-pg-"));
  if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    { ...NOBODY, encoding: "utf8", cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  let server: ChildProcess | undefined;
  const endsWithUs = () => server?.kill("SIGQUIT");
  process.once("exit", endsWithUs);
  const cluster: Cluster = {
    socket: folder,
    addressOf: (database) => addressOf(folder, database),
    async start() {
      const settings = Object.entries(FAST).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      server = spawn(join(programs, "postgres"), ["-D", data, "-k", folder, "-h", "", ...settings], {
        ...NOBODY,
        stdio: ["ignore", "ignore", "pipe"],
        cwd: folder,
      });
      await isReady(server);
    },
    async stop(how = "fast") {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, "exit");
      server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
      await ended;
    },
    async remove() {
      await cluster.stop("immediate");
      process.off("exit", endsWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

/** Resolves when it accepts connections; later output is discarded. */
async function isReady(server: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.once("exit", () => reject(new Error(`postgres: ${said}`)));
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
  });
  server.stderr?.removeAllListeners("data").resume();
  server.removeAllListeners("exit");
}

/** Copies packaged programs that only root can read, because PostgreSQL runs as another user. */
function readable(programs: string | undefined): string {
  if (!programs) throw new Error("No PostgreSQL here: npm test gets one, or says how");
  if (!NOBODY.uid || spawnSync(join(programs, "postgres"), ["--version"], NOBODY).status === 0) return programs;
  const copy = mkdtempSync(join(tmpdir(), "borupa-pg-programs-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  chmodSync(copy, 0o755);
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, basename(programs));
}

export async function withClient<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Shared between Vitest projects, which each load this module anew. */
const run = globalThis as { cluster?: Promise<Cluster>; removed?: Promise<void> };

/** Global setup of Vitest: one cluster per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.cluster ??= startShared();
  const cluster = await run.cluster;
  project.provide("postgres", cluster.socket);
  return () => {
    run.removed ??= cluster.remove();
    return run.removed;
  };
}

async function startShared(): Promise<Cluster> {
  const cluster = await startCluster();
  await withClient(cluster.addressOf("postgres"), (client) => client.query(`CREATE DATABASE ${EMPTY}`));
  const pool = new pg.Pool({ connectionString: cluster.addressOf(EMPTY) });
  await migratePostgres(pool);
  await pool.end();
  return cluster;
}
