// Preloaded by the commands of `npm run` (`node --import`): checks Node's version, then loads .env; variables of the
// environment take precedence. Plain JavaScript, for older Nodes.

import { readFileSync } from "node:fs";
import util from "node:util";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `Node 24 が必要です（いまは ${process.version} です）。先に npm ci を実行してください。npm run は、それで入る Node 24 を使います。\n`,
  );
  process.exit(1);
}
// A byte-order mark, which editors on Windows put first, would hide the first setting.
const settings = util.parseEnv(readSettings().replace(/^\uFEFF/, ""));
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;

function readSettings() {
  let text = "";
  try {
    text = readFileSync(".env", "utf8");
  } catch ({ code }) {
    if (code !== "ENOENT")
      refuse(`を読めません。ファイルの種類と、実行するユーザーの読む権限を確かめてください（${code}）。`);
  }
  // In UTF-16 no setting would be found, and the site would start with an empty database.
  if (/[\0\uFFFD]/.test(text)) refuse("の文字コードが UTF-8 ではありません。UTF-8 で保存し直してください。");
  return text;
}

function refuse(reason) {
  process.stderr.write(`${process.cwd()}/.env ${reason}\n`);
  process.exit(1);
}
