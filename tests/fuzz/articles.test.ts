// Whatever is written as an article: what comes out of the sanitiser is harmless, and stays as it is.

import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlOfMarkdown } from "#app/platform/richtext/markdown.server.ts";
import { htmlOfWriting } from "#app/platform/richtext/writing.server.ts";
import { dangersOf } from "#tests/platform/richtext/dangers.ts";
import { hostileCorpus } from "#tests/platform/richtext/hostile-corpus.ts";
import { elementsOf, sanitizeArticle } from "#tests/platform/richtext/reading.ts";
import { mixedWith, times } from "./support.ts";

const pieces = [
  ...[
    "<p>",
    "</p>",
    "<a href=",
    "javascript:",
    "<svg>",
    "<math>",
    "<style>",
    "</style>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
  ],
  ...[
    "<template>",
    "<noscript>",
    "</noscript>",
    "<iframe srcdoc=",
    "<table><tr>",
    "<ruby>",
    "<form>",
    "<img src=x ",
    "onerror=alert(1)",
  ],
  ...[
    ">",
    "<",
    '"',
    "'",
    "`",
    "=",
    "&lt;",
    "&#106;",
    "\u0000",
    "<mglyph>",
    "<foreignObject>",
    "<annotation-xml encoding=text/html>",
  ],
  ...[
    "[x](javascript:alert(1))",
    "![](x)",
    "**",
    "\n\n",
    "```",
    "| a |\n|---|\n",
    "<https://x.example>",
    "style=position:fixed",
  ],
];
const whole = fc.constantFrom(...hostileCorpus.map(({ html }) => html));
/** A known trick cut in two places and put together another way. */
const cut = fc
  .tuple(whole, whole, fc.nat(), fc.nat(), mixedWith(pieces, 3))
  .map(([a, b, i, j, between]) => a.slice(0, i % (a.length + 1)) + between + b.slice(j % (b.length + 1)));
const written = fc.oneof(
  mixedWith(pieces),
  cut,
  fc.tuple(whole, whole).map(([a, b]) => a + b),
);

test("an article is harmless, and cleaned twice the same", () => {
  fc.assert(
    fc.property(written, (html) => {
      const clean = sanitizeArticle(html);
      expect(elementsOf(clean).flatMap(dangersOf)).toEqual([]);
      expect(sanitizeArticle(clean)).toBe(clean);
    }),
    times(150),
  );
});

test("what is made of plain writing and of Markdown is harmless too", () => {
  fc.assert(
    fc.property(written, (text) => {
      for (const html of [htmlOfWriting(text), htmlOfMarkdown(text)]) {
        expect(elementsOf(sanitizeArticle(html)).flatMap(dangersOf)).toEqual([]);
      }
    }),
    times(60),
  );
});
