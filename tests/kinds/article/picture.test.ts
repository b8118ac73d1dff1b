// What articles show of themselves where nobody chose a cover.

import { expect, test } from "vitest";
import { starterBlogs, starterBook, starterInfos } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { adminList } from "#app/kinds/admin-list.server.ts";
import { blogList } from "#app/kinds/blog/list.server.ts";
import { infoList } from "#app/kinds/info/list.server.ts";
import { seenIn, snakeDrawing, snakeOfText } from "#app/kinds/shared/article/picture.server.ts";
import { memory } from "#tests/cms/admin/editing/editor-harness.ts";

const now = new Date("2026-11-24T00:00:00Z");

test("the first picture of a text stands for it, one of the library or a figure of care; others are passed over", () => {
  const own = '<img src="/images/abc-1/1280.webp" alt="ねぐら &amp; 水">';
  const figure = '<figure><img src="/figures/hides.svg" alt="隠れ家"></figure>';
  const foreign = '<img src="https://example.com/figures/a.svg">';
  expect(seenIn(`${foreign}<p>${own}</p>${figure}`)).toMatchObject({ picture: { image: "abc-1", alt: "ねぐら & 水" } });
  expect(seenIn(figure + own)).toMatchObject({ picture: null, figure: "/figures/hides.svg" });
  expect(seenIn(`${foreign}<img src="/figures/../a.svg">`)).toMatchObject({ picture: null, figure: null });
});

test("a text that shows nothing has a snake: of the first gene it names, else one that stays its own", () => {
  const seen = seenIn('<a href="/morph/no-such">x</a><a href="/morph/spider">y</a><a href="/morph/clown">z</a>');
  expect(snakeOfText(starterBook, "/blog/a", seen)).toEqual([{ gene: "spider", state: "visual" }]);
  expect(snakeDrawing(starterBook, "/blog/a", seen)).toBe("/drawn.svg?of=spider");
  const own = ["/info/a", "/info/b", "/info/c"].map((path) => snakeDrawing(starterBook, path, { morphs: [] }));
  expect(new Set(own).size).toBeGreaterThan(1);
  expect(snakeDrawing(starterBook, "/info/a", { morphs: [] })).toBe(own[0]);
});

test("on a list every article has its figure or its snake, a notice nothing", async () => {
  const db = memory();
  const shipped = [
    ...["hides", "law", "welcome"].map((id) => ["info", starterInfos.find((one) => one.id === id)] as const),
    ["blog", starterBlogs.find(({ id }) => id === "spider-debate")] as const,
  ];
  for (const [kind, entry] of shipped)
    if (entry)
      await fillOne(
        db,
        { kind, ...entry, fields: { ...entry.fields }, cover: null, publishedAt: "2026-11-01T00:00:00Z" },
        now,
      );
  const infos = await infoList(db, new URLSearchParams(), now);
  const drawings = Object.fromEntries(infos.items.map(({ to, drawing }) => [to, drawing]));
  expect(drawings["/info/hides"]).toMatch(/^\/figures\/[a-z-]+\.svg$/);
  // The book of this database has no morph yet, and so no snake is known.
  expect(drawings["/info/welcome"]).toBeNull();
  const blogs = await blogList(db, new URLSearchParams(), now);
  expect(blogs.items[0]).toMatchObject({ cover: null });
  // Admins see the same beside its name.
  const { items } = await adminList(db, kindNamed("info"), new URLSearchParams(), now);
  expect(items.find(({ id }) => id === "hides")?.drawing).toBe(drawings["/info/hides"]);
  expect(items.find(({ id }) => id === "welcome")?.drawing).toBeUndefined();
  await db.destroy();
});
