// A device without a browser: its notebook in memory, its clock its own.

import type { Difference } from "#app/notebook/model/differences.ts";
import { newDevice } from "#app/notebook/model/ids.ts";
import { mergeInto } from "#app/notebook/model/merge.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { changeThing, type Fields, latestStamp, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import type { SealedState, SyncStore } from "#app/notebook/sealed/sync.ts";

export class MemoryStore implements SyncStore {
  readonly notebook = new Map<string, Thing>();
  readonly name = newDevice();
  /** By how much its clock is wrong, in milliseconds. */
  readonly #off: number;
  found: Difference[] = [];
  sealed: SealedState | null;
  #last = "";
  #written = 0;
  /** How many things were read, for a meeting or by id. */
  read = 0;

  constructor(secret: string, isNew: boolean, off = 0) {
    this.sealed = { secret, isNew, version: 0, base: null, written: null, syncedAt: "" };
    this.#off = off;
  }

  async device() {
    return this.name;
  }

  async written() {
    return this.#written;
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
    this.found.push(...found);
  }

  async remember(state: SealedState) {
    if (this.sealed?.secret === state.secret && this.sealed.version <= state.version) this.sealed = state;
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

  /** One transaction, as on a device. */
  #put(thing: Thing): void {
    this.notebook.set(thing.id, thing);
    this.#written += 1;
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
