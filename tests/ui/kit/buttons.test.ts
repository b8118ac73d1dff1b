// Every button has the specification's one metric: flat, 38 high, rounded by 8.

import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** What a class of a stylesheet says, in all rules whose last step is the class by itself. */
function declarationsOf(css: string, name: string): [property: string, value: string][] {
  const rules = Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selectors = "", body = ""]) => ({
    selectors,
    body,
  }));
  const own = rules.filter(({ selectors }) => selectors.split(",").some((one) => one.trim().endsWith(`.${name}`)));
  return own.flatMap(({ body }) =>
    Array.from(body.matchAll(/(?:^|;)\s*([\w-]+):\s*([^;]+)/g), ([, property = "", value = ""]): [string, string] => [
      property,
      value.trim(),
    ]),
  );
}

/** Each class that a `<button>` is written with, with the stylesheet it comes from. */
const classes = globSync("app/**/*.tsx").flatMap((file) => {
  const source = readFileSync(file, "utf8");
  const sheets = Array.from(
    source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g),
    ([, name = "", path = ""]) => {
      const sheet = path.startsWith("#app") ? path.slice(1) : join(dirname(file), path);
      return { name, sheet: existsSync(sheet) ? readFileSync(sheet, "utf8") : "" };
    },
  );
  return Array.from(source.matchAll(/<button\b((?:=>|[^>])*)>/g), ([, head = ""]) => head).flatMap((head) =>
    sheets.flatMap(({ name, sheet }) =>
      Array.from(head.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g")), ([, one = ""]) => ({ file, one, sheet })),
    ),
  );
});

test("no button has a height or rounding of its own, and none casts a shadow", () => {
  expect(classes.length).toBeGreaterThan(8);
  expect(readFileSync("app/ui/kit/tokens.css", "utf8")).toMatch(/--radius: 8px;[\s\S]*--control-height: 38px;/);
  for (const { file, one, sheet } of classes) {
    // A choice in a list and a picture to press are no buttons by their looks; the notebook's are for a wet thumb.
    if (/BlockMenu|PicturePages|app\/notebook\//.test(file)) continue;
    for (const [property, value] of declarationsOf(sheet, one)) {
      const said = `${file} .${one} { ${property}: ${value} }`;
      if (/^(?:min-)?height$/.test(property)) expect(value, said).toBe("var(--control-height)");
      if (property === "border-radius") expect(value, said).toBe("var(--radius)");
      expect(property, said).not.toBe("box-shadow");
    }
  }
});
