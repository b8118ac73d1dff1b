import { JSDOM } from "jsdom";
import { expect, test, vi } from "vitest";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import * as sanitiser from "#app/platform/richtext/sanitize.server.ts";
import { trackCacheability, withRequestHost } from "#app/platform/site/request-scope.server.ts";
import ownAddresses from "./own-addresses.json" with { type: "json" };
import { bodyOf } from "./reading.ts";

vi.mock("#app/platform/richtext/sanitize.server.ts", async (original) => {
  const real = await original<typeof import("#app/platform/richtext/sanitize.server.ts")>();
  return { ...real, cleanArticle: vi.fn(real.cleanArticle) };
});

const cleaned = vi.mocked(sanitiser.cleanArticle);

function one(html: string, selector: string): Element {
  const element = bodyOf(renderArticle(html).html).querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

test("rendering the same text again does no work and returns the same object", () => {
  cleaned.mockClear();
  const first = renderArticle("<p>一度だけ</p>");
  expect(renderArticle("<p>一度だけ</p>")).toBe(first);
  expect(cleaned).toHaveBeenCalledTimes(1);
  expect(renderArticle("<p>一度だけ。</p>")).not.toBe(first);
  expect(cleaned).toHaveBeenCalledTimes(2);
});

test("an article that timed out is retried after a while, and no response with it is cached until then", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  cleaned.mockClear();
  cleaned.mockReturnValueOnce({ html: "<p>late</p>", timedOut: true });
  const answer = () => trackCacheability(async () => renderArticle("<p>重い</p>").html);
  expect(await answer()).toEqual({ made: "<p>late</p>", isUncacheable: true });
  expect(await answer()).toEqual({ made: "<p>late</p>", isUncacheable: true });
  vi.advanceTimersByTime(61_000);
  expect(await answer()).toEqual({ made: "<p>重い</p>", isUncacheable: false });
  vi.useRealTimers();
});

test("the contents list h2 and h3 with ids that are in the HTML, including the author's", () => {
  const { html, contents } = renderArticle(
    '<h1>題</h1><h2 id="heat">温度</h2><p>a</p><h3>夜間の<ruby>湿度<rt>しつど</rt></ruby> &amp; 水</h3><h4>x</h4><h2> </h2>',
  );
  expect(contents).toEqual([
    { id: "heat", level: 2, text: "温度" },
    { id: expect.stringMatching(/^h-[a-z0-9]+$/), level: 3, text: "夜間の湿度 & 水" },
  ]);
  for (const { id, level } of contents) expect(bodyOf(html).querySelector(`h${level}[id="${id}"]`)).not.toBeNull();
});

test("equal headings get different ids, and ids used elsewhere are not reused", () => {
  const { contents } = renderArticle(
    '<p id="a">x</p><h2 id="a">同じ</h2><h2>同じ</h2><h2 id="b">c</h2><h3 id="b">d</h3>',
  );
  expect(new Set(contents.map(({ id }) => id)).size).toBe(4);
  expect(contents[2]?.id).toBe("b");
});

test("a library picture comes in the size the page needs, others unchanged", () => {
  const image = one('<figure><img src="/images/abc123/1280.webp" alt="" width="400" height="300"></figure>', "img");
  expect(image.getAttribute("srcset")).toBe(
    "/images/abc123/320.webp 320w, /images/abc123/480.webp 480w, /images/abc123/640.webp 640w, /images/abc123/1280.webp 1280w",
  );
  expect(image.getAttribute("sizes")).toBe("min(400px, 100vw)");
  expect(one('<p><img src="/figures/a.svg" alt=""></p>', "img").hasAttribute("srcset")).toBe(false);
  expect(one('<p><img src="https://example.com/images/a/640.webp"></p>', "img").hasAttribute("srcset")).toBe(false);
});

test("frames load lazily, are sandboxed, and have a name and an aspect ratio", () => {
  const html =
    '<iframe src="https://www.youtube.com/embed/x" width="560" height="315"></iframe><iframe src="//maps.example/a" alt="地図"></iframe>';
  const [video, map] = bodyOf(renderArticle(html).html).querySelectorAll("iframe");
  expect(video?.getAttribute("loading")).toBe("lazy");
  expect(video?.getAttribute("sandbox")).toContain("allow-same-origin");
  expect(video?.getAttribute("sandbox")).not.toContain("top-navigation");
  expect(video?.getAttribute("title")).toBe("www.youtube.com の埋め込み");
  expect(video?.getAttribute("style")).toBe("aspect-ratio: 560 / 315");
  expect([map?.getAttribute("title"), map?.hasAttribute("alt")]).toEqual(["地図", false]);
});

test.each(ownAddresses)("a frame of %s has no origin on borupa.example", (src) => {
  const fence = (asked: string) =>
    withRequestHost(asked, () => one(`<iframe src="${src}"></iframe>`, "iframe").getAttribute("sandbox"));
  for (const asked of ["borupa.example", "www.borupa.example"]) expect(fence(asked)).not.toContain("allow-same-origin");
  expect(fence("borupa.example")).toContain("allow-scripts");
});

test("a frame of the site itself cannot remove its sandbox, a frame without an address is left out", () => {
  expect(one('<iframe src="/ball"></iframe>', "iframe").getAttribute("sandbox")).not.toContain("allow-same-origin");
  expect(renderArticle("<p>a</p><iframe></iframe><p>b</p>").html).toBe("<p>a</p><p>b</p>");
});

test.each([
  '<script src="https://platform.twitter.com/widgets.js"></script>',
  '<script src="https://platform.twitter.com/x.js#</noscript><script>1</script>" charset="</noscript><img src=x onerror=1>"></script>',
  '<p><script async src="//www.instagram.com/embed.js"></script></p><ul><li><script src="https://platform.x.com/a.js"></script></li></ul>',
  '<table><tbody><tr><td><script src="https://platform.x.com/a.js"></script></td></tr></tbody></table>',
])("where scripts run, %s is text", (body) => {
  const { window } = new JSDOM(renderArticle(body).html, { runScripts: "dangerously" });
  const { document } = window;
  expect(document.querySelectorAll("script, [onerror]")).toHaveLength(0);
  expect(document.querySelectorAll("noscript").length).toBeGreaterThan(0);
});

test("a table scrolls inside a focusable box, a nested table gets no other", () => {
  const { html } = renderArticle(
    "<table><tbody><tr><td><table><tbody><tr><td>x</td></tr></tbody></table></td></tr></tbody></table><p>a</p>",
  );
  const boxes = bodyOf(html).querySelectorAll(".table-scroll");
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.getAttribute("tabindex")).toBe("0");
  expect(boxes[0]?.querySelectorAll("table")).toHaveLength(2);
  expect(bodyOf(html).lastElementChild?.outerHTML).toBe("<p>a</p>");
});

test("hostile stored markup is not in the output", () => {
  expect(renderArticle('<h2 onclick="x" id="a"><img src=x onerror=1>題</h2><script>alert(1)</script>').html).toBe(
    '<h2 id="a"><img src="x" loading="lazy" decoding="async">題</h2>',
  );
});
