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
