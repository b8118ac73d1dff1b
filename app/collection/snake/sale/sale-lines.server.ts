// Snakes as their sale is changed: state, price, and for a sold one its buyer and day.

import { stageOf } from "#app/cms/content/entry.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface SaleLine {
  id: string;
  version: number;
  title: string;
  number: string;
  stage: ReturnType<typeof stageOf>;
  sale: string;
  price: string;
  soldTo: string;
  soldOn: string;
  /** The day on which the buyer comes for it. */
  agreedOn: string;
  /** Whether buyer and days are shown. */
  asksBuyer: boolean;
}

/** The named ones, in their order; without ids, all on sale or in talks, by number. */
export async function saleLines(db: Db, ids: readonly string[] | null, now: Date): Promise<SaleLine[]> {
  const lines = (await untrashed(db, "ball", ids ? { ids } : {})).map(({ id, title, version, fields, entry }) => {
    const { number, sale, price, soldTo, soldOn, agreedOn } = fields;
    return {
      ...{ id, version, title },
      number,
      stage: stageOf(entry, now),
      sale,
      price: price === null ? "" : String(price),
      soldTo,
      soldOn: soldOn ?? "",
      agreedOn: agreedOn ?? "",
      asksBuyer: sale === "sold",
    };
  });
  if (!ids) {
    const open = lines.filter(({ sale }) => sale === "on-sale" || sale === "negotiating");
    return open.toSorted((a, b) => a.number.localeCompare(b.number, "ja", { numeric: true }));
  }
  return lines.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
