// The site's clock: the database's, which all its machines share. Where this machine's own differs, what is
// due would otherwise come or go here alone.

let aheadMs = 0;

export function currentTime(): Date {
  return new Date(Date.now() - aheadMs);
}

/** How far this machine's clock is ahead of the database's, in milliseconds; below 0 it is behind. */
export function clockAhead(): number {
  return aheadMs;
}

export function setClockAhead(milliseconds: number): void {
  aheadMs = milliseconds;
}

const UNITS = [
  [86_400_000, "日"],
  [3_600_000, "時間"],
  [60_000, "分"],
  [1000, "秒"],
] as const;

/** For people: 2時間進んで, 40秒遅れて. */
export function clockWords(ahead: number): string {
  const off = Math.abs(ahead);
  const [unit, name] = UNITS.find(([milliseconds]) => off >= milliseconds) ?? [1000, "秒"];
  return `${Math.round(off / unit)}${name}${ahead > 0 ? "進んで" : "遅れて"}`;
}
