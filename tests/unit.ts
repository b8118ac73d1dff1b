// `npm run test:unit`: the tests that need nothing but the sources.

import { spawnSync } from "node:child_process";
import { NEED_MORE } from "./layers.ts";

const args = ["run", ...NEED_MORE.flatMap((pattern) => ["--exclude", pattern]), ...process.argv.slice(2)];
process.exit(spawnSync("vitest", args, { stdio: "inherit" }).status ?? 1);
