// Saved results in the notebook, validated because users can edit them. Stores only answers; totals are computed, so
// that results of any age are comparable.

import { dayInJapan } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { readAnswers } from "./answers.ts";
import { type Result, score } from "./score.ts";

export interface SavedResult {
  /** Time of saving, ISO; also its id. */
  at: string;
  name: string;
  /** Null if a sign needs a vet. */
  total: number | null;
  path: string;
}

/** Returns the results of saved checks, oldest first; skips invalid ones. */
export function readHistory(checks: readonly unknown[]): SavedResult[] {
  return checks.flatMap((item) => reckoned(item) ?? []).toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Returns whether both have the same answers on the same day. */
export function isSameCheck(a: SavedResult, b: SavedResult): boolean {
  return a.path === b.path && dayInJapan(new Date(a.at)) === dayInJapan(new Date(b.at));
}

/** Returns the result to save; null without a total or urgent sign. */
export function savedResultOf(
  result: Pick<Result, "total" | "flags">,
  name: string,
  path: string,
  now: Date,
): SavedResult | null {
  const isNothing = result.total === null && result.flags.length === 0;
  return isNothing ? null : { at: now.toISOString(), name, total: result.total, path };
}

/** Returns null for invalid or empty results. */
function reckoned(value: unknown): SavedResult | null {
  if (!isRecord(value)) return null;
  const { at, name, path } = value;
  if (typeof at !== "string" || Number.isNaN(Date.parse(at)) || typeof name !== "string") return null;
  if (typeof path !== "string" || !path.startsWith("/stress_check?")) return null;
  const { answers, flagged } = readAnswers(new URLSearchParams(path.slice(path.indexOf("?"))));
  const { total, flags } = score(answers, flagged);
  return total === null && flags.length === 0 ? null : { at, name, total, path };
}
