import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { remark } from "#app/snake/genes/warning.ts";
import { warningViews } from "#app/snake/words/warning-view.ts";

test("a warning of every severity has a look of its own", () => {
  const css = readFileSync(new URL("../../../app/snake/words/Warnings.module.css", import.meta.url), "utf8");
  const warnings = ([1, 2, 3] as const).map((severity) => ({ ...remark("health", `${severity}`), severity }));
  const { health } = warningViews(warnings);
  expect(health.map(({ tone }) => tone)).toEqual(["info", "warning", "error"]);
  for (const { tone } of health) expect(css).toContain(`.${tone} {`);
});
