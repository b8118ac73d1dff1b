import { formatDay } from "#app/platform/site/days.ts";
import { hatchCountdown, isCutShort, type Season, seasonSteps, stepLabels } from "./steps.ts";

/** Returns "ハッチまで、あと32日ほど（目安）", or the last recorded step: "排卵 2026年9月3日". "" if there is none. */
export function seasonState(season: Season, today: string): string {
  const countdown = hatchCountdown(season, today);
  if (countdown) return countdown.words;
  const last = seasonSteps(season, today).findLast((step) => step.state === "recorded");
  const day = last?.state === "recorded" ? last.days.at(-1) : undefined;
  return last && day ? `${stepLabels[last.name]} ${formatDay(day)}` : "";
}

/** `since`: seasons without an event since then count as abandoned. */
export function isUnderWay(season: Season, today: string, since: string): boolean {
  const steps = seasonSteps(season, today);
  const days = steps.flatMap((step) => (step.state === "recorded" ? step.days : []));
  const isOver = steps.some(({ name, state }) => name === "hatched" && (state === "recorded" || state === "none"));
  return !isOver && !isCutShort(season) && days.some((day) => day >= since);
}
