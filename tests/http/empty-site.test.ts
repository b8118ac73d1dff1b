import { expect, test } from "vitest";
import { documentOf } from "#tests/support/document.ts";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false });

const page = async (path: string) => {
  const response = await get(site.origin + path);
  expect(response.status, path).toBe(200);
  return documentOf(await response.text());
};

test.each(["/ball", "/morph", "/term", "/info", "/blog"])("%s says that it is empty", async (path) => {
  expect((await page(path)).querySelector("main")?.textContent).toContain("公開しているものは、まだありません");
  expect((await page(`${path}?q=x`)).querySelector("main")?.textContent).toContain("見つかりませんでした");
});

test("the home page omits empty sections", async () => {
  const { body } = await page("/");
  const headings = [...body.querySelectorAll("h2")].map((heading) => heading.textContent);
  expect(headings).toEqual([
    expect.stringMatching(/^今日、\d+月\d+日（.曜日）$/),
    ...["はじめて飼う", "困っている", "殖やす・選ぶ", "道具", "ショップ"],
  ]);
  expect(body.querySelectorAll("[aria-hidden]:empty + [aria-hidden]:empty")).toHaveLength(0);
});

test("the offline page has no headings over empty sections", async () => {
  const headings = async (path: string) =>
    [...(await page(path)).querySelectorAll("main h2")].map((heading) => heading.textContent);
  expect(await headings("/offline")).toEqual(["アプリのように使う", "道具", "調べる"]);
  expect(await headings("/offline/morphs")).toEqual([]);
});

test.each([
  "/shop",
  "/calculate?sire=pastel&dam=clown",
  "/calculate?tool=plan&target=clown",
  "/stress_check",
  "/search?q=x",
])("%s works without any entry", async (path) => {
  expect((await page(path)).querySelectorAll("h1")).toHaveLength(1);
});
