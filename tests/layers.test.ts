// A unit test needs no build and no emulator: what starts either says so by its place or name.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testsOf, wantsPostgres } from "./layers.ts";

const NEEDS = /#tests\/support\/(?:site|people|browser|database-file)\.ts|\bbuild\/(?:client|server)\b/;

test("only tests that say so by place or name start the built server, a browser or the emulator", () => {
  const unit = testsOf("unit");
  expect(unit.length).toBeGreaterThan(60);
  const itself = "tests/layers.test.ts";
  expect(unit.filter((file) => file !== itself && NEEDS.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no browser test changes its process: they share one a worker, and its browser", () => {
  expect(testsOf("browser", "alone")).toEqual([]);
});

test("only chosen tests that open a PostgreSQL have one got", () => {
  const paths = [
    "tests/browser/print.test.ts",
    "tests/genetics",
    "tests/tools",
    "tests/content",
    "tests/http/several.test.ts",
  ];
  expect(paths.filter((path) => wantsPostgres([path]))).toEqual(["tests/content", "tests/http/several.test.ts"]);
});
