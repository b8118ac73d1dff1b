// `npm run test:unit`: the tests that need nothing but the sources, without what takes long.

import { spawnSync } from "node:child_process";
import { testsBesideUnits } from "./layers.ts";

const projects = ["--project", "sources", "--project", "sources-alone"];
const without = testsBesideUnits().flatMap((file) => ["--exclude", file]);
const args = ["run", ...projects, ...without, ...process.argv.slice(2)];
process.exit(spawnSync("vitest", args, { stdio: "inherit" }).status ?? 1);
