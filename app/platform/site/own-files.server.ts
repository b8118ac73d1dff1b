// Files and folders that the site writes hold inquiries, addresses and sessions: only its own user may read them.

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

/** Files from before this rule. Those of other users, and missing ones, are left unchanged. */
export function closeToOthers(...paths: string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || found.uid !== process.getuid?.() || (found.mode & OTHERS) === 0) continue;
    chmodSync(path, found.mode & 0o700);
  }
}
