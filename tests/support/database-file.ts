// A server's database file as the machine sees it: its disk full, and written over from outside.

import { execFileSync } from "node:child_process";
import { closeSync, fstatSync, openSync, writeSync } from "node:fs";
import { sql } from "kysely";
import type { Site } from "./site.ts";

/**
 * From here on the system refuses the server's writes past the first kilobytes of any file, as it does where a disk or a
 * quota is full. It needs no rights: a process's soft limits are its owner's to move.
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

/** Writes over everything behind the first pages, as a failing disk might. */
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
