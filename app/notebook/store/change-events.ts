const CHANNEL = "notebook";

let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function opened(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = notifyListeners;
  }
  return channel;
}

/** Call after the write has finished. */
export function notifyChanged(): void {
  opened()?.postMessage(null);
  notifyListeners();
}

/** Calls `listener` after writes in any tab. Returns an unsubscribe function. */
export function onChanged(listener: () => void): () => void {
  opened();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
