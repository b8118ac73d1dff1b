// Private permissions for files the site writes, which contain inquiries, addresses and sessions.

import { chmodSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const OTHERS = 0o077;

/** Makes everything created by this process and its children private. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Creates a folder with its parents. Node's `recursive` loops forever if a parent accepts no folders, such as /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Lost a race against another process.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** Returns the folder, or its nearest existing ancestor. */
export function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/** Creates a folder, or makes an empty one private. A non-empty one may be used by others. */
export function makeOwnFolder(folder: string): void {
  makeFolder(folder);
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) closeToOthers(folder);
}

/** Restricts existing files, skipping missing ones and those of other users. */
export function closeToOthers(...paths: string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || found.uid !== process.getuid?.() || (found.mode & OTHERS) === 0) continue;
    chmodSync(path, found.mode & 0o700);
  }
}

/** Removes temporary files left by killed processes: those unchanged for a day. Finds none in an unusable folder. */
export function removeAbandoned(folder: string, temporary: RegExp): void {
  for (const name of globSync("*", { cwd: folder })) {
    const { mtimeMs = Number.NaN } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    if (temporary.test(name) && Date.now() - mtimeMs > 86_400_000) rmSync(join(folder, name), { force: true });
  }
}
