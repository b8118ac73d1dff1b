// Renews the ID token before it runs out, so that whatever waits for it (the token sync, the shared state) hears of a changed,
// disabled or deleted account in an open page too. The SDK has this only for its own other products.

/** Before the token runs out. */
const AHEAD_MS = 300_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 960_000;

interface Renewal {
  /** When the token runs out, in milliseconds since 1970. */
  expiresAt(): Promise<number>;
  /** Rejects when there is no new token. */
  renew(): Promise<unknown>;
  /** Whether a later try may go better. */
  isPassing(error: unknown): boolean;
}

/** Starts; gives what stops it. */
export function keepFresh({ expiresAt, renew, isPassing }: Renewal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function later(ms: number, retryMs: number): void {
    if (!stopped) timer = setTimeout(() => void attempt(retryMs), Math.max(0, ms));
  }
  async function schedule(): Promise<void> {
    later((await expiresAt()) - AHEAD_MS - Date.now(), FIRST_RETRY_MS);
  }
  async function attempt(retryMs: number): Promise<void> {
    try {
      await renew();
      await schedule();
    } catch (error) {
      // Anything but a broken line is the provider's last word; the caller has said so already.
      if (isPassing(error)) later(retryMs, Math.min(retryMs * 2, LAST_RETRY_MS));
    }
  }
  schedule().catch(() => {});
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
