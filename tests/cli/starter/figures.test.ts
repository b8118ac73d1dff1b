// The articles' figures: to be read on a phone, and in the dark.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAWN, figureOf, SHOWN } from "#app/cli/figures/figure.ts";
import { starterBlogs, starterInfos } from "#app/cli/starter/encyclopedia.server.ts";

const textsIn = (folder: URL) =>
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")] as const);
const figures = textsIn(SHOWN);
const drawings = textsIn(DRAWN).filter(([name]) => name !== "parts.svg");
const drawn = new Set(drawings.map(([name]) => name));
const bodies = [...starterInfos, ...starterBlogs].map(({ body }) => body).join("");

/** A phone's column, and the smallest type anybody should have to read in it. */
const PHONE = 358;
const SMALLEST = 12;

/** Flows by now, in words. They stay at their addresses: an article that an owner has edited goes on showing them. */
const former = "day-night egg-timeline fasting-flow first-two-weeks hatchling-path mite-cycle sale-steps";
const formerNames = former.split(" ").map((name) => `${name}.svg`);

test("there are figures, and articles show each of them but those that are flows by now", () => {
  expect(figures.length).toBeGreaterThanOrEqual(27);
  const unseen = figures.map(([name]) => name).filter((name) => !bodies.includes(`/figures/${name}`));
  expect(unseen).toEqual(formerNames);
});

test("a flow is a figure of numbered steps, each with its name, and a caption", () => {
  const flows = [...bodies.matchAll(/<figure>\s*<ol>(.*?)<\/ol>\s*<figcaption>(.+?)<\/figcaption>\s*<\/figure>/gs)];
  expect(flows.length).toBeGreaterThanOrEqual(7);
  for (const [, steps = ""] of flows) {
    const own = steps.replaceAll(/<ul>.*?<\/ul>/gs, "").match(/<li>.*?<\/li>/gs) ?? [];
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const step of own) expect(step).toMatch(/^<li><strong>[^<]+<\/strong><br>./);
  }
});

test("an article shows a figure in the figure's own size", () => {
  const own = new Map(
    figures.map(([name, svg]) => [`/figures/${name}`, /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).join(" ")]),
  );
  const shown = [...bodies.matchAll(/<img src="(\/figures\/[^"]+)"[^>]* width="(\d+)" height="(\d+)"/g)];
  expect(shown.length).toBeGreaterThan(20);
  for (const [, src = "", width, height] of shown) expect(own.get(src), src).toBe(`${width} ${height}`);
});

test.each(drawings)("%s: what pages show is what `npm run figures` makes of the drawing", (name, drawing) => {
  expect(readFileSync(new URL(name, SHOWN), "utf8")).toBe(`${figureOf(drawing)}\n`);
});

test.each(drawings)("%s: classes alone give colour, and no word is under 12 px on a phone", (name, drawing) => {
  expect(drawing).not.toMatch(/(?:fill|stroke|style|font-size|font-family)=/);
  expect(drawing).toContain('viewBox="0 0 480 ');
  const shown = readFileSync(new URL(name, SHOWN), "utf8");
  const [, size] = /text\{font:(\d+)px/.exec(shown) ?? [];
  expect((Number(size) * PHONE) / 480).toBeGreaterThanOrEqual(SMALLEST);
  expect(shown.length).toBeLessThan(30 * 1024);
});

test.each(figures.filter(([name]) => !drawn.has(name)))(
  "%s: no word under 12 px on a phone, every ink with one for the dark",
  (_, svg) => {
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => (Number(size) * PHONE) / width);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST);
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg)?.[1] ?? "";
    const bare = svg.replace(/<style>.*<\/style>/, "");
    const inks = new Set([...bare.matchAll(/(?:fill|stroke|stop-color)="#[0-9a-f]+"/gi)].map(([ink]) => ink));
    expect([...inks].filter((ink) => !dark.includes(`[${ink}]`))).toEqual([]);
  },
);

test.each(figures.filter(([name]) => drawn.has(name)))(
  "%s is dark where the device is, or where its address says so",
  (_, figure) => {
    expect(figure).toMatch(
      /@media\(prefers-color-scheme:dark\)\{#light:not\(:target\)\{(--[^}]*)\}\}#dark:target\{\1\}/,
    );
  },
);
