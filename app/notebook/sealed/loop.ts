// Keeps this device in sync with its sealed box while a notebook page is open: after writes, when the page is hidden or shown,
// when the connection returns, and once a minute. Only one tab syncs at a time.

import { onChanged } from "#app/notebook/store/change-events.ts";
import { pageStore } from "#app/notebook/store/sealed.ts";
import { BoxClient } from "./box-client.ts";
import { keysOf } from "./keys.ts";
import { answerCall } from "./page-store.ts";
import type { SyncOutcome } from "./sync.ts";
import type { SyncResult } from "./worker.ts";

/** Delay after a write, as several often follow each other. */
const SOON_MS = 4_000;
const MINUTE_MS = 60_000;
const BACK_OFF_MS = 30_000;
const BACK_OFF_MAX_MS = 30 * MINUTE_MS;

/** `again`: ISO time of the next sync. */
export type SyncStatus = { is: "waiting" } | { is: "running" } | (SyncOutcome & { again: string });

let status: SyncStatus = { is: "waiting" };
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

export const syncStatus = (): SyncStatus => status;

export function onSynced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function say(next: SyncStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

let worker: Worker | undefined;

function ask(what: "meet" | "prepare"): Promise<SyncResult> {
  worker ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const { port1, port2 } = new MessageChannel();
  const over = new AbortController();
  const answer = new Promise<SyncResult>((resolve, reject) => {
    port1.onmessage = ({ data }) => answerCall(port1, pageStore, data) || resolve(data);
    const fail = () => {
      // The worker script failed to load: recreate it next time.
      worker = undefined;
      reject(new Error("no worker"));
    };
    worker?.addEventListener("error", fail, { signal: over.signal });
  });
  worker.postMessage(what, [port2]);
  return answer.finally(() => {
    over.abort();
    port1.close();
  });
}

/**
 * Serialises tabs. The page holds the lock, not the worker: WebKit never releases a lock whose worker's page was closed. Without the
 * Web Locks API two tabs may sync at once, which compare-and-swap resolves.
 */
function alone(work: () => Promise<SyncResult>): Promise<SyncResult> {
  return navigator.locks ? navigator.locks.request("notebook-sync", work) : work();
}

/** Sends the latest changes, sealed in advance, because a closing page has no time for more. */
let sendReady: (() => void) | null = null;

async function noteReady({ ready }: SyncResult): Promise<void> {
  const client = ready && new BoxClient(await keysOf(ready.secret));
  sendReady = ready && client ? () => void client.write(ready.known, ready.part) : null;
}

/** Syncs now and returns the outcome. */
export async function syncNow(): Promise<SyncOutcome> {
  clearTimeout(timer);
  say({ is: "running" });
  const meeting = await alone(() => ask("meet")).catch(
    (): SyncResult => ({ outcome: { is: "later", seconds: null }, ready: null }),
  );
  const { outcome } = meeting;
  await noteReady(meeting);
  failures = outcome.is === "later" ? failures + 1 : 0;
  let ms = BACK_OFF_MAX_MS;
  if (outcome.is === "later") ms = Math.max((outcome.seconds ?? 0) * 1000, backOff(failures));
  if (outcome.is === "done") ms = sendReady ? SOON_MS : MINUTE_MS;
  say({ ...outcome, again: new Date(Date.now() + ms).toISOString() });
  wait(ms);
  return outcome;
}

/** Exponential backoff, at most about half an hour, with jitter. */
const backOff = (failed: number) =>
  Math.min(BACK_OFF_MAX_MS, BACK_OFF_MS * 2 ** (failed - 1)) * (0.75 + Math.random() / 2);

function wait(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (document.visibilityState === "visible") void syncNow();
  }, ms);
}

/** Errors that need the keeper or operator are retried only every half hour and when the page is shown again. */
const isStopped = () => !["waiting", "running", "done", "later"].includes(status.is);

/** Returns a function that stops syncing. */
export function startSyncing(): () => void {
  const soon = (ms: number) => status.is !== "running" && wait(ms);
  const look = () => {
    if (document.visibilityState === "visible") return soon(0);
    sendReady?.();
    sendReady = null;
    // A page that is only hidden keeps running for a while, so check whether the write arrived.
    if (!isStopped() && status.is !== "running") void syncNow();
  };
  const back = () => soon(0);
  const end = onChanged(() => {
    if (isStopped()) return;
    soon(SOON_MS);
    void ask("prepare").then(noteReady, () => {});
  });
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
