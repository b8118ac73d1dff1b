// A file that has its name only once it is whole: written beside it, on disk, then put in its place.

import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { onExit } from "#app/platform/site/on-exit.server.ts";

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
