import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every component of the public kit is on the sample card", () => {
  const card = readFileSync("app/routes/playground/PublicKit.tsx", "utf8");
  // The frames of whole pages, and what nobody sees.
  const elsewhere = ["JsonLd.tsx", "ListLayout.tsx", "PlainPage.tsx"];
  const pieces = readdirSync("app/ui/kit").filter((name) => name.endsWith(".tsx") && !elsewhere.includes(name));
  expect(pieces.filter((name) => !card.includes(`"#app/ui/kit/${name}"`))).toEqual([]);
});
