// A field asks for no more room than it is given: engines differ by half a phone in how wide twenty letters are.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every field may be narrower than its letters", () => {
  const rules = [...readFileSync("app/ui/kit/base.css", "utf8").matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const held = rules.filter(([, , body]) => body?.includes("max-width: 100%")).map(([, selector]) => selector);
  for (const field of ["input", "select", "textarea"]) {
    expect(
      held.some((selector) => selector?.split(",").some((one) => one.trim().endsWith(field))),
      field,
    ).toBe(true);
  }
});
