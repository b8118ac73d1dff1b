import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { createEntry, findEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { lastWeighings } from "#app/kinds/ball/care/weights.server.ts";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { pngOf } from "#tests/cms/library/pictures.ts";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { isAt, visit } from "#tests/support/browser.ts";
import { content } from "#tests/support/contents.ts";
import { type Counts, type Hand, handOn } from "#tests/support/counted.ts";
import { DEMO_ADMIN } from "#tests/support/people.ts";

const actor = { by: DEMO_ADMIN, now: new Date() };
const { site, cookie } = await startAdminSite();
const registration = {
  ...emptyShopInformation.registration,
  holder: "見本 太郎",
  office: "見本店",
  address: "千葉県見本市1-1-1",
  category: "販売",
  number: "第1号",
  registered: "2024-04-01",
  expires: "2029-03-31",
  manager: "見本 花子",
};
const { version } = await readSetting(site.db, "shop", null);
await saveSetting(site.db, "shop", version, { ...emptyShopInformation, registration }, actor);
const fields = { number: "S-1", sex: "male", hatched: "2024", origin: "own", sale: "display" };
const about = { kind: "ball", summary: "", body: "", cover: null, publishedAt: "2026-01-01T00:00:00.000Z" } as const;
for (const id of ["stands-true", "stands-false"])
  await createEntry(site.db, "ball", id, content("ball", { title: id, fields: { ...fields, number: id } }), actor);
for (const id of ["offered-true", "offered-false"]) {
  const offered = { ...fields, number: `O-${id}`, sale: "on-sale", price: 80_000 };
  await fillOne(site.db, { ...about, id, title: `販売中の${id}`, fields: offered }, actor.now);
}
for (const id of ["goes-true", "goes-false"])
  await fillOne(
    site.db,
    { ...about, id, title: `手放す${id}`, fields: { ...fields, number: id, hatched: "2024-07-12" } },
    actor.now,
  );
// Three males with four females each, older than the others, which fill the first page of the list.
const before = new Date(actor.now.getTime() - 60_000);
for (let at = 0; at < 12; at += 1) {
  const male = `night-male-${at % 3}`;
  const snake = (sex: string) => ({ ...fields, number: `N-${at}-${sex}`, sex, shelf: `N-${at + 1}` });
  if (at < 3) await fillOne(site.db, { ...about, id: male, title: `夜のオス${at}`, fields: snake("male") }, before);
  const dam = `night-female-${at}`;
  await fillOne(site.db, { ...about, id: dam, title: `夜のメス${at}`, fields: snake("female") }, before);
  const pair = {
    ...about,
    kind: "breed",
    id: `night-${at}`,
    title: `夜のペア${at}`,
    fields: { sire: male, dam },
  } as const;
  await fillOne(site.db, pair, before);
}
await createEntry(site.db, "term", "forgotten", content("term", { title: "むかしの覚え書き" }), actor);
await trash(site.db, "term", "forgotten", 1, actor);

interface Job {
  page: Page;
  hand: Hand;
  js: boolean;
  button(name: string): ReturnType<Page["getByRole"]>;
  box(name: string): ReturnType<Page["locator"]>;
}

const jobs: { name: string; run(js: boolean): Promise<void> }[] = [];

/** Defines the test of every job. */
export function testJobs(js: boolean): void {
  test.each(jobs)(`$name, JavaScript ${js}`, ({ run }) => run(js));
}

/** Adds a job that starts from a menu page; `most` are the bounds with JavaScript and without. */
function job(name: string, menu: string, most: { js: Counts; plain: Counts }, run: (job: Job) => Promise<void>) {
  jobs.push({
    name,
    run: async (js) => {
      const viewport = { width: 1280, height: 900 };
      const { page, complaints } = await openAdminPage(site, cookie, { viewport, javaScriptEnabled: js });
      await visit(page, `${site.origin}/admin/dashboard`);
      const hand = handOn(page);
      if (menu) await hand.press(page.locator("aside").getByRole("link", { name: menu, exact: true }));
      const button = (label: string) => page.getByRole("button", { name: label, exact: true });
      await run({ page, hand, js, button, box: (field) => page.locator(`[name="${field}"]`) });
      console.log(`${name}, JavaScript ${js}: ${JSON.stringify(hand.counts)}`);
      const allowed = js ? most.js : most.plain;
      for (const [what, count] of Object.entries(hand.counts))
        expect(count, what).toBeLessThanOrEqual(allowed[what as keyof Counts]);
      expect(complaints).toEqual([]);
    },
  });
}

/** Waits for the editor's message: on the same page, or on the next one without JavaScript. */
async function said(page: Page, words: string): Promise<void> {
  await isAt(page, /\/edit\b/);
  await page.locator("form [role=status]").getByText(words).first().waitFor();
}

async function pictures(...colours: string[]) {
  const files = colours.map(async (colour) => ({
    name: `${colour}.png`,
    mimeType: "image/png",
    buffer: Buffer.from(await pngOf(colour)),
  }));
  return Promise.all(files);
}

const counts = (clicks: number, fields: number, pages: number, posts: number): Counts => ({
  clicks,
  fields,
  pages,
  posts,
});

job(
  "everybody fed",
  "給餌・脱皮の記録",
  { js: counts(3, 1, 2, 1), plain: counts(3, 1, 3, 2) },
  async ({ page, hand, button, box }) => {
    await hand.fill(box("date"), "今日");
    const rows = await page.locator("li[id^='snake-']").count();
    await hand.press(button("すべて「食べた」にする"));
    await page.getByText("「食べた」にしました").waitFor();
    await hand.press(button("まとめて記録する"));
    await page.getByText(`${rows}匹の記録を保存しました`).waitFor();
  },
);

job(
  "a snake that nobody sees goes on sale",
  "個体",
  { js: counts(4, 1, 3, 1), plain: counts(4, 1, 3, 1) },
  async ({ page, hand, js, button, box }) => {
    const id = `stands-${js}`;
    await hand.press(page.getByRole("row").getByRole("link", { name: id, exact: true }));
    await hand.press(page.getByText("販売する", { exact: true }));
    await hand.fill(box(`price.${id}`), "6万5千円");
    await hand.press(page.locator("details[open]").getByRole("button", { name: "保存する" }));
    await page.getByText("65,000円").waitFor();
    expect(await button("公開する").count()).toBe(0);
    expect(await (await fetch(`${site.origin}/ball/${id}`)).text()).toContain("65,000");
  },
);

job(
  "a snake is held for somebody, and its price changed, on its own page",
  "個体",
  { js: counts(5, 1, 4, 2), plain: counts(5, 1, 4, 2) },
  async ({ page, hand, js, button, box }) => {
    const id = `offered-${js}`;
    await hand.press(page.getByRole("link", { name: `販売中の${id}`, exact: true }));
    await hand.press(button("商談中にする"));
    await page.getByText("1匹の販売状態と価格を保存しました").waitFor();
    await hand.press(page.getByText("価格を変える", { exact: true }));
    await hand.fill(box(`price.${id}`), "7万5千円");
    await hand.press(page.locator("details[open]").getByRole("button", { name: "保存する" }));
    await page.getByText("75,000円").waitFor();
    expect(await button("元に戻す").count()).toBe(1);
    expect(await page.getByRole("link", { name: "引渡し", exact: true }).count()).toBe(1);
    const live = (await findEntry(site.db, "ball", id))?.live?.fields;
    expect(live).toMatchObject({ sale: "negotiating", price: 75_000 });
  },
);

job(
  "a snake bought in with its papers",
  "帳簿",
  { js: counts(3, 5, 3, 1), plain: counts(3, 5, 3, 1) },
  async ({ page, hand, js, button, box }) => {
    await hand.press(page.getByRole("link", { name: "仕入を記録する" }));
    const number = await box("number").inputValue();
    await hand.fill(box("line"), "パステル");
    await hand.choose(box("sex"), "メス");
    await hand.fill(box("hatched"), "2026/8/1");
    await hand.fill(box("acquiredFrom"), `見本ファーム ${js}`);
    await hand.fill(box("acquiredFromId"), "東京都見本区1-2-3");
    await hand.press(button("仕入を記録する"));
    await page.getByText("仕入を記録しました").waitFor();
    expect(await page.getByText("帳簿に足りないものがあります").count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(number);
  },
);

job(
  "a snake explained and handed over, with the ledger",
  "個体",
  { js: counts(6, 5, 6, 2), plain: counts(6, 5, 6, 2) },
  async ({ page, hand, js, button, box }) => {
    const id = `goes-${js}`;
    await hand.press(page.getByRole("link", { name: `手放す${id}`, exact: true }));
    await hand.press(page.getByRole("main").getByRole("link", { name: "説明書", exact: true }).first());
    await hand.fill(box("illness"), "なし");
    await hand.fill(box("inherited"), "確認していません");
    await hand.press(button("この内容で説明した"));
    await page.getByText("説明書 第1号").waitFor();
    await hand.press(page.getByRole("link", { name: "引渡しを記録する" }));
    const step = page.locator("#hand-over");
    await hand.fill(step.locator("[name=leftTo]"), "買う 人");
    await hand.fill(step.locator("[name=leftToId]"), "千葉県見本市1-2-3");
    await hand.tick(step.locator("[name=isLawful]"));
    await hand.press(button("引渡しを記録する"));
    await page.getByText("引渡しを記録しました").waitFor();
    expect(await page.getByText("帳簿に足りないものがあります").count()).toBe(0);
    expect((await findEntry(site.db, "ball", id))?.live?.fields).toMatchObject({ sale: "sold", soldTo: "" });
  },
);

job(
  "the year's report, as a file",
  "定期報告",
  { js: counts(3, 0, 3, 0), plain: counts(3, 0, 3, 0) },
  async ({ page, hand }) => {
    const years = page.getByRole("main").getByRole("link", { name: /年度$/ });
    await hand.press(years.nth(1));
    await page.getByRole("table").waitFor();
    const download = page.waitForEvent("download");
    await hand.press(page.getByRole("main").getByRole("link", { name: "CSVで書き出す" }));
    expect((await download).suggestedFilename()).toMatch(/^report-\d{4}-/);
  },
);

job("the daily check", "点検の記録", { js: counts(2, 0, 2, 1), plain: counts(2, 0, 2, 1) }, async ({ page, hand }) => {
  await hand.press(page.getByRole("button", { name: /この内容で記録する|訂正を記録する/ }));
  await page.getByText("点検を記録しました").waitFor();
});

job(
  "a new snake for sale: 2 genes, cover and 2 pictures",
  "個体",
  { js: counts(7, 12, 2, 1), plain: counts(4, 12, 4, 2) },
  async ({ page, hand, js, button, box }) => {
    await hand.press(page.getByRole("link", { name: "＋ 新しく作る" }));
    const cover = page.getByRole("group", { name: "カバー画像" });
    const gallery = page.getByRole("group", { name: "ギャラリー" });
    const dialog = page.locator("dialog");
    const [first, ...others] = js ? await pictures("#111", "#222", "#333") : await pictures("#444", "#555", "#666");
    if (!first) throw new Error("no picture");
    if (js) {
      await hand.press(cover.getByRole("button", { name: "画像を選ぶ" }));
      await hand.give(dialog.locator("input[type=file]"), [first]);
      await page.getByText("1枚を選んでいます").waitFor();
      await hand.press(button("この画像にする"));
      await hand.press(gallery.getByRole("button", { name: "画像を追加" }));
      await hand.give(dialog.locator("input[type=file]"), others);
      await page.getByText("2枚を選んでいます").waitFor();
      await hand.press(button("選んだ画像を入れる"));
    } else {
      await hand.give(cover.locator("input[type=file]"), [first]);
      await hand.give(gallery.locator("input[type=file]"), others);
      await hand.press(gallery.getByRole("button", { name: "選んだ画像を入れる" }));
    }
    await hand.fill(box("title"), `新しい個体 ${js}`);
    await hand.tick(page.getByRole("radio", { name: "メス" }));
    await hand.fill(box("fields.hatched"), "2026年8月10日");
    await hand.choose(box("fields.origin"), "自家繁殖");
    await hand.fill(box("lines.genotype"), "パステル クラウン");
    await hand.choose(box("fields.sale"), "販売中");
    await hand.fill(box("fields.price"), "68,000円");
    await hand.fill(box("cover.alt"), "とぐろを巻くパステル");
    await hand.fill(box("fields.gallery[0].alt"), "頭の模様");
    await hand.fill(box("fields.gallery[1].alt"), "横から");
    await hand.press(page.locator("button[name=do][value=publish]"));
    await said(page, "公開しました");
    expect(await box("fields.price").inputValue()).toBe("68000");
    expect(await box("lines.genotype").inputValue()).toBe("");
    expect(await page.locator("[name^='fields.genotype['][name$='.gene']").count()).toBe(2);
    const id = new URL(page.url()).pathname.split("/")[3] ?? "";
    const genotype = [{ gene: "pastel" }, { gene: "clown" }];
    const live = (await findEntry(site.db, "ball", id))?.live?.fields;
    expect(live).toMatchObject({ sale: "on-sale", price: 68_000, genotype });
    const visitors = await (await fetch(`${site.origin}/ball/${id}`)).text();
    for (const words of ["とぐろを巻くパステル", "頭の模様", "横から"]) expect(visitors).toContain(words);
  },
);

job(
  "a clutch and its 8 hatchlings",
  "繁殖記録",
  // With JavaScript each look takes two clicks (box and option), without it one select.
  { js: counts(23, 15, 5, 3), plain: counts(7, 23, 6, 3) },
  async ({ page, hand, js, button, box }) => {
    await hand.press(page.getByRole("link", { name: "＋ 新しく作る" }));
    await hand.fill(box("title"), `2026年のクラッチ ${js}`);
    for (const [name, number] of [
      ["sire", "BP-2019-001"],
      ["dam", "BP-2018-004"],
    ] as const) {
      if (js) await hand.fill(page.locator(`#f-fields-${name}`), number);
      else await hand.choose(box(`fields.${name}`), { index: 1 });
    }
    await hand.press(button("下書き保存"));
    await said(page, "下書きを保存しました");
    const id = new URL(page.url()).pathname.split("/")[3] ?? "";
    await hand.press(page.getByText("ほかの操作", { exact: true }));
    await hand.press(page.getByRole("link", { name: "卵・ハッチの記録と個体の作成" }));
    // Typed: title, day, count and weights; everything else is selected.
    await hand.fill(box("hatched"), "2026/8/10");
    await hand.fill(box("wanted"), "8");
    await hand.press(button("行を作り直す"));
    await page.getByRole("listitem", { name: "8匹目" }).waitFor();
    await hand.fill(box("weights"), "60 61 62 63 64 65 66 67");
    for (let at = 0; at < 8; at += 1) {
      await hand.choose(box(`sex.${at}`), at % 2 === 0 ? "オス" : "メス");
      if (js) {
        await hand.press(box(`line.${at}`));
        await hand.press(
          page
            .getByRole("listbox", { name: "両親から生まれる子の見た目" })
            .getByRole("option")
            .nth(at % 2),
        );
      } else await hand.choose(box(`look.${at}`), { index: 1 + (at % 2) });
    }
    await hand.tick(page.getByLabel("すぐ公開する"));
    await hand.press(button("8匹の個体を作る"));
    await page.getByText("個体を作りました").waitFor();
    const made = site.db.selectFrom("entry_keys").select("id").where("name", "=", "breed").where("text", "=", id);
    expect(await made.execute()).toHaveLength(8);
    expect(
      await lastWeighings(
        site.db,
        (await made.execute()).map((row) => row.id),
      ),
    ).toHaveProperty("size", 8);
  },
);

job(
  "a night's rotation of 12 pairs",
  "今夜のペア",
  { js: counts(2, 12, 2, 1), plain: counts(2, 12, 2, 1) },
  async ({ page, hand, js, button }) => {
    for (let at = 0; at < 12; at += 1) {
      const choice = js ? (at % 4 === 0 ? "ロック" : "一緒") : "離した";
      await hand.tick(page.locator(`#pair-night-${at}`).getByRole("radio", { name: choice }));
    }
    await hand.press(button("まとめて記録する"));
    await page.getByText("12組の記録を保存しました").waitFor();
    const events = site.db.selectFrom("season_events").selectAll().where("entry", "like", "night-%");
    expect(await events.execute()).toHaveLength(12);
  },
);

job(
  "an article with 2 pictures in it",
  "",
  { js: counts(7, 6, 2, 1), plain: counts(3, 3, 4, 1) },
  async ({ page, hand, js, box }) => {
    const title = `脱皮の前と後 ${js}`;
    await hand.press(page.locator("aside").getByRole("link", { name: "ブログ", exact: true }));
    await hand.press(page.getByRole("link", { name: "＋ 新しく作る" }));
    await hand.fill(box("title"), title);
    if (js) {
      await page.getByRole("toolbar", { name: "本文の書式" }).waitFor();
      await hand.fill(page.locator("[contenteditable=true]"), "目が白くなりました。");
      for (const [alt, file] of [
        ["脱皮の前", await pictures("#777")],
        ["脱皮の後", await pictures("#888")],
      ] as const) {
        const dialog = page.locator("dialog");
        await hand.press(page.getByRole("toolbar").getByRole("button", { name: "画像", exact: true }));
        await hand.give(dialog.locator("input[type=file]"), file);
        await hand.fill(dialog.getByLabel("代替テキスト"), alt);
        await hand.press(dialog.getByRole("button", { name: "入れる", exact: true }));
      }
    } else {
      await hand.fill(box("body"), "目が白くなりました。\n\n[画像|脱皮の前]\n\n[画像|脱皮の後]\n");
      await hand.give(page.locator("[name='upload:body']"), await pictures("#999", "#aaa"));
    }
    await hand.press(page.locator("button[name=do][value=publish]"));
    await said(page, "公開しました");
    const id = new URL(page.url()).pathname.split("/")[3];
    const visitors = await (await fetch(`${site.origin}/blog/${id}`)).text();
    for (const alt of ["脱皮の前", "脱皮の後"]) expect(visitors).toMatch(new RegExp(`<img[^>]*alt="${alt}"`));
  },
);

job(
  "something thrown away, its kind forgotten, is found",
  "",
  { js: counts(2, 1, 2, 0), plain: counts(2, 1, 2, 0) },
  async ({ page, hand }) => {
    const search = page.getByRole("search", { name: "管理画面を検索" }).getByRole("searchbox");
    await hand.fill(search, "むかしの覚え");
    hand.counts.clicks += 1;
    await search.press("Enter");
    await hand.press(page.getByRole("link", { name: "むかしの覚え書き" }));
    await page.getByText("この記録はゴミ箱にあります").waitFor();
  },
);
