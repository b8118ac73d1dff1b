const CHANNEL = "notebook";

let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function opened(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = tell;
  }
  return channel;
}

/** Call after the write has finished. */
export function tellChanged(): void {
  opened()?.postMessage(null);
  tell();
}

/** Calls `listener` after writes in any tab. Returns an unsubscribe function. */
export function whenChanged(listener: () => void): () => void {
  opened();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
