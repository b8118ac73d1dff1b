// The sealed notebooks that the site stores for keepers: how many, and how much room they take.

import { DatabaseSync } from "node:sqlite";
import { BOX_COUNTERS, BOXES_MAX } from "#app/notebook/sealed/boxes.server.ts";
import { onClient } from "#app/platform/database/postgres-backup.server.ts";
import { isAddress } from "#app/platform/database/trouble.server.ts";
import { type Finding, ok, warn } from "./finding.ts";

const countOf = (name: string) => `(SELECT value FROM counters WHERE name = '${name}')`;
const COUNT = `SELECT ${countOf(BOX_COUNTERS.boxes)} AS boxes, ${countOf(BOX_COUNTERS.bytes)} AS bytes`;
const WAIT_MS = 5_000;
/** From here on there is time to think about more. */
const MANY = 0.9;

/**
 * `place`: the database's file or address, which is not changed. `gigabytes`: the bound of them all. Nothing of a database that is not
 * there yet or of an older build.
 */
export async function noteBoxes(place: string, gigabytes: number): Promise<Finding[]> {
  const row = await countIn(place).catch(() => undefined);
  if (!row || row.boxes === null) return [];
  const [boxes, bytes] = [Number(row.boxes), Number(row.bytes)];
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const fact = `あずかっている手帖は${boxes}件（${size}、上限${BOXES_MAX}件・${gigabytes} GB）`;
  return boxes < BOXES_MAX * MANY && bytes < gigabytes * 1e9 * MANY
    ? [ok(fact)]
    : [
        warn(
          fact,
          "上限に届くと、新しい手帖はあずかれません。上限は NOTEBOOK_SYNC_GB で変えられます。増え方がおかしいときは、NOTEBOOK_SYNC=0 で止められます",
        ),
      ];
}

async function countIn(place: string): Promise<Record<string, unknown> | undefined> {
  if (isAddress(place)) return onClient(place, async (client) => (await client.query(COUNT)).rows[0]);
  const sqlite = new DatabaseSync(place, { readOnly: true, timeout: WAIT_MS });
  try {
    return sqlite.prepare(COUNT).get();
  } finally {
    sqlite.close();
  }
}
