// A rack in an address, and a place in another rack.

/** Those without a shelf. */
export const NO_SHELF = "none";

/** "shelf=A&page=2": the address of one page of a rack; null for all racks. `isDueOnly`: of those to be fed today. */
export function rackQuery(rack: string | null, page = 1, isDueOnly = false): string {
  const query = new URLSearchParams();
  if (isDueOnly) query.set("due", "1");
  if (rack !== null) query.set("shelf", rack === "" ? NO_SHELF : rack);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** The same page once something was stored: how many, and the day, which the next rack has too. */
export function savedQuery(
  search: URLSearchParams,
  { saved, date, result }: { saved: number; date: string; result: string | null },
): string {
  const query = new URLSearchParams(search);
  query.set("saved", String(saved));
  query.set("date", date);
  query.delete("result");
  if (result !== null) query.set("result", result);
  return query.toString();
}

/** How many the address says were stored; null where it says nothing. */
export function savedCount(search: URLSearchParams): number | null {
  const saved = search.get("saved") ?? "";
  return /^\d{1,4}$/.test(saved) ? Number(saved) : null;
}

/** The place in the rack that is typed: of a rack alone ("D", "2-") a snake keeps its number, "C-12" becomes "D-12". */
export function inRack(before: unknown, typed: unknown): unknown {
  if (typeof before !== "string" || typeof typed !== "string") return typed;
  const isRackAlone = typed !== "" && (!/\d/.test(typed) || /[-ー_./・]$/.test(typed));
  const [whole = "", number = ""] = /[\s\-_./・]*(\d+\D*)$/.exec(before) ?? [];
  if (!isRackAlone) return typed;
  return /[-ー_./・]$/.test(typed) ? typed + number : typed + whole;
}
