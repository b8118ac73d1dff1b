import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { mergeInto } from "#app/notebook/model/merge.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import { newSecret } from "#app/notebook/sealed/keys.ts";
import { type SyncOutcome, syncOnce } from "#app/notebook/sealed/sync.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { type Line, lineTo, ORIGIN } from "./memory-box.ts";
import { MemoryStore } from "./memory-store.ts";

const db = emptyDatabase();
afterAll(() => db.destroy());
let line: Line;
beforeEach(() => {
  line = lineTo(db);
  vi.stubGlobal("fetch", line.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const YEAR = 365 * 86_400_000;
const sync = (store: MemoryStore, more = {}): Promise<SyncOutcome> => syncOnce(store, { origin: ORIGIN, ...more });

async function pair(ahead = 0, behind = 0): Promise<[MemoryStore, MemoryStore]> {
  const secret = newSecret();
  const first = new MemoryStore(secret, true, ahead);
  expect(await sync(first)).toEqual({ is: "done" });
  const second = new MemoryStore(secret, false, behind);
  expect(await sync(second)).toEqual({ is: "done" });
  return [first, second];
}

/** Returns a view of the store that calls `happens` before or after its `step`-th operation. */
function disturbed(store: MemoryStore, step: number, isBefore: boolean, happens: () => void): MemoryStore {
  let steps = 0;
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        steps += 1;
        if (steps === step && isBefore) happens();
        const answer: unknown = await Reflect.apply(value, target, given);
        if (steps === step && !isBefore) happens();
        return answer;
      };
    },
  });
}

const die = () => {
  throw new Error("killed");
};

function together(stores: readonly MemoryStore[]): Thing[] {
  const all = new Map<string, Thing>();
  for (const { notebook } of stores)
    for (const thing of mergeInto((id) => all.get(id), notebook.values()).written) all.set(thing.id, thing);
  return [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function areEqual(stores: readonly MemoryStore[]): Promise<void> {
  const expected = together(stores);
  line.next = [];
  for (const store of [...stores, ...stores]) expect(await sync(store)).toEqual({ is: "done" });
  for (const store of stores) expect(store.sorted()).toEqual(expected);
}

function write(store: MemoryStore, roll: (sides: number) => number): void {
  const known = [...store.notebook.keys()];
  const one = known[roll(Math.max(1, known.length))];
  const what = roll(5);
  if (one === undefined || (what < 2 && known.length < 150)) store.make("record", { grams: roll(2000) });
  else if (what < 4) store.change(one, { grams: roll(2000), note: `x${roll(9)}` });
  else store.change(one, { gone: roll(2) === 1 });
}

const step = fc.oneof(
  fc.record({ do: fc.constant("write" as const), device: fc.nat(1), seed: fc.nat() }),
  fc.record({
    do: fc.constant("sync" as const),
    device: fc.nat(1),
    fate: fc.constantFrom("lost" as const, "unanswered" as const, "whole" as const),
  }),
  fc.record({
    do: fc.constantFrom("die" as const, "meanwhile" as const),
    device: fc.nat(1),
    step: fc.integer({ min: 1, max: 7 }),
    isBefore: fc.boolean(),
    seed: fc.nat(),
  }),
  fc.record({ do: fc.constant("tabs" as const), device: fc.nat(1) }),
);

test("wherever a tab is killed or a connection breaks, and with two tabs at once: equal and complete", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.constantFrom(0, YEAR, -YEAR), async (steps, off) => {
      const devices = await pair(off, 0);
      for (const one of steps) {
        const device = devices[one.device] ?? devices[0];
        line.next = [];
        if (one.do === "write") write(device, (sides) => one.seed % sides);
        else if (one.do === "tabs") await Promise.all([sync(device), sync(device)]);
        else if (one.do === "die") await sync(disturbed(device, one.step, one.isBefore, die)).catch(() => undefined);
        else if (one.do === "meanwhile")
          await sync(disturbed(device, one.step, one.isBefore, () => write(device, (sides) => one.seed % sides)));
        else if (one.do === "sync") {
          line.next = ["whole", one.fate];
          await sync(device);
        }
      }
      await areEqual(devices);
    }),
    { numRuns: 60 },
  );
});

test("changes during a sync are sent with the next one, whenever they happened", async () => {
  for (let step = 1; step <= 4; step += 1) {
    for (const isBefore of [true, false]) {
      const [first, second] = await pair();
      first.make("record", { grams: 1 });
      await sync(disturbed(first, step, isBefore, () => first.make("record", { grams: 2 })));
      await sync(first);
      await sync(second);
      expect(second.sorted(), `step ${step}`).toEqual(first.sorted());
      expect(second.notebook.size).toBe(2);
    }
  }
});

test("small changes send little, and become one base now and then", async () => {
  const [one, second] = await pair();
  const ids = Array.from({ length: 3_000 }, (_, i) => one.make("record", { grams: i, note: `${Math.sin(i)}` }));
  await sync(one);
  const sent: number[] = [];
  vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
    if (init.body instanceof Uint8Array) sent.push(init.body.length);
    return line.fetch(input, init);
  });
  for (let i = 0; i < 60; i += 1) {
    one.change(ids[i] ?? "", { grams: 5_000 + i });
    expect(await sync(one)).toEqual({ is: "done" });
  }
  // A write of a few kilobytes each, and one or two bases.
  expect(sent.filter((size) => size > 20_000).length).toBeLessThanOrEqual(3);
  expect(sent.filter((size) => size < 5_000).length).toBeGreaterThanOrEqual(58);
  await sync(second);
  expect(second.sorted()).toEqual(one.sorted());
});

test("a sync without changes reads no record, and one with another device's changes only those", async () => {
  const [first, second] = await pair();
  const ids = Array.from({ length: 300 }, (_, i) => first.make("record", { grams: i }));
  for (const device of [first, second, first]) await sync(device);
  for (const device of [first, second]) device.read = 0;
  const { answered } = line;
  for (let minute = 0; minute < 5; minute += 1) for (const device of [first, second]) await sync(device);
  expect([first.read, second.read]).toEqual([0, 0]);
  expect(line.answered - answered).toBe(10);
  first.change(ids[7] ?? "", { grams: 1 });
  await sync(first);
  await sync(second);
  expect(second.read).toBe(1);
  expect(second.sorted()).toEqual(first.sorted());
});

test("another device's write in between is merged in the same sync", async () => {
  const [first, second] = await pair();
  for (const device of [first, second]) device.make("record", { grams: 1 });
  let isMet = false;
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    if (init.method === "PUT" && !isMet) {
      isMet = true;
      expect(await sync(second)).toEqual({ is: "done" });
    }
    return line.fetch(input, init);
  });
  expect(await sync(first)).toEqual({ is: "done" });
  expect(first.notebook.size).toBe(2);
});

test("a refusal is kept with its latest reason, and a missing box without the time of its last sync", async () => {
  const [one] = await pair();
  for (const message of ["満杯です", "休止中です"]) {
    vi.stubGlobal("fetch", async () => Response.json({ message }, { status: 400 }));
    expect(await sync(one)).toEqual({ is: "refused", message });
    expect(one.sealed).toMatchObject({ trouble: "refused", message });
  }
  vi.stubGlobal("fetch", line.fetch);
  await sync(one);
  expect(one.sealed).toMatchObject({ trouble: "", message: "", syncedAt: expect.stringMatching(/./) });
  for (const table of ["note_parts", "note_boxes"] as const) await db.deleteFrom(table).execute();
  expect(await sync(one)).toEqual({ is: "gone" });
  expect(one.sealed).toMatchObject({ trouble: "gone", syncedAt: "" });
});
