import { expect, test } from "vitest";
import { withoutNonce } from "#app/platform/site/content-security-policy.server.ts";

const mark = ' nonce="secret"';

function read(html: string): { page: string; inlineScripts: string[] } {
  const { page, inlineScripts } = withoutNonce(Buffer.from(html), mark);
  return { page: page.toString(), inlineScripts: inlineScripts.map(String) };
}

test("the mark is removed from the page, and only marked inline scripts are allowed", () => {
  const { page, inlineScripts } = read(
    `<head><link${mark} rel="preload"></head><p>日本語</p><script${mark}>one("蛇")</script><script>two()</script>` +
      `<script${mark} type="module" async="">three()</script><script${mark} src="/a.js"></script>`,
  );
  expect(page).toBe(
    '<head><link rel="preload"></head><p>日本語</p><script>one("蛇")</script><script>two()</script>' +
      '<script type="module" async="">three()</script><script src="/a.js"></script>',
  );
  expect(inlineScripts).toEqual(['one("蛇")', "three()"]);
});
