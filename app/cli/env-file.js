// Preloaded by the commands of `npm run` (`node --import`): checks Node's version, then loads .env; variables of the
// environment take precedence. Plain JavaScript, for older Nodes.

import { existsSync } from "node:fs";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `Node 24 が必要です（いまは ${process.version} です）。先に npm ci を実行してください。npm run は、それで入る Node 24 を使います。\n`,
  );
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
