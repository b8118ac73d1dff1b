import { expect, test } from "vitest";
import { topics } from "#app/kinds/info/topics.ts";
import { drawArticleCover } from "#app/starter/article-cover.ts";
import { starterBook } from "#app/starter/encyclopedia.server.ts";

test("a cover is a snake with its subject's sign: each subject another, the same article always the same", () => {
  const names = [...(Object.keys(topics) as (keyof typeof topics)[]), null];
  const covers = names.map((topic) => drawArticleCover(starterBook, "fasting", topic));
  expect(new Set(covers).size).toBe(names.length);
  expect(drawArticleCover(starterBook, "fasting", "eating")).toBe(covers[0]);
  for (const cover of covers) {
    expect(cover.match(/<g\b/g)?.length).toBe(cover.match(/<\/g>/g)?.length);
    expect(cover).toMatch(/scale\(\.77\).*<\/svg>$/s);
  }
});
