import { expect, test } from "vitest";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { comparePage } from "#app/kinds/morph/compare.ts";
import { morphList } from "#app/kinds/morph/list.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { insertImage } from "#app/platform/images/images.server.ts";
import { morphPage } from "#tests/support/pages.ts";
import { put, siteWithMorphs, today } from "#tests/tools/calculator/collection.ts";

const db = await siteWithMorphs();

const compared = async (ids: readonly string[]) => comparePage(await referenceIndexes(db, today), ids);

const listed = async (query: string) => {
  const { items, total, filters } = await morphList(db, new URLSearchParams(query), today);
  return { ids: items.map(({ id }) => id), total, filters };
};

test("the list is filtered by looks and kana, combined with stored fields", async () => {
  const redEyes = await listed("look=red-eyes&type=gene");
  expect(redEyes.ids).toContain("albino");
  expect(redEyes.ids).not.toContain("pastel");
  expect((await listed("look=blue-eyes")).ids).toContain("super-mojave-bel");
  expect((await listed("look=white&type=gene")).ids).toEqual([]);
  const row = await listed("row=か&type=gene&sort=kana");
  expect(row.ids).toEqual(expect.arrayContaining(["clown", "calico"]));
  expect(row.ids).not.toContain("albino");
  const pages = [await listed("row=あ"), await listed("row=あ&page=2")];
  expect(pages[0]?.ids.filter((id) => pages[1]?.ids.includes(id))).toEqual([]);
  expect(pages[0]?.total).toBe(pages[1]?.total);
});

test("each choice shows its count without other filters, and none is empty", async () => {
  const { filters } = await listed("sort=kana");
  expect(filters.map(({ name }) => name)).toEqual(["type", "look", "row", "inheritance", "group", "health"]);
  for (const { name, options } of filters)
    for (const { value, count } of options) expect((await listed(`${name}=${value}`)).total, value).toBe(count);
  expect(filters.every(({ options }) => options.length > 0 && options.every(({ count }) => count))).toBe(true);
  const [type, look] = (await listed("type=gene")).filters;
  expect(type?.options.every(({ count }) => count)).toBe(true);
  expect(look?.options.some((option) => "count" in option)).toBe(false);
  // A selected option stays visible without results.
  const none = async (query: string) => (await listed(query)).filters.find(({ name }) => name === "row")?.options ?? [];
  expect((await none("")).map(({ value }) => value)).not.toContain("や");
  expect((await none("row=や")).map(({ value }) => value)).toContain("や");
});

test("a combination has the concerns of its genes: on its page, on its card, in the list and in comparisons", async () => {
  const page = async (id: string) => (await morphPage(db, id, today))?.health.map(({ what }) => what) ?? [];
  expect((await page("bumblebee")).join()).toContain("スパイダー：ウォブル");
  expect((await page("eight-ball")).filter((what) => what.includes("ダックビル"))).toHaveLength(2);
  // One copy of each of two albino genes is not a double albino.
  expect(await page("candino")).toEqual(["光に弱い傾向"]);
  expect((await page("snow")).join()).toContain("アルビノ：光に弱い傾向");
  expect((await page("butter-bee")).join()).not.toContain("バター");
  const pages = [1, 2, 3].map((page) => listed(`health=yes&type=combo&page=${page}`));
  const told = (await Promise.all(pages)).flatMap(({ ids }) => ids);
  // It contains Spider and a gene of unknown inheritance, which hides nothing.
  expect((await page("red-widow")).join()).toContain("スパイダー：ウォブル");
  expect(told).toEqual(expect.arrayContaining(["bumblebee", "snow", "candino"]));
  expect((await listed("health=no&type=combo")).ids).not.toContain("bumblebee");
  const { items } = await morphList(db, new URLSearchParams("q=バンブルビー"), today);
  expect(items.find(({ id }) => id === "bumblebee")?.hasConcern).toBe(true);
  const { rows } = await compared(["bumblebee", "pewter"]);
  const [bee, pewter] = rows.find(({ label }) => label === "健康上の懸念")?.cells ?? [];
  expect([bee?.includes("ウォブル"), pewter]).toEqual([true, "記載なし"]);
});

