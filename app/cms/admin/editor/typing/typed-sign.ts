// Signs at the beginning of a line that mean a list, a heading or a quote, as the box without scripts reads them.

export type TypedSign = { length: number } & (
  | { type: "bullet" | "quote" }
  | { type: "number"; start: number }
  | { type: "heading"; level: number }
);

const bullet = /^(?:[・･](?![・･])|[-*+][ 　])[ 　]*/;
const quote = /^(?:>[ 　]|＞(?:[ 　]|(?=[^ 　＞＜])))[ 　]*/;
// ．is followed by words in one conversion; 3.5 and ３．５ are numbers.
const number = /^([0-9０-９]{1,3})(?:[.)．）][ 　]|[．）](?=[^0-9０-９ 　．）]))[ 　]*/;
const heading = /^([#＃]{1,6})[ 　]+/;

/** The sign a line begins with; null where it has none, or not yet all of it. */
export function typedSign(line: string): TypedSign | null {
  const point = bullet.exec(line);
  if (point) return { type: "bullet", length: point[0].length };
  const sign = quote.exec(line);
  if (sign) return { type: "quote", length: sign[0].length };
  const [counted, figures = ""] = number.exec(line) ?? [];
  if (counted) return { type: "number", length: counted.length, start: Number(figures.normalize("NFKC")) };
  const [titled, signs = ""] = heading.exec(line) ?? [];
  // The page's own title is the first heading.
  return titled ? { type: "heading", length: titled.length, level: Math.min(signs.length + 1, 4) } : null;
}
