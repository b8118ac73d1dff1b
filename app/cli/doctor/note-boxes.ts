import { BOX_COUNTERS, BOXES_MAX } from "#app/notebook/sealed/boxes.server.ts";
import { withoutMigrating } from "#app/platform/database/open.server.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** Share of a limit that triggers a warning. */
const MANY = 0.9;

/** Returns nothing for a missing or older database. `place`: database file or address; `gigabytes`: size limit. */
export async function noteBoxFindings(place: string, gigabytes: number): Promise<Finding[]> {
  const counted = await countersOf(place).catch(() => undefined);
  const [boxes, bytes] = [counted?.get(BOX_COUNTERS.boxes), counted?.get(BOX_COUNTERS.bytes)];
  if (boxes === undefined || bytes === undefined) return [];
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const fact = `同期で保存している手帖は${boxes}件（${size}、上限${BOXES_MAX}件・${gigabytes} GB）`;
  return boxes < BOXES_MAX * MANY && bytes < gigabytes * 1e9 * MANY
    ? [ok(fact)]
    : [
        warn(
          fact,
          "上限に届くと、新しい手帖を保存できません。上限は NOTEBOOK_SYNC_GB で変えられます。増え方がおかしいときは、NOTEBOOK_SYNC=0 で同期を止められます",
        ),
      ];
}

async function countersOf(place: string): Promise<Map<string, number>> {
  const rows = await withoutMigrating(place, (db) => db.selectFrom("counters").select(["name", "value"]).execute());
  return new Map(rows.map(({ name, value }) => [name, value]));
}
