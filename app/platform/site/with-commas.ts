// Formats "65,000" without `toLocaleString`, whose first call in a browser loads all of Intl's tables.

export function withCommas(number: number | bigint): string {
  return String(number).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",");
}

/** Adds a count to a label: "子（5匹）"; none for 0. */
export const withCount = (label: string, count: number, counter: string) =>
  count > 0 ? `${label}（${withCommas(count)}${counter}）` : label;
