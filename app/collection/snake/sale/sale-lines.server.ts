// Sale data of snakes: state, price, and for sold ones buyer and dates.

import { stageOf } from "#app/cms/content/entry.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { promiseOf } from "./form.ts";

/** Returns the given snakes in order; without ids, all on sale or in negotiation by number. */
export async function saleLines(db: Db, ids: readonly string[] | null, now: Date) {
  const lines = (await untrashed(db, "ball", ids ? { ids } : {})).map(({ id, title, version, fields, entry }) => {
    const { number, sale, price } = fields;
    return {
      ...{ id, version, title },
      number,
      stage: stageOf(entry, now),
      sale: String(sale),
      price: price === null ? "" : String(price),
      ...promiseOf(fields),
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
