// One sync with the sealed box: merges remote changes and sends local ones. Idempotent; devices converge even after interrupted
// runs.

import { type Difference, differences } from "#app/notebook/model/differences.ts";
import { mergeInto } from "#app/notebook/model/merge.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import { NEW } from "./box.ts";
import { type Box, type BoxAnswer, BoxClient, type Part } from "./box-client.ts";
import { type BoxKeys, keysOf, type Secret } from "./keys.ts";
import { openParts, seal } from "./seal.ts";

export interface SealedState {
  secret: Secret;
  /** Whether this device has yet to create the box. */
  isNew: boolean;
  /** Head of the box last merged; "" before the first time. */
  head: string;
  /** Whether the box may lack local changes that are not in `unsent`, so that a full comparison is needed. */
  isUnsure: boolean;
  /** When the box last held everything from this device, ISO; "" before the first time and once the box is gone. */
  syncedAt: string;
  /** Why the last sync failed; "" if it succeeded or the site was unreachable. */
  trouble: SyncTrouble | "";
  /** The site's message if it refused. */
  message?: string;
}

export interface Unsent {
  id: string;
  /** The thing as the box has it; null if it does not. */
  before: Thing | null;
  /** Incremented by each write, so that newer changes are not marked as sent. */
  mark: number;
  since: number;
}

/** The device's store, as far as syncing needs it. */
export interface SyncStore {
  device(): Promise<string>;
  things(): Promise<Thing[]>;
  thingsOf(ids: readonly string[]): Promise<Thing[]>;
  /** Recorded in the same transaction as each local write, never for changes from the box. */
  unsent(): Promise<Unsent[]>;
  state(): Promise<SealedState | null>;
  /** Merges `theirs` and records the conflicts. */
  take(theirs: readonly Thing[], found: readonly Difference[]): Promise<void>;
  /** No-op if the keeper has stopped syncing or switched boxes meanwhile. Clears `sent` from the unsent changes. */
  remember(state: SealedState, sent?: readonly Unsent[]): Promise<void>;
}

/**
 * "gone": deleted, expired, or the site stores no notebooks. "broken": cannot be decrypted. "newer": from a newer build. "too-large":
 * exceeds the box limit. "refused": with the site's message.
 */
export type SyncOutcome =
  | { is: "done" }
  | { is: "gone" | "broken" | "newer" | "too-large" }
  | { is: "refused"; message: string }
  | { is: "later"; seconds: number | null };

type SyncTrouble = Exclude<SyncOutcome["is"], "done" | "later">;

/** Retries on conflicts with other devices. */
const TRIES = 8;

interface Options {
  origin?: string;
  now?: () => Date;
}

export async function syncOnce(store: SyncStore, options: Options = {}): Promise<SyncOutcome> {
  const state = await store.state();
  if (!state) return { is: "done" };
  const keys = await keysOf(state.secret);
  return new SyncSession(store, state, keys, options).run();
}

/** Above this a closing page sends nothing. */
const READY_MAX = 200;

/** Seals the unsent changes in advance, so that they can be sent without reading anything; null if there are none. */
export async function prepare(store: SyncStore) {
  const state = await store.state();
  const unsent = await store.unsent();
  if (!state || state.isNew || state.isUnsure || unsent.length === 0 || unsent.length > READY_MAX) return null;
  const things = await store.thingsOf(unsent.map(({ id }) => id));
  const bytes = await seal({ things, at: new Date().toISOString() }, (await keysOf(state.secret)).key, state.head);
  return bytes && { secret: state.secret, known: state.head, part: { bytes, before: state.head } };
}

class SyncSession {
  readonly #store: SyncStore;
  readonly #keys: BoxKeys;
  readonly #client: BoxClient;
  readonly #now: () => Date;
  #state: SealedState;
  /** Things of the box opened so far; all of them if the state is unsure. */
  #theirs: Things = new Map();
  /** Too many additions: write everything as a new base. */
  #isBase = false;

  constructor(store: SyncStore, state: SealedState, keys: BoxKeys, { origin, now }: Options) {
    this.#store = store;
    this.#state = state;
    this.#keys = keys;
    this.#client = new BoxClient(keys, origin);
    this.#now = now ?? (() => new Date());
  }

