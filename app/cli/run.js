// The door for `npm run demo` and `npm test` on a fresh clone: installs what is missing with whatever Node is there
// (20 or newer), then hands over to the project's own Node. Plain JavaScript, because it runs before anything is installed.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const [script, ...rest] = process.argv.slice(2);
const bin = join(process.cwd(), "node_modules", ".bin");
const marker = join("node_modules", ".installed-for");
const wanted = () =>
  createHash("sha256").update(readFileSync("package.json")).update(readFileSync("package-lock.json")).digest("hex");

if (!existsSync(marker) || readFileSync(marker, "utf8") !== wanted()) {
  console.log("Installing packages …");
  // Errors only: an older npm's Node is warned about engines that the project's own Node satisfies.
  // The lockfile to the letter: nothing of it is written anew.
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, wanted());
}

const child = spawn(join(bin, "node"), [script, ...rest], {
  stdio: "inherit",
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
});
// The terminal sends Ctrl-C to the whole group: the child decides when it is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm ends by a signal without handing it on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 0 : 1)));
