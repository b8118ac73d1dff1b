import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { demoBalls } from "#app/cli/starter/demo-collection.server.ts";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";
import { listInquiries } from "#app/shop/inquiries.server.ts";
import { owner } from "#tests/support/owner.ts";
import { get, startSite } from "#tests/support/site.ts";
import { shopWith, visit } from "./forms.ts";

const onSale = demoBalls.slice(0, 30).find(({ fields }) => fields.sale === "on-sale");
if (!onSale) throw new Error("no demo snake is on sale");
const day = addDays(dayInJapan(new Date()), 7);
const application = { ...visit, day1: day };
const price = `${onSale.fields.price?.toLocaleString("ja-JP")}円`;

const site = await startSite();

const { window } = new JSDOM("");
const documentOf = (html: string) => new window.DOMParser().parseFromString(html, "text/html");
/** Without the general costs of keeping a snake, which are not an offer. */
const textOf = (document: Document) => {
  for (const script of document.querySelectorAll("script")) script.remove();
  return document.body.textContent?.replace(/\s+/g, "").replace(/飼う費用の目安は[^。]*。/g, "") ?? "";
};
const page = async (path: string) => documentOf(await (await get(site.origin + path)).text());
const post = (path: string, fields: Record<string, string>) =>
  fetch(site.origin + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" },
  });
/** Saved as another process would: the server checks for writes twice a second, so a cached page shows when it has. */
const register = async (registration: { expires?: string } = {}) => {
  await page("/policy");
  const { version } = await readSetting(site.db, "shop", null);
  await saveSetting(site.db, "shop", version, shopWith(registration), { by: "test", now: new Date() });
  const isShown = async () => (await page("/policy")).querySelector("footer")?.textContent?.includes("登録番号");
  await expect.poll(isShown).toBe(registration.expires === undefined);
};
const everywhere = ["/", "/ball", "/ball?sort=price", `/ball/${onSale.id}`, "/shop", "/breed/2022-kohaku-akane"];

test("an unregistered shop shows no price and no inquiry form anywhere", async () => {
  for (const path of [...everywhere, `/shop?ball=${onSale.id}`, "/shop?sent=1"]) {
    const document = await page(path);
    expect(textOf(document), path).not.toMatch(/\d円/);
    expect(document.querySelector("form[method=post][action^='/shop']"), path).toBeNull();
    expect(document.querySelector("a[href^='mailto:'], a[href^='/shop?ball=']"), path).toBeNull();
  }
  const answer = await post("/shop", application);
  expect(answer.status).toBe(403);
  const refusal = documentOf(await answer.text());
  expect(textOf(refusal)).toContain("申し込みをお休みしています");
  expect(refusal.querySelector("form[method=post][action^='/shop']")).toBeNull();
  expect(await listInquiries(owner, site.db, null, 1)).toEqual([]);
});

