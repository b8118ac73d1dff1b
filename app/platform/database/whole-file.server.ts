// A file that has its name only once it is whole: written beside it, on disk, then put in its place.

import { createHash } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { DatabaseBroken } from "./trouble.server.ts";

/** Where it is written until it is whole, and no longer. */
export function partFile(to: string): { part: string; forget(): void } {
  const part = `${to}.part`;
  const remove = () => {
    for (const ending of ["", "-journal", "-wal", "-shm"]) rmSync(part + ending, { force: true });
  };
  remove();
  return { part, forget: onExit(remove) };
}

/** On disk first, then under its name: whoever finds the name finds all of it. */
export function putInPlace(part: string, to: string): void {
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

/** The last line of a sealed file. SQLite and pg_restore read by the places their own heads name, and never come to it. */
const sealOf = (sum: string) => `\nborupa backup sha256 ${sum}\n`;
const SEAL = /^\nborupa backup sha256 ([0-9a-f]{64})\n$/;
const SEAL_BYTES = sealOf("0".repeat(64)).length;

/** Writes the checksum of the whole file behind it. */
export async function seal(file: string): Promise<void> {
  appendFileSync(file, sealOf(await sumOf(file, statSync(file).size)));
}

/** Whether the file has a checksum; throws where it is another than the file's. */
export async function checkSeal(file: string): Promise<boolean> {
  const end = Math.max(0, statSync(file).size - SEAL_BYTES);
  const [, sum] = SEAL.exec(await text(createReadStream(file, { start: end }))) ?? [];
  if (sum !== undefined && sum !== (await sumOf(file, end)))
    throw new DatabaseBroken("its checksum is not that of the copy as it was written");
  return sum !== undefined;
}

/** SHA-256 of the file's first bytes, in hexadecimal. */
async function sumOf(file: string, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  if (bytes > 0) for await (const part of createReadStream(file, { end: bytes - 1 })) hash.update(part);
  return hash.digest("hex");
}
