// Present snakes in shelf order, for pages about all of them.

import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { NO_SHELF } from "./rack-query.ts";
import { type CareState, careStates } from "./states.server.ts";

// Natural order: A-2 before A-10, in any notation.
const natural = new Intl.Collator("ja", { numeric: true, sensitivity: "base" });

interface OnShelf {
  shelf: string;
  number: string;
  title: string;
}

/** Compares by shelf, number, then name; those without a shelf come last. */
function byShelf(a: OnShelf, b: OnShelf): number {
  const [one, other] = [plain(a.shelf), plain(b.shelf)];
  if (one === "" || other === "") {
    if (one !== other) return one === "" ? 1 : -1;
  }
  return (
    natural.compare(one, other) ||
    natural.compare(plain(a.number), plain(b.number)) ||
    natural.compare(a.title, b.title)
  );
}

export async function racksOf(db: Db, now: Date): Promise<{ rack: string; count: number }[]> {
  return (await livingSnakes(db, new URLSearchParams(), now)).racks;
}

/**
 * Returns the rack of a shelf, the part before its last number: "A" for "A-3" and "Ａ３", "1" for "1-3"; "窓側" unchanged.
 */
export function rackOf(shelf: string): string {
  const whole = plain(shelf);
  const rack = /^(.+?)[\s\-_./・]*\d+\D*$/.exec(whole)?.[1]?.replace(/[\s\-_./・]+$/, "");
  return rack || whole;
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‐‑‒–—―−ー－](?=\d)/g, "-")
    .trim();
}

/** Bounded by form size and usability. */
const PER_PAGE = 200;

/**
 * Reads the query parameters `shelf`, `due` and `page`. `racks`: in order with counts; "" for snakes without a shelf. `rack`:
 * the requested one; null for all. `isDueOnly`: only snakes to be fed today; `due`: their number.
 */
export async function livingSnakes(db: Db, search: URLSearchParams, now: Date) {
  const living = await allLiving(db, now);
  const dueOnes = living.filter(({ isDue }) => isDue);
  const isDueOnly = search.has("due");
  const all = isDueOnly ? dueOnes : living;
  const inRack = Map.groupBy(all, ({ shelf }) => rackOf(shelf));
  const racks = [...inRack].map(([rack, { length: count }]) => ({ rack, count }));
  const shelfParam = search.get("shelf");
  const wanted = shelfParam === NO_SHELF ? "" : shelfParam;
  const rack = wanted !== null && inRack.has(wanted) ? wanted : null;
  const found = (rack === null ? undefined : inRack.get(rack)) ?? all;
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
  const snakes = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { snakes, racks, rack, isDueOnly, due: dueOnes.length, page, pages, total: found.length };
}

export function allLiving(db: Db, now: Date): Promise<readonly CareState[]> {
  return cached(db, `snakes by shelf ${dayInJapan(now)}`, now, async () =>
    (await careStates(db, now)).toSorted(byShelf),
  );
}

export const GONE = "この個体の記録はもうありません（ゴミ箱に移されたかもしれません）";

/** Returns which ids are snakes outside the trash. */
export async function knownSnakes(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("entries")
    .select("id")
    .where("kind", "=", "ball")
    .where("id", "in", ids)
    .where("trashed_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
