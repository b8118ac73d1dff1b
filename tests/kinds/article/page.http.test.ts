import { afterAll, beforeAll, expect, test } from "vitest";
import { starterInfos } from "#app/starter/encyclopedia.server.ts";
import { fillOne } from "#app/starter/fill.server.ts";
import { get, type Site, startSite } from "#tests/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  for (const info of starterInfos)
    await fillOne(site.db, { kind: "info", ...info, cover: null, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());
});
afterAll(() => site.stop());

async function offered(path: string): Promise<string[]> {
  const html = await (await get(site.origin + path)).text();
  const [, section = ""] = /次に読む[^<]*<\/h2>(.*?)<\/section>/s.exec(html) ?? [];
  return [...new Set([...section.matchAll(/href="(\/(?:info|blog)\/[^"]+)"/g)].map(([, to = ""]) => to))];
}

test("an article's page offers three others on its subject, blog and care articles alike", async () => {
  const law = await offered("/info/law");
  expect(law).toHaveLength(3);
  expect(law).toContain("/info/hatchlings");
  expect(await offered("/info/winter")).toContain("/blog/november-night-checks");
  expect(await offered("/blog/november-night-checks")).toContain("/info/winter");
});

test("notices about the site are offered beside notices only", async () => {
  expect(await offered("/info/how-to-use")).toContain("/info/welcome");
  for (const path of ["/info/choosing", "/blog/three-line-notebook"])
    expect(await offered(path)).not.toContain("/info/welcome");
});

test("a gene's page says of two copies what is known, and nothing where nothing is known", async () => {
  const page = async (id: string) =>
    (await (await get(`${site.origin}/morph/${id}`)).text()).replaceAll("<!-- -->", "");
  expect(await page("champagne")).not.toMatch(/別の表現（スーパー体）|スーパー体<\/dt>/);
  expect(await page("champagne")).toContain("2コピーの個体は、育たないとされています。");
  expect(await page("ember")).toContain("2コピーの個体がどうなるかは、わかっていません。");
  for (const id of ["pastel", "albino"]) expect(await page(id)).not.toContain("生存する");
});
