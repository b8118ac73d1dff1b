// Due snakes from the notebook on this device. Loaded only if there is one.

import { allSnakes } from "#app/notebook/store/notebook.ts";
import { todayLines, toFeed, toWatch, toWeigh } from "#app/notebook/today/today.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

/** Returns null without snakes. `names`: most urgent first, distinct. */
export async function dueOnDevice() {
  const lines = todayLines(await allSnakes(), dayInJapan(new Date()));
  if (lines.length === 0) return null;
  const [feed, watch, weigh] = [toFeed(lines), toWatch(lines), toWeigh(lines)];
  const names = [...new Set([...watch, ...feed, ...weigh].map(({ snake }) => snake))].map(({ name }) => name);
  return { names, feed: feed.length, watch: watch.length, weigh: weigh.length };
}
