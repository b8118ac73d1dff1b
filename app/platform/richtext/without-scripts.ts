// An article for where no script may run: readers of feeds. A post stays the quotation it is.

import { piecesOf } from "./clean-html.ts";

/** An article's HTML without the social networks' scripts. */
export function withoutScripts(html: string): string {
  const pieces = piecesOf(html).filter((piece) => piece.type === "text" || !/^(no)?script$/.test(piece.name));
  return pieces.map(({ source }) => source).join("");
}
