// Keeps this device and its sealed box together while a page of the notebook is open: soon after a write, when the page is looked at
// again, when the connection is back, and once a minute. Of several tabs one does it at a time.

import { whenChanged } from "#app/notebook/store/news.ts";
import { syncStore } from "#app/notebook/store/sealed.ts";
import { type SyncOutcome, syncOnce } from "./sync.ts";

/** After a write: a keeper seldom writes one alone. */
const SOON_MS = 4_000;
const MINUTE_MS = 60_000;
const BACK_OFF_MS = 30_000;
const BACK_OFF_MAX_MS = 30 * MINUTE_MS;

export type SyncStatus = { is: "waiting" } | { is: "running" } | SyncOutcome;

let status: SyncStatus = { is: "waiting" };
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

export const syncStatus = (): SyncStatus => status;

export function whenSynced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function say(next: SyncStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** Meets the box now; what came of it. `takesOlder`: the keeper has read that it is older. */
export async function syncNow(options: { takesOlder?: boolean } = {}): Promise<SyncOutcome> {
  clearTimeout(timer);
  say({ is: "running" });
  const outcome = await alone(() => syncOnce(syncStore, options)).catch(
    (): SyncOutcome => ({ is: "later", seconds: null }),
  );
  failures = outcome.is === "later" ? failures + 1 : 0;
  say(outcome);
  if (outcome.is === "later") wait(Math.max((outcome.seconds ?? 0) * 1000, backOff(failures)));
  else if (outcome.is === "done") wait(MINUTE_MS);
  return outcome;
}

/** Twice as long after each failure, at most half an hour or so, and not all devices at the same moment. */
export const backOff = (failed: number) =>
  Math.min(BACK_OFF_MAX_MS, BACK_OFF_MS * 2 ** (failed - 1)) * (0.75 + Math.random() / 2);

function wait(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (document.visibilityState === "visible") void syncNow();
  }, ms);
}

function alone(work: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
  // Older browsers have no locks: two tabs then meet the box at once, and compare-and-swap sorts them out.
  return navigator.locks ? navigator.locks.request("notebook-sync", work) : work();
}

/** Questions for the keeper are not retried automatically. */
const isStopped = () => !["waiting", "running", "done", "later"].includes(status.is);

/** Ends with the function it returns. */
export function keepInSync(): () => void {
  const soon = (ms: number) => !isStopped() && status.is !== "running" && wait(ms);
  const look = () => document.visibilityState === "visible" && soon(0);
  const back = () => soon(0);
  const end = whenChanged(() => soon(SOON_MS));
  document.addEventListener("visibilitychange", look);
  addEventListener("online", back);
  void syncNow();
  return () => {
    clearTimeout(timer);
    end();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", back);
  };
}
