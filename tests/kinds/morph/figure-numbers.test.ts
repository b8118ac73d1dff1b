import { expect, test } from "vitest";
import { figureNumbers } from "#app/kinds/morph/figure-numbers.ts";
import type { ReferenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";

type Morphs = ReferenceIndexes["morphs"];

const morph = (id: string, publishedAt: string) => ({ id, publishedAt }) as Morphs[number];

test("a new morph takes the next number, and earlier ones keep theirs", () => {
  const before = [morph("spider", "2026-02-01"), morph("albino", "2026-01-01")];
  const after = [morph("aaa", "2026-03-01"), ...before];
  expect([...figureNumbers(before)]).toEqual([
    ["albino", 1],
    ["spider", 2],
  ]);
  expect(figureNumbers(after).get("aaa")).toBe(3);
  expect(figureNumbers(after).get("spider")).toBe(2);
});
