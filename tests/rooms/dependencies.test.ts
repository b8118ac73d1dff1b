// Dependencies are documented, exact, and run no install script.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
  (name) => !name.startsWith("@borupa/"),
);

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
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes("node_modules/") && !link && !integrity,
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
