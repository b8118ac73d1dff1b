// The articles' figures: to be read on a phone, and in the dark.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { starterBlogs, starterInfos } from "#app/cli/starter/encyclopedia.server.ts";

const folder = new URL("../../../public/figures/", import.meta.url);
const figures = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")] as const);
const bodies = [...starterInfos, ...starterBlogs].map(({ body }) => body).join("");

/** A phone's column, and the smallest type anybody should have to read in it. */
const PHONE = 358;
const SMALLEST = 12;

test("there are figures, and articles show each of them", () => {
  expect(figures.length).toBeGreaterThanOrEqual(27);
  expect(figures.map(([name]) => name).filter((name) => !bodies.includes(`/figures/${name}`))).toEqual([]);
});

test.each(figures)("%s: no word under 12 px on a phone, every ink with one for the dark", (_, svg) => {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => (Number(size) * PHONE) / width);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST);
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg)?.[1] ?? "";
  const drawn = svg.replace(/<style>.*<\/style>/, "");
  const inks = new Set([...drawn.matchAll(/(?:fill|stroke|stop-color)="#[0-9a-f]+"/gi)].map(([ink]) => ink));
  expect([...inks].filter((ink) => !dark.includes(`[${ink}]`))).toEqual([]);
});
