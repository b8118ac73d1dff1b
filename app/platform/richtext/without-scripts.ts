// An article for where no script may run: readers of feeds. A post stays the quotation it is.

import { piecesOf } from "./clean-html.ts";

/** Cleaned HTML without the social networks' scripts. */
export function withoutScripts(cleanHtml: string): string {
  const pieces = piecesOf(cleanHtml).filter((piece) => piece.type === "text" || piece.name !== "script");
  return pieces.map(({ source }) => source).join("");
}
