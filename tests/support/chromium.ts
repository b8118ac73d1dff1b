// Which Chromium is used: CHROMIUM_PATH, Playwright's own, Debian's, then one that comes as an npm package.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";

export interface Chromium {
  path: string;
  /** What it needs to find in the environment. */
  env: Record<string, string>;
}

/** Where the packaged one is kept, with the libraries and Japanese fonts that a bare machine lacks. */
export const PACKAGED = resolve("node_modules/.cache/borupa-chromium");

/**
 * The first that starts here; undefined where none does. For tests rather Debian's headless shell: the same engine without a
 * window's menus and services, which take half of the processor's time.
 */
export function findChromium({ isForTests = false } = {}): Chromium | undefined {
  const own = { LD_LIBRARY_PATH: join(PACKAGED, "al2023/lib"), FONTCONFIG_FILE: join(PACKAGED, "fonts.conf") };
  const places: Chromium[] = [
    { path: process.env.CHROMIUM_PATH ?? "", env: {} },
    { path: chromium.executablePath(), env: {} },
    { path: isForTests && !process.env.WHOLE_CHROMIUM ? "/usr/bin/chromium-headless-shell" : "", env: {} },
    { path: "/usr/bin/chromium", env: {} },
    { path: join(PACKAGED, "chromium"), env: own },
  ];
  return places.find(starts);
}

/** A file alone says little: a browser without its libraries does not even tell its version. */
function starts({ path, env }: Chromium): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ["--version", "--no-sandbox"], { env: { ...process.env, ...env } }).status === 0;
}
