import { momentOf } from "#app/cms/admin/editing/form/form-publish-time.ts";
import type { EntryEnvelope } from "#app/cms/admin/editing/form/view.server.ts";
import type { Upcoming } from "#app/cms/admin/editing/list/overview.server.ts";
import { formatShortMoment } from "#app/platform/site/days.ts";

const turns = { publish: "公開", replace: "差し替え", end: "公開終了" } as const;

/** Returns for example "12/1 9:00に差し替え". */
export function upcomingWords({ turn, at }: Pick<Upcoming, "turn" | "at">, now: Date): string {
  return `${formatShortMoment(at, now)}に${turns[turn]}`;
}

export function publishWords(isVisible: boolean, publishAt: string, now: Date): string {
  const at = momentOf(publishAt.trim());
  if (at !== null && at > now.toISOString()) return upcomingWords({ turn: isVisible ? "replace" : "publish", at }, now);
  return isVisible ? "変更を公開する" : "公開する";
}

export function timingWords(
  state: Pick<EntryEnvelope, "stage" | "publishAt" | "nextAt" | "endAt" | "hasDraftOver">,
  now: Date,
): string[] {
  const { stage, publishAt, nextAt, endAt, hasDraftOver } = state;
  if (stage === "trash" || stage === "draft" || stage === "ended") return [];
  return [
    ...(stage === "scheduled" && publishAt ? [upcomingWords({ turn: "publish", at: publishAt }, now)] : []),
    ...(stage === "scheduled" && hasDraftOver ? ["下書きあり"] : []),
    ...(nextAt ? [upcomingWords({ turn: "replace", at: nextAt }, now)] : []),
    ...(endAt ? [upcomingWords({ turn: "end", at: endAt }, now)] : []),
  ];
}