  async run(): Promise<SyncOutcome> {
    const outcome = await this.#meet();
    const trouble = outcome.is === "done" || outcome.is === "later" ? "" : outcome.is;
    // If the box is gone there is no backup: clears `syncedAt` so that the file reminder is shown again.
    const message = outcome.is === "refused" ? outcome.message : "";
    if (trouble !== this.#state.trouble || message !== (this.#state.message ?? ""))
      await this.#remember({ trouble, message, ...(trouble === "gone" && { syncedAt: "" }) });
    return outcome;
  }

  async #meet(): Promise<SyncOutcome> {
    // Creates a new box directly; one that exists after all (its response was lost) is a conflict.
    let answer: BoxAnswer = this.#state.isNew ? { is: "same" } : await this.#client.open(this.#known());
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (answer.is === "box") {
        const trouble = await this.#take(answer.box);
        if (trouble) return { is: trouble };
      } else if (answer.is !== "same") return answer.is === "conflict" || answer.is === "written" ? LATER : answer;
      // Read before the things, so that later writes count for the next sync.
      const unsent = await this.#store.unsent();
      const isCompared = this.#state.isNew || this.#state.isUnsure;
      const things = isCompared ? await this.#store.things() : await this.#store.thingsOf(unsent.map(({ id }) => id));
      const lacking = mergeInto((id) => this.#theirs.get(id), things).written;
      if (lacking.length === 0 && !this.#state.isNew) return this.#end({}, unsent);
      const part = await this.#partOf(isCompared ? things : null, lacking);
      if (!part) return { is: "too-large" };
      answer = await this.#client.write(this.#state.isNew ? NEW : this.#state.head, part);
      if (answer.is === "written") return this.#end({ isNew: false, head: answer.head }, unsent);
      if (answer.is === "too-large" && part.before !== "") {
        this.#isBase = true;
        answer = { is: "same" };
      }
      // Another device wrote meanwhile: merge its changes first.
      if (answer.is === "conflict")
        answer = await this.#client.open(this.#theirs.size > 0 ? this.#state.head : this.#known());
    }
    return LATER;
  }

  /** Returns "" to request the whole box. */
  #known(): string {
    return this.#state.isNew || this.#state.isUnsure ? "" : this.#state.head;
  }

  async #end(change: Partial<SealedState>, sent: readonly Unsent[]): Promise<SyncOutcome> {
    await this.#remember({ ...change, isUnsure: false, syncedAt: this.#now().toISOString() }, sent);
    return { is: "done" };
  }

  /** `all`: every thing of this device, if already read. Returns null if over the box limit. */
  async #partOf(all: readonly Thing[] | null, lacking: readonly Thing[]): Promise<Part | null> {
    const { isNew, head } = this.#state;
    const sealed = (things: readonly Thing[], before: string) =>
      seal({ things: [...things], at: this.#now().toISOString() }, this.#keys.key, before);
    const addition = isNew || this.#isBase ? null : await sealed(lacking, head);
    if (addition) return { bytes: addition, before: head };
    const base = await sealed(all ?? (await this.#store.things()), "");
    return base && { bytes: base, before: "" };
  }

  /** Merges parts from the server; returns the reason if it cannot. */
  async #take({ head, isWhole, parts }: Box): Promise<"newer" | "broken" | null> {
    const opened = await openParts(parts, this.#keys.key);
    if (!opened.ok) return opened.why;
    const { things } = opened.sealed;
    const own = isWhole ? await this.#store.things() : await this.#store.thingsOf(things.map(({ id }) => id));
    const mine = byId(own);
    const unsent = new Map((await this.#store.unsent()).map((one) => [one.id, one]));
    // The last common state. A device new to this box has none.
    const before = (id: string) =>
      this.#state.head === "" ? undefined : unsent.has(id) ? (unsent.get(id)?.before ?? undefined) : mine.get(id);
    const device = await this.#store.device();
    const found = differences(before, (id) => mine.get(id), things, device);
    const fresh = new Set(mergeInto((id) => mine.get(id), things).written.map(({ id }) => id));
    await this.#store.take(
      things.filter(({ id }) => fresh.has(id)),
      found,
    );
    const known = isWhole ? new Map<string, Thing>() : new Map(this.#theirs);
    for (const thing of mergeInto((id) => known.get(id), things).written) known.set(thing.id, thing);
    this.#theirs = known;
    // A box that does not continue from the known head was rewritten or restored from a backup, and may lack data.
    await this.#remember({ isNew: false, head, ...(isWhole && { isUnsure: true }) });
    return null;
  }

  async #remember(change: Partial<SealedState>, sent: readonly Unsent[] = []): Promise<void> {
    this.#state = { ...this.#state, ...change };
    await this.#store.remember(this.#state, sent);
  }
}

const LATER: SyncOutcome = { is: "later", seconds: null };

type Things = ReadonlyMap<string, Thing>;

const byId = (things: readonly Thing[]): Things => new Map(things.map((thing) => [thing.id, thing]));
