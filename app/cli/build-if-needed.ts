// Builds if a source is newer than the build.

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "./child.ts";

const SOURCES = [
  "app",
  "public",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];
const BUILT = "build/server/index.js";

export async function buildIfNeeded(): Promise<void> {
  const built = existsSync(BUILT) && existsSync("build/done") ? statSync("build/done").mtimeMs : 0;
  if (built > Math.max(...SOURCES.map(newest))) return;
  console.log("Building …");
  await run("npm", ["run", "--silent", "build"]);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
