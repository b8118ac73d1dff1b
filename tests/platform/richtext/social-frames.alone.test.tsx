// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Article } from "#app/platform/richtext/Article.tsx";

const tweet = (id: string) =>
  `<blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/${id}">${id}</a></blockquote>`;

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const show = (html: string) => act(async () => root.render(<Article article={{ html }} />));
const frames = () => [...page.querySelectorAll("iframe")];
const quotes = () => [...page.querySelectorAll("blockquote")];
const say = (data: unknown, source: Window | null | undefined) =>
  window.dispatchEvent(new MessageEvent("message", { data, source: source ?? null }));
const xSays = (height: unknown) => ({ "twttr.embed": { method: "twttr.private.resize", params: [{ height }] } });

test("the quotation stays until its frame has reported a height", async () => {
  await show(`<p>a</p>${tweet("1")}${tweet("2")}`);
  const [first, second] = frames();
  expect(first?.src).toContain("https://platform.twitter.com/embed/Tweet.html?id=1&");
  expect([first?.inert, first?.style.opacity]).toEqual([true, "0"]);
  say(xSays(432.4), first?.contentWindow);
  expect(quotes().map(({ hidden }) => hidden)).toEqual([true, false]);
  expect([first?.inert, first?.style.opacity, first?.style.height]).toEqual([false, "", "433px"]);
  expect(second?.inert).toBe(true);
});

test.each([
  ["X", tweet("1"), xSays(500)],
  ["X", tweet("1"), { "twttr.embed": { method: "twttr.private.resize", params: [{ data: { height: 500 } }] } }],
  [
    "Instagram",
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/Cabc123/">a</blockquote>',
    JSON.stringify({ type: "MEASURE", details: { height: 500 } }),
  ],
  [
    "TikTok",
    '<blockquote class="tiktok-embed" data-video-id="12">a</blockquote>',
    JSON.stringify({ signalSource: "__tt_embed__v12", height: 500 }),
  ],
])("%s reports its height in its own format", async (network, html, said) => {
  await show(html);
  const [frame] = frames();
  expect(frame?.title).toBe(`${network}の投稿`);
  expect(frame?.getAttribute("sandbox")).not.toContain("top-navigation");
  say(said, frame?.contentWindow);
  expect(frame?.style.height).toBe("500px");
});

test.each([1e9, Number.MAX_VALUE])("a frame that reports %s pixels does not cover the page", async (height) => {
  await show(tweet("1"));
  say({ height }, frames()[0]?.contentWindow);
  expect(frames()[0]?.style.height).toBe("3000px");
});

test.each([
  xSays("100%;position:fixed"),
  xSays(Number.NaN),
  xSays(Number.POSITIVE_INFINITY),
  xSays(-5),
  xSays(0),
  { "twttr.embed": { params: [] } },
  { "twttr.embed": { params: null } },
  { height: { valueOf: () => 5 } },
  "{",
  "null",
  null,
  undefined,
  [500],
])("%j is not a height", async (said) => {
  await show(tweet("1"));
  say(said, frames()[0]?.contentWindow);
  expect(quotes()[0]?.hidden).toBe(false);
});

test("only the frame itself can report its height: not the page, another frame or a removed one", async () => {
  await show(tweet("1"));
  const stranger = document.createElement("iframe");
  document.body.append(stranger);
  for (const source of [window, stranger.contentWindow, null]) say({ height: 500 }, source);
  expect(quotes()[0]?.hidden).toBe(false);
  const gone = frames()[0]?.contentWindow;
  await show("<p>b</p>");
  say({ height: 500 }, gone);
  stranger.remove();
  expect(page.querySelector("p")?.textContent).toBe("b");
});
