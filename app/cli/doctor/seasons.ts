// Breeding seasons whose records contradict each other, as an upgrade or an import may leave them.

import "#app/collection/registry/kinds.server.ts";
import { existsSync } from "node:fs";
import { doubtfulSeasons } from "#app/collection/breeding/due.server.ts";
import { schemaIn } from "#app/platform/database/dialect.server.ts";
import { knownSchema } from "#app/platform/database/migrations.server.ts";
import { withUnchanged } from "#app/platform/database/open.server.ts";
import { isAddress } from "#app/platform/database/trouble.server.ts";
import { bad, type Finding, warn } from "./finding.ts";

/** `place`: the database's file or address. Nothing of a database that is not there yet or of another build's shape. */
export async function seasonDoubts(place: string, now: Date): Promise<Finding[]> {
  if (!isAddress(place) && !existsSync(place)) return [];
  try {
    const doubts = await withUnchanged(place, async (db) =>
      (await schemaIn(db)) === knownSchema() ? await doubtfulSeasons(db, now) : [],
    );
    return doubts.map(({ id, title, questions }) =>
      warn(
        `繁殖の記録「${title}」に食い違いがあります：${questions.join("／")}`,
        `/admin/breeds/${id} を開き、正しいほうを選んでください（データは消えていません）`,
      ),
    );
  } catch (error) {
    return [bad("繁殖の記録を調べられませんでした", String(error))];
  }
}
