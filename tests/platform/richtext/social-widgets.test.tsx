// @vitest-environment jsdom
// Embeds in the browser: the widget script is loaded once, and later articles are looked through by it.

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Article } from "#app/platform/richtext/Article.tsx";

const src = "https://platform.twitter.com/widgets.js";
const tweet = (words: string) => ({
  html: `<blockquote class="twitter-tweet">${words}</blockquote>`,
  socialScripts: [src],
});

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

const scripts = () => [...document.head.querySelectorAll("script")].map((script) => script.src);
const show = (article: { html: string; socialScripts: string[] }) =>
  act(async () => root.render(<Article article={article} />));
const finish = (event: string) =>
  act(async () => document.head.querySelector("script")?.dispatchEvent(new Event(event)));

test("without JavaScript the quotation is there to read", () => {
  expect(renderToStaticMarkup(<Article article={tweet("脱皮しました")} />)).toContain(
    '<blockquote class="twitter-tweet">脱皮しました</blockquote>',
  );
});

test("an article without embeds loads nothing, and a script of somebody else is never loaded", async () => {
  await show({ html: "<p>a</p>", socialScripts: [] });
  await show({ html: "<p>b</p>", socialScripts: ["https://evil.example/x.js", "javascript:alert(1)"] });
  expect(scripts()).toEqual([]);
});

test("a script that does not load is tried again with the next article, then loaded once for all that follow", async () => {
  await show(tweet("一"));
  expect(scripts()).toEqual([src]);
  await finish("error");
  expect(scripts()).toEqual([]);

  const load = vi.fn();
  await show(tweet("二"));
  vi.stubGlobal("twttr", { widgets: { load } });
  await finish("load");
  expect(load).toHaveBeenCalledTimes(1);
  expect(load.mock.calls[0]?.[0]).toHaveProperty("textContent", "二");

  await show(tweet("三"));
  expect(scripts()).toEqual([src]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(load.mock.calls[1]?.[0]).toHaveProperty("textContent", "三");
});
