import { piecesOf } from "./clean-html.ts";

/** Removes the social networks' scripts, for feed readers; the quotations remain. */
export function withoutScripts(html: string): string {
  const pieces = piecesOf(html).filter((piece) => piece.type === "text" || !/^(no)?script$/.test(piece.name));
  return pieces.map(({ source }) => source).join("");
}
