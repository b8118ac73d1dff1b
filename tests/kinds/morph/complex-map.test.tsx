// The map as it is drawn: every allele a point and a way, every named pair a road, and all of it within its frame.

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { starterBook as book } from "#app/cli/starter/encyclopedia.server.ts";
import { ComplexMap } from "#app/kinds/morph/complexes/ComplexMap.tsx";
import { complexes } from "#app/kinds/morph/complexes/complexes.ts";
import { placePath } from "#app/kinds/morph/complexes/place-path.ts";

test.each(complexes(book))("$name", (complex) => {
  const html = renderToStaticMarkup(<ComplexMap complex={complex} />);
  const [width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? []).slice(1).map(Number);
  expect(height).toBeGreaterThan(100);
  expect(height).toBeLessThan(width * 1.5);
  const placesIn = (part = "") =>
    [...part.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to, inside = ""]) => [
      to,
      inside.replaceAll(/<[^>]+>/g, ""),
    ]);
  // The map, and the names alone that a phone shows.
  const [map, names] = html.split("</svg>");
  for (const part of [map, names])
    expect(placesIn(part)).toEqual(complex.places.map(({ id, title }) => [placePath(id), title]));
  const roads = /<g[^>]*>(.*?)<\/g>/.exec(html)?.[1] ?? "";
  expect(roads.match(/<(path|circle)/g) ?? []).toHaveLength(complex.roads.length);
  const points = [...html.matchAll(/c[xy]="(-?[\d.]+)"/g)].map(([, at]) => Number(at));
  expect(points.every((at) => at > 0 && at < Math.max(width, height))).toBe(true);
});
