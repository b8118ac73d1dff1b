import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createEntry, end, findEntry, publish, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { kinds } from "#app/kinds/kinds.ts";
import { documentOf } from "#tests/support/document.ts";
import { get, startSite } from "#tests/support/site.ts";
import publicPages from "./public-pages.json" with { type: "json" };

const site = await startSite();

const page = async (path: string, headers?: Record<string, string>) => {
  const response = await get(site.origin + path, headers);
  const html = await response.text();
  return { response, html, document: documentOf(html) };
};
const actor = { by: "test@example.jp", now: new Date() };

test.each(publicPages.titles)("%s is complete: title, description, picture, canonical URL", async (path, title) => {
  const { response, document } = await page(encodeURI(path));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(document.title).toContain(title);
  const said = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute("content") ?? "";
  expect([...said("name=description")].length).toBeGreaterThanOrEqual(40);
  expect(said("property='og:image:alt'")).not.toBe("");
  const picture = said("property='og:image'");
  expect(picture).toMatch(new RegExp(`^${site.origin}/share/.+\\.jpg$`));
  const shared = await get(encodeURI(picture));
  expect([shared.status, shared.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toContain(
    `${site.origin}${path.split("?")[0]}`,
  );
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.documentElement.lang).toBe("ja");
  // URLs in structured data are absolute.
  for (const { textContent } of document.querySelectorAll("[type='application/ld+json']"))
    expect(textContent).not.toMatch(/[:[,]"\//);
});

test.each(publicPages.shared)("%s is shared with its query", async (path, shared, canonical) => {
  const { document } = await page(encodeURI(path));
  const url = document.querySelector("meta[property='og:url']")?.getAttribute("content") ?? "";
  expect(url.startsWith(site.origin + shared), url).toBe(true);
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")?.split("?page=")[0]).toBe(
    canonical === "itself" ? url : site.origin + canonical,
  );
  // The shared URL gives the same result.
  const again = await page(url.slice(site.origin.length));
  expect(again.document.title).toBe(document.title);
  expect(again.document.querySelector("meta[property='og:url']")?.getAttribute("content")).toBe(url);
});

test("a young one goes on as a parent, and its page links back to the crosses it came from", async () => {
  const crossed = async (query: Record<string, string>) =>
    (await page(`/calculate?${new URLSearchParams(query)}`)).document;
  const valueIn = (document: Document, selector: string) =>
    document.querySelector(selector)?.getAttribute("value") ?? "";
  const goOn = (document: Document, as: "sire" | "dam") =>
    crossed({
      path: valueIn(document, "form:has(table) > [name=path]"),
      [as]: valueIn(document, `table button[name=${as}]`),
    });
  const young = await goOn(await crossed({ sire: "clown", dam: "" }), "dam");
  const sent = { path: valueIn(young, "form [name=path]"), dam: valueIn(young, "[name=dam]"), sire: "mojave" };
  const links = [...(await goOn(await crossed(sent), "sire")).querySelectorAll("nav[aria-label=ここまでの世代] a")];
  const query = (link: Element) =>
    Object.fromEntries(new URL(link.getAttribute("href") ?? "", site.origin).searchParams);
  expect(links.map((link) => [link.textContent, query(link)])).toEqual([
    ["クラウン × ノーマル → ノーマル 100%ヘテロ・クラウン", { sire: "クラウン", dam: "ノーマル" }],
    [
      "モハベ × ノーマル 100%ヘテロ・クラウン → モハベ 50%ポスヘテ・クラウン",
      { sire: "モハベ", dam: sent.dam, path: "クラウン|ノーマル|ノーマル 100%ヘテロ・クラウン" },
    ],
  ]);
});

test("a crawler gets the error status without a screen", async () => {
  const response = await get(`${site.origin}/nothing-here`, {
    "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)",
  });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("404\n");
});

test("only inline scripts with a listed hash are allowed", async () => {
  const { response, document } = await page("/ball");
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const inline = [...document.querySelectorAll("script:not([src]):not([type='application/ld+json'])")].map(
    (script) => script.textContent ?? "",
  );
  const hashes = inline.map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  expect(inline.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(policy).toContain(hash);
  expect(policy.match(/'sha256-/g)).toHaveLength(new Set(hashes).size);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule);
});

test("responses have the security headers", async () => {
  for (const path of ["/", "/nothing-here", "/logo.svg", "/feed.xml", "/builds/latest.json"]) {
    const { headers } = await get(site.origin + path);
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Content-Security-Policy"), path).toBeTruthy();
    expect(headers.get("Permissions-Policy"), path).toBeTruthy();
  }
});

test("a repeated request gets the same bytes, or 304 with a matching ETag", async () => {
  const first = await get(`${site.origin}/morph`, { "Accept-Encoding": "identity" });
  const etag = first.headers.get("ETag") ?? "";
  const again = await get(`${site.origin}/morph?utm_source=x&fbclid=1`, { "Accept-Encoding": "identity" });
  expect(again.headers.get("ETag")).toBe(etag);
  const kept = await get(`${site.origin}/morph`, { "Accept-Encoding": "identity", "If-None-Match": etag });
  expect(kept.status).toBe(304);
});

test.each([
  ["br", "gzip"],
  ["identity", "br"],
  ["gzip", "br"],
  ["identity", "gzip"],
])("after a visitor with %s, the next gets a page in %s", async (first, next) => {
  const url = `${site.origin}/morph?q=${first}${next}`;
  const encodings: string[] = [];
  // A response to a query is cached on its second request.
  for (const accept of [first, first, next]) {
    const { headers } = await get(url, { "Accept-Encoding": accept });
    encodings.push(headers.get("Content-Encoding") ?? "identity");
  }
  expect(encodings).toEqual([first, first, next]);
});

test("published changes show at once; drafted, ended, trashed and scheduled ones do not", async () => {
  const content = { ...emptyContent(kinds.info), title: "試験のお知らせ", body: "<p>本文</p>" };
  const { db } = site;
  const created = await createEntry(db, "info", "test-notice", content, actor);
  if (!created.ok) throw new Error(created.reason);
  const status = async () => (await get(`${site.origin}/info/test-notice`)).status;
  const version = async (id = "test-notice") => (await findEntry(db, "info", id))?.version ?? 0;
  await createEntry(db, "info", "last", content, actor);
  let count = 0;
  /** Waits until the server has noticed all earlier writes of this process. */
  const noticed = async () => {
    count += 1;
    const title = `書きこみ${count}`;
    await publish(db, "info", "last", await version("last"), { ...content, title }, null, actor);
    await expect.poll(async () => (await page("/info/last")).html).toContain(title);
  };
  await noticed();
  await expect.poll(status).toBe(404);
  await publish(db, "info", "test-notice", await version(), content, null, actor);
  await expect.poll(status).toBe(200);
  await saveDraft(db, "info", "test-notice", await version(), { ...content, title: "下書きの題" }, actor);
  await noticed();
  expect((await page("/info/test-notice")).html).not.toContain("下書きの題");
  await end(db, "info", "test-notice", await version(), actor);
  await expect.poll(status).toBe(404);
  const { document, html } = await page("/info/test-notice");
  expect(document.querySelector("main")?.textContent).toContain("公開を終了しました");
  expect(document.querySelector("main a")?.getAttribute("href")).toBe("/info");
  expect(html).not.toContain("試験のお知らせ");
  const later = (ms: number) => new Date(Date.now() + ms).toISOString();
  await publish(db, "info", "test-notice", await version(), content, later(3_600_000), actor);
  await noticed();
  expect(await status()).toBe(404);
  await publish(db, "info", "test-notice", await version(), content, later(1_000), actor);
  await expect.poll(status).toBe(200);
  await trash(db, "info", "test-notice", await version(), actor);
  await expect.poll(status).toBe(404);
});

test("the theme is in the first byte, and its switch works as a plain form", async () => {
  expect((await page("/")).document.documentElement.dataset.theme).toBe("light");
  expect((await page("/", { Cookie: "theme=dark" })).document.documentElement.dataset.theme).toBe("dark");
  const response = await fetch(`${site.origin}/theme`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: site.origin,
      Referer: `${site.origin}/ball?sex=male`,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: "theme=dark",
  });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/ball?sex=male");
  expect(response.headers.get("Set-Cookie")).toContain("theme=dark; Path=/");
});

test.each(["/theme", "/api/admin/verify-token", "/ball", "/admin/login", "/admin/logout", "/admin/balls/new", "/shop"])(
  "a write from another site is rejected: %s",
  async (path) => {
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      ...["none", "same-origin"].flatMap((own): Record<string, string>[] => [
        { "Sec-Fetch-Site": own, Origin: "https://evil.example" },
        { "Sec-Fetch-Site": own, Origin: "null" },
        { "Sec-Fetch-Site": own, Origin: "no address" },
        { "Sec-Fetch-Site": own, Referer: "https://evil.example/" },
      ]),
    ];
    for (const headers of foreign) {
      const response = await fetch(site.origin + path, {
        method: "POST",
        redirect: "manual",
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
        body: "theme=dark",
      });
      expect(response.status, JSON.stringify(headers)).toBe(403);
      expect(response.headers.get("Set-Cookie")).toBeNull();
    }
    expect(site.log.join("")).not.toMatch(/"level":50/);
  },
);

test("the build manifest has its id and the scripts of public routes only", async () => {
  const latest = (await (await get(`${site.origin}/builds/latest.json`)).json()) as { id: string };
  const meta = await get(`${site.origin}/builds/meta/${latest.id}.json`);
  const manifest = (await meta.json()) as { id: string; routes: Record<string, string[]> };
  expect(manifest.id).toBe(latest.id);
  expect(manifest.routes["/ball/*"]?.every((path) => path.startsWith("/assets/"))).toBe(true);
  expect(Object.keys(manifest.routes).filter((path) => path.startsWith("/admin"))).toEqual([]);
  expect((await get(`${site.origin}/builds/meta/other.json`)).status).toBe(404);
});
