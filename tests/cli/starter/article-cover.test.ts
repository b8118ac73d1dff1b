import { expect, test } from "vitest";
import { drawArticleCover, subjectLabel, subjectOfTags } from "#app/cli/starter/article-cover.ts";
import { starterBlogs, starterBook } from "#app/cli/starter/encyclopedia.server.ts";
import { topics } from "#app/kinds/info/topics.ts";

test("a cover is a snake with its subject's sign: each subject another, the same article always the same", () => {
  const names = [...(Object.keys(topics) as (keyof typeof topics)[]), "genes", "research", "record", "other"] as const;
  const covers = names.map((topic) => drawArticleCover(starterBook, "fasting", topic));
  expect(new Set(covers).size).toBe(names.length);
  expect(drawArticleCover(starterBook, "fasting", names[0] as "eating")).toBe(covers[0]);
  for (const cover of covers) {
    expect(cover.match(/<g\b/g)?.length).toBe(cover.match(/<\/g>/g)?.length);
    expect(cover).toMatch(/scale\(\.77\).*<\/svg>$/s);
  }
});

test("an article of the blog is signed by what its tags say it is about", () => {
  const subjects = starterBlogs.map(({ id, fields }) => [id, subjectLabel(subjectOfTags(fields.tags))]);
  expect(Object.fromEntries(subjects)).toMatchObject({
    "sixty-six-percent": "遺伝",
    "spider-debate": "病気のサイン",
    "three-line-notebook": "記録",
    "why-numbers-differ": "研究",
  });
  expect(subjectLabel(subjectOfTags(["ひとりごと"]))).toBe("");
});
