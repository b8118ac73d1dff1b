// `npm run starter`: fills the database of DATA_DIR with the encyclopedia. With --demo, the demo's snakes as well.

import "#app/kinds/kinds.server.ts";
import { sql } from "kysely";
import { closeDatabase, database } from "#app/platform/database/connection.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { fillDemo } from "#app/starter/demo-collection.server.ts";
import { fillEncyclopedia } from "#app/starter/encyclopedia.server.ts";
import type { Report } from "#app/starter/fill.server.ts";

await startDatabase();
const db = database();
// Not on disk at every step: interrupted, it is simply run again. What was there before stays whole.
await sql`PRAGMA synchronous = NORMAL`.execute(db);

const counts: Record<Parameters<Report>[0], number> = { drawn: 0, added: 0, updated: 0, kept: 0, same: 0 };
const report: Report = (step) => {
  counts[step] += 1;
  const { drawn, ...filled } = counts;
  const entries = Object.values(filled).reduce((sum, count) => sum + count, 0);
  if (process.stdout.isTTY) process.stdout.write(`\r絵 ${drawn} 枚・記録 ${entries} 件`);
};
const now = new Date();
await fillEncyclopedia(db, now, report);
if (process.argv.includes("--demo")) await fillDemo(db, now, report);
await closeDatabase();
process.stdout.write(
  `\r追加 ${counts.added}・更新 ${counts.updated}・変更なし ${counts.same}・編集済みのためそのまま ${counts.kept}\n`,
);
