// One meeting of a device with its sealed box: what others wrote is merged in, what this one wrote goes out. Two devices that do so
// come to one notebook, whatever goes wrong on the way; nothing is lost by doing it twice.

import { type Difference, differences } from "#app/notebook/model/differences.ts";
import { latestStamp, type Thing } from "#app/notebook/model/thing.ts";
import { type BoxAnswer, type BoxBytes, BoxClient } from "./box-client.ts";
import { type BoxKeys, keysOf, type Secret } from "./keys.ts";
import { open, seal } from "./seal.ts";

/** What a device remembers of its box. */
export interface SealedState {
  secret: Secret;
  /** There is no box yet, and this device makes it. */
  isNew: boolean;
  /** The highest version that this device has seen: no older one is taken for the newest. 0 before the first. */
  version: number;
  /** The box as both sides had it last, sealed: from there on differences are told. */
  base: BoxBytes | null;
  /** Of the things in it. */
  fingerprint: string;
  /** When that was; ISO. "" before the first time. */
  syncedAt: string;
}

/** The device's own store, as far as this has to do with it. */
export interface SyncStore {
  /** This device's name in stamps. */
  device(): Promise<string>;
  things(): Promise<Thing[]>;
  state(): Promise<SealedState | null>;
  /** Merges `theirs` in, and remembers what two devices wrote differently until the keeper has looked. */
  take(theirs: readonly Thing[], found: readonly Difference[]): Promise<void>;
  /** Nothing, where the keeper has stopped it or begun another meanwhile. */
  remember(state: SealedState): Promise<void>;
}

/**
 * "gone": deleted, expired, or this site stores none. "older": the site handed out an older box than this device has seen. "broken":
 * one that does not open. "newer": of a newer build. "too-large": more than a box holds. "refused": with the site's sentence.
 */
export type SyncOutcome =
  | { is: "done" }
  | { is: "gone" | "older" | "broken" | "newer" | "too-large" }
  | { is: "refused"; message: string }
  | { is: "later"; seconds: number | null };

/** Others may write while this one does: so many times in a row it is not bad luck any more. */
const TRIES = 8;

interface Options {
  origin?: string;
  now?: () => Date;
  /** The keeper has read that the box is older, and goes on with it: nothing is lost, as this device writes all it has. */
  takesOlder?: boolean;
}

export async function syncOnce(store: SyncStore, options: Options = {}): Promise<SyncOutcome> {
  const state = await store.state();
  if (!state) return { is: "done" };
  const keys = await keysOf(state.secret);
  return new Meeting(store, state, keys, options).run();
}

class Meeting {
  readonly #store: SyncStore;
  readonly #keys: BoxKeys;
  readonly #client: BoxClient;
  readonly #now: () => Date;
  readonly #takesOlder: boolean;
  #state: SealedState;
  /** The version on the server, as far as this device knows. */
  #there: number;

  constructor(store: SyncStore, state: SealedState, keys: BoxKeys, { origin, now, takesOlder = false }: Options) {
    this.#store = store;
    this.#state = state;
    this.#keys = keys;
    this.#client = new BoxClient(keys, origin);
    this.#now = now ?? (() => new Date());
    this.#takesOlder = takesOlder;
    this.#there = state.version;
  }

  async run(): Promise<SyncOutcome> {
    // A new box is written at once: one that is there after all (an answer was lost) is handed out as a conflict.
    let answer: BoxAnswer = this.#state.isNew ? { is: "same" } : await this.#client.open(this.#state.version);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const trouble = await this.#take(answer);
      if (trouble) return trouble;
      const things = await this.#store.things();
      const fingerprint = fingerprintOf(things);
      if (this.#state.base && fingerprint === this.#state.fingerprint) {
        await this.#remember({ syncedAt: this.#now().toISOString() });
        return { is: "done" };
      }
      const version = Math.max(this.#state.version, this.#there) + 1;
      const bytes = await seal({ things, at: this.#now().toISOString() }, this.#keys.key, version);
      if (!bytes) return { is: "too-large" };
      answer = await this.#client.write(this.#there, { version, bytes });
      if (answer.is !== "written") continue;
      this.#there = version;
      await this.#remember({
        isNew: false,
        version,
        base: { version, bytes },
        fingerprint,
        syncedAt: this.#now().toISOString(),
      });
      return { is: "done" };
    }
    return { is: "later", seconds: null };
  }

  /** Merges what the server handed out; why it could not go on, where it could not. */
  async #take(answer: BoxAnswer): Promise<SyncOutcome | null> {
    if (answer.is === "same" || answer.is === "written") return null;
    if (answer.is !== "box") return answer;
    const { box } = answer;
    if (box.version < this.#state.version && !this.#takesOlder) return { is: "older" };
    const opened = await open(box.bytes, this.#keys.key, box.version);
    if (!opened.ok) return { is: opened.why };
    const theirs = opened.sealed.things;
    await this.#store.take(theirs, await this.#differences(theirs));
    this.#there = box.version;
    await this.#remember({
      isNew: false,
      version: Math.max(this.#state.version, box.version),
      base: box,
      fingerprint: fingerprintOf(theirs),
    });
    return null;
  }

  async #differences(theirs: readonly Thing[]): Promise<Difference[]> {
    const { base } = this.#state;
    const before = base && (await open(base.bytes, this.#keys.key, base.version));
    const known = byId(before?.ok ? before.sealed.things : []);
    const mine = byId(await this.#store.things());
    return differences(
      (id) => known.get(id),
      (id) => mine.get(id),
      theirs,
      await this.#store.device(),
    );
  }

  async #remember(change: Partial<SealedState>): Promise<void> {
    this.#state = { ...this.#state, ...change };
    await this.#store.remember(this.#state);
  }
}

const byId = (things: readonly Thing[]) => new Map(things.map((thing) => [thing.id, thing]));

/** The same for the same things in any order; another as soon as a field of one was written. */
function fingerprintOf(things: readonly Thing[]): string {
  let sum = 0;
  for (const { id, made, changed } of things) {
    const stamps = Object.entries(changed ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
    sum = (sum + fnv([id, made, ...stamps.flat()].join())) % 2 ** 32;
  }
  return `${things.length} ${latestStamp(things)} ${sum}`;
}

/** FNV-1a, 32 bits: it tells honest states of one notebook apart, and need not withstand anybody. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
