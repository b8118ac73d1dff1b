import { expect, test } from "vitest";
import {
  siteNamed,
  starterBlogs,
  starterInfos,
  starterMorphs,
  starterTerms,
} from "#app/cli/starter/encyclopedia.server.ts";

test("no shipped text names the original site; in HTML the name is escaped", () => {
  const entries = [...starterBlogs, ...starterInfos, ...starterMorphs, ...starterTerms];
  const named = entries.filter((entry) => JSON.stringify(entry).includes("ボルパ手帖"));
  expect(named.length).toBeGreaterThan(5);
  for (const entry of named) {
    const item = { kind: "info" as const, ...entry, fields: { ...entry.fields }, cover: null };
    const shown = siteNamed(item, `蛇の"手びき"&<b>`);
    expect(JSON.stringify(shown), entry.id).not.toContain("ボルパ手帖");
    expect(shown.body, entry.id).not.toContain("<b>");
    expect(JSON.stringify(shown), entry.id).toContain("蛇の");
    expect(siteNamed(item, "ボルパ手帖")).toBe(item);
  }
});
