// Linear check whether an article is too long, has too many tags, or nests too deeply for the real parser.

import { Parser } from "htmlparser2";
import { limits } from "./policy.ts";

const chunk = 16_384;

// The parser handles void elements and implied end tags; deliberate misnesting is caught by the deadline.
export function isTooBig(html: string): boolean {
  if (html.length > limits.characters) return true;
  let tags = 0;
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag() {
      tags += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let start = 0; start < html.length; start += chunk) {
    parser.write(html.slice(start, start + chunk));
    if (tags > limits.tags || deepest > limits.depth) return true;
  }
  return false;
}
