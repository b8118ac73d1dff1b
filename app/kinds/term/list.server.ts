import type { Visible } from "#app/cms/content/visible.server.ts";
import { publicList } from "#app/kinds/shared/public-list.server.ts";
import type { PublicList } from "#app/kinds/shared/public-list.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { kanaRow, kanaRows } from "#app/platform/search/kana-row.ts";
import { type TermCardData, termCard } from "./card.server.ts";
import { term } from "./index.ts";

export type TermListData = Omit<PublicList<TermCardData>, "items" | "filters" | "sorts"> & {
  rows: [row: string, terms: TermCardData[]][];
};

/** Glossaries are browsed, so pages are long: about 15 kB. */
const PER_PAGE = 80;
const cards = (terms: readonly Visible<"term">[]) => terms.map(termCard);
const rowOptions = [...kanaRows, "他"].map((row) => ({ value: row, label: `${row}行` }));

export async function termList(db: Db, search: URLSearchParams, now: Date): Promise<TermListData> {
  const ways = { cards, options: { row: rowOptions }, perPage: PER_PAGE };
  const { items, filters: _, sorts: __, ...list } = await publicList(db, term, search, now, ways);
  return { ...list, rows: [...Map.groupBy(items, ({ reading }) => kanaRow(reading))] };
}
