import { readFileSync } from "node:fs";
import { remark } from "@borupa/genetics";
import { expect, test } from "vitest";
import { warningViews } from "#app/ui/genetics/warning-view.ts";

test("a warning of every severity has a look of its own", () => {
  const css = readFileSync(new URL("../../../app/ui/genetics/Warnings.module.css", import.meta.url), "utf8");
  const warnings = ([1, 2, 3] as const).map((severity) => ({ ...remark("health", `${severity}`), severity }));
  const { health } = warningViews(warnings);
  expect(health.map(({ tone }) => tone)).toEqual(["info", "warning", "error"]);
  for (const { tone } of health) expect(css).toContain(`.${tone} {`);
});
