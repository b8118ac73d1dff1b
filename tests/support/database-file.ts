// Simulates faults of a server's database file: a full disk and corruption.

import { execFileSync } from "node:child_process";
import { closeSync, fstatSync, openSync, writeSync } from "node:fs";
import { sql } from "kysely";
import type { Site } from "./site.ts";

/**
 * Limits the file size of the server's process, so that writes past the first kilobytes of any file fail as on a full
 * disk. Needs no root: a process's owner may change its soft limits.
 */
export function refuseWrites(site: Site): void {
  limit(site, "4096:unlimited");
}

export function takeWrites(site: Site): void {
  limit(site, "unlimited:unlimited");
}

function limit(site: Site, size: string): void {
  execFileSync("prlimit", ["--pid", String(site.process.pid), `--fsize=${size}`]);
}

/** Overwrites everything after the first pages, as a failing disk might. */
export async function damage(site: Site): Promise<void> {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(site.db);
  damageFile(site.file);
}

export function damageFile(file: string): void {
  const opened = openSync(file, "r+");
  const from = 8 * 4096;
  writeSync(opened, Buffer.alloc(fstatSync(opened).size - from, 0xaa), 0, undefined, from);
  closeSync(opened);
}
