import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
test("versions are exact, and no package except Node's has an install script", () => {
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

test("the lockfile has a checksum of every package, for every platform", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes("node_modules/") && !link && !integrity,
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
