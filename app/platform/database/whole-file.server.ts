// Atomic file writes (temporary name, fsync, rename) and checksums.

import { createHash, randomBytes } from "node:crypto";
import { appendFileSync, closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { removeAbandoned } from "#app/platform/site/own-files.server.ts";
import { DatabaseBroken } from "./trouble.server.ts";

const PART = /\.[0-9a-f]{12}\.part(?:-\w+)?$/;

/** Names a temporary file of its own, because two commands may write the same file. */
export function partFile(to: string): { part: string; forget(): void } {
  const part = `${to}.${randomBytes(6).toString("hex")}.part`;
  removeAbandoned(dirname(to), PART);
  const remove = () => {
    for (const ending of ["", "-journal", "-wal", "-shm"]) rmSync(part + ending, { force: true });
  };
  return { part, forget: onExit(remove) };
}

/** Returns the name that a temporary file will get, for messages. */
export const finalName = (path: string) => path.replace(PART, "");

/** Syncs the file, then renames it, so that a file of that name is always complete. */
export function renameSynced(part: string, to: string): void {
  for (const [path, move] of [
    [part, () => renameSync(part, to)],
    [dirname(to), () => {}],
  ] as const) {
    const opened = openSync(path, "r");
    fsyncSync(opened);
    closeSync(opened);
    move();
  }
}

/** Checksum trailer. SQLite and pg_restore ignore bytes behind their data. */
const checksumLine = (sum: string) => `\nborupa backup sha256 ${sum}\n`;
const CHECKSUM = /^\nborupa backup sha256 ([0-9a-f]{64})\n$/;
const CHUNK_BYTES = 1024 * 1024;
export const CHECKSUM_BYTES = checksumLine("0".repeat(64)).length;

export function appendChecksum(file: string): void {
  appendFileSync(file, checksumLine(sumOf(file, 0, statSync(file).size)));
}

/** Returns whether the file has a checksum; throws if it does not match. */
export async function verifyChecksum(file: string): Promise<boolean> {
  const { size } = statSync(file);
  const end = Math.max(0, size - CHECKSUM_BYTES);
  let last = "";
  readThrough(file, end, size, (bytes) => (last += bytes.toString("latin1")));
  const [, sum] = CHECKSUM.exec(last) ?? [];
  if (sum !== undefined && sum !== sumOf(file, 0, end))
    throw new DatabaseBroken("its checksum is not that of the copy as it was written");
  return sum !== undefined;
}

function sumOf(file: string, from: number, to: number): string {
  const hash = createHash("sha256");
  readThrough(file, from, to, (bytes) => hash.update(bytes));
  return hash.digest("hex");
}

function readThrough(file: string, from: number, to: number, each: (bytes: Buffer) => void): void {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const opened = openSync(file, "r");
  try {
    for (let at = from; at < to; ) {
      const read = readSync(opened, chunk, 0, Math.min(CHUNK_BYTES, to - at), at);
      if (read === 0) break;
      each(chunk.subarray(0, read));
      at += read;
    }
  } finally {
    closeSync(opened);
  }
}
