// A test of the sources needs no build and no emulator: what starts either says so by its place or name. A unit starts nothing.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TestProjectInlineConfiguration } from "vitest/config";
import config, { onPostgresToo } from "../vitest.config.ts";
import { testsBesideUnits, testsOf, testsOfDatabases, wantsPostgres } from "./layers.ts";

const NEEDS = /#tests\/support\/(?:site|people|browser|database-file)\.ts|\bbuild\/(?:client|server)\b/;

test("only tests that say so by place or name start the built server, a browser or the emulator", () => {
  const ofSources = testsOf("sources");
  expect(ofSources.length).toBeGreaterThan(60);
  const itself = "tests/layers.test.ts";
  expect(ofSources.filter((file) => file !== itself && NEEDS.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("what takes long is no unit: commands as typed, all content, input at random", () => {
  const long = testsBesideUnits();
  for (const file of [
    "cli/commands",
    "platform/database/kill",
    "kinds/seventh",
    "cli/starter/articles",
    "fuzz/articles",
  ])
    expect(long).toContain(`tests/${file}.test.ts`);
  // By far the most are units.
  expect(testsOf("sources").length).toBeGreaterThan(5 * long.length);
});

test("the projects that npm test names are all there, and every test stands in one of them", () => {
  const named = /besideBrowser = projects\(([^)]*)\)/.exec(readFileSync("tests/run.ts", "utf8"))?.[1] ?? "";
  const run = [...named.matchAll(/"(\w+)"/g)].flatMap(([, name = ""]) => [name, `${name}-alone`]);
  const always = (config.test?.projects ?? []) as TestProjectInlineConfiguration[]; // as vitest.config.ts makes them
  const projects = [...always, ...onPostgresToo];
  const inRun = projects.filter(({ test }) => [...run, "browser"].includes(String(test?.name)));
  expect(inRun.map(({ test }) => test?.name)).toEqual(expect.arrayContaining(run));
  const covered = new Set(inRun.flatMap(({ test }) => test?.include ?? []));
  const layers = ["sources", "site", "browser", "postgres"] as const;
  expect(layers.flatMap((layer) => testsOf(layer)).filter((file) => !covered.has(file))).toEqual([]);
});

test("what is run by its path alone wants no PostgreSQL", () => {
  const file = "tests/cms/content/lifecycle.test.ts";
  expect(testsOfDatabases("together")).toContain(file);
  const { stdout } = spawnSync("vitest", ["list", "--filesOnly", file], { encoding: "utf8" });
  expect(stdout.trim().split("\n")).toEqual([`[sources] ${file}`]);
});

test("no browser test changes its process: they share one a worker, and its browser", () => {
  expect(testsOf("browser", "alone")).toEqual([]);
});

test("only chosen tests that open a PostgreSQL have one got", () => {
  const paths = [
    "tests/browser/print.test.ts",
    "tests/snake",
    "tests/tools",
    "tests/cms/content",
    "tests/http/several.test.ts",
  ];
  expect(paths.filter((path) => wantsPostgres([path]))).toEqual(["tests/cms/content", "tests/http/several.test.ts"]);
});
