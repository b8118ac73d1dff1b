// The site's clock: the database server's time, shared by all machines, so that scheduled content changes everywhere at once.

let aheadMs = 0;

export function currentTime(): Date {
  return new Date(Date.now() - aheadMs);
}

/** Returns how far this machine's clock is ahead of the database's, in milliseconds. */
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

/** Describes the offset: 2時間進んで, 40秒遅れて. */
export function clockWords(ahead: number): string {
  const off = Math.abs(ahead);
  const [unit, name] = UNITS.find(([milliseconds]) => off >= milliseconds) ?? [1000, "秒"];
  return `${Math.round(off / unit)}${name}${ahead > 0 ? "進んで" : "遅れて"}`;
}
