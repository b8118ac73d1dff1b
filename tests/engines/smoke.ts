// Smoke test for any engine: everyday actions of a visitor and an admin, one check each.

import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";
import { shopWith } from "#tests/shop/forms.ts";
import { type Engine, until } from "#tests/support/engine.ts";
import { lengthenExplanation } from "#tests/support/long-explanation.ts";
import { ODD_WORDS } from "#tests/support/measures.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, emulatorSettings, makePeople } from "#tests/support/people.ts";
import screens from "#tests/support/screens.json" with { type: "json" };
import { startSite } from "#tests/support/site.ts";
import { ALIVE, click, clickText, counting, isSaid, type Result, text, type } from "./acts.ts";

const PAGES = [...screens.public, "/admin/login"];

const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

/** Horizontal overflow of the page, in pixels, without the scroll bar. */
const OVER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
export async function smokeTest(engine: Engine): Promise<Result> {
  await makePeople();
  const site = await startSite({ env: { ...emulatorSettings(), WEATHER_BASE_URL: "http://127.0.0.1:9/" } });
  const { version } = await readSetting(site.db, "shop", null);
  await saveSetting(site.db, "shop", version, shopWith(), { by: "test", now: new Date() });
  const { check, result } = counting();

  async function open(path: string, viewport = DESKTOP): Promise<void> {
    const isOpen = `location.href === ${text(site.origin + path)}`;
    await engine.open(site.origin + path, viewport);
    // A pending navigation of the previous page may have replaced it.
    if (!(await engine.ask(isOpen))) await engine.open(site.origin + path, viewport);
    await until(engine, `${isOpen} && ${ALIVE}`, `${path} comes alive`);
  }
  async function same(expression: string, expected: unknown): Promise<void> {
    const value = await engine.ask(expression);
    if (value !== expected) throw new Error(`${expression} is ${value}, not ${expected}`);
  }

  try {
    for (const path of PAGES) {
      await engine.open(site.origin + path, NARROW);
      // The same document at the other width, without reloading.
      for (const viewport of [NARROW, DESKTOP]) {
        const { width } = viewport;
        await check(`${path} fits ${width}`, async () => {
          await engine.resize(viewport);
          const isThere = `location.href === ${text(site.origin + path)} && document.readyState === "complete"`;
          await until(engine, `${isThere} && innerWidth === ${width}`, "the page");
          await same(`Math.max(0, ${OVER})`, 0);
        });
        await check(`${path} breaks no word at ${width}`, () => same(ODD_WORDS, ""));
      }
    }
    await check("a link leads on without a new document, and Back returns", async () => {
      await open("/ball");
      await engine.ask("(window.same = 1)");
      await engine.ask(click('nav[aria-label="主なページ"] a[href="/morph"]'));
      await until(
        engine,
        'location.pathname === "/morph" && document.querySelector("h1")?.textContent.includes("モルフ")',
        "the next page",
      );
      await same("window.same", 1);
      await engine.ask("(history.back(), true)");
      await until(
        engine,
        'location.pathname === "/ball" && document.querySelector("h1")?.textContent.includes("個体")',
        "Back",
      );
    });
    await check("the theme changes in place and stays", async () => {
      await open("/term");
      const before = await engine.ask("document.documentElement.dataset.theme");
      await engine.ask(
        `(document.body.insertAdjacentHTML("beforeend", '<img src="/figures/hides.svg" alt="">'), true)`,
      );
      await engine.ask(click('form[action="/theme"] button'));
      await until(engine, `document.documentElement.dataset.theme !== ${text(String(before))}`, "another theme");
      // WebKit draws the figure in the system's theme unless its URL says otherwise.
      const drawnFor = 'navigator.vendor.startsWith("Apple") ? "#" + document.documentElement.dataset.theme : ""';
      await until(engine, `document.body.lastElementChild.src.endsWith("hides.svg" + (${drawnFor}))`, "the figure");
      await open("/info");
      await same("document.documentElement.dataset.theme", before === "dark" ? "light" : "dark");
    });
    await check("the search finds a morph", async () => {
      await open("/search");
      await engine.ask(type('main input[name="q"]', "モハベ"));
      await engine.ask(`(document.querySelector('main input[name="q"]').form.requestSubmit(), true)`);
      await until(engine, `document.querySelector('main a[href="/morph/mojave"]')`, "the morph among the results");
    });
    await check("a cross is calculated", async () => {
      await open("/calculate");
      await engine.ask(type('input[name="sire"]', "pastel clown"));
      await engine.ask(type('input[name="dam"]', "100% het clown"));
      await engine.ask(`(document.querySelector('input[name="sire"]').form.requestSubmit(), true)`);
      await until(engine, `document.querySelector("#result")?.textContent.includes("パステル")`, "the result");
    });
    await check("selects and dates are drawn by the site, not by the engine", async () => {
      await open("/calculate");
      await same(
        `[...document.querySelectorAll("main select")].every((one) => getComputedStyle(one).appearance === "none")`,
        true,
      );
      await open("/shop");
      await same(
        `[...document.querySelectorAll("main select")].every((one) => getComputedStyle(one).appearance === "none")`,
        true,
      );
      await same(
        `[...document.querySelectorAll("main input:not([type=radio]):not([type=checkbox]):not([type=hidden])")].filter((one) => one.offsetParent && one.getBoundingClientRect().height > 60).length`,
        0,
      );
    });
    await check("an inquiry is sent", async () => {
      await open("/shop");
      await engine.ask(click('form[method="post"] input[name="kind"][value="visit"]'));
      await engine.ask(type('form[method="post"] input[name="name"]', "山田 花子"));
      await engine.ask(type('form[method="post"] input[name="mail"]', "hanako@example.jp"));
      await engine.ask(type('form[method="post"] input[name="day1"]', addDays(dayInJapan(new Date()), 7)));
      await engine.ask(type('form[method="post"] textarea[name="message"]', "見学を希望します。"));
      await engine.ask(click('form[method="post"] input[name="consent"]'));
      await engine.ask(`(document.querySelector('form[method="post"][action^="/shop"]').requestSubmit(), true)`);
      await until(engine, `document.body.textContent.includes("送信を受け付けました")`, "the thanks");
    });
    await check("an admin signs in", async () => {
      await open("/admin/login");
      await engine.ask(type("input[type=email]", DEMO_ADMIN));
      await engine.ask(type("input[type=password]", DEMO_PASSWORD));
      await engine.ask(clickText("button", "ログイン"));
      await until(engine, 'location.pathname === "/admin/dashboard"', "the dashboard", 60_000);
    });
    await check("an admin saves", async () => {
      await open("/admin/terms/new");
      await engine.ask(type("[name=title]", "どの窓からも"));
      await engine.ask(clickText("button", "下書き保存"));
      await until(
        engine,
        `/^\\/admin\\/terms\\/[^/]+\\/edit$/.test(location.pathname) && document.querySelector("[name=title]")?.value === "どの窓からも"`,
        "the kept entry",
        60_000,
      );
    });
    await check("a cross of possible hets breaks no word at 320", async () => {
      const query = new URLSearchParams({ sire: "66%ポスヘテ・アルビノ", dam: "100%ヘテロ・アザンティック（VPI）" });
      await open(`/calculate?${query}`, NARROW);
      await until(engine, isSaid("50%ポスヘテ・アザンティック（VPI）"), "its looks");
      await same(ODD_WORDS, "");
    });
    for (const path of ["/admin/images", "/admin/morphs/mojave/edit"])
      await check(`${path} fits 320`, async () => {
        await open(path, NARROW);
        await same(`Math.max(0, ${OVER})`, 0);
      });
    const { printed } = engine;
    if (printed)
      await check("the questions of the stress check are printed on few pages", async () => {
        await open("/stress_check");
        const pages = (await printed()) ?? 0;
        if (pages > 5) throw new Error(`${pages} pages`);
      });
    for (const most of printed ? [0, 3_500] : [])
      await check(`an explanation${most ? ` of ${most} characters` : ""} is printed on two pages`, async () => {
        if (most) await lengthenExplanation(site.db, "b-2022-001", most);
        await open("/admin/balls/b-2022-001/explanation");
        const pages = await printed?.();
        if (pages !== 2) throw new Error(`${pages} pages`);
      });
  } finally {
    await site.stop();
  }
  return result;
}
