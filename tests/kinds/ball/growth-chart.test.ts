import { expect, test } from "vitest";
import { growthChart } from "#app/kinds/ball/page/growth-chart.server.ts";

/** How wide "2026/11" is on a phone, in the drawing's own units: 7 figures of 13 units' type. */
const LABEL = 56;

test.each([
  ["2026-11-01", "2026-11-02"],
  ["2026-11-01", "2026-11-08"],
  ["2026-01-01", "2026-03-01"],
  ["2025-05-01", "2026-11-08"],
  ["2024-11-01", "2026-11-01"],
  ["2019-08-01", "2026-11-08"],
  ["1999-08-01", "2026-11-08"],
])("from %s to %s the days' names stand apart, each once", (first, last) => {
  const chart = growthChart([
    { date: first, grams: 77 },
    { date: last, grams: 1239 },
  ]);
  const ticks = chart?.xTicks ?? [];
  expect(ticks.length).toBeGreaterThan(1);
  expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
  ticks.slice(1).forEach(({ x }, place) => {
    expect(x - (ticks[place]?.x ?? 0)).toBeGreaterThan(LABEL);
  });
});
