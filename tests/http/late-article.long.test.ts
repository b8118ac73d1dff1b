import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { get, startSite } from "#tests/support/site.ts";

test("a page with a truncated article is never cached, as a document or data; other pages are", async () => {
  const site = await startSite({ filled: false });
  const named = { kind: "blog" as const, summary: "要約", cover: null, publishedAt: "2026-01-01T00:00:00.000Z" };
  const fields = { tags: [], author: "" };
  // Misnested, so that a parser needs quadratic time.
  const body = `<p>本文</p>${"<div><table><tr><td></div>".repeat(2_400)}`;
  await fillOne(site.db, { ...named, id: "heavy", title: "重い記事", fields, body }, new Date());
  await fillOne(site.db, { ...named, id: "light", title: "軽い記事", fields, body: "<p>本文</p>" }, new Date());
  for (let time = 0; time < 2; time += 1) {
    for (const path of ["/blog/heavy", "/blog/heavy.data", "/feed.xml"].slice(time)) {
      const response = await get(site.origin + path);
      expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    }
    const light = await get(`${site.origin}/blog/light`);
    expect(light.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  }
  expect(await (await get(`${site.origin}/blog/heavy`)).text()).toContain("文字だけを表示しています");
});
