// Whether a snake has left, by the ledger: publication and sale state say what visitors see, not who lives here.

import type { Db } from "#app/platform/database/connection.server.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { emptyRecord, type LedgerRecord, leftLabels } from "./line.ts";

/** "2026年8月27日に死亡"; null while it is here. */
export function leftWords({ leftOn, leftHow, diedOn }: LedgerRecord): string | null {
  if (diedOn) return `${formatDay(diedOn)}に死亡`;
  return leftOn ? `${formatDay(leftOn)}に${leftLabels[leftHow || "sold"]}` : null;
}

/** Says why a snake cannot be offered: it has left, or its line counts nowhere. Null where it can. */
export async function goneWords(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom("ledger_lines").select("value").where("snake", "=", id).executeTakeFirst();
  if (!row) return null;
  const record: LedgerRecord = { ...emptyRecord, ...JSON.parse(row.value) };
  const left = leftWords(record);
  if (left) return `帳簿では${left}しています`;
  return record.excluded ? "帳簿から除いた個体です" : null;
}
