// The site's side of a sealed notebook without a server between: the real answers over a database in memory, and a line that can break.

import { answerBox } from "#app/notebook/sealed/box-answer.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export const ORIGIN = "http://box.test";

export interface Line {
  fetch: typeof fetch;
  /** What becomes of the next requests: "lost" before they arrive, "unanswered" after. What is not said arrives. */
  next: ("lost" | "unanswered" | "whole")[];
  /** How many were answered whole. */
  answered: number;
}

export function lineTo(db: Db): Line {
  let from = 0;
  const line: Line = {
    next: [],
    answered: 0,
    async fetch(input, init) {
      const fate = line.next.shift() ?? "whole";
      if (fate === "lost") throw new TypeError("fetch failed");
      // Each from a network of its own: what one network may send is another test's.
      from += 1;
      const address = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
      const answer = await answerBox(db, new Request(String(input), init), address, new Date());
      if (fate === "unanswered") throw new TypeError("fetch failed");
      line.answered += 1;
      return answer;
    },
  };
  return line;
}
