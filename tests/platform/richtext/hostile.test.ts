import { expect, test } from "vitest";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { dangersOf } from "./dangers.ts";
import { hostileCorpus } from "./hostile-corpus.ts";
import { elementsOf, sanitizeArticle } from "./reading.ts";

test.each(hostileCorpus)("$family: $html", ({ html }) => {
  const clean = sanitizeArticle(html);
  expect(elementsOf(clean).flatMap(dangersOf)).toEqual([]);
  expect(sanitizeArticle(clean)).toBe(clean);
  expect(elementsOf(sanitizeArticle(htmlOfWriting(html))).flatMap(dangersOf)).toEqual([]);
});

test("the same check finds danger in every family before sanitising", () => {
  const families = new Set(hostileCorpus.map(({ family }) => family));
  const found = hostileCorpus.filter(({ html }) => elementsOf(html).some((element) => dangersOf(element).length > 0));
  expect(new Set(found.map(({ family }) => family))).toEqual(families);
  expect(found.length).toBeGreaterThan(hostileCorpus.length * 0.8);
});
