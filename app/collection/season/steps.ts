// A breeding season: its five steps, those still ahead estimated from the last known one.

import { addDays, daysBetween } from "#app/platform/site/days.ts";

export interface Season {
  pairings: readonly string[];
  ovulated: string | null;
  preLayShed: string | null;
  laid: string | null;
  hatched: string | null;
  incubation: number | null;
  /** Fertile ones. */
  eggs: number | null;
  /** Fertile eggs that have neither hatched nor been lost; null where they were not counted. */
  remaining?: number | null;
  /** All days of steps that took several, as hatching in batches. */
  days?: Readonly<Partial<Record<StepName, readonly string[]>>>;
}

const stepNames = ["paired", "ovulated", "preLayShed", "laid", "hatched"] as const;
export type StepName = (typeof stepNames)[number];

export const stepLabels: Record<StepName, string> = {
  paired: "ペアリング",
  ovulated: "排卵",
  preLayShed: "産卵前脱皮",
  laid: "産卵",
  hatched: "ハッチ",
};

/** Calendar days in Japan, all inclusive. */
export interface Window {
  earliest: string;
  likeliest: string;
  latest: string;
}

export type SeasonStep = { name: StepName } & (
  | { state: "recorded"; days: string[] }
  /** A later step is known, or its time is long past: it was not recorded. */
  | { state: "unrecorded" }
  /** `overdue`: the latest day expected has passed and nothing is recorded. */
  | { state: "estimated"; window: Window; overdue: boolean }
  /** Nothing is known yet to estimate it from. */
  | { state: "open" }
  /** It will not come: no egg that could hatch. */
  | { state: "none" }
);

interface Span {
  from: StepName;
  days: readonly [earliest: number, likeliest: number, latest: number];
}

/**
 * Days from one step to the next, as breeders commonly report them; every snake differs, so they are only ever shown as ranges.
 * Each list starts with the most informative step. Pairing says little: a female ovulates weeks to months after it.
 */
const spans: Record<Exclude<StepName, "paired" | "hatched">, readonly Span[]> = {
  ovulated: [{ from: "paired", days: [10, 40, 90] }],
  preLayShed: [{ from: "ovulated", days: [12, 20, 28] }],
  laid: [
    { from: "preLayShed", days: [24, 30, 42] },
    { from: "ovulated", days: [38, 50, 62] },
  ],
};

/** In days. */
export const LONGEST_INCUBATION = 75;

/** Incubation at 31 to 32 °C; cooler eggs take longer, warmer ones are faster. */
function hatchSpan(incubation: number | null): Span {
  if (incubation !== null && incubation < 30.5) return { from: "laid", days: [56, 64, LONGEST_INCUBATION] };
  if (incubation !== null && incubation > 32.5) return { from: "laid", days: [50, 55, 60] };
  return { from: "laid", days: [53, 58, 65] };
}

/** After this many days beyond the latest expected day a step was missed, not late. */
const givenUpAfter = 60;

function recordedDays(season: Season, name: StepName): string[] {
  const day = name === "paired" ? season.pairings[0] : season[name];
  if (!day) return []; // a second clutch that has not hatched yet
  return season.days?.[name]?.slice() ?? (name === "paired" ? season.pairings.toSorted() : [day]);
}

function later({ earliest, likeliest, latest }: Window, [soonest, usual, last]: Span["days"]): Window {
  return { earliest: addDays(earliest, soonest), likeliest: addDays(likeliest, usual), latest: addDays(latest, last) };
}

/** The five steps in order, seen from `today`. */
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
    if (!window) return { name, state: "open" };
    if (daysBetween(window.latest, today) > givenUpAfter) return { name, state: "unrecorded" };
    return { name, state: "estimated", window, overdue: window.latest < today };
  });
}

/** Whether any day is known or expected. */
export function hasDays(steps: readonly SeasonStep[]): boolean {
  return steps.some(({ state }) => state === "recorded" || state === "estimated");
}

/** While eggs are in the incubator; null before they are laid, after they hatched, and where none is fertile. `days`: to the likeliest day; negative once it has passed. */
export function hatchCountdown(season: Season, today: string) {
  const step = seasonSteps(season, today).find(({ name }) => name === "hatched");
  if (!season.laid || step?.state !== "estimated") return null;
  return { days: daysBetween(today, step.window.likeliest), window: step.window };
}

export type Countdown = NonNullable<ReturnType<typeof hatchCountdown>>;

interface Due<Record extends Season> {
  season: Record;
  step: Extract<SeasonStep, { state: "estimated" }>;
}

/**
 * Steps that may happen within `days` from today, or are overdue: the next step of each season where its window is
 * open by then, and later ones where their likeliest day is. The soonest first.
 */
export function dueWithin<Record extends Season>(
  seasons: readonly Record[],
  today: string,
  days: number,
): Due<Record>[] {
  const end = addDays(today, days);
  const due = seasons.flatMap((season) => {
    const ahead = seasonSteps(season, today).filter((step) => step.state === "estimated");
    return ahead
      .filter(({ window }, i) => (i === 0 ? window.earliest : window.likeliest) <= end)
      .map((step) => ({ season, step }));
  });
  return due.sort((a, b) => a.step.window.likeliest.localeCompare(b.step.window.likeliest));
}
