// つ counts to nine: of more, people count by another word (問, 件, 個).

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (pattern: string) =>
  globSync(pattern, { cwd: process.cwd() }).map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Their counts are constants of at most three. */
const bounded = new Set(["app/kinds/morph/compare.ts", "app/tools/stress/StressResult.tsx"]);

test("no number of ten or more is counted with つ, and none that has no bound", () => {
  const found = [...read("app/**/*.{ts,tsx}"), ...read("starter/**/*.md"), ...read("docs/**/*.md")].flatMap(
    ({ file, text }) =>
      (text.match(/\d{2,} ?つ(?![なくけ])|\}\s*つ(?![なくけ])/g) ?? []).map((words) => ({ file, words })),
  );
  expect(found.filter(({ file, words }) => /\d/.test(words) || !bounded.has(file))).toEqual([]);
});