test("registered, the shop and each snake on sale show price, legal items, and how to inquire", async () => {
  await register();
  const snake = await page(`/ball/${onSale.id}`);
  expect(textOf(snake)).toContain(price);
  for (const item of [
    "品種等の名称",
    "性成熟時の標準体重・体長",
    "性別",
    "生年月日",
    "生産地等",
    "登録番号",
    "18の項目",
  ])
    expect(textOf(snake), item).toContain(item);
  expect(snake.querySelector(`a[href='/shop?ball=${onSale.id}#contact']`)).not.toBeNull();
  // Name, state and price come before the picture; the animals come before the procedure.
  const order = (document: Document, ...words: string[]) => {
    const places = words.map((word) => document.documentElement.outerHTML.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };
  order(snake, "<h1", "販売中", "（税込）", "品種等の名称", "18の項目");
  const shop = await page("/shop");
  order(shop, "ご案内できる個体", "お迎えまでの流れ</h2>", "問い合わせ・見学</h2>");
  expect(shop.querySelector("a[href^='mailto:shop@example.jp']")).not.toBeNull();
  expect(shop.querySelectorAll("form[method=post][action='/shop#contact']")).toHaveLength(1);
});

test("snakes that show a gene precede carriers, and each group has its count", async () => {
  for (const path of ["/shop", "/ball"]) {
    const main = (await page(`${path}?morph=clown&sort=price`)).querySelector("main");
    const headings = [...(main?.querySelectorAll("h2, h3") ?? [])].map(({ textContent }) => textContent ?? "");
    const groups = headings.filter((heading) => /が見た目に出ている個体|^ヘテロ・ポスヘテの個体/.test(heading));
    expect(groups, path).toEqual([
      expect.stringMatching(/^クラウンが見た目に出ている個体\d+匹$/),
      expect.stringMatching(/^ヘテロ・ポスヘテの個体[1-9]\d*匹$/),
    ]);
    const lines = [...(main?.querySelectorAll("a[href^='/ball/']") ?? [])]
      .map((link) => link.closest("li")?.textContent ?? "")
      .map((text) => !/ヘテロ・(?:[^ ]*・)?クラウン/.test(text));
    expect(lines, path).toEqual(lines.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test("the filters leave exactly the matching snakes", async () => {
  const offered = demoBalls.slice(0, 30).filter(({ fields }) => fields.sale === "on-sale");
  const carries = (gene: string) => (ball: (typeof offered)[number]) =>
    ball.fields.genotype.some((row) => row.gene === gene);
  const shows = (gene: string) => (ball: (typeof offered)[number]) =>
    ball.fields.genotype.some((row) => row.gene === gene && /^(?:visual|super)$/.test(row.state));
  const within = (ball: (typeof offered)[number]) =>
    Number(ball.fields.price) >= 20_000 && Number(ball.fields.price) <= 45_000;
  const wanted = [
    ["sex=female", offered.filter(({ fields }) => fields.sex === "female")],
    ["year=2023", offered.filter(({ fields }) => fields.hatched?.startsWith("2023"))],
    ["min=20000&max=45000", offered.filter(within)],
    ["morph=clown", offered.filter(carries("clown"))],
    ["morph=clown&min=20000&max=45000", offered.filter(carries("clown")).filter(within)],
  ] as const;
  for (const [query, kept] of wanted) {
    const shown = [...(await page(`/shop?${query}`)).querySelectorAll("main a[href^='/ball/']")];
    expect(shown.map((link) => link.getAttribute("href")).sort(), query).toEqual(
      kept.map(({ id }) => `/ball/${id}`).sort(),
    );
  }
  expect(wanted.every(([, kept]) => kept.length > 0 && kept.length < offered.length)).toBe(true);
  expect(textOf(await page("/shop?sex=female"))).toContain("絞り込み・並べ替え（メス）");
  const toShop = (await page("/morph/pastel")).querySelector("a[href='/shop?morph=pastel#balls']");
  expect(toShop?.textContent).toBe(`販売中の${offered.filter(shows("pastel")).length}匹を見る`);

  // Each option shows its count; on a narrowed list counts that would be wrong are left out.
  const choices = async (path: string) =>
    [...(await page(path)).querySelectorAll("select:not([name=sort]) option:not([value=''])")].map(
      (option) => option.textContent ?? "",
    );
  const whole = await choices("/shop");
  const females = offered.filter(({ fields }) => fields.sex === "female").length;
  expect(whole).toContain(`メス（${females}）`);
  const clowns = offered.filter(carries("clown"));
  const seen = clowns.filter(shows("clown")).length;
  expect(whole).toContain(`クラウン（ビジュアル${seen}、ヘテロ・ポスヘテ${clowns.length - seen}）`);
  expect(whole.filter((label) => !/（(?:[1-9]\d*|ビジュアル\d+、ヘテロ・ポスヘテ[1-9]\d*)）$/.test(label))).toEqual([]);
  expect((await choices("/shop?sex=female&year=2023")).filter((label) => /\d）$/.test(label))).toEqual([]);
});

test("the form knows the snake a visitor comes from, even on a cached page", async () => {
  await page("/shop");
  const shop = await page(`/shop?ball=${onSale.id}`);
  expect(textOf(shop)).toContain(`「${onSale.title}」`);
  expect(shop.querySelector(`form[action='/shop?ball=${onSale.id}#contact']`)).not.toBeNull();
  expect(textOf(await page("/shop?ball=no-such-snake"))).toContain("いまは公開していません");
  expect((await page("/shop?ball=%22%3E%3Cscript%3E")).querySelector("form[action='/shop#contact']")).not.toBeNull();
});

test("every field has its label, and a rejected form its messages beside each field, with the input", async () => {
  const answer = await post(`/shop?ball=${onSale.id}`, { ...application, mail: "hanako", day2: "2026-02-30" });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  const document = documentOf(await answer.text());
  const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
  const note = (name: string) =>
    document.getElementById(field(name)?.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(field("name")?.value).toBe("山田 花子");
  expect(field("mail")?.value).toBe("hanako");
  expect(note("mail")).toContain("有効なメールアドレス");
  expect(note("day2")).toContain("正しい日付");
  expect(document.querySelector<HTMLInputElement>("[name=kind][value=visit]")?.checked).toBe(true);
  expect(field("consent")?.checked).toBe(true);
  expect(textOf(document)).toContain(`「${onSale.title}」`);
  const links = [...document.querySelectorAll("[role=alert] a")].map((link) => link.getAttribute("href") ?? "");
  expect(links).toEqual(["#inquiry-mail", "#inquiry-day2"]);
  for (const link of links) expect(document.querySelector(link)).not.toBeNull();
  for (const input of document.querySelectorAll("form[method=post] :is(input, textarea):not([type=hidden])"))
    expect(input.closest("label") ?? document.querySelector(`label[for='${input.id}']`)).not.toBeNull();
});

test("sent, it is stored, and a thank-you replaces the form", async () => {
  const answer = await post(`/shop?ball=${onSale.id}`, { ...application, message: "<script>alert(1)</script>" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/shop?sent=1#contact"]);
  expect(await listInquiries(owner, site.db, "open", 1)).toMatchObject([
    { name: "山田 花子", days: [day], message: "<script>alert(1)</script>", ball: { id: onSale.id } },
  ]);
  const thanks = await page("/shop?sent=1");
  expect(thanks.querySelector("#contact[role=status]")?.textContent).toContain("送信を受け付けました");
  expect(thanks.querySelector("form[method=post][action^='/shop']")).toBeNull();
});

test("a form sent from another site is rejected", async () => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const body = new URLSearchParams({ ...application, name: "よそ" });
  const answer = await fetch(`${site.origin}/shop`, { method: "POST", body, headers, redirect: "manual" });
  expect(answer.status).toBe(403);
  expect((await listInquiries(owner, site.db, null, 1)).map(({ name }) => name)).not.toContain("よそ");
});

test("an expired registration removes price, sale state and inquiry, also from data for scripts", async () => {
  await register({ expires: "2020-03-31" });
  for (const path of everywhere) {
    expect(textOf(await page(path)), path).not.toMatch(/\d円|販売中|商談中/);
    const [pathname, query = ""] = path.split("?");
    const data = await (await get(`${site.origin}${pathname === "/" ? "/_root" : pathname}.data?${query}`)).text();
    expect(data, path).not.toContain(String(onSale.fields.price));
    expect(data, path).not.toMatch(/on-sale|negotiating/);
  }
  expect((await post("/shop", application)).status).toBe(403);
});
