// `npm run test:unit`: the tests that need nothing but the sources.

import { spawnSync } from "node:child_process";
import { getPostgres } from "./get-postgres.ts";

getPostgres();
const projects = ["unit", "unit-alone", "postgres", "postgres-alone"].flatMap((name) => ["--project", name]);
const args = ["run", ...projects, ...process.argv.slice(2)];
process.exit(spawnSync("vitest", args, { stdio: "inherit" }).status ?? 1);
