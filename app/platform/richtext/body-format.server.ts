// Whether a body is HTML or ordinary writing: decided by the text alone, when it is saved.

import { isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { isTooBig } from "./measure.ts";
import { blockElements } from "./plain-text.ts";

export type BodyFormat = "html" | "text";

/** Elements that stand for themselves outside any paragraph. */
const others = new Set(
  "address audio canvas center col embed form frameset iframe img link meta noscript object picture script style svg template video".split(
    " ",
  ),
);

/**
 * The one rule: HTML is what has all its words inside blocks (paragraphs, headings, lists, tables …). Words outside of them,
 * or only marks such as <b> around them, are ordinary writing. An empty body is HTML, and so is
 * one that is too big: its words alone are shown, whatever it is, and a parser is slow with thousands of elements in one another.
 */
export function bodyFormatOf(body: string): BodyFormat {
  if (isTooBig(body)) return "html";
  const nodes = parseDocument(body).children;
  const isLoose = nodes.some((node) =>
    isText(node) ? node.data.trim() !== "" : isTag(node) && !blockElements.has(node.name) && !others.has(node.name),
  );
  return isLoose ? "text" : "html";
}
