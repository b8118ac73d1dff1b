// Days and times as people in Japan read them.

/** Japan's clocks are nine hours ahead of UTC all the year. */
const AHEAD_MS = 9 * 3_600_000;
/** Written by hand: making an `Intl.DateTimeFormat` was a third of evaluating a page's scripts. */
const inJapan = (at: Date) => new Date(at.getTime() + AHEAD_MS).toISOString();

/** The calendar day in Japan, "2026-11-20". */
export function dayInJapan(at: Date): string {
  return inJapan(at).slice(0, 10);
}

/** "9:05" */
const timeInJapan = (at: Date) => inJapan(at).slice(11, 16).replace(/^0/, "");

/** The moment the next calendar day begins in Japan, which knows no summer time. */
export function nextMidnightInJapan(at: Date): Date {
  return startOfDay(addDays(dayInJapan(at), 1));
}

/** The moment a calendar day begins in Japan. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** "2026年11月20日" from a day, "2024年" from a bare year, "2026年11月20日" from a moment (its day in Japan). */
export function formatDay(value: string): string {
  if (/^\d{4}$/.test(value)) return `${value}年`;
  const [year, month, date] = (value.length > 10 ? dayInJapan(new Date(value)) : value).split("-");
  return `${year}年${Number(month)}月${Number(date)}日`;
}

/** The end of a range of days, without its year where the range began in the same one: "2月12日". */
export function formatUntil(from: string, until: string): string {
  const words = formatDay(until);
  return from.slice(0, 4) === until.slice(0, 4) ? words.slice(5) : words;
}

/** "2026年11月20日 18:30" from a moment. */
export function formatMoment(value: string): string {
  return `${formatDay(value)} ${timeInJapan(new Date(value))}`;
}

/** "2026/11/20", for tables: of a day, or of a moment its day in Japan. */
export function formatShortDay(value: string): string {
  const [year, month, date] = (value.length > 10 ? dayInJapan(new Date(value)) : value).split("-");
  return `${year}/${Number(month)}/${Number(date)}`;
}

/** "12/1 9:00" from a moment, as buttons and lists say it; of another year, "2027/1/4 9:00". */
export function formatShortMoment(value: string, now: Date): string {
  const [year, month, date] = dayInJapan(new Date(value)).split("-");
  const day = `${Number(month)}/${Number(date)} ${timeInJapan(new Date(value))}`;
  return year === dayInJapan(now).slice(0, 4) ? day : `${year}/${day}`;
}

/** Whether it is a day of the calendar, "2026-11-20": 2026-02-31 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function addDays(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** "2歳4か月", "8か月", "12日"; from a bare year only "約2歳". */
export function ageAt(hatched: string, today: string): string {
  if (/^\d{4}$/.test(hatched)) return `約${Math.max(0, Number(today.slice(0, 4)) - Number(hatched))}歳`;
  const months =
    (Number(today.slice(0, 4)) - Number(hatched.slice(0, 4))) * 12 +
    Number(today.slice(5, 7)) -
    Number(hatched.slice(5, 7)) -
    (today.slice(8) < hatched.slice(8) ? 1 : 0);
  if (months < 1) return `${Math.max(0, daysBetween(hatched, today))}日`;
  const years = Math.floor(months / 12);
  if (years === 0) return `${months}か月`;
  return months % 12 === 0 ? `${years}歳` : `${years}歳${months % 12}か月`;
}
