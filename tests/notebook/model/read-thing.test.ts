import fc from "fast-check";
import { expect, test } from "vitest";
import { isId, newDevice, newId } from "#app/notebook/model/ids.ts";
import { choiceIn, flagIn, numberIn, readThing, textIn } from "#app/notebook/model/read-thing.ts";
import { isStamp, nextStamp, timeOf } from "#app/notebook/model/stamp.ts";

const stamp = nextStamp("", newDevice(), new Date("2026-11-24T12:00:00Z"));
const good = { id: newId(), type: "snake", made: stamp, fields: { name: "もち", grams: 120, isExample: true } };

test("invalid things are skipped without throwing", () => {
  fc.assert(fc.property(fc.anything(), (value) => readThing(value) === null));
  fc.assert(
    fc.property(fc.constantFrom("id", "type", "made", "fields", "changed"), fc.anything(), (name, value) => {
      const read = readThing({ ...good, [name]: value });
      expect(read === null || typeof read.id === "string").toBe(true);
    }),
  );
});

test.each([
  ["another id", { id: "../etc/passwd" }],
  ["a type with signs", { type: "<b>" }],
  ["a stamp of the year 4000", { made: `zzzzzzzzz0000${"a".repeat(8)}` }],
  ["fields as a list", { fields: [] }],
  ["a field of the prototype", { fields: JSON.parse('{"__proto__": {"name": "x"}}') }],
  ["a field that every object has", { fields: { constructor: "x" } }],
  ["a number that JSON cannot say", { fields: { grams: Number.NaN } }],
  ["lists within lists", { fields: { deep: [[[[["x"]]]]] } }],
  ["a memo of a whole book", { fields: { memo: "あ".repeat(50_000) } }],
  ["stamps that are no record", { changed: "x" }],
  ["a stamp for a field that is not there", { changed: { memo: stamp } }],
])("%s is not a thing", (_, wrong) => {
  expect(readThing({ ...good, ...wrong })).toBeNull();
});

test("a field of a wrong type reads as empty, and a choice of a newer build as the default", () => {
  const thing = readThing({ ...good, fields: { name: 5, grams: "x", sex: "both", isExample: "yes" } });
  if (!thing) throw new Error("not read");
  expect(textIn(thing, "name")).toBe("");
  expect(numberIn(thing, "grams")).toBeNull();
  expect(flagIn(thing, "isExample")).toBe(false);
  expect(choiceIn(thing, "sex", { male: 1, female: 1, unknown: 1 }, "unknown")).toBe("unknown");
  expect(textIn(thing, "toString")).toBe("");
});

test("ids are valid, and every stamp is later than the one before, whatever the clock says", () => {
  expect(isId(newId())).toBe(true);
  const device = newDevice();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e15, max: 1e15 }), { minLength: 2 }), (clocks) => {
      let last = "";
      for (const clock of clocks) {
        const next = nextStamp(last, device, new Date(clock));
        expect(isStamp(next)).toBe(true);
        expect(next > last).toBe(true);
        last = next;
      }
    }),
  );
  expect(timeOf(nextStamp("", device, new Date(Number.NaN)))).toBe(0);
  let last = nextStamp("", device, new Date(1000));
  for (let i = 0; i < 3; i += 1) last = nextStamp(`${last.slice(0, 9)}zzzz${device}`, device, new Date(0));
  expect(timeOf(last)).toBe(1003);
});
