// Entry point of `npm run demo` and `npm test` on a fresh clone: installs missing packages with any Node (20 or newer),
// then runs the script with the project's own Node. Plain JavaScript, because it runs before anything is installed.

import { spawn, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { delimiter, join } from "node:path";

const [script, ...rest] = process.argv.slice(2);
const bin = join(process.cwd(), "node_modules", ".bin");
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this file at the end of every installation.
const installedAt = changedAt(join("node_modules", ".package-lock.json"));

if (installedAt < Math.max(changedAt("package.json"), changedAt("package-lock.json"))) {
  console.log("Installing packages …");
  // Errors only: older Nodes print warnings about engines that the project's own Node satisfies.
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const child = spawn(join(bin, "node"), [script, ...rest], {
  stdio: "inherit",
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
});
// The terminal sends Ctrl-C to the whole group; this process waits for the child to exit.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm does not forward signals that end it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 0 : 1)));
