// Formats "65,000" without `toLocaleString`, whose first call in a browser loads all of Intl's tables.

export function withCommas(number: number | bigint): string {
  return String(number).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",");
}
