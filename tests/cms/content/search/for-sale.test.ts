// Search queries for buying snakes, or for seeing some, lead to a list of them.

import { expect, test } from "vitest";
import { demoBalls } from "#app/cli/starter/demo-collection.server.ts";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { shopWith } from "#tests/shop/forms.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const now = new Date("2026-11-21T00:00:00.000Z");
const db = emptyDatabase();
const about = { cover: null, publishedAt: "2026-11-20T00:00:00.000Z" };
const pastel = starterMorphs.filter(({ id }) => id === "pastel");
for (const entry of pastel) await fillOne(db, { kind: "morph", ...entry, fields: { ...entry.fields }, ...about }, now);
for (const entry of demoBalls)
  await fillOne(db, { kind: "ball", ...entry, fields: { ...entry.fields }, ...about }, now);
await saveSetting(db, "shop", 0, shopWith(), { by: "test", now });

test.each([
  ["3万円以下", "/shop?max=30000&sort=price"],
  ["3万円以下のメス", "/shop?sex=female&max=30000&sort=price"],
  ["二万円以下", "/shop?max=20000&sort=price"],
  ["メスを探してる", "/shop?sex=female"],
  ["メスの販売はありますか", "/shop?sex=female"],
  ["予算5万", "/shop?max=50000&sort=price"],
  ["2万円から4万円", "/shop?min=20000&max=40000&sort=price"],
  ["メス 販売", "/shop?sex=female"],
  ["販売中のパステル", "/shop?morph=pastel"],
  ["安い個体", "/shop?sort=price"],
  ["ベビー 販売", "/shop"],
  ["オスの個体", "/ball?sex=male"],
  ["2025年生まれ", "/ball?year=2025"],
])("%s asks for a list of snakes: %s", async (query, to) => {
  const { best } = await find(db, query, now);
  expect(best[0]).toMatchObject({ to: to, label: "このサイトのページ" });
});

test("while the dealer's registration is over, who asks to buy sees what there is to look at, and no price", async () => {
  await saveSetting(db, "shop", 1, shopWith({ expires: "2020-03-31" }), { by: "test", now });
  for (const [query, to] of [
    ["販売中のパステル", "/ball?morph=pastel 個体一覧（パステル）"],
    ["3万円以下のメス", "/ball?sex=female 個体一覧（メス）"],
    ["2025年生まれ", "/ball?year=2025 個体一覧（2025年）"],
  ] as const) {
    const [first] = (await find(db, query, now)).best;
    // A title is in parts where a word of it was found.
    expect(`${first?.to} ${[first?.title].flat().join("")}`, query).toBe(to);
  }
  for (const query of ["3万円以下", "安い個体", "ベビー 販売"]) {
    const { best } = await find(db, query, now);
    expect(best.map(({ to, title }) => `${to} ${title}`).join(), query).not.toMatch(/[?]|販売中/);
  }
});
