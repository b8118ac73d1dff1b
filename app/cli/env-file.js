// Preloaded by the commands of `npm run` (`node --import`): checks Node's version, then loads .env; variables of the
// environment take precedence. Plain JavaScript, for older Nodes.

import { existsSync, readFileSync } from "node:fs";
import util from "node:util";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `Node 24 が必要です（いまは ${process.version} です）。先に npm ci を実行してください。npm run は、それで入る Node 24 を使います。\n`,
  );
  process.exit(1);
}
if (existsSync(".env")) {
  // A byte-order mark, which editors on Windows put first, would hide the first setting.
  const settings = util.parseEnv(readFileSync(".env", "utf8").replace(/^\uFEFF/, ""));
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}
