// Chart data of a snake's weight with its meals and sheds, in SVG units.

import { weightChart } from "#app/kinds/ball/page/growth-chart.ts";
import { type CareEvent, isFed } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

export type Mark = "eaten" | "refused" | "shed";

/** Minimum distance between points: half a point's width. */
const APART = 6;

/** Returns null unless there are weights from at least two days. */
export function weightCurve(events: readonly CareEvent[]) {
  const inOrder = events
    .map(({ at, care }) => ({ at, day: dayOf(at), care }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const byDay = new Map<string, number>();
  for (const { day, care } of inOrder) if (care.kind === "weight") byDay.set(day, care.grams);
  const log = [...byDay].map(([date, grams]) => ({ date, grams }));
  const [begin, end] = [inOrder[0], inOrder.at(-1)];
  if (log.length < 2 || !begin || !end) return null;
  // The scale starts near the lowest weight but spans at least a fifth, so that a 10% loss is visible.
  const weights = log.map(({ grams }) => grams);
  const floor = Math.min(Math.min(...weights) * 0.9, Math.max(...weights) * 0.8);
  const { chart, x } = weightChart(log, [begin.day, end.day], floor);
  const points = log.map(({ date, grams }, i) => ({
    ...{ x: 0, y: 0, ...chart.points[i] },
    words: `${formatDay(date)} ${withCommas(grams)}g`,
  }));
  const marks: Record<Mark, number[]> = { eaten: [], refused: [], shed: [] };
  for (const { day, care } of inOrder) {
    const mark = care.kind === "meal" ? (isFed(care.outcome) ? "eaten" : "refused") : care.kind;
    const at = x(day);
    if ((mark === "shed" || mark === "eaten" || mark === "refused") && marks[mark].at(-1) !== at) marks[mark].push(at);
  }
  return { ...chart, words: `${points[0]?.words}から${points.at(-1)?.words}まで`, points: thinned(points), marks };
}

export type Curve = NonNullable<ReturnType<typeof weightCurve>>;

/** Drops overlapping points, starting from the newest, which is always kept. */
function thinned<Point extends { x: number }>(points: readonly Point[]): Point[] {
  const chosen: Point[] = [];
  for (const point of points.toReversed())
    if ((chosen.at(-1)?.x ?? Number.POSITIVE_INFINITY) - point.x >= APART) chosen.push(point);
  return chosen.toReversed();
}
