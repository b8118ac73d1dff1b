// Cache of last good values, refreshed when stale by a single request per key.

export interface LastAnswer<Value> {
  value: Value;
  at: number;
  /** Whether a refresh was due but failed. */
  isStale: boolean;
}

interface Options<Value> {
  ask: (key: string) => Promise<Value>;
  /** Returns until when a value fetched at `at` is fresh, both in ms. */
  freshUntil: (value: Value, at: number) => number;
  /** Returns whether `found` is older than `known`, which is then kept. */
  isOlder?: (found: Value, known: Value) => boolean;
  onFailure: (key: string, error: unknown) => void;
  /** Called for each value that was not cached before. */
  onNews?: (key: string) => void;
  now: () => number;
}

/** After a failure, requests do not wait for a retry during this time. */
const PAUSE_MS = 60_000;

export class LastGood<Value> {
  readonly #options: Options<Value>;
  readonly #values = new Map<string, { value: Value; at: number; until: number }>();
  readonly #asking = new Map<string, Promise<void>>();
  readonly #pausedUntil = new Map<string, number>();
  /** The same for background refreshes, which do not block requests. */
  readonly #pausedBehindUntil = new Map<string, number>();

  constructor(options: Options<Value>) {
    this.#options = options;
  }

  /** Returns null if there never was a value. Never throws; takes as long as one fetch at most. */
  async get(key: string): Promise<LastAnswer<Value> | null> {
    if (!this.#isFresh(key) && this.#options.now() >= (this.#pausedUntil.get(key) ?? 0)) await this.#renew(key);
    const entry = this.#values.get(key);
    return entry ? { value: entry.value, at: entry.at, isStale: !this.#isFresh(key) } : null;
  }

  /** Returns the cached value, and refreshes it in the background if stale. */
  atHand(key: string): LastAnswer<Value> | null {
    const isFresh = this.#isFresh(key);
    if (!isFresh && this.#options.now() >= (this.#pausedBehindUntil.get(key) ?? 0))
      void this.#renew(key, this.#pausedBehindUntil);
    const entry = this.#values.get(key);
    return entry ? { value: entry.value, at: entry.at, isStale: !isFresh } : null;
  }

  #isFresh(key: string): boolean {
    const entry = this.#values.get(key);
    return entry !== undefined && this.#options.now() < entry.until;
  }

  #renew(key: string, paused = this.#pausedUntil): Promise<void> {
    const running = this.#asking.get(key);
    if (running) return running;
    const asking = this.#ask(key, paused).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  async #ask(key: string, paused: Map<string, number>): Promise<void> {
    try {
      const found = await this.#options.ask(key);
      const known = this.#values.get(key)?.value;
      const value = known !== undefined && this.#options.isOlder?.(found, known) ? known : found;
      const at = this.#options.now();
      this.#values.set(key, { value, at, until: this.#options.freshUntil(value, at) });
      this.#pausedUntil.delete(key);
      if (value !== known) this.#options.onNews?.(key);
    } catch (error) {
      paused.set(key, this.#options.now() + PAUSE_MS);
      this.#options.onFailure(key, error);
    }
  }
}
