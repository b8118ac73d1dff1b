import { expect, test } from "vitest";
import { type PairedSeason, rotation } from "#app/collection/breeding/pairs/rotation.ts";
import { eventOn, type SeasonEventType } from "#app/collection/season/season-event.ts";

const today = "2026-02-20";
type Line = [type: SeasonEventType, date: string, until?: string];

function season(id: string, sire: string, dam: string, lines: Line[] = []): PairedSeason {
  const events = lines.map(([type, date, until = date]) => eventOn(type, date, { until }));
  return { id, sire, dam, events };
}
const of = (seasons: PairedSeason[], every = 7) =>
  rotation(seasons, every, today).map(({ id, state, next }) => [
    id,
    `${state.is}${state.is === "new" ? "" : ` ${state.since}`}`,
    next && `${next.what}${next.to ? ` ${next.to}` : ""} ${next.due}`,
  ]);

test("a pair is separated after its days and reunited after as many", () => {
  expect(
    of([
      season("a", "m", "f", [
        ["together", "2026-02-14"],
        ["lock", "2026-02-15"],
      ]),
    ]),
  ).toEqual([["a", "together 2026-02-14", "apart 2026-02-21"]]);
  expect(
    of([
      season("a", "m", "f", [
        ["together", "2026-02-10"],
        ["apart", "2026-02-17"],
      ]),
    ]),
  ).toEqual([["a", "apart 2026-02-17", "together 2026-02-24"]]);
  expect(of([season("a", "m", "f")])).toEqual([["a", "new", "together 2026-02-20"]]);
});

test("a male goes to the female that has waited longest, never paired ones first", () => {
  const pairs = [
    season("a", "m", "f1", [["together", "2026-02-14"]]),
    season("b", "m", "f2", [
      ["together", "2026-02-07"],
      ["apart", "2026-02-14"],
    ]),
    season("c", "m", "f3", [
      ["together", "2026-01-31"],
      ["apart", "2026-02-07"],
    ]),
  ];
  expect(of(pairs)).toEqual([
    ["a", "together 2026-02-14", "next c 2026-02-21"],
    ["b", "apart 2026-02-14", null],
    ["c", "apart 2026-02-07", null],
  ]);
  expect(of([...pairs, season("d", "m", "f4")])[0]).toEqual(["a", "together 2026-02-14", "next d 2026-02-21"]);
});

test("a female with another male is never next", () => {
  expect(
    of([
      season("a", "m", "f1", [["together", "2026-02-14"]]),
      season("b", "m", "f2"),
      season("c", "n", "f2", [["together", "2026-02-16"]]),
    ]),
  ).toEqual([
    ["a", "together 2026-02-14", "apart 2026-02-21"],
    ["b", "new", null],
    ["c", "together 2026-02-16", "apart 2026-02-23"],
  ]);
});
