import { expect, test } from "vitest";
import { scriptsAfterStyles } from "#app/platform/http/rendering.server.ts";

const mark = ' nonce="secret"';
const preload = (file: string) => `<link rel="modulepreload" href="${file}" nonce="secret"/>`;

test("script files are not named in the head, where they would stand before the styles, but by a script for the end", () => {
  const head = `<html><head>${preload("/assets/a.js")}${preload("/assets/b.js")}<link rel="stylesheet" href="/s.css"/></head>`;
  const { document, script } = scriptsAfterStyles(`${head}<body>本文</body></html>`, mark);
  expect(document).toBe('<html><head><link rel="stylesheet" href="/s.css"/></head><body>本文</body></html>');
  expect(script).toMatch(/^<script nonce="secret">[^<]*\["\/assets\/a\.js","\/assets\/b\.js"\][^<]*<\/script>$/);
});

test("what an article says of such links stays as it is", () => {
  const article = `<html><head></head><body>${preload("/assets/a.js")}</body></html>`;
  expect(scriptsAfterStyles(article, mark)).toEqual({ document: article, script: "" });
});
