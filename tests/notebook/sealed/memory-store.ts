// Simulated device with an in-memory notebook and a skewed clock.

import type { Difference } from "#app/notebook/model/differences.ts";
import { newDevice } from "#app/notebook/model/ids.ts";
import { mergeInto, mergeThing } from "#app/notebook/model/merge.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { changeThing, type Fields, latestStamp, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import type { SealedState, SyncStore, Unsent } from "#app/notebook/sealed/sync.ts";

export class MemoryStore implements SyncStore {
  readonly notebook = new Map<string, Thing>();
  readonly name = newDevice();
  readonly #off: number;
  found: Difference[] = [];
  sealed: SealedState | null;
  #last = "";
  readonly #unsent = new Map<string, Unsent>();
  #written = 0;
  /** Number of things read, for a merge or by id. */
  read = 0;

  constructor(secret: string, isNew: boolean, off = 0) {
    this.sealed = { secret, isNew, head: "", isUnsure: true, syncedAt: "", trouble: "" };
    this.#off = off;
  }

  async device() {
    return this.name;
  }

  async unsent() {
    return [...this.#unsent.values()];
  }

  async things() {
    this.read += this.notebook.size;
    return [...this.notebook.values()];
  }

  async thingsOf(ids: readonly string[]) {
    this.read += ids.length;
    return ids.flatMap((id) => this.notebook.get(id) ?? []);
  }

  async state() {
    return this.sealed;
  }

  async take(theirs: readonly Thing[], found: readonly Difference[]) {
    for (const thing of mergeInto((id) => this.notebook.get(id), theirs).written) this.notebook.set(thing.id, thing);
    for (const thing of theirs) {
      const own = this.#unsent.get(thing.id);
      if (own) this.#unsent.set(thing.id, { ...own, before: own.before ? mergeThing(own.before, thing) : thing });
    }
    this.found.push(...found);
  }

  async remember(state: SealedState, sent: readonly Unsent[] = []) {
    if (this.sealed?.secret !== state.secret) return;
    this.sealed = state;
    for (const { id, mark } of sent) if (this.#unsent.get(id)?.mark === mark) this.#unsent.delete(id);
  }

  make(type: string, fields: Fields): string {
    const thing = makeThing(type, fields, this.#stamp());
    this.#put(thing);
    return thing.id;
  }

  change(id: string, fields: Fields): void {
    const thing = this.notebook.get(id);
    if (thing) this.#put(changeThing(thing, fields, this.#stamp()));
  }

  #put(thing: Thing): void {
    const known = this.#unsent.get(thing.id);
    this.#written += 1;
    const before = known ? known.before : (this.notebook.get(thing.id) ?? null);
    this.#unsent.set(thing.id, { id: thing.id, before, mark: this.#written, since: 0 });
    this.notebook.set(thing.id, thing);
  }

  sorted(): Thing[] {
    return [...this.notebook.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  #stamp(): string {
    const seen = latestStamp(this.notebook.values());
    if (seen > this.#last) this.#last = seen;
    this.#last = nextStamp(this.#last, this.name, new Date(Date.now() + this.#off));
    return this.#last;
  }
}
