// Past results, stored in the notebook on this device: what is stored is read with care, because anybody can change it.
// The answers are stored. Totals are computed from them, so that results of every age compare by today's rule.

import { dayInJapan } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { readAnswers } from "./answers.ts";
import { type Result, score } from "./score.ts";

/** One stored result. Percentages 0 to 100. */
export interface SavedResult {
  /** When it was stored: ISO time, also its identity. */
  at: string;
  name: string;
  /** Null where a sign that needs a vet was seen. */
  total: number | null;
  /** The address that shows it again. */
  path: string;
}

/** The results of stored checks, oldest first; what is no result is left out. */
export function readHistory(checks: readonly unknown[]): SavedResult[] {
  return checks.flatMap((item) => reckoned(item) ?? []).toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The same answers on the same day. */
export function isSameCheck(a: SavedResult, b: SavedResult): boolean {
  return a.path === b.path && dayInJapan(new Date(a.at)) === dayInJapan(new Date(b.at));
}

/** A result as it is stored; null where there is neither a total nor a sign that needs a vet. */
export function savedResultOf(
  result: Pick<Result, "total" | "flags">,
  name: string,
  path: string,
  now: Date,
): SavedResult | null {
  const isNothing = result.total === null && result.flags.length === 0;
  return isNothing ? null : { at: now.toISOString(), name, total: result.total, path };
}

/** Null for what is no stored result, or one whose answers say nothing. */
function reckoned(value: unknown): SavedResult | null {
  if (!isRecord(value)) return null;
  const { at, name, path } = value;
  if (typeof at !== "string" || Number.isNaN(Date.parse(at)) || typeof name !== "string") return null;
  if (typeof path !== "string" || !path.startsWith("/stress_check?")) return null;
  const { answers, flagged } = readAnswers(new URLSearchParams(path.slice(path.indexOf("?"))));
  const { total, flags } = score(answers, flagged);
  return total === null && flags.length === 0 ? null : { at, name, total, path };
}
