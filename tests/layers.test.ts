// A unit test needs no build and no emulator: what starts either says so by its place or name.

import { readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { NEED_MORE } from "./layers.ts";

const NEEDS = /#tests\/support\/(?:site|people|browser|database-file)\.ts|\bbuild\/(?:client|server)\b/;

test("only tests that say so by place or name start the built server, a browser or the emulator", () => {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join("tests", name));
  const unit = files.filter((file) => !NEED_MORE.some((pattern) => matchesGlob(file, pattern)));
  expect(unit.length).toBeGreaterThan(60);
  const itself = "tests/layers.test.ts";
  expect(unit.filter((file) => file !== itself && NEEDS.test(readFileSync(file, "utf8")))).toEqual([]);
});
