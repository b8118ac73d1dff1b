// What the project depends on is written down, may be used, and runs nothing by being installed.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licencesIn } from "#app/cli/licences/read.ts";

const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

test("docs/dependencies.md has a line for every package of package.json, and for no other", () => {
  const table = readFileSync("docs/dependencies.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const told = table.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const families = ["@tiptap/*", "@types/*"];
  const familyOf = (name: string) => families.find((family) => name.startsWith(family.slice(0, -1))) ?? name;
  expect(told.toSorted()).toEqual([...new Set(names.map(familyOf))].toSorted());
  for (const line of table) for (const cell of line.split("|").slice(1, 4)) expect(cell.trim(), line).not.toBe("");
});

test("versions are exact, and no package but Node's runs a script when it is installed", () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(withScript.map((path) => path.split("node_modules/").at(-1)).toSorted()).toEqual(
    Object.keys(allowScripts).toSorted(),
  );
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
});

test("the lockfile has a checksum of every package it installs, whichever the platform", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { integrity?: string }>;
  };
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== "" && !integrity);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test("every licence is known; one that is not ends the command with 1", () => {
  const run = (...words: string[]) => spawnSync("node", ["app/cli/licences.ts", ...words], { encoding: "utf8" });
  const { status, stdout, stderr } = run();
  expect([status, stderr]).toEqual([0, ""]);
  for (const name of names) expect(stdout).toContain(`\t${name} `);
  expect(run("--all").status).toBe(2);
  const shipped = run("--shipped").stdout;
  expect([shipped.includes("\treact "), shipped.includes("\tvitest ")]).toEqual([true, false]);
  const lock = (license?: string) =>
    JSON.stringify({ packages: { "": {}, "node_modules/@a/b": { version: "1.0.0", license } } });
  const verdict = (license?: string) => licencesIn(lock(license)).map(({ name, isAllowed }) => [name, isAllowed]);
  for (const fit of ["MIT", "(MIT OR GPL-3.0)", "MIT AND Zlib"]) expect(verdict(fit), fit).toEqual([["@a/b", true]]);
  for (const unfit of [undefined, "", "GPL-3.0", "MIT AND AGPL-3.0", "SEE LICENSE IN x"]) {
    expect(verdict(unfit), unfit).toEqual([["@a/b", false]]);
  }
});
