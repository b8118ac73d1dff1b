// Runs the sync in a worker: packing and sealing a whole notebook takes seconds on a phone.

import { remoteStore } from "./page-store.ts";
import { prepare, type SyncOutcome, syncOnce } from "./sync.ts";

export interface SyncResult {
  outcome: SyncOutcome;
  /** Changes written meanwhile. */
  ready: Awaited<ReturnType<typeof prepare>>;
}

const LATER: SyncOutcome = { is: "later", seconds: null };

addEventListener("message", ({ data, ports: [port] }: MessageEvent<"meet" | "prepare">) => {
  if (!port) return;
  const store = remoteStore(port);
  const work = async () => {
    const outcome = data === "meet" ? await syncOnce(store).catch(() => LATER) : LATER;
    const ready = await prepare(store).catch(() => null);
    port.postMessage({ outcome, ready } satisfies SyncResult);
  };
  void work();
});
