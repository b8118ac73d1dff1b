import { expect, test } from "vitest";
import { starterInfos } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite();
for (const info of starterInfos)
  await fillOne(site.db, { kind: "info", ...info, cover: null, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());

async function offered(path: string): Promise<string[]> {
  const html = await (await get(site.origin + path)).text();
  const [, section = ""] = /次に読む[^<]*<\/h2>(.*?)<\/section>/s.exec(html) ?? [];
  return [...new Set([...section.matchAll(/href="(\/(?:info|blog)\/[^"]+)"/g)].map(([, to = ""]) => to))];
}

test("an article's page suggests three others on its subject, blog and care articles alike", async () => {
  expect(await offered("/info/law")).toHaveLength(3);
  // Two on the same subject first.
  expect((await offered("/info/fasting")).slice(0, 2).toSorted()).toEqual(["/info/feeding", "/info/weight"]);
  expect(await offered("/info/winter")).toContain("/blog/november-night-checks");
  expect(await offered("/blog/november-night-checks")).toContain("/info/winter");
});

test("titles have break opportunities for engines without phrase breaking", async () => {
  const html = (await (await get(`${site.origin}/info/fasting`)).text()).replaceAll("<!-- -->", "");
  expect(html).toContain("食べないときに<wbr/>見ること：<wbr/>拒食との<wbr/>付き合い方</h1>");
});
