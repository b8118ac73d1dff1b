// Whose turn it is on a day: the same for everybody, never the same two days running.

import { daysBetween } from "#app/platform/site/days.ts";

/** The golden section: whatever the count, neighbouring days lie far apart. */
const FAR = 0.618;

/** Which of `count` has its turn on a day ("2026-11-20"): each once before any comes again. 0 where there is one at most. */
export function turnOf(day: string, count: number): number {
  if (count < 2) return 0;
  let step = Math.max(1, Math.round(count * FAR));
  while (commonDivisor(step, count) > 1) step += 1;
  return (daysBetween("2000-01-01", day) * step) % count;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
