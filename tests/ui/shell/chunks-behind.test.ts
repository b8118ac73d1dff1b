// Chunks fetched before a click are those of the page behind the link.

import { expect, test } from "vitest";
import { chunksBehind } from "#app/ui/shell/build-watch.ts";

const routes = Object.fromEntries(
  ["/", "/morph", "/morph/*", "/morph/compare", "/morph/complexes/*"].map((path) => [path, [path]]),
);

test.each([
  ["/", "/"],
  ["/morph", "/morph"],
  ["/morph/banana", "/morph/*"],
  ["/morph/compare", "/morph/compare"],
  ["/morph/complexes/bel", "/morph/complexes/*"],
  ["/ball/b-001", undefined],
])("%s needs those of %s", (path, route) => {
  expect(chunksBehind(path, routes)).toEqual(route === undefined ? [] : [route]);
});
