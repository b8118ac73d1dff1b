// The five steps of a breeding season; upcoming ones are estimated from the last known one.

import { addDays, daysBetween } from "#app/platform/site/days.ts";

export interface Season {
  pairings: readonly string[];
  ovulated: string | null;
  preLayShed: string | null;
  laid: string | null;
  hatched: string | null;
  incubation: number | null;
  eggs: number | null;
  /** Fertile eggs neither hatched nor lost; null if not counted. */
  remaining?: number | null;
  /** No eggs are expected any more: the pair was given up, the dam died or left, or the record is 公開終了. */
  isStopped?: boolean;
  /** All days of steps with several, such as hatching in batches. */
  days?: Readonly<Partial<Record<StepName, readonly string[]>>>;
}

export const stepNames = ["paired", "ovulated", "preLayShed", "laid", "hatched"] as const;
export type StepName = (typeof stepNames)[number];

export const stepLabels: Record<StepName, string> = {
  paired: "ペアリング",
  ovulated: "排卵",
  preLayShed: "産卵前脱皮",
  laid: "産卵",
  hatched: "ハッチ",
};

/** Calendar days in Japan, inclusive. */
interface Window {
  earliest: string;
  likeliest: string;
  latest: string;
}

export type SeasonStep = { name: StepName } & (
  | { state: "recorded"; days: string[] }
  /** A later step is known, or its time has long passed. */
  | { state: "unrecorded" }
  /** `overdue`: the latest expected day has passed. */
  | { state: "estimated"; window: Window; overdue: boolean }
  | { state: "open" }
  /** It will not happen: no viable egg. */
  | { state: "none" }
);

interface Span {
  from: StepName;
  days: readonly [earliest: number, likeliest: number, latest: number];
}

/**
 * Days between steps as commonly reported by breeders, always shown as ranges because snakes vary. Lists start with the most
 * informative step. Pairing says little, as ovulation follows weeks to months later.
 */
const spans: Record<Exclude<StepName, "paired" | "hatched">, readonly Span[]> = {
  ovulated: [{ from: "paired", days: [10, 40, 90] }],
  preLayShed: [{ from: "ovulated", days: [12, 20, 28] }],
  laid: [
    { from: "preLayShed", days: [24, 30, 42] },
    { from: "ovulated", days: [38, 50, 62] },
  ],
};

const SHORTEST_INCUBATION = 45;
export const LONGEST_INCUBATION = 75;

/** Returns a question about eggs that hatched too soon after laying; "" if the days are possible. */
export function incubationDoubt(laid: string | null, hatched: string | null): string {
  const days = laid && hatched ? daysBetween(laid, hatched) : SHORTEST_INCUBATION;
  return days >= 0 && days < SHORTEST_INCUBATION ? `ハッチ日が、産卵から${days}日後です。日付を確かめてください` : "";
}

/** Incubation at 31 to 32 °C; cooler eggs take longer. */
function hatchSpan(incubation: number | null): Span {
  if (incubation !== null && incubation < 30.5) return { from: "laid", days: [56, 64, LONGEST_INCUBATION] };
  if (incubation !== null && incubation > 32.5) return { from: "laid", days: [50, 55, 60] };
  return { from: "laid", days: [53, 58, 65] };
}

/** Days after the latest expected day until a step counts as unrecorded. */
const givenUpAfter = 60;

function recordedDays(season: Season, name: StepName): string[] {
  const day = name === "paired" ? season.pairings[0] : season[name];
  if (!day) return [];
  return season.days?.[name]?.slice() ?? (name === "paired" ? season.pairings.toSorted() : [day]);
}

function later({ earliest, likeliest, latest }: Window, [soonest, usual, last]: Span["days"]): Window {
  return { earliest: addDays(earliest, soonest), likeliest: addDays(likeliest, usual), latest: addDays(latest, last) };
}

/** Returns whether it stopped before laying: no further step is expected. */
export function isCutShort({ isStopped, laid }: Season): boolean {
  return isStopped === true && !laid;
}

/** Returns the five steps in order, as of `today`. */
export function seasonSteps(season: Season, today: string): SeasonStep[] {
  const known = stepNames.map((name) => recordedDays(season, name));
  const lastKnown = known.findLastIndex((days) => days.length > 0);
  const windows = new Map<StepName, Window>();
  for (const [i, name] of stepNames.entries()) {
    const day = known[i]?.at(-1);
    if (day) windows.set(name, { earliest: day, likeliest: day, latest: day });
    if (day || i < lastKnown || name === "paired") continue;
    const choices = name === "hatched" ? [hatchSpan(season.incubation)] : spans[name];
    const isRecorded = ({ from }: Span) => (known[stepNames.indexOf(from)]?.length ?? 0) > 0;
    const span = choices.find(isRecorded) ?? choices.at(-1);
    const start = span && windows.get(span.from);
    if (span && start) windows.set(name, later(start, span.days));
  }
  return stepNames.map((name, i): SeasonStep => {
    const days = known[i] ?? [];
    if (days.length > 0) return { name, state: "recorded", days };
    if (i < lastKnown) return { name, state: "unrecorded" };
    if (name === "hatched" && season.laid && (season.remaining ?? season.eggs) === 0) return { name, state: "none" };
    const window = windows.get(name);
    const isGivenUp = window && daysBetween(window.latest, today) > givenUpAfter;
    if (isGivenUp || isCutShort(season)) return { name, state: "unrecorded" };
    if (!window) return { name, state: "open" };
    return { name, state: "estimated", window, overdue: window.latest < today };
  });
}

export function hasDays(steps: readonly SeasonStep[]): boolean {
  return steps.some(({ state }) => state === "recorded" || state === "estimated");
}

/**
 * Returns the countdown while eggs are incubating; null before laying, after hatching, and without fertile eggs. `days`: until the
 * likeliest day; negative if past.
 */
export function hatchCountdown(season: Season, today: string) {
  const step = seasonSteps(season, today).find(({ name }) => name === "hatched");
  if (!season.laid || step?.state !== "estimated") return null;
  const days = daysBetween(today, step.window.likeliest);
  return { days, words: wordsUntil(days), window: step.window };
}

export type Countdown = NonNullable<ReturnType<typeof hatchCountdown>>;

function wordsUntil(days: number): string {
  if (days > 0) return `ハッチまで、あと${days}日ほど（目安）`;
  if (days === 0) return "今日がハッチの目安の日です";
  return `ハッチの目安の日を${-days}日過ぎています`;
}

/**
 * Returns steps due within `days` or overdue, soonest first: each season's next step by the start of its window, later
 * ones by their likeliest day.
 */
export function dueWithin<Record extends Season>(seasons: readonly Record[], today: string, days: number) {
  const end = addDays(today, days);
  const due = seasons.flatMap((season) => {
    const ahead = seasonSteps(season, today).filter((step) => step.state === "estimated");
    return ahead
      .filter(({ window }, i) => (i === 0 ? window.earliest : window.likeliest) <= end)
      .map((step) => ({ season, step }));
  });
  return due.sort((a, b) => a.step.window.likeliest.localeCompare(b.step.window.likeliest));
}
