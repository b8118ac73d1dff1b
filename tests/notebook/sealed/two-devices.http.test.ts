// Devices with wrong clocks that write at random meet at the built server, at once and one after the other: they end equal.

import { expect, test, vi } from "vitest";
import { BoxClient } from "#app/notebook/sealed/box-client.ts";
import { keysOf, newSecret } from "#app/notebook/sealed/keys.ts";
import { seal } from "#app/notebook/sealed/seal.ts";
import { syncOnce } from "#app/notebook/sealed/sync.ts";
import { startSite } from "#tests/support/site.ts";
import { MemoryStore } from "./memory-store.ts";

const site = await startSite({ filled: false });

const sync = (store: MemoryStore, more = {}) => syncOnce(store, { origin: site.origin, ...more });

async function together(...offs: number[]) {
  const secret = newSecret();
  const devices = offs.map((off, i) => new MemoryStore(secret, i === 0, off));
  const [first] = devices;
  if (!first) throw new Error("no device");
  expect(await sync(first)).toEqual({ is: "done" });
  return { secret, devices };
}

const YEAR = 365 * 86_400_000;

test("three devices write at random and meet at once, again and again: one notebook, and nothing is missing", async () => {
  const { devices } = await together(0, -3 * YEAR, 7 * YEAR);
  const made = new Set<string>();
  let dice = 20261124;
  const roll = (sides: number) => {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    return dice % sides;
  };
  for (let round = 0; round < 8; round += 1) {
    for (const device of devices) {
      for (let i = 0; i < 12; i += 1) {
        const known = [...device.notebook.keys()];
        const one = known[roll(Math.max(1, known.length))];
        const what = roll(4);
        if (what < 2 || one === undefined) made.add(device.make("record", { grams: roll(2000), round }));
        else if (what === 2) device.change(one, { grams: roll(2000) });
        else device.change(one, { gone: roll(2) === 1 });
      }
    }
    const outcomes = await Promise.all(devices.map((device) => sync(device)));
    expect(outcomes).toEqual([{ is: "done" }, { is: "done" }, { is: "done" }]);
  }
  for (const device of [...devices, ...devices]) await sync(device);
  const [first, ...others] = devices;
  expect(first?.notebook.size).toBe(made.size);
  for (const other of others) expect(other.sorted()).toEqual(first?.sorted());
});

test("what two devices wrote differently is told on one of them, with both values; nothing else is", async () => {
  // The other's clock is a minute ahead: its word is the later one.
  const { devices } = await together(0, 60_000);
  const [one, other] = devices as [MemoryStore, MemoryStore];
  const id = one.make("snake", { name: "もち", memo: "" });
  await sync(one);
  await sync(other);
  one.change(id, { name: "おもち" });
  other.change(id, { name: "だんご", memo: "よく食べる" });
  await sync(one);
  await sync(other);
  await sync(one);
  expect(one.found).toEqual([]);
  expect(other.found).toEqual([
    { thing: id, type: "snake", field: "name", mine: "だんご", theirs: "おもち", holds: "mine" },
  ]);
  expect(one.sorted()).toEqual(other.sorted());
});

test("nothing is sent where nothing is new", async () => {
  const { devices } = await together(0);
  const version = devices[0]?.sealed?.version;
  for (let i = 0; i < 3; i += 1) await sync(devices[0] as MemoryStore);
  expect(devices[0]?.sealed?.version).toBe(version);
});

test("a box deleted by one device is told to the other, and not made again", async () => {
  const { secret, devices } = await together(0, 0);
  const [one, other] = devices as [MemoryStore, MemoryStore];
  await sync(other);
  expect(await new BoxClient(await keysOf(secret), site.origin).delete()).toEqual({ is: "written" });
  one.make("record", { grams: 1 });
  expect(other.sealed?.syncedAt).not.toBe("");
  expect(await sync(one)).toEqual({ is: "gone" });
  expect(await sync(other)).toEqual({ is: "gone" });
  // No copy is elsewhere any more: the word about the file does not wait for a month.
  expect(other.sealed?.syncedAt).toBe("");
});

test("words of no box open none, and make none", async () => {
  expect(await sync(new MemoryStore(newSecret(), false))).toEqual({ is: "gone" });
});

test("an older box is not taken for the newest; once its keeper knows, all of it is written again", async () => {
  const { secret, devices } = await together(0);
  const [one] = devices as [MemoryStore];
  const old = await site.db.selectFrom("note_boxes").selectAll().where("version", "=", 1).execute();
  one.make("record", { grams: 100 });
  await sync(one);
  for (const row of old) await site.db.updateTable("note_boxes").set(row).where("address", "=", row.address).execute();
  expect(await sync(one)).toEqual({ is: "older" });
  expect(await sync(one, { takesOlder: true })).toEqual({ is: "done" });
  expect(one.sealed?.version).toBe(3);
  const second = new MemoryStore(secret, false);
  await sync(second);
  expect(second.sorted()).toEqual(one.sorted());
});

test("a box that does not open changes nothing", async () => {
  const { secret, devices } = await together(0);
  const [one] = devices as [MemoryStore];
  one.make("record", { grams: 100 });
  const before = one.sorted();
  const { key } = await keysOf(newSecret());
  const foreign = await seal({ things: [], at: "" }, key, 2);
  if (!foreign) throw new Error("too large");
  await new BoxClient(await keysOf(secret), site.origin).write(1, { version: 2, bytes: foreign });
  expect(await sync(one)).toEqual({ is: "broken" });
  expect(one.sorted()).toEqual(before);
  expect(one.sealed?.version).toBe(1);
});

test("a site that is away is tried again later", async () => {
  const store = new MemoryStore(newSecret(), true);
  expect(await syncOnce(store, { origin: "http://127.0.0.1:9" })).toEqual({ is: "later", seconds: null });
});

test("a page that somebody between puts in the answer's place is no box: it is tried again later", async () => {
  const { devices } = await together(0);
  const answers: [Response, number | null][] = [
    [new Response("<title>Wi-Fi</title>"), null],
    [new Response(null, { status: 408 }), null],
    [new Response(null, { status: 503, headers: { "Retry-After": "5184000" } }), 86_400],
  ];
  for (const [answer, seconds] of answers) {
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer);
    expect(await sync(devices[0] as MemoryStore)).toEqual({ is: "later", seconds });
  }
  expect(await sync(devices[0] as MemoryStore)).toEqual({ is: "done" });
});

test("an answer that was lost is no difference, and no second write", async () => {
  const { devices } = await together(0);
  const [one] = devices as [MemoryStore];
  const id = one.make("snake", { name: "もち" });
  const before = one.sealed;
  await sync(one);
  // The write arrived, its answer did not.
  one.sealed = before;
  one.change(id, { name: "おもち" });
  expect(await sync(one)).toEqual({ is: "done" });
  expect(one.found).toEqual([]);
  expect(one.sealed?.version).toBe(3);
});
