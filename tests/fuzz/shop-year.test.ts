import fc from "fast-check";
import { test } from "vitest";
import { lives, step } from "#tests/collection/life/shop-model.ts";
import { times } from "./support.ts";

test("after any step of any year every list, paper and page agrees with the model", async () => {
  const snakes = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.integer({ min: 9, max: 60 }));
  const steps = fc.array(step, { minLength: 5, maxLength: 30 });
  await fc.assert(fc.asyncProperty(snakes, steps, lives), times(60));
});
