// Finds a Chromium: CHROMIUM_PATH, Playwright's own, Debian's, then one from an npm package.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";

export interface Chromium {
  path: string;
  env: Record<string, string>;
}

/** Folder of the packaged Chromium, with libraries and Japanese fonts. */
export const PACKAGED = resolve("node_modules/.cache/borupa-chromium");

/**
 * Returns the first one that starts; undefined if none does. Tests prefer Debian's headless shell: the same engine
 * without a window's menus and services, which take half of the CPU time.
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

/** Starts it, because a browser without its libraries cannot even print its version. */
function starts({ path, env }: Chromium): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ["--version", "--no-sandbox"], { env: { ...process.env, ...env } }).status === 0;
}
