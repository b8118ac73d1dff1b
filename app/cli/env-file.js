// What every command of `npm run` begins with (`node --import`): the right Node, then the settings of .env, where what the environment
// itself says goes first. Plain JavaScript, because an older Node reads nothing else.

import { existsSync } from "node:fs";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `Node 24 が必要です（いまは ${process.version} です）。先に npm ci を実行してください。npm run は、それで入る Node 24 を使います。\n`,
  );
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
