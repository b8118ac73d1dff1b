// How long to wait for somebody else's answer, counted only while this process could have heard it: one that stood still for ten
// seconds (a crowded machine, a long piece of work) finds the answer waiting, and must not give up before it has looked.

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
