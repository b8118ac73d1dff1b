import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the lockfile says where each package is, so that an install need not ask for it first", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const without = Object.entries<{ integrity?: string; resolved?: string }>(packages).filter(
    ([, { integrity, resolved }]) => integrity && !resolved,
  );
  // Where this fails, a setting of this machine's npm went before the project's .npmrc.
  expect(without.map(([path]) => path)).toEqual([]);
});

interface Package {
  optionalDependencies?: Record<string, string>;
}

/** Where Node would find a dependency of the package at this path. */
function placeOf(packages: Record<string, Package>, path: string, name: string): string | undefined {
  for (let at = path; ; at = at.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    const place = `${at && `${at}/`}node_modules/${name}`;
    if (packages[place] || at === "") return packages[place] && place;
  }
}

test("the lockfile has the packages of every platform, without which npm ci refuses it", () => {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => placeOf(packages, path, name) === undefined),
  );
  expect(missing).toEqual([]);
});

test("every door to a fresh clone installs what the lockfile says", () => {
  for (const file of [
    "app/cli/run.js",
    "Dockerfile",
    "README.md",
    "docs/operating.ja.md",
    ".devcontainer/devcontainer.json",
  ]) {
    const text = readFileSync(file, "utf8");
    expect([file, /npm ci\b|"ci",/.test(text), /npm install\b/.test(text)]).toEqual([file, true, false]);
  }
});
