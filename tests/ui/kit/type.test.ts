// Type follows a reader's own font size: no step of the scale is in pixels.

import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { sources } from "#tests/rooms/imports.ts";

const tokens = readFileSync("app/ui/kit/tokens.css", "utf8");

test("every step of the type scale is reckoned in rem", () => {
  const steps = [...tokens.matchAll(/--text-(\w+): ([^;]+);/g)];
  expect(steps.length).toBeGreaterThan(7);
  for (const [, name, value] of steps) {
    expect(value, name).toContain("var(--rem)");
    if (name !== "field") expect(value, name).not.toContain("px");
  }
  expect(readFileSync("app/ui/kit/base.css", "utf8")).not.toMatch(/html \{\s*font-size: \d+px/);
});

test("public pieces take their sizes from it", () => {
  const styles = sources
    .filter((file) => file.startsWith("app/") && file.endsWith(".tsx"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/from "(\.\/[\w-]+\.module\.css)"/g)].map(([, name]) =>
        new URL(name ?? "", `file:///${file}`).pathname.slice(1),
      ),
    );
  const fixed = [...new Set(styles)].filter((file) => /font-size: \d+px/.test(readFileSync(file, "utf8")));
  // Words within a drawing grow with the drawing; the admin's kit has its own scale.
  expect(fixed.filter((file) => !/chart|Chart/.test(file) && !file.startsWith("app/cms/admin/"))).toEqual([]);
});

test("a gene longer than its line may go on behind its ・ and before its （, which WebKit has to be told", () => {
  const markup = renderToStaticMarkup(createElement(Genes, { line: "パステル 100%ヘテロ・アザンティック（VPI）" }));
  expect(markup).toContain(">パステル</span> <span");
  expect(markup).toContain(">100%ヘテロ・<wbr/>アザンティック<wbr/>（VPI）</span>");
});
