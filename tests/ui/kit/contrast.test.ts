// Words on their grounds, computed from tokens.css: WCAG AA (4.5 : 1) in both themes; what only marks a shape 3 : 1.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Tokens = ReadonlyMap<string, string>;

const css = readFileSync("app/ui/kit/tokens.css", "utf8");

const declared = [...(css.split("  :root {")[1]?.split("}")[0] ?? "").matchAll(/--([\w-]+):\s*([^;]+);/g)];

/** What `light-dark(…, …)` says of either theme. */
function tokensOf(theme: 0 | 1): Tokens {
  return new Map(
    declared.map(([, name = "", value = ""]) => {
      const both = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value)?.slice(1);
      return [name, both?.[theme] ?? value.trim()];
    }),
  );
}

const themes = { light: tokensOf(0), dark: tokensOf(1) };

function colour(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(tokens, reference) : value;
}

/** Relative luminance of #rrggbb, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, words: string, ground: string): number {
  const [a, b] = [luminance(colour(tokens, words)), luminance(colour(tokens, ground))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ["color-background", "color-surface", "color-surface-sunken", "color-surface-raised"];
const words = [
  "color-text",
  "color-text-muted",
  "color-primary-text",
  "color-error-text",
  "color-info-text",
  "color-success-text",
  "color-warning-text",
];
const pairs = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ...["primary", "success", "warning", "error", "info"].flatMap((tone) => [
    [`color-${tone}-text`, `color-${tone}-soft`] as const,
    ["color-text", `color-${tone}-soft`] as const,
  ]),
  ["color-on-primary", "color-primary-solid"] as const,
];

for (const [theme, tokens] of Object.entries(themes)) {
  test(`every word can be read on its ground, ${theme}`, () => {
    const tooFaint = pairs
      .map(([word, ground]) => ({ word, ground, ratio: contrast(tokens, word, ground) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(tooFaint).toEqual([]);
  });

  test(`borders of fields and the focus ring stand out from the page, ${theme}`, () => {
    for (const shape of ["color-border-strong", "color-primary"])
      expect(contrast(tokens, shape, "color-background"), shape).toBeGreaterThan(3);
  });
}
