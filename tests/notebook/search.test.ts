import { expect, test } from "vitest";
import type { Care } from "#app/notebook/care/care.ts";
import { answer } from "#app/notebook/search/search.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";

const snakes = [
  { ...newSnake, id: "a", name: "モモ", genotype: "パステル" },
  { ...newSnake, id: "b", name: "にこ", number: "BP-14" },
];
const meal = { kind: "meal", prey: "rat", size: "S", count: 1, grams: null } as const;
const records: readonly (readonly [string, string, Care])[] = [
  ["a", "2026-03-10", { kind: "weight", grams: 1200 }],
  ["b", "2026-03-20", { kind: "weight", grams: 900 }],
  ["a", "2026-10-01", { ...meal, outcome: "refused" }],
  ["a", "2026-11-01", { ...meal, outcome: "eaten" }],
  ["b", "2026-11-02", { kind: "note", note: "脱皮前にダニがいた" }],
];
const events = records.map(([snake, day, care], id) => ({ id: String(id), snake, at: `${day}T03:00:00.000Z`, care }));

test.each([
  ["最後に拒食した日", ["2026-10-01"]],
  ["3月の体重", ["2026-03-20", "2026-03-10"]],
  ["モモの体重 1200g", ["2026-03-10"]],
  ["にこ 体重", ["2026-03-20"]],
  ["ダニ", ["2026-11-02"]],
  ["脱皮前", ["2026-11-02"]],
  ["bp-14", ["にこ", "2026-11-02", "2026-03-20"]],
  ["ぱすてる", ["モモ"]],
  ["2025年3月", []],
  ["", []],
])("%s", (words, expected) => {
  const found = answer({ words, filter: "", month: "", snake: "" }, "2026-11-29", snakes, events);
  expect([...found.snakes.map(({ name }) => name), ...found.events.map(({ at }) => at.slice(0, 10))]).toEqual(expected);
});
