import { isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { isTooBig } from "./measure.ts";
import { blockElements } from "./plain-text.ts";

export type BodyFormat = "html" | "text";

/** Elements allowed outside any paragraph. */
const others = new Set(
  "address audio canvas center col embed form frameset iframe img link meta noscript object picture script style svg template video".split(
    " ",
  ),
);

/**
 * Returns "html" if all text is inside block elements (paragraphs, headings, lists, tables …), else "text". An empty
 * body is HTML, and so is an oversized one: it is shown as plain text anyway, and parsing deep nesting is slow.
 */
export function bodyFormatOf(body: string): BodyFormat {
  if (isTooBig(body)) return "html";
  const nodes = parseDocument(body).children;
  const isLoose = nodes.some((node) =>
    isText(node) ? node.data.trim() !== "" : isTag(node) && !blockElements.has(node.name) && !others.has(node.name),
  );
  return isLoose ? "text" : "html";
}
