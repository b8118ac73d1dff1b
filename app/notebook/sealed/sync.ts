// One meeting of a device with its sealed box: what others wrote is merged in, what this one wrote goes out. Two devices that do so
// come to one notebook, whatever goes wrong on the way; nothing is lost by doing it twice.

import { type Difference, differences } from "#app/notebook/model/differences.ts";
import { mergeInto } from "#app/notebook/model/merge.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import { NEW } from "./box.ts";
import { type Box, type BoxAnswer, BoxClient, type Part } from "./box-client.ts";
import { type BoxKeys, keysOf, type Secret } from "./keys.ts";
import { openParts, seal } from "./seal.ts";

/** Stored state of a device about its box. */
export interface SealedState {
  secret: Secret;
  /** There is no box yet, and this device makes it. */
  isNew: boolean;
  /** The head of the box that this device has taken in; "" before the first. */
  head: string;
  /** Whether the box may lack changes of this device that are not noted as unsent: the two have to be compared. */
  isUnsure: boolean;
  /** When all of this device was in the box; ISO. "" before the first time, and once the box is gone. */
  syncedAt: string;
  /** Why the last meeting ended without that; "" where it did not, or the site was not reached. */
  trouble: SyncTrouble | "";
  /** The site's sentence, where it refused. */
  message?: string;
}

/** Something that was written here since it was last in the box. */
export interface Unsent {
  id: string;
  /** As the box has it; null where it has none. */
  before: Thing | null;
  /** Raised by each write: what was written meanwhile is not taken for sent. */
  mark: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** The device's own store, as far as this has to do with it. */
export interface SyncStore {
  /** This device's name in stamps. */
  device(): Promise<string>;
  things(): Promise<Thing[]>;
  thingsOf(ids: readonly string[]): Promise<Thing[]>;
  /** Noted in the same transaction as each write, never for what a box brought. */
  unsent(): Promise<Unsent[]>;
  state(): Promise<SealedState | null>;
  /** Merges `theirs` in, and writes down what two devices wrote differently. */
  take(theirs: readonly Thing[], found: readonly Difference[]): Promise<void>;
  /** Nothing, where the keeper has stopped it or begun another meanwhile. `sent` is unsent no more. */
  remember(state: SealedState, sent?: readonly Unsent[]): Promise<void>;
}

/**
 * "gone": deleted, expired, or this site stores none. "broken": a box that does not open. "newer": one of a newer build. "too-large":
 * more than a box holds. "refused": with the site's sentence.
 */
export type SyncOutcome =
  | { is: "done" }
  | { is: "gone" | "broken" | "newer" | "too-large" }
  | { is: "refused"; message: string }
  | { is: "later"; seconds: number | null };

type SyncTrouble = Exclude<SyncOutcome["is"], "done" | "later">;

/** Others may write while this one does: so many times in a row it is not bad luck any more. */
const TRIES = 8;

interface Options {
  origin?: string;
  now?: () => Date;
}

export async function syncOnce(store: SyncStore, options: Options = {}): Promise<SyncOutcome> {
  const state = await store.state();
  if (!state) return { is: "done" };
  const keys = await keysOf(state.secret);
  return new Meeting(store, state, keys, options).run();
}

export interface Ready {
  secret: Secret;
  known: string;
  part: Part;
}

/** Of more than this a page that is closed sends nothing. */
const READY_MAX = 200;

/** Unsent changes as an addition that can be sent without reading anything; null where there are none. */
export async function prepare(store: SyncStore): Promise<Ready | null> {
  const state = await store.state();
  const unsent = await store.unsent();
  if (!state || state.isNew || state.isUnsure || unsent.length === 0 || unsent.length > READY_MAX) return null;
  const things = await store.thingsOf(unsent.map(({ id }) => id));
  const bytes = await seal({ things, at: new Date().toISOString() }, (await keysOf(state.secret)).key, state.head);
  return bytes && { secret: state.secret, known: state.head, part: { bytes, before: state.head } };
}

class Meeting {
  readonly #store: SyncStore;
  readonly #keys: BoxKeys;
  readonly #client: BoxClient;
  readonly #now: () => Date;
  #state: SealedState;
  /** Things of the box that this meeting has opened: all of them where the state is unsure. */
  #theirs: Things = new Map();
  /** The additions are too many: all of them become one base. */
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
    // The former contents are no copy any more: the reminder about the file is shown again.
    const message = outcome.is === "refused" ? outcome.message : "";
    if (trouble !== this.#state.trouble || message !== (this.#state.message ?? ""))
      await this.#remember({ trouble, message, ...(trouble === "gone" && { syncedAt: "" }) });
    return outcome;
  }

  async #meet(): Promise<SyncOutcome> {
    // A new box is written at once: one that is there after all (an answer was lost) is a conflict.
    let answer: BoxAnswer = this.#state.isNew ? { is: "same" } : await this.#client.open(this.#known());
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (answer.is === "box") {
        const trouble = await this.#take(answer.box);
        if (trouble) return { is: trouble };
      } else if (answer.is !== "same") return answer.is === "conflict" || answer.is === "written" ? LATER : answer;
      // Read before the things: what is written meanwhile counts for the next time.
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
      // Another device wrote meanwhile: what it wrote is taken in first.
      if (answer.is === "conflict")
        answer = await this.#client.open(this.#theirs.size > 0 ? this.#state.head : this.#known());
    }
    return LATER;
  }

  /** "" where the whole box is wanted. */
  #known(): string {
    return this.#state.isNew || this.#state.isUnsure ? "" : this.#state.head;
  }

  async #end(change: Partial<SealedState>, sent: readonly Unsent[]): Promise<SyncOutcome> {
    await this.#remember({ ...change, isUnsure: false, syncedAt: this.#now().toISOString() }, sent);
    return { is: "done" };
  }

  /** `all`: every thing of this device, where they are read already. Null for more than a box holds. */
  async #partOf(all: readonly Thing[] | null, lacking: readonly Thing[]): Promise<Part | null> {
    const { isNew, head } = this.#state;
    const sealed = (things: readonly Thing[], before: string) =>
      seal({ things: [...things], at: this.#now().toISOString() }, this.#keys.key, before);
    const addition = isNew || this.#isBase ? null : await sealed(lacking, head);
    if (addition) return { bytes: addition, before: head };
    const base = await sealed(all ?? (await this.#store.things()), "");
    return base && { bytes: base, before: "" };
  }

  /** Merges what the server handed out; why that cannot be done, where it cannot. */
  async #take({ head, isWhole, parts }: Box): Promise<"newer" | "broken" | null> {
    const opened = await openParts(parts, this.#keys.key);
    if (!opened.ok) return opened.why;
    const { things } = opened.sealed;
    const own = isWhole ? await this.#store.things() : await this.#store.thingsOf(things.map(({ id }) => id));
    const mine = byId(own);
    const unsent = new Map((await this.#store.unsent()).map((one) => [one.id, one]));
    // As both had it last. A device that meets this box for the first time has nothing in common with it.
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
    // A box that does not go on from what this device knew may lack what was in it: it was rewritten, or restored from a backup.
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
