// "65,000" by hand, for pages: the first `toLocaleString` in a browser reads Intl's tables of all languages.

export function withCommas(number: number | bigint): string {
  return String(number).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",");
}
