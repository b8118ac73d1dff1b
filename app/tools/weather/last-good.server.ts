// The last good answer to each question, requested again when it is no longer fresh, by one at a time.

export interface LastAnswer<Value> {
  value: Value;
  /** When it was fetched, in ms. */
  at: number;
  /** True where a newer one was requested and could not be had. */
  isStale: boolean;
}

interface Options<Value> {
  ask: (key: string) => Promise<Value>;
  /** Until when a value fetched at `at` is fresh, both in ms. */
  freshUntil: (value: Value, at: number) => number;
  /** True where `found` is from before `known`: then the known one stays. */
  isOlder?: (found: Value, known: Value) => boolean;
  onFailure: (key: string, error: unknown) => void;
  /** Told of each value that another one, or none, was cached before. */
  onNews?: (key: string) => void;
  now: () => number;
}

/** After a failure no request waits again for this long. */
const PAUSE_MS = 60_000;

export class LastGood<Value> {
  readonly #options: Options<Value>;
  readonly #values = new Map<string, { value: Value; at: number; until: number }>();
  readonly #asking = new Map<string, Promise<void>>();
  readonly #pausedUntil = new Map<string, number>();
  /** The same for background refreshes, which do not keep others from waiting. */
  readonly #pausedBehindUntil = new Map<string, number>();

  constructor(options: Options<Value>) {
    this.#options = options;
  }

  /** Null where there is no answer and never was one. Never throws; as slow as one question at most. */
  async get(key: string): Promise<LastAnswer<Value> | null> {
    if (!this.#isFresh(key) && this.#options.now() >= (this.#pausedUntil.get(key) ?? 0)) await this.#renew(key);
    const entry = this.#values.get(key);
    return entry ? { value: entry.value, at: entry.at, isStale: !this.#isFresh(key) } : null;
  }

  /** The cached value; refreshed in the background where it is stale. */
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
