import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlOfMarkdown } from "#app/platform/richtext/markdown/markdown.server.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { dangersOf } from "#tests/platform/richtext/dangers.ts";
import { elementsOf, sanitizeArticle } from "#tests/platform/richtext/reading.ts";
import { written } from "./hostile-writing.ts";
import { times } from "./support.ts";

test("an article is harmless, and sanitising is idempotent", () => {
  fc.assert(
    fc.property(written, (html) => {
      const clean = sanitizeArticle(html);
      expect(elementsOf(clean).flatMap(dangersOf)).toEqual([]);
      expect(sanitizeArticle(clean)).toBe(clean);
    }),
    times(150),
  );
});

test("the output of plain writing and of Markdown is harmless too", () => {
  fc.assert(
    fc.property(written, (text) => {
      for (const html of [htmlOfWriting(text), htmlOfMarkdown(text)]) {
        expect(elementsOf(sanitizeArticle(html)).flatMap(dangersOf)).toEqual([]);
      }
    }),
    times(60),
  );
});
