// What is asked about before a weight is kept.

import { expect, test } from "vitest";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";

const last = { date: "2026-11-10", grams: 1000 };
const on = (date: string, grams: number) => weightDoubt(last, { date, grams });

test("a loss of more than a tenth, a figure too many or too few, and a second weight of a day are asked about", () => {
  expect(on("2026-11-20", 899)).toContain("10%減って");
  expect(on("2026-11-20", 900)).toBeNull();
  expect(on("2026-11-20", 4999)).toBeNull();
  expect(on("2026-11-20", 5000)).toContain("桁が違います");
  expect(on("2026-11-20", 200)).toContain("桁が違います");
  expect(on("2026-11-10", 1001)).toContain("置き換えますか");
  expect(on("2026-11-10", 1000)).toBeNull();
});

test("a first weight, and one of a day before the last, are compared with nothing", () => {
  expect(weightDoubt(undefined, { date: "2026-11-20", grams: 1 })).toBeNull();
  expect(on("2026-11-01", 100)).toBeNull();
});