test("a morph's page names look-alikes only if either entry of the pair does", async () => {
  const similar = async (id: string) => (await morphPage(db, id, today))?.similar ?? [];
  const [spider] = (await similar("pinstripe")).filter(({ id }) => id === "spider");
  expect(spider).toMatchObject({ title: "スパイダー", byEye: "possible", sure: "medium" });
  expect(spider?.apart).toMatch(/ピンストライプ.*スパイダー/);
  expect((await similar("spider")).find(({ id }) => id === "pinstripe")?.apart).toBe(spider?.apart);
  expect((await similar("piebald")).map(({ id }) => id)).toEqual(["calico"]);
  // Their drawings are alike, but no entry says that the snakes are.
  expect(await similar("champagne")).toEqual([]);
  expect(await similar("queen-bee")).toEqual([]);
  expect(await similar("blade")).toEqual([]);
  const unknown = await morphPage(db, "hurricane", today);
  expect([unknown?.similar, unknown?.isUnseen]).toEqual([[], true]);
});

test("of a pair, its own entry's text comes first; drafts, itself and duplicates are left out", async () => {
  const site = await siteWithMorphs();
  const row = (id: string, apart: string) => ({ with: id, apart, byEye: "unclear", sure: "low", source: "本" });
  const base = { type: "gene", inheritance: "recessive" };
  const rows = [row("fog", "晴れと霧"), row("gone", "ない"), row("fair", "自分"), row("fog", "二度め")];
  await put(site, "morph", "fair", "晴れ", { ...base, reading: "はれ", confusedWith: rows });
  await put(site, "morph", "fog", "霧", { ...base, reading: "きり", confusedWith: [row("fair", "霧と晴れ")] });
  const apart = async (id: string) => (await morphPage(site, id, today))?.similar.map((one) => [one.id, one.apart]);
  expect(await apart("fair")).toEqual([["fog", "晴れと霧"]]);
  expect(await apart("fog")).toEqual([["fair", "霧と晴れ"]]);
  await site.destroy();
});

test("the list filtered by look follows a change of a morph, in the list's order", async () => {
  const site = await siteWithMorphs();
  const shown = async () =>
    (await morphList(site, new URLSearchParams("look=red-eyes"), today)).items.map(({ id }) => id);
  const before = await shown();
  await put(site, "morph", "glow", "グロウ", {
    type: "combo",
    reading: "あ",
    recipe: [{ gene: "albino", state: "visual" }],
  });
  const after = await shown();
  expect([before.includes("glow"), after.includes("glow")]).toEqual([false, true]);
  const { items } = await listVisible(site, "morph", { perPage: 2000 }, today);
  expect(after).toEqual(
    items
      .map(({ id }) => id)
      .filter((id) => after.includes(id))
      .slice(0, after.length),
  );
  await site.destroy();
});

test("two or three morphs are compared side by side, with differences marked", async () => {
  const page = await compared(["spider,pinstripe"]);
  expect(page.rows.find(({ label }) => label === "柄")).toMatchObject({ isSame: false });
  expect(page.rows.find(({ label }) => label === "遺伝様式")).toMatchObject({ isSame: true });
  const many = await compared(["spider", "pinstripe,woma", "clown", "nothing"]);
  expect(many.morphs).toHaveLength(3);
  expect(many.problems.join("")).toMatch(/nothing.*3つまで/);
  const twice = async (ids: string) =>
    (await compared([ids])).rows.find(({ label }) => label === "2コピーの個体")?.cells;
  expect(await twice("spider,woma,pastel")).toEqual([
    "育たない（致死）",
    "パール（スーパーウォマ）（報告が分かれている）",
    "スーパーパステル",
  ]);
  expect(await twice("clown,confusion,bumblebee")).toEqual(["この姿になる", "分かっていません", "―"]);
});

test("photographs of the shop's own animals come first, their drawings do not", async () => {
  const image = (id: string, isIllustration: boolean) =>
    insertImage(
      db,
      { id, name: id, alt: "", isIllustration, width: 4, height: 3, sha256: id },
      [{ width: 320, format: "webp", bytes: new Uint8Array([1]) }],
      { by: "test", now: today },
    );
  await image("a".repeat(20), false);
  await image("b".repeat(20), true);
  const fields = { sex: "male", genotype: [{ gene: "clown", state: "visual" }] };
  await put(db, "ball", "photo", "写真の個体", fields, { image: "a".repeat(20), alt: "" });
  await put(db, "ball", "drawing", "絵の個体", fields, { image: "b".repeat(20), alt: "" });
  const page = await morphPage(db, "clown", today);
  expect(page?.photos.map(({ ball }) => ball.title)).toEqual(["写真の個体"]);
});
