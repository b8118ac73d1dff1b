import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adminRoutes } from "./budgets.ts";
import { scriptsOf, withParents } from "./built.ts";

test.each(adminRoutes)("%s begins with neither editor nor Firebase", (id) => {
  const files = scriptsOf(...withParents(id));
  expect(files.size).toBeGreaterThan(5);
  for (const path of files) {
    const found = /ProseMirror|identitytoolkit/.exec(readFileSync(`build/client${path}`, "utf8"));
    expect(found?.[0], path).toBeUndefined();
  }
});

test("a list asks for at most 20 files of code: of its 40 requests half are left for pictures", () => {
  const id = "routes/admin.$kind._index";
  const sheets = new Set(withParents(id).flatMap(({ css }) => css ?? []));
  expect(scriptsOf(...withParents(id)).size + sheets.size).toBeLessThanOrEqual(20);
});
