// HTTP client for other servers, with a deadline and one retry of idempotent requests.

import { ofetch } from "ofetch";

/** The library never retries POST, PUT, PATCH and DELETE. */
export const httpClient = ofetch.create({ retryStatusCodes: [408, 409, 425, 429, 500, 502, 503, 504] });

// Deadlines count only time in which the process could have read the response. After a stall (busy machine, long task)
// the response is already waiting and must be read before giving up.
const PARTS = 20;

/** Calls `giveUp` after `ms`, split into ticks of which a blocked process loses at most one. Returns a cancel function. */
export function tickingTimeout(ms: number, giveUp: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    giveUp();
  }, ms / PARTS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns an abort signal with that deadline. */
export function deadlineSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  tickingTimeout(ms, () => controller.abort(new DOMException("No answer in time", "TimeoutError")));
  return controller.signal;
}
