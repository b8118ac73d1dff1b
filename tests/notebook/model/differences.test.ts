import { expect, test } from "vitest";
import { differences, overwritten } from "#app/notebook/model/differences.ts";
import { changeThing, GONE, isPurgeable, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { Device } from "./three-devices.ts";

const here = new Device("aaaaaaaa");
const there = new Device("bbbbbbbb");
const base = makeThing("snake", { name: "もち", memo: "", number: "1" }, here.stamp(1000));
there.take([base]);

const finding = (thing: Thing) => () => thing;
const named = (mine: Thing, theirs: Thing) => differences(finding(base), finding(mine), [theirs], "aaaaaaaa");

const mine = changeThing(base, { name: "おもち", memo: "よく食べる" }, here.stamp(2000));

test("a field both devices changed is shown with both values and the winner", () => {
  const theirs = changeThing(base, { name: "だんご", number: "2" }, there.stamp(3000));
  expect(named(mine, theirs)).toEqual([
    { thing: base.id, type: "snake", field: "name", mine: "おもち", theirs: "だんご", holds: "theirs" },
  ]);
});

test("a form's field that was written meanwhile is shown with both values, unless they are equal or both empty", () => {
  const now = changeThing(base, { memo: "左目に傷", number: "2", from: null }, there.stamp(3000));
  const typed = { name: "おもち", memo: "右目に傷", number: "2", from: "店", group: "A" };
  expect(overwritten(now, { ...base.fields, from: "", group: "" }, typed)).toEqual([
    { thing: base.id, type: "snake", field: "memo", mine: "右目に傷", theirs: "左目に傷", holds: "mine" },
  ]);
});

test("reading back this device's own write is no difference, even after a newer write", () => {
  const again = changeThing(mine, { name: "もっちり" }, here.stamp(4000));
  expect(named(again, mine)).toEqual([]);
});

test("a snake removed on one device and changed on the other is shown; an unchanged one is not", () => {
  const theirs = changeThing(base, { memo: "脱皮前" }, there.stamp(5000));
  const removed = changeThing(base, { [GONE]: true }, here.stamp(6000));
  const gone = changeThing(base, { [GONE]: true }, there.stamp(7000));
  expect(named(removed, theirs)).toMatchObject([{ field: "gone", mine: true, theirs: null }]);
  expect(named(removed, base)).toEqual([]);
  expect(named(mine, gone)).toMatchObject([{ field: "gone", mine: null, theirs: true }]);
  expect(named(base, gone)).toEqual([]);
});

test("a thing can be purged a month after its removal, not its creation; a restored one cannot", () => {
  const on = (day: string) => here.stamp(Date.parse(day));
  const made = makeThing("photo", {}, on("2026-01-01"));
  const gone = changeThing(made, { [GONE]: true }, on("2026-10-01"));
  expect(isPurgeable(made, new Date("2026-10-02"))).toBe(false);
  expect(isPurgeable(gone, new Date("2026-10-30"))).toBe(false);
  expect(isPurgeable(gone, new Date("2026-11-01"))).toBe(true);
  expect(isPurgeable(changeThing(gone, { [GONE]: false }, on("2026-10-02")), new Date("2026-11-30"))).toBe(false);
});
