import { expect, test } from "vitest";
import { readAnswers } from "#app/tools/stress/answers.ts";
import { isSameCheck, readHistory, type SavedResult, savedResultOf } from "#app/tools/stress/history.ts";
import { questions } from "#app/tools/stress/questions.ts";
import { score } from "#app/tools/stress/score.ts";

const pathOf = (value: number) => `/stress_check?${new URLSearchParams(questions.map(({ id }) => [id, `${value}`]))}`;
const totals = [100, 50, 0];
/** Returns a result with equal answers throughout: 0 gives 100 points, 1 gives 50, 2 none. */
const saved = (day: string, value: 0 | 1 | 2): SavedResult => ({
  at: `${day}T03:00:00.000Z`,
  name: "琥珀",
  total: totals[value] ?? 0,
  path: pathOf(value),
});

test("foreign data in the storage is harmless", () => {
  for (const one of [null, "", 5, { a: 1 }, [], { at: "never" }]) expect(readHistory([one])).toEqual([]);
  const evil = [
    { ...saved("2026-11-20", 0), path: "javascript:alert(1)" },
    { ...saved("2026-11-20", 0), path: pathOf(0).replace("/stress_check", "javascript:alert(1)") },
    { ...saved("2026-11-20", 0), path: "/stress_check?hides=0" },
    { ...saved("2026-11-20", 0), name: 5 },
  ];
  expect(readHistory([...evil, saved("2026-11-19", 1)])).toEqual([saved("2026-11-19", 1)]);
});

test("a result stored under an earlier rule is computed again from its answers", () => {
  const cage = questions.map(({ id, area }) => [id, area === "environment" ? "2" : "0"]);
  const old = {
    at: "2026-11-01T03:00:00.000Z",
    name: "",
    total: 80,
    path: `/stress_check?${new URLSearchParams(cage)}`,
  };
  expect(readHistory([old])).toEqual([{ ...old, total: 29 }]);
});

test("the same answers on one day are one check, on another day a second", () => {
  const first = saved("2026-11-20", 0);
  expect(isSameCheck(first, { ...first, at: "2026-11-20T09:00:00.000Z" })).toBe(true);
  expect(isSameCheck(first, saved("2026-11-21", 0))).toBe(false);
  expect(isSameCheck(first, saved("2026-11-20", 1))).toBe(false);
});

test("a result with a sign that needs a vet is stored without a number, also one of an earlier rule", () => {
  const path = `${pathOf(0)}&flag=prolapse`;
  const { answers, flagged } = readAnswers(new URLSearchParams(path.slice(path.indexOf("?"))));
  const now = new Date("2026-11-21T00:00:00.000Z");
  const kept = { at: now.toISOString(), name: "琥珀", total: null, path };
  expect(savedResultOf(score(answers, flagged), "琥珀", path, now)).toEqual(kept);
  expect(readHistory([{ ...kept, total: 100 }])).toEqual([kept]);
});
