// How long a forecast is good for: the agency issues at 5, 11 and 17 o'clock, with corrections in between.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JAPAN = 9 * HOUR;
const ISSUE_HOURS = [5, 11, 17];
const SHORTEST = 10 * MINUTE;
const LONGEST = 30 * MINUTE;

/**
 * Until when a forecast issued at `issued` and fetched at `fetched` need not be asked for again (all in ms).
 * Ten minutes while a newer one is due, else half an hour, less where the next issue comes before that.
 */
export function freshUntil(issued: number, fetched: number): number {
  const midnight = Math.floor((fetched + JAPAN) / DAY) * DAY - JAPAN;
  const issues = [-1, 0, 1].flatMap((day) => ISSUE_HOURS.map((hour) => midnight + day * DAY + hour * HOUR));
  const last = Math.max(...issues.filter((time) => time <= fetched));
  if (issued < last) return fetched + SHORTEST;
  const next = Math.min(...issues.filter((time) => time > fetched));
  return Math.max(fetched + SHORTEST, Math.min(fetched + LONGEST, next));
}
