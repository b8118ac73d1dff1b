// What an entry does by itself at its hour, as buttons, lists and the dashboard say it.

import type { EntryState } from "#app/admin/editing/form-view.ts";
import type { Turn } from "#app/admin/editing/overview.server.ts";
import { formatShortMoment } from "#app/platform/site/days.ts";

const turns = { publish: "公開", replace: "差し替え", end: "公開終了" } as const;

/** "12/1 9:00に差し替え". */
export function turnWords({ turn, at }: Pick<Turn, "turn" | "at">, now: Date): string {
  return `${formatShortMoment(at, now)}に${turns[turn]}`;
}

/** All that is still to come of an entry, in its order. */
export function timingWords(state: Pick<EntryState, "stage" | "publishAt" | "nextAt" | "endAt">, now: Date): string[] {
  const { stage, publishAt, nextAt, endAt } = state;
  if (stage === "trash" || stage === "draft" || stage === "ended") return [];
  return [
    ...(stage === "scheduled" && publishAt ? [turnWords({ turn: "publish", at: publishAt }, now)] : []),
    ...(nextAt ? [turnWords({ turn: "replace", at: nextAt }, now)] : []),
    ...(endAt ? [turnWords({ turn: "end", at: endAt }, now)] : []),
  ];
}
