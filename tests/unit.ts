// `npm run test:unit`: the tests that need nothing but the sources.

import { spawnSync } from "node:child_process";

const args = ["run", "--project", "unit", "--project", "unit-alone", ...process.argv.slice(2)];
process.exit(spawnSync("vitest", args, { stdio: "inherit" }).status ?? 1);
