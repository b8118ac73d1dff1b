// How long a device waits before it tries its box again.

import { expect, test } from "vitest";
import { backOff } from "#app/notebook/sealed/loop.ts";

test("each failure doubles the wait, up to half an hour or so, and devices do not come at the same moment", () => {
  for (let failed = 1; failed <= 40; failed += 1) {
    const waits = Array.from({ length: 50 }, () => backOff(failed));
    const middle = Math.min(30_000 * 2 ** (failed - 1), 30 * 60_000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(middle * 0.75);
    expect(Math.max(...waits)).toBeLessThanOrEqual(middle * 1.25);
    expect(new Set(waits).size).toBeGreaterThan(40);
  }
});
