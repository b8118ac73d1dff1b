/** Rack parameter for snakes without a shelf. */
export const NO_SHELF = "none";

/** Returns for example "shelf=A&page=2"; null means all racks. `isDueOnly`: only snakes to be fed today. */
export function rackQuery(rack: string | null, page = 1, isDueOnly = false): string {
  const query = new URLSearchParams();
  if (isDueOnly) query.set("due", "1");
  if (rack !== null) query.set("shelf", rack === "" ? NO_SHELF : rack);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** Returns the query after saving, with the count and the day, which is kept for the next rack. */
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

export function savedCount(search: URLSearchParams): number | null {
  const saved = search.get("saved") ?? "";
  return /^\d{1,4}$/.test(saved) ? Number(saved) : null;
}

/** Returns the new shelf. A bare rack ("D", "2-") keeps the snake's number: "C-12" becomes "D-12". */
export function inRack(before: unknown, typed: unknown): unknown {
  if (typeof before !== "string" || typeof typed !== "string") return typed;
  const isRackAlone = typed !== "" && (!/\d/.test(typed) || /[-ー_./・]$/.test(typed));
  const [whole = "", number = ""] = /[\s\-_./・]*(\d+\D*)$/.exec(before) ?? [];
  if (!isRackAlone) return typed;
  return /[-ー_./・]$/.test(typed) ? typed + number : typed + whole;
}
