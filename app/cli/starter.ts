// `npm run starter`: fills the database of DATA_DIR with the encyclopedia. With --demo, the demo's snakes as well.

import "#app/kinds/kinds.server.ts";
import { constants, setPriority } from "node:os";
import { closeDatabase, database } from "#app/platform/database/connection.server.ts";
import { writeHurriedly } from "#app/platform/database/dialect.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { drawAll } from "#app/platform/images/variants.server.ts";
import { fillDemo } from "#app/starter/demo-collection.server.ts";
import { fillEncyclopedia } from "#app/starter/encyclopedia.server.ts";
import type { Report } from "#app/starter/fill.server.ts";

await startDatabase();
const db = database();
await writeHurriedly(db);

const counts: Record<Parameters<Report>[0], number> = { added: 0, updated: 0, kept: 0, same: 0 };
const tell = (line: string) => process.stdout.isTTY && process.stdout.write(`\r${line}`);
const report: Report = (step) => {
  counts[step] += 1;
  tell(`記録 ${Object.values(counts).reduce((sum, count) => sum + count, 0)} 件`);
};
const now = new Date();
await fillEncyclopedia(db, now, report);
if (process.argv.includes("--demo")) await fillDemo(db, now, report);
process.stdout.write(
  `\r追加 ${counts.added}・更新 ${counts.updated}・変更なし ${counts.same}・編集済みのためそのまま ${counts.kept}\n`,
);
// A server may start now: a picture that is asked for before its turn is drawn then.
process.send?.("filled");
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let drawn = 0;
await drawAll(db, () => {
  drawn += 1;
  if (!process.send) tell(`絵 ${drawn} 枚`);
});
await closeDatabase();
if (drawn > 0 && !process.send) process.stdout.write(`\r絵 ${drawn} 枚を描きました\n`);
process.disconnect?.();
