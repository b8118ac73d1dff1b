// The snakes that live here, as the pages on all of them list them: shelf by shelf.

import type { Db } from "#app/platform/database/connection.server.ts";
import { NO_SHELF } from "./rack-query.ts";
import { type CareState, careStates } from "./states.server.ts";

// Shelves in the order a keeper walks along them: A-2 before A-10, whatever way they are written.
const natural = new Intl.Collator("ja", { numeric: true, sensitivity: "base" });

interface OnShelf {
  shelf: string;
  number: string;
  title: string;
}

/** By shelf, then by number, then by name. Who has no shelf comes last. */
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

/** The racks in which snakes live, in order; "" for those without a shelf. */
export async function racksOf(db: Db, now: Date): Promise<{ rack: string; count: number }[]> {
  return (await livingSnakes(db, new URLSearchParams(), now)).racks;
}

/** The rack a shelf belongs to, what is before its last number: "A" of "A-3" and of "Ａ３", "1" of "1-3", "窓側" of itself. */
export function rackOf(shelf: string): string {
  const whole = plain(shelf);
  const rack = /^(.+?)[\s\-_./・]*\d+\D*$/.exec(whole)?.[1]?.replace(/[\s\-_./・]+$/, "");
  return rack || whole;
}

/** Half width, one kind of hyphen. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‐‑‒–—―−ー－](?=\d)/g, "-")
    .trim();
}

export interface Collection {
  snakes: CareState[];
  /** Every rack with how many live in it, in order; "" for those without a shelf. */
  racks: { rack: string; count: number }[];
  /** The rack requested; null for all of them. */
  rack: string | null;
  /** Only those to be fed today are requested; how many there are of them. */
  isDueOnly: boolean;
  due: number;
  page: number;
  pages: number;
  total: number;
}

/** As many as a form can hold, and a person wants on one page. */
const PER_PAGE = 200;

/** Query of the address: `shelf`, `due`, `page`. */
export async function livingSnakes(db: Db, search: URLSearchParams, now: Date): Promise<Collection> {
  const living = await allLiving(db, now);
  const dueOnes = living.filter(({ isDue }) => isDue);
  const isDueOnly = search.has("due");
  const all = isDueOnly ? dueOnes : living;
  const counts = new Map<string, number>();
  for (const { shelf } of all) counts.set(rackOf(shelf), (counts.get(rackOf(shelf)) ?? 0) + 1);
  const racks = [...counts].map(([rack, count]) => ({ rack, count }));
  const shelfParam = search.get("shelf");
  const wanted = shelfParam === NO_SHELF ? "" : shelfParam;
  const rack = wanted !== null && counts.has(wanted) ? wanted : null;
  const found = rack === null ? all : all.filter(({ shelf }) => rackOf(shelf) === rack);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
  const snakes = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { snakes, racks, rack, isDueOnly, due: dueOnes.length, page, pages, total: found.length };
}

/** All of them, shelf by shelf. */
export async function allLiving(db: Db, now: Date): Promise<CareState[]> {
  return (await careStates(db, now)).toSorted(byShelf);
}

/** Which of these ids are snakes that may be written about. */
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
