// Server side of a sealed notebook in process: real responses over an in-memory database, and a connection that can
// fail.

import { answerBox } from "#app/notebook/sealed/box-answer.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export const ORIGIN = "http://box.test";

export interface Line {
  fetch: typeof fetch;
  /** Fate of the next requests: "lost" before arrival, "unanswered" after it. All further ones succeed. */
  next: ("lost" | "unanswered" | "whole")[];
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
      // Each from a different network: per-network limits are tested elsewhere.
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
