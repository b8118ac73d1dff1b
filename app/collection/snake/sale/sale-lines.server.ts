// Snakes as their sale is changed: state, price, and for a sold one its buyer and day.

import { stageOf } from "#app/cms/content/entry.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** The named ones, in their order; without ids, all on sale or in talks, by number. */
export async function saleLines(db: Db, ids: readonly string[] | null, now: Date) {
  const lines = (await untrashed(db, "ball", ids ? { ids } : {})).map(({ id, title, version, fields, entry }) => {
    const { number, sale, price, soldTo, soldOn, agreedOn } = fields;
    return {
      ...{ id, version, title },
      number,
      stage: stageOf(entry, now),
      sale: String(sale),
      price: price === null ? "" : String(price),
      soldTo,
      soldOn: soldOn ?? "",
      /** The day on which the buyer comes for it. */
      agreedOn: agreedOn ?? "",
      /** Whether buyer and days are shown. */
      asksBuyer: sale === "sold",
    };
  });
  if (!ids) {
    const open = lines.filter(({ sale }) => sale === "on-sale" || sale === "negotiating");
    return open.toSorted((a, b) => a.number.localeCompare(b.number, "ja", { numeric: true }));
  }
  return lines.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export type SaleLine = Awaited<ReturnType<typeof saleLines>>[number];
