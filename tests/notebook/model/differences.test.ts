import { expect, test } from "vitest";
import { differences } from "#app/notebook/model/differences.ts";
import { changeThing, GONE, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { Device } from "./three-devices.ts";

const here = new Device("aaaaaaaa");
const there = new Device("bbbbbbbb");
const base = makeThing("snake", { name: "もち", memo: "", number: "1" }, here.stamp(1000));
there.take([base]);

const named = (mine: Thing, theirs: Thing, before: Thing | undefined = base) =>
  differences(
    () => before,
    () => mine,
    [theirs],
    "aaaaaaaa",
  );

const mine = changeThing(base, { name: "おもち", memo: "よく食べる" }, here.stamp(2000));

test("a field that both wrote differently is shown with both values and which holds", () => {
  const theirs = changeThing(base, { name: "だんご", number: "2" }, there.stamp(3000));
  expect(named(mine, theirs)).toEqual([
    { thing: base.id, type: "snake", field: "name", mine: "おもち", theirs: "だんご", holds: "theirs" },
  ]);
});

test("what this device wrote itself and reads back is none, though it has written again since", () => {
  const again = changeThing(mine, { name: "もっちり" }, here.stamp(4000));
  expect(named(again, mine)).toEqual([]);
});

test("a snake removed here and changed there is shown, either way; one that nobody changed is not", () => {
  const theirs = changeThing(base, { memo: "脱皮前" }, there.stamp(5000));
  const removed = changeThing(base, { [GONE]: true }, here.stamp(6000));
  expect(named(removed, theirs)).toMatchObject([{ field: "gone", mine: true, theirs: null }]);
  expect(named(removed, base)).toEqual([]);
  expect(named(mine, changeThing(base, { [GONE]: true }, there.stamp(7000)))).toMatchObject([
    { field: "gone", mine: null, theirs: true },
  ]);
  expect(named(base, changeThing(base, { [GONE]: true }, there.stamp(7000)))).toEqual([]);
});
