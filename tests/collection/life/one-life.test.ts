// Some random months of a small shop through the real forms, against the model. Longer runs:
// tests/fuzz/shop-year.test.ts.

import fc from "fast-check";
import { test } from "vitest";
import { lives, step } from "./shop-model.ts";

test("after any step every list, paper and page agrees with the model", async () => {
  const steps = fc.array(step, { minLength: 10, maxLength: 20 });
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 4 }), steps, lives), { numRuns: 6, seed: 1 });
});
