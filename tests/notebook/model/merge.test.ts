import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeInto, mergeThing } from "#app/notebook/model/merge.ts";
import { readThing } from "#app/notebook/model/read-thing.ts";
import { canonical, changeThing, fieldOf, GONE, isGone, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { Device, devices, play, steps } from "./three-devices.ts";

const inOrder = (things: Iterable<Thing>) =>
  [...things].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((thing) => canonical(JSON.parse(JSON.stringify(thing))));

function merged(...notebooks: readonly Iterable<Thing>[]): string[] {
  const together = new Device("zzzzzzzz");
  for (const notebook of notebooks) together.take(notebook);
  return inOrder(together.things.values());
}

test("merging is commutative, associative and idempotent for any writes and clocks", () => {
  fc.assert(
    fc.property(steps, (played) => {
      const [a, b, c] = play(played).map(({ things }) => [...things.values()]);
      if (!a || !b || !c) throw new Error("three devices");
      const all = merged(a, b, c);
      for (const order of [
        [c, b, a],
        [b, a, c],
        [a, a, b, c, b],
        [c, a, b, a],
      ])
        expect(merged(...order)).toEqual(all);
      const bc = new Device("yyyyyyyy");
      bc.take(b);
      bc.take(c);
      expect(merged(a, bc.things.values())).toEqual(all);
    }),
    { numRuns: 500 },
  );
});

test("three devices that exchange notebooks become equal and keep every device's last write of a field", () => {
  fc.assert(
    fc.property(steps, (played) => {
      const all = play(played);
      for (let round = 0; round < 2; round += 1) {
        for (const one of all) for (const other of all) other.take([...one.things.values()]);
      }
      const [first, ...others] = all.map(({ things }) => inOrder(things.values()));
      for (const other of others) expect(other).toEqual(first);
    }),
    { numRuns: 300 },
  );
});

test("a device that has seen a value overwrites it, even with a clock years behind", () => {
  const [ahead, behind] = [new Device(devices[0]), new Device(devices[1])];
  const made = makeThing("snake", { name: "もち" }, ahead.stamp(Date.UTC(2040, 0, 1)));
  behind.take([made]);
  const renamed = changeThing(made, { name: "だんご" }, behind.stamp(Date.UTC(2020, 0, 1)));
  expect(fieldOf(mergeThing(made, renamed), "name")).toBe("だんご");
  expect(fieldOf(mergeThing(renamed, made), "name")).toBe("だんご");
});

test("a removed thing stays removed on a device that keeps editing it", () => {
  const [one, other] = [new Device(devices[0]), new Device(devices[1])];
  const made = makeThing("snake", { name: "もち" }, one.stamp(1));
  other.take([made]);
  const removed = changeThing(made, { [GONE]: true }, one.stamp(2));
  const renamed = changeThing(made, { name: "だんご" }, other.stamp(3));
  const both = mergeThing(removed, renamed);
  expect([isGone(both), fieldOf(both, "name")]).toEqual([true, "だんご"]);
  expect(isGone(mergeThing(removed, changeThing(both, { [GONE]: false }, one.stamp(4))))).toBe(false);
});

test("types and fields of a newer build survive a merge and a change of other fields", () => {
  const one = new Device(devices[0]);
  const newer = {
    id: "thingaaaaaaaaaaa",
    type: "terrarium",
    made: one.stamp(1),
    fields: { plants: ["コケ"], size: { w: 60 } },
  };
  const read = readThing(JSON.parse(JSON.stringify(newer)));
  if (!read) throw new Error("not read");
  const changed = changeThing(read, { name: "奥の棚" }, one.stamp(2));
  const { written } = mergeInto((id) => (id === newer.id ? read : undefined), [changed]);
  expect(written).toMatchObject([{ type: "terrarium", fields: { ...newer.fields, name: "奥の棚" } }]);
});

test("a merge reports additions and changes, and writes nothing the second time", () => {
  const one = new Device(devices[0]);
  const known = makeThing("record", { grams: 100 }, one.stamp(1));
  const heavier = changeThing(known, { grams: 120 }, one.stamp(2));
  const fresh = makeThing("record", { grams: 90 }, one.stamp(3));
  const mine = new Map([[known.id, known]]);
  const first = mergeInto((id) => mine.get(id), [heavier, fresh]);
  expect(first).toMatchObject({ added: 1, changed: 1 });
  for (const thing of first.written) mine.set(thing.id, thing);
  expect(mergeInto((id) => mine.get(id), [heavier, fresh, known])).toEqual({ written: [], added: 0, changed: 0 });
});
