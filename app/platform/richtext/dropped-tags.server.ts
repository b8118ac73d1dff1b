import { Parser } from "htmlparser2";
import { allowedValue } from "./attribute.ts";
import { isTooBig } from "./measure.ts";
import { allowedTags } from "./policy.ts";

const allowed = new Set(allowedTags);

/** Returns the distinct removed tag names in order; none for oversized HTML. */
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

/** Returns whether it is a disallowed script, or a frame without an allowed address. */
function isEmpty(name: string, { src = "" }: Record<string, string>): boolean {
  return (name === "script" || name === "iframe") && (src === "" || allowedValue(name, "src", src) === null);
}
