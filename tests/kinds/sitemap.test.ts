import { expect, test } from "vitest";
import { end } from "#app/cms/content/lifecycle.server.ts";
import { sitemap } from "#app/kinds/sitemap.server.ts";
import { at, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const now = new Date(at.getTime() + 60_000);

test("the sitemap has the site's own pages and every visible entry, with the last change", async () => {
  const db = memory();
  await publishedEntry(db, "term", "shed", { title: "脱皮" });
  await publishedEntry(db, "blog", "gone", { title: "終わった話" });
  await end(db, "blog", "gone", 2, hana);
  const xml = await sitemap(db, "https://x.example", now);
  expect(xml).toContain(`<url><loc>https://x.example/term/shed</loc><lastmod>${at.toISOString()}</lastmod></url>`);
  for (const path of ["/", "/start/vet", "/term"]) expect(xml).toContain(`<loc>https://x.example${path}</loc>`);
  expect(xml).not.toContain("/blog/gone");
});
