import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { warningViews } from "#app/calculator/warning-view.ts";
import { remark } from "#app/genetics/warning.ts";

test("a warning of every severity has a look of its own", () => {
  const css = readFileSync(new URL("../../app/calculator/Warnings.module.css", import.meta.url), "utf8");
  const warnings = ([1, 2, 3] as const).map((severity) => ({ ...remark("health", `${severity}`), severity }));
  const { health } = warningViews(warnings);
  expect(health.map(({ tone }) => tone)).toEqual(["info", "warning", "error"]);
  for (const { tone } of health) expect(css).toContain(`.${tone} {`);
});
