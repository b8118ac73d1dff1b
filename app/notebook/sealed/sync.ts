// One meeting of a device with its sealed box: what others wrote is merged in, what this one wrote goes out. Two devices that do so
// come to one notebook, whatever goes wrong on the way; nothing is lost by doing it twice.

import { type Difference, differences } from "#app/notebook/model/differences.ts";
import { isSameThing, mergeInto } from "#app/notebook/model/merge.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import { type BoxAnswer, type BoxBytes, BoxClient } from "./box-client.ts";
import { type BoxKeys, keysOf, type Secret } from "./keys.ts";
import { open, seal } from "./seal.ts";

/** Stored state of a device about its box. */
export interface SealedState {
  secret: Secret;
  /** There is no box yet, and this device makes it. */
  isNew: boolean;
  /** The highest version that this device has seen: no older one is taken for the newest. 0 before the first. */
  version: number;
  /** The box as both sides had it last, sealed: the base of differences. */
  base: BoxBytes | null;
  /** The number of writes of this device when all of them were in a box; null where unknown. */
  written: number | null;
  /** When that was; ISO. "" before the first time, and once the box is gone. */
  syncedAt: string;
}

/** The device's own store, as far as this has to do with it. */
export interface SyncStore {
  /** This device's name in stamps. */
  device(): Promise<string>;
  /** How many writes were made here: raised in the same transaction as each write, never by what a box brought. */
  written(): Promise<number>;
  things(): Promise<Thing[]>;
  thingsOf(ids: readonly string[]): Promise<Thing[]>;
  state(): Promise<SealedState | null>;
  /** Merges `theirs` in, and remembers what two devices wrote differently until the keeper has looked. */
  take(theirs: readonly Thing[], found: readonly Difference[]): Promise<void>;
  /** Nothing, where the keeper has stopped it or begun another meanwhile, or another tab has come further. */
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
  /** Contents of the box, where this meeting has opened it. */
  #theirs: Things | null = null;

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
    // A new box is written at once: one that is there after all (an answer was lost) is a conflict.
    let answer: BoxAnswer = this.#state.isNew ? { is: "same" } : await this.#client.open(this.#state.version);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const trouble = await this.#take(answer);
      // The former contents are no copy any more: the reminder about the file is shown again.
      if (trouble?.is === "gone") await this.#remember({ syncedAt: "" });
      if (trouble) return trouble;
      // Asked before anything is read: what is written meanwhile counts for the next time.
      const written = await this.#store.written();
      const syncedAt = this.#now().toISOString();
      if (this.#state.base && written === this.#state.written) {
        await this.#remember({ syncedAt });
        return { is: "done" };
      }
      const things = await this.#store.things();
      if (this.#theirs && this.#there >= this.#state.version && !hasMore(things, this.#theirs)) {
        await this.#remember({ written, syncedAt });
        return { is: "done" };
      }
      const version = Math.max(this.#state.version, this.#there) + 1;
      const bytes = await seal({ things, at: this.#now().toISOString() }, this.#keys.key, version);
      if (!bytes) return { is: "too-large" };
      answer = await this.#client.write(this.#there, { version, bytes });
      // Another device wrote meanwhile: what it wrote is taken in, whichever version this one knows.
      if (answer.is === "conflict") answer = await this.#client.open(0);
      if (answer.is !== "written") continue;
      this.#there = version;
      await this.#remember({ isNew: false, version, base: { version, bytes }, written, syncedAt });
      return { is: "done" };
    }
    return { is: "later", seconds: null };
  }

  /** Merges what the server handed out; why it could not go on, where it could not. */
  async #take(answer: BoxAnswer): Promise<SyncOutcome | null> {
    if (answer.is === "same" || answer.is === "written") return null;
    if (answer.is === "conflict") return { is: "later", seconds: null };
    if (answer.is !== "box") return answer;
    const { box } = answer;
    if (box.version < this.#state.version && !this.#takesOlder) return { is: "older" };
    const opened = await open(box.bytes, this.#keys.key, box.version);
    if (!opened.ok) return { is: opened.why };
    const theirs = byId(opened.sealed.things);
    const before = await this.#before();
    const fresh = opened.sealed.things.filter((thing) => {
      const known = before.get(thing.id);
      return !known || !isSameThing(known, thing);
    });
    const mine = byId(await this.#store.thingsOf(fresh.map(({ id }) => id)));
    const device = await this.#store.device();
    const found = differences(
      (id) => before.get(id),
      (id) => mine.get(id),
      fresh,
      device,
    );
    if (fresh.length > 0) await this.#store.take(fresh, found);
    // A box set back to an older one, here or by another device, may lack what this one thought to be in it.
    const isSetBack = box.version < this.#state.version || hasMore([...before.values()], theirs);
    this.#there = box.version;
    this.#theirs = theirs;
    await this.#remember({
      isNew: false,
      version: Math.max(this.#state.version, box.version),
      base: box,
      ...(isSetBack && { written: null }),
    });
    return null;
  }

  /** The last common state of both sides. */
  async #before(): Promise<Things> {
    const { base } = this.#state;
    const opened = base && (await open(base.bytes, this.#keys.key, base.version));
    return byId(opened?.ok ? opened.sealed.things : []);
  }

  async #remember(change: Partial<SealedState>): Promise<void> {
    this.#state = { ...this.#state, ...change };
    await this.#store.remember(this.#state);
  }
}

type Things = ReadonlyMap<string, Thing>;

const byId = (things: readonly Thing[]): Things => new Map(things.map((thing) => [thing.id, thing]));

const hasMore = (things: readonly Thing[], than: Things): boolean =>
  mergeInto((id) => than.get(id), things).written.length > 0;
