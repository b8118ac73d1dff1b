// Notifies every screen of every tab that something was written.

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

/** Called after the write has ended. */
export function tellChanged(): void {
  opened()?.postMessage(null);
  tell();
}

/** `listener`: this tab or another has written. Ends with the function it returns. */
export function whenChanged(listener: () => void): () => void {
  opened();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
