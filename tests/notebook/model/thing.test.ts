import { expect, test } from "vitest";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { changeThing, GONE, isPurgeable, makeThing } from "#app/notebook/model/thing.ts";

const stamp = (day: string) => nextStamp("", "aaaaaaaa", new Date(day));

test("a thing can be purged a month after its removal, not its creation; a restored one cannot", () => {
  const made = makeThing("photo", {}, stamp("2026-01-01"));
  const gone = changeThing(made, { [GONE]: true }, stamp("2026-10-01"));
  expect(isPurgeable(made, new Date("2026-10-02"))).toBe(false);
  expect(isPurgeable(gone, new Date("2026-10-30"))).toBe(false);
  expect(isPurgeable(gone, new Date("2026-11-01"))).toBe(true);
  expect(isPurgeable(changeThing(gone, { [GONE]: false }, stamp("2026-10-02")), new Date("2026-11-30"))).toBe(false);
});
