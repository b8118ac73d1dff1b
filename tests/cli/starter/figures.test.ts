import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../../public/figures/", import.meta.url);
const figures = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")] as const);
/** Width of a phone's column, and the minimum font size in it. */
const PHONE = 358;
const SMALLEST = 12;

test.each(figures)("%s: no text is under 12 px on a phone, and every colour has a dark variant", (_, svg) => {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"|text\{font:(\d+)px/g)].map(
    ([, attribute, rule]) => (Number(attribute ?? rule) * PHONE) / width,
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST);
  expect(svg).toMatch(/@media ?\(prefers-color-scheme:dark\)/);
  expect(svg.length).toBeLessThan(30 * 1024);
});
