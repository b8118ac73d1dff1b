// Write stamps: a hybrid logical clock (Kulkarni et al., 2014). Stamps sort as text: milliseconds, counter and device, each of fixed
// width. Wrong clocks are harmless: a device that has seen a stamp writes later ones.

const TIME = 9;
const COUNTER = 4;
const COUNTER_MAX = 36 ** COUNTER - 1;

/** Year 2200: later clock values are clamped so that stamps never run out. */
const TIME_MAX = Date.UTC(2200, 0, 1);

export type Stamp = string;

const base36 = (value: number, width: number) => value.toString(36).padStart(width, "0");

/** Returns the stamp of the next write on `device`. `last`: the latest stamp it has made or seen; "" at first. */
export function nextStamp(last: Stamp, device: string, now: Date): Stamp {
  const time = Math.min(Math.max(0, now.getTime() || 0), TIME_MAX);
  const lastTime = last === "" ? 0 : timeOf(last);
  const count = last === "" ? 0 : stampParts(last).count;
  if (time > lastTime) return stampFrom({ time, count: 0, device });
  return count < COUNTER_MAX
    ? stampFrom({ time: lastTime, count: count + 1, device })
    : stampFrom({ time: lastTime + 1, count: 0, device });
}

interface StampParts {
  time: number;
  count: number;
  device: string;
}

export function stampParts(stamp: Stamp): StampParts {
  return {
    time: timeOf(stamp),
    count: Number.parseInt(stamp.slice(TIME, TIME + COUNTER), 36),
    device: deviceOf(stamp),
  };
}

export const stampFrom = ({ time, count, device }: StampParts): Stamp =>
  base36(time, TIME) + base36(count, COUNTER) + device;

/** Rejects far-future stamps, which would leave no room for later ones. */
export function isStamp(value: unknown): value is Stamp {
  return typeof value === "string" && /^[0-9a-z]{13}[a-z2-7]{8}$/.test(value) && timeOf(value) <= 2 * TIME_MAX;
}

/** Returns the stamp's time in ms since 1970, by the clock of its device. */
export const timeOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(0, TIME), 36);

export const deviceOf = (stamp: Stamp): string => stamp.slice(TIME + COUNTER);

export const later = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b);
