// Past results, kept in this browser only: what is stored is read with care, because anybody can change it.

import { dayInJapan } from "#app/site/days.ts";
import type { Result } from "./score.ts";

/** One kept result. Percentages 0 to 100. */
export interface Kept {
  /** When it was kept: ISO time, also its identity. */
  at: string;
  name: string;
  total: number;
  /** The address that shows it again. */
  path: string;
}

export const HISTORY_KEY = "stress-check";
const KEPT_MAX = 200;

/** What the stored text holds, oldest first; what is not a result is left out. */
export function readHistory(stored: string | null): Kept[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isKept).toSorted((a, b) => a.at.localeCompare(b.at)) : [];
  } catch {
    return [];
  }
}

/** The history with a result added. The same answers on the same day replace what was kept. */
export function withResult(history: readonly Kept[], result: Kept): Kept[] {
  const others = history.filter((kept) => !isSameCheck(kept, result));
  return [...others, result].slice(-KEPT_MAX);
}

/** The same answers on the same day. */
export function isSameCheck(a: Kept, b: Kept): boolean {
  return a.path === b.path && dayInJapan(new Date(a.at)) === dayInJapan(new Date(b.at));
}

export function withoutResult(history: readonly Kept[], at: string): Kept[] {
  return history.filter((kept) => kept.at !== at);
}

/** A result as it is kept; null where there is no total to keep. */
export function keptOf(result: Pick<Result, "total">, name: string, path: string, now: Date): Kept | null {
  return result.total === null ? null : { at: now.toISOString(), name, total: Math.round(result.total), path };
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { at, name, total, path } = value as Record<string, unknown>;
  return (
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at)) &&
    typeof name === "string" &&
    typeof total === "number" &&
    total >= 0 &&
    total <= 100 &&
    typeof path === "string" &&
    path.startsWith("/stress_check?")
  );
}
