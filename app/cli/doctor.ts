// `npm run doctor`: checks a deployment without changing it, and gives advice.

import "#app/kinds/migrations.server.ts";
import { existsSync, statSync } from "node:fs";
import { databaseFile, databasePlace } from "#app/platform/database/connection.server.ts";
import { lastBackup } from "#app/platform/database/last-backup.server.ts";
import { withoutMigrating } from "#app/platform/database/open.server.ts";
import { environment, misspeltSettings } from "#app/platform/site/environment.server.ts";
import { exitWithUsage, readArguments } from "./arguments.ts";
import { collectionFindings } from "./doctor/collection.ts";
import type { Finding } from "./doctor/finding.ts";
import { backups, databaseFindings, disk, misspeltFindings, nodeAndBuild } from "./doctor/machine.ts";
import { noteBoxFindings } from "./doctor/note-boxes.ts";
import { mailServer, proxy, publicSite } from "./doctor/outside.ts";
import { postgresFindings } from "./doctor/postgres.ts";
import { signIn } from "./doctor/sign-in.ts";

const HELP = `使い方：npm run doctor [-- --backups フォルダー]

設定・ディスク・データベース・バックアップ・繁殖記録・個体番号・時計・ログインの提供元・メール・公開ページのヘッダーを調べ、直すところがあれば知らせます。
何も変えません。サイトを動かしたままでかまいません。

  --backups フォルダー   バックアップの置き場所。いちばん新しいものの日付を見て、中身を最後まで読んで確かめます
  --help                 この説明

終了コード：0 問題なし（注意だけのときも）、1 直すところがある、2 コマンドの書き方が違う
`;

const { words, textOf } = readArguments(HELP, [], ["backups"]);
if (words.length > 0) exitWithUsage(HELP);
// Exits listing all problems if a setting is invalid.
const env = environment();
const file = databaseFile();
const place = env.DATABASE_URL ?? file;
const bytes = existsSync(file) ? statSync(file).size : 0;
const findings: Finding[] = [
  ...nodeAndBuild(process.version, process.cwd()),
  ...misspeltFindings(misspeltSettings()),
  disk(env.DATA_DIR, bytes),
  ...(env.DATABASE_URL === undefined
    ? databaseFindings(file)
    : await postgresFindings(env.DATABASE_URL, databasePlace())),
  await backups(textOf("backups"), await withoutMigrating(place, lastBackup).catch(() => null), new Date()),
  ...(await noteBoxFindings(place, env.NOTEBOOK_SYNC_GB)),
  ...(await collectionFindings(place, new Date())),
  ...(await signIn(env)),
  await mailServer(env),
  ...proxy(env),
  ...(await publicSite(env.SITE_URL)),
];

const marks = { ok: "○", warn: "△", bad: "×" };
for (const { grade, what, todo } of findings) {
  process.stdout.write(`${marks[grade]} ${what}\n${todo ? `    → ${todo}\n` : ""}`);
}
const bads = findings.filter(({ grade }) => grade === "bad").length;
process.stdout.write(bads > 0 ? `\n直すところが${bads}件あります。\n` : "\n直すところはありません。\n");
process.exit(bads > 0 ? 1 : 0);
