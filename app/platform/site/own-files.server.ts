// Inquiries, addresses and sessions are in what the site writes: files and folders are its own user's, and nobody else's.

import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const OTHERS = 0o077;

/** From here on whatever this process makes, or a program that it starts. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * The folder, and those above it that are missing, one by one: Node's own `recursive` never ends where a folder that is there takes
 * none, as /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was quicker.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** A folder of the site's own: made, or, where it is empty, closed to others. What holds something may be somebody's as well. */
export function makeOwnFolder(folder: string): void {
  makeFolder(folder);
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) closeToOthers(folder);
}

/** What was made before the site did so by itself. Somebody else's, or not there: left as it is. */
export function closeToOthers(...paths: string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || found.uid !== process.getuid?.() || (found.mode & OTHERS) === 0) continue;
    chmodSync(path, found.mode & 0o700);
  }
}
