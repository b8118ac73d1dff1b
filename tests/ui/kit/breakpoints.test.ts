// The site changes its layout at the specification's widths and nowhere else, written one way.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakpoints } from "#app/cms/admin/kit/system.ts";

const specified = { sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" };
const widths = new Set(Object.values(specified));

/** Every question a style or a `sizes` attribute asks about a width, with the file it is in. */
const questions = globSync(["app/**/*.css", "app/**/*.tsx"]).flatMap((file) => {
  const source = readFileSync(file, "utf8");
  const asked = file.endsWith(".css")
    ? source.matchAll(/@(?:media|container)\s([^{]*)/g)
    : source.matchAll(/(?:sizes=|matchMedia\()"([^"]*)/g);
  return Array.from(asked, ([, question = ""]) => ({ file, question })).filter(({ question }) =>
    /width[^;]*\dpx|\dpx[^;]*width/.test(question),
  );
});

test("no layout changes at a width of its own, and none is asked for in another spelling", () => {
  expect(questions.length).toBeGreaterThan(20);
  for (const { file, question } of questions) {
    for (const [condition] of question.matchAll(/\([^)]*width[^)]*\)/g)) {
      expect(condition, file).toMatch(/^\((?:width (?:>=|<) \d+px|\d+px <= width < \d+px)\)$/);
      for (const [width] of condition.matchAll(/\d+px/g)) expect([...widths], `${file}: ${condition}`).toContain(width);
    }
  }
});

test("every one of the five is a width at which something changes", () => {
  const asked = questions.map(({ question }) => question).join(" ");
  for (const width of widths) expect(asked).toContain(`(width >= ${width})`);
});

test("the admin's kit has the same five", () => {
  expect(breakpoints).toEqual(specified);
});
