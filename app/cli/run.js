// The door for `npm run demo` and `npm test` on a fresh clone: installs what is missing with whatever Node is there
// (20 or newer), then hands over to the project's own Node. Plain JavaScript, because it runs before anything is installed.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

const [script, ...rest] = process.argv.slice(2);
const bin = join(process.cwd(), "node_modules", ".bin");
const installed = join("node_modules", ".package-lock.json");

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync("package-lock.json").mtimeMs) {
  console.log("Installing packages …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const child = spawn(join(bin, "node"), [script, ...rest], {
  stdio: "inherit",
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
});
// The terminal sends Ctrl-C to the whole group: the child decides when it is done.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 0 : 1)));
