import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Returns a folder for `server.ts` whose build is named `id`. */
export function newerBuild(id: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "borupa-newer-"));
  for (const name of ["app", "node_modules", "package.json"]) symlinkSync(resolve(name), join(folder, name));
  for (const name of ["build", "server.ts"]) cpSync(name, join(folder, name), { recursive: true });
  const main = join(folder, "build/server/index.js");
  const text = readFileSync(main, "utf8");
  const named = text.replace(/(version["']?:\s*["'`])([0-9a-f]{8,})(?=["'`])/, `$1${id}`);
  if (named === text) throw new Error("The build does not say which one it is");
  writeFileSync(main, named);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
