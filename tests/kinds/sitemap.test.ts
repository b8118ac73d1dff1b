import { beforeAll, expect, test } from "vitest";
import { generate } from "#app/cli/starter/generated/generate.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { sitemap } from "#app/kinds/sitemap.server.ts";
import { at, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { listenedDatabase } from "#tests/support/empty-database.ts";

const asked: string[] = [];
const db = listenedDatabase(({ sql }) => asked.push(sql));
const now = new Date(at.getTime() + 60_000);
beforeAll(() => generate(db, { count: 120 }, at));

const pagesIn = (xml = "") =>
  [...xml.matchAll(/<url><loc>https:\/\/x\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
const ask = (part: number | null, size?: number) => sitemap(db, "https://x.example", part, now, size);

test("a site of one file stands whole at its address", async () => {
  const pages = pagesIn(await ask(null));
  const kinds = await Promise.all(allKinds().map(({ name }) => listVisible(db, name, { perPage: 1 }, now)));
  const entries = kinds.reduce((sum, { total }) => sum + total, 0);
  expect(pages.filter((path) => path?.includes("/sample-")).length).toBe(entries);
  expect(pages).toContain("/term/sample-term-1");
  expect(await ask(1)).toBe(await ask(null));
  expect(await ask(2)).toBeUndefined();
});

test("a larger one is an index of files that hold every page once", async () => {
  const whole = pagesIn(await ask(null));
  const parts = Math.ceil(whole.length / 50);
  const index = await ask(null, 50);
  expect([...(index ?? "").matchAll(/<loc>https:\/\/x\.example\/sitemap\.xml\?part=(\d+)<\/loc>/g)].length).toBe(parts);
  const pages: (string | undefined)[] = [];
  for (let part = 1; part <= parts; part += 1) pages.push(...pagesIn(await ask(part, 50)));
  expect(pages).toEqual(whole);
  expect(await ask(0, 50)).toBeUndefined();
  expect(await ask(parts + 1, 50)).toBeUndefined();
});

test("a large site's index is counted once, until something is written", async () => {
  const index = await ask(null, 50);
  asked.length = 0;
  expect(await ask(null, 50)).toBe(index);
  expect(asked.filter((query) => query.includes("entries"))).toEqual([]);
  await publishedEntry(db, "blog", "one-more", { title: "もう一つ" });
  expect(pagesIn(await ask(null))).toContain("/blog/one-more");
});
