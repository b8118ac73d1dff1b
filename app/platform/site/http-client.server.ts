// The one client for requests to other servers: one retry of what is idempotent, and a deadline.

import { ofetch } from "ofetch";

/** POST, PUT, PATCH and DELETE are never sent again: that is the client's own rule. */
export const httpClient = ofetch.create({ retryStatusCodes: [408, 409, 425, 429, 500, 502, 503, 504] });

// A deadline counts only the time in which this process could have read the answer: one that stood still for ten seconds (a crowded
// machine, a long task) finds the answer waiting, and must read it before it gives up.
const PARTS = 20;

/** Runs `giveUp` after so long, in parts of which at most one passes while nothing is heard. The returned function ends the wait. */
export function whilePatient(ms: number, giveUp: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    giveUp();
  }, ms / PARTS);
  // Whoever waits has a request under way, which keeps the process.
  timer.unref();
  return () => clearInterval(timer);
}

/** The same for requests out. */
export function patience(ms: number): AbortSignal {
  const controller = new AbortController();
  whilePatient(ms, () => controller.abort(new DOMException("No answer in time", "TimeoutError")));
  return controller.signal;
}
