// Chart data of a snake's weight with its meals and sheds, in SVG units.

import { type CareEvent, isFed } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

export const CURVE = { width: 440, height: 240, top: 12, right: 12, bottom: 60, left: 64 } as const;

export type Mark = "eaten" | "refused" | "shed";

/** Minimum distance between points: half a point's width. */
const APART = 6;

const LABELS = 5;
const round = (value: number) => Math.round(value * 10) / 10;

/** Returns null unless there are weights from at least two days. */
export function weightCurve(events: readonly CareEvent[], since = "") {
  const byDay = new Map<string, number>();
  const inOrder = events
    .map(({ at, care }) => ({ at, day: dayOf(at), care }))
    .filter(({ day }) => day >= since)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  for (const { day, care } of inOrder) if (care.kind === "weight") byDay.set(day, care.grams);
  const log = [...byDay];
  const [first] = log;
  const last = log.at(-1);
  if (!first || !last || first[0] === last[0]) return null;
  const ends = [inOrder[0]?.day ?? first[0], inOrder.at(-1)?.day ?? last[0]].map((day) => new Date(day));
  const [begin = 0, end = 1] = ends.map((at) => at.getTime());
  const x = (at: Date) =>
    CURVE.left + ((at.getTime() - begin) / (end - begin)) * (CURVE.width - CURVE.right - CURVE.left);
  const baseline = CURVE.height - CURVE.bottom;
  const heaviest = Math.max(...log.map(([, grams]) => grams));
  const lightest = Math.min(...log.map(([, grams]) => grams));
  // The scale starts near the lowest weight but spans at least a fifth, so that a 10% loss is visible.
  const floor = Math.max(0, Math.min(lightest * 0.9, heaviest * 0.8));
  const { steps, from, to } = gramSteps(floor, heaviest);
  const y = (grams: number) => baseline - ((grams - from) / (to - from)) * (baseline - CURVE.top);
  const points = log.map(([day, grams]) => ({
    x: round(x(new Date(day))),
    y: round(y(grams)),
    words: `${formatDay(day)} ${withCommas(grams)}g`,
  }));
  const marks: Record<Mark, number[]> = { eaten: [], refused: [], shed: [] };
  for (const { day, care } of inOrder) {
    const mark = care.kind === "meal" ? (isFed(care.outcome) ? "eaten" : "refused") : care.kind;
    const at = round(x(new Date(day)));
    if ((mark === "shed" || mark === "eaten" || mark === "refused") && marks[mark].at(-1) !== at) marks[mark].push(at);
  }
  return {
    words: `${points[0]?.words}から${points.at(-1)?.words}まで`,
    path: points.map((point, i) => `${i === 0 ? "M" : "L"}${point.x} ${point.y}`).join(""),
    points: thinned(points),
    xTicks: dayTicks(begin, end).map(({ at, label }) => ({ x: round(x(at)), label })),
    yTicks: steps.map((grams) => ({ y: round(y(grams)), label: `${withCommas(grams)}g` })),
    marks,
  };
}

export type Curve = NonNullable<ReturnType<typeof weightCurve>>;

/** Drops overlapping points, starting from the newest, which is always kept. */
function thinned<Point extends { x: number }>(points: readonly Point[]): Point[] {
  const chosen: Point[] = [];
  for (const point of points.toReversed())
    if ((chosen.at(-1)?.x ?? Number.POSITIVE_INFINITY) - point.x >= APART) chosen.push(point);
  return chosen.toReversed();
}

/** Returns about four round weights that cover the range. */
function gramSteps(least: number, most: number): { steps: number[]; from: number; to: number } {
  const rough = Math.max(most - least, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? 10 * power;
  const from = Math.floor(least / step) * step;
  const to = Math.max(Math.ceil(most / step) * step, from + step);
  const count = Math.round((to - from) / step);
  return { from, to, steps: Array.from({ length: count + 1 }, (_, i) => Math.round((from + i * step) * 10) / 10) };
}

/** Returns the first days of months, or single days for short ranges, thinned to the space. */
function dayTicks(begin: number, end: number): { at: Date; label: string }[] {
  const first = new Date(begin);
  const months: { at: Date; label: string }[] = [];
  for (let i = 0; ; i += 1) {
    const at = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1));
    if (at.getTime() > end) break;
    if (at.getTime() >= begin) months.push({ at, label: `${at.getUTCFullYear()}/${at.getUTCMonth() + 1}` });
  }
  if (months.length > 1) {
    const step = Math.ceil(months.length / LABELS);
    return months.filter((_, i) => i % step === 0);
  }
  const days = Math.round((end - begin) / 86_400_000);
  const step = Math.max(1, Math.ceil(days / (LABELS - 1)));
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, i) => {
    const at = new Date(begin + i * step * 86_400_000);
    return { at, label: `${at.getUTCMonth() + 1}/${at.getUTCDate()}` };
  });
}
