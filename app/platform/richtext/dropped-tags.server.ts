// Which elements of an article the sanitising table takes away: shown to who wrote them, before a reader misses them.

import { Parser } from "htmlparser2";
import { allowedValue } from "./attribute.ts";
import { isTooBig } from "./measure.ts";
import { allowedTags } from "./policy.ts";

const allowed = new Set(allowedTags);

/** Their names, each once, in the order they come; none of what is too big to be shown with any. */
export function droppedTags(html: string): string[] {
  const dropped = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!allowed.has(name) || isEmpty(name, attributes)) dropped.add(name);
    },
  });
  if (!isTooBig(html)) parser.end(html);
  return [...dropped];
}

/** A script of somebody else, and a frame without an address it may show. */
function isEmpty(name: string, { src = "" }: Record<string, string>): boolean {
  return (name === "script" || name === "iframe") && (src === "" || allowedValue(name, "src", src) === null);
}
