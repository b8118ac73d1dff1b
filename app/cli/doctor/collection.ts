// Findings about animals: contradictory breeding records and duplicate numbers.

import "#app/collection/registry/kinds.server.ts";
import { existsSync } from "node:fs";
import { type Doubt, doubtfulInTrash, doubtfulSeasons } from "#app/collection/breeding/due.server.ts";
import { doubledNumbers } from "#app/collection/life/given-numbers.server.ts";
import { schemaIn } from "#app/platform/database/dialect.server.ts";
import { columnsOf, isLasting } from "#app/platform/database/health.server.ts";
import { knownSchema } from "#app/platform/database/migrations.server.ts";
import { withoutMigrating } from "#app/platform/database/open.server.ts";
import { tablesAt } from "#app/platform/database/tables.server.ts";
import { isAddress, startErrorMessages, troubleOf } from "#app/platform/database/trouble.server.ts";
import { unreadableRow } from "#app/platform/database/unreadable.server.ts";
import { bad, type Finding, warn } from "./finding.ts";

/** Returns nothing for a missing or unusable database, or another schema. `place`: database file or address. */
export async function collectionFindings(place: string, now: Date): Promise<Finding[]> {
  if (!isAddress(place) && !existsSync(place)) return [];
  try {
    return await withoutMigrating(place, async (db) => {
      if ((await schemaIn(db)) !== knownSchema()) return [];
      const row = await unreadableRow(db);
      if (row) return [bad(`${row} のJSONを読めません`, startErrorMessages.broken(place))];
      const found = new Set(await columnsOf(db));
      const missing = tablesAt(knownSchema())
        .flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`))
        .filter((column) => !found.has(column));
      if (missing.length > 0)
        return [bad(`列 ${missing.slice(0, 3).join("・")} がありません`, startErrorMessages.broken(place))];
      return [
        ...[...(await doubtfulSeasons(db, now)), ...(await doubtfulInTrash(db))].map(ofSeason),
        ...(await doubledNumbers(db, now)).map(ofNumber),
      ];
    });
  } catch (error) {
    if (isLasting(troubleOf(error, place))) return [];
    const cause = error instanceof Error ? error.message : String(error);
    return [bad(`繁殖記録と個体番号に、読めないところがあります（${cause}）`, startErrorMessages.broken(place))];
  }
}

function ofSeason({ id, title, questions, isTrashed }: Doubt): Finding {
  return warn(
    `${isTrashed ? "ゴミ箱にある" : ""}繁殖記録「${title}」に食い違いがあります：${questions.join("／")}`,
    `${isTrashed ? "使うときは、ゴミ箱から戻して " : ""}/admin/breeds/${id} を開き、正しいほうを選んでください（データは消えていません）`,
  );
}

function ofNumber({ number, snakes }: Awaited<ReturnType<typeof doubledNumbers>>[number]): Finding {
  return warn(
    `個体番号「${number}」が${snakes.length}匹（${snakes.map(({ title }) => title).join("、")}）に付いています`,
    `${snakes.map(({ id }) => `/admin/balls/${id}`).join("・")} のどれかで番号を直すか、二重の登録なら帳簿の数から除いてください`,
  );
}
