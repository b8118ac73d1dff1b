// The library over HTTP, as a browser without JavaScript and as the editor's scripts use it.

import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findImage } from "#app/platform/images/images.server.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { pngOf } from "./pictures.ts";

const { site, cookie, request, answer, open } = await startAdminSite();

function send(path: string, ...pairs: [string, string | File][]) {
  const body = new FormData();
  for (const [name, value] of pairs) body.append(name, value);
  return answer(path, body);
}

const png = async (name: string, colour: string) => new File([await pngOf(colour)], name);
const empty = new File([], "空.jpg");

const textsIn = (page: Document, list: string) =>
  [...page.querySelectorAll(`[aria-label='${list}'] > li`)].map((row) => row.textContent ?? "");

test("several files by one plain form: stored and told, then each gets its own words", async () => {
  const red = await png("赤.png", "#f00");
  const sent = await send("/admin/images", ["file", red], ["file", await png("青.png", "#00f")], ["do", "upload"]);
  expect([sent.status, sent.location]).toEqual([
    303,
    expect.stringMatching(/^\/admin\/images\?flash=uploaded&stored=/),
  ]);
  const page = await open(sent.location);
  expect(textsIn(page, "アップロードの結果")).toEqual([
    expect.stringMatching(/赤\.png.*アップロードしました/),
    expect.stringMatching(/青\.png.*アップロードしました/),
  ]);
  const form = page.querySelector("form[aria-label='アップロードした画像の説明']");
  const inputs = [...(form?.querySelectorAll("input") ?? [])].filter(({ type }) => type !== "checkbox");
  const words = inputs.map(({ name, value }, place): [string, string] => [
    name,
    name.startsWith("alt:") ? `説明${place}` : value,
  ]);
  expect((await send("/admin/images", ...words, ["do", "describe"])).location).toBe("/admin/images?flash=stored");
  for (const [name, value] of words.filter(([one]) => one.startsWith("alt:")))
    expect((await findImage(site.db, name.slice(4)))?.alt).toBe(value);

  const mixed = await send("/admin/images", ["file", red], ["file", empty], ["file", await png("緑.png", "#0f0")]);
  expect(mixed.status).toBe(422);
  expect(textsIn(mixed.page, "アップロードの結果")).toEqual([
    expect.stringContaining("同じ画像がすでにあります"),
    expect.stringMatching(/空\.jpg.*0バイト/),
    expect.stringMatching(/緑\.png.*アップロードしました/),
  ]);
  expect((await send("/admin/images", ["do", "upload"])).page.body.textContent).toContain("画像ファイルを選んで");
});

test("by script: JSON with a result for each file, and the library by pages; a stranger gets neither", async () => {
  const body = new FormData();
  body.append("file", await png("紫.png", "#808"));
  body.append("file", empty);
  const sent = await request("/admin/images/upload", { method: "POST", body });
  expect(sent.headers.get("Content-Type")).toContain("application/json");
  const { results } = (await sent.json()) as { results: { id: string }[] };
  expect(results).toMatchObject([
    { name: "紫.png", ok: true, width: 40, height: 30, alt: "" },
    { name: "空.jpg", ok: false, message: expect.any(String) },
  ]);
  expect((await request("/admin/images/upload", { method: "POST", body: new FormData() })).status).toBe(422);
  const list = await request("/admin/images/list?q=紫");
  expect(list.headers.get("Cache-Control")).toBe("no-store");
  expect(await list.json()).toMatchObject({ total: 1, page: 1, pages: 1, items: [{ id: results[0]?.id, uses: 0 }] });
  const search = await (await request("/admin/search?q=紫")).text();
  expect(search).toContain(`href="/admin/images/${results[0]?.id}"`);
  expect((await request("/admin/images/list", { headers: { Cookie: "" } })).status).toBe(302);
});

test("twenty photographs of twelve megapixels in one form: nineteen are stored, the broken one is named", async () => {
  const photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#7a5c3a" } })
    .jpeg()
    .toBuffer();
  // Behind the picture's end a camera may write what it likes: twenty files, twenty fingerprints.
  const files = Array.from({ length: 20 }, (_, i) => new File([new Uint8Array(photo), `${i}`], `IMG_${i}.JPG`));
  files[7] = new File([new Uint8Array(photo.subarray(0, photo.length / 2))], "IMG_7.JPG");
  const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]);
  const before = peak();
  const sent = await send("/admin/images", ...files.map((file): [string, File] => ["file", file]), ["do", "upload"]);
  expect(sent.status).toBe(422);
  const told = textsIn(sent.page, "アップロードの結果");
  expect(told).toHaveLength(20);
  const broken = told.filter((row) => !row.includes("アップロードしました"));
  expect(broken).toEqual([expect.stringMatching(/IMG_7\.JPG.*壊れている/)]);
  const stored = sent.page.querySelectorAll("form[aria-label='アップロードした画像の説明'] [name^='alt:']");
  expect(stored).toHaveLength(19);
  const [id] = [...stored].map((input) => input.getAttribute("name")?.slice(4) ?? "");
  expect(await findImage(site.db, id ?? "")).toMatchObject({ width: 2560, height: 1920 });
  // One after the other: twenty side by side would take ten times as much.
  expect(peak() - before).toBeLessThan(300_000);
});

test("an unused picture is for admins' eyes; published it is everybody's, and a cache asks by its ETag", async () => {
  const sent = await send("/admin/images", ["file", await png("秘.png", "#123")], ["do", "upload"]);
  const id = new URLSearchParams(sent.location.split("?")[1]).get("stored") ?? "";
  const address = `/images/${id}/640.webp`;
  const seen = async (by: string, known?: string) => {
    const response = await request(address, { headers: { Cookie: by, ...(known && { "If-None-Match": known }) } });
    return [response.status, response.headers.get("Cache-Control"), response.headers.get("ETag")];
  };
  expect(await seen("")).toEqual([404, "private, no-store", null]);
  expect(await seen("admin-session=x.y.z")).toEqual([404, "private, no-store", null]);
  expect(await seen(cookie)).toEqual([200, "private, no-store", null]);
  const term = [
    ["id", "secret"],
    ["title", "題"],
    ["fields.reading", "だい"],
    ["version", "0"],
  ] as [string, string][];
  const made = await send("/admin/terms/new", ...term, ["pick:cover", id], ["do", "publish"]);
  expect(made.status).toBe(303);
  const [status, caching, etag] = await seen("");
  expect([status, caching]).toEqual([200, "public, max-age=3600, stale-while-revalidate=86400"]);
  expect((await seen("", String(etag)))[0]).toBe(304);
  expect((await seen(cookie))[1]).toBe("private, no-cache");

  const own = `/admin/images/${id}`;
  expect((await open(own)).body.textContent).toMatch(/使っているところ.*「題」.*カバー画像/);
  expect((await send(own, ["do", "delete"])).status).toBe(409);
  expect((await send(own, ["do", "replace"], ["file", empty])).page.body.textContent).toContain("0バイト");
  const replaced = await send(own, ["do", "replace"], ["file", await png("新.png", "#321")]);
  expect(replaced.location).toBe(`${own}?flash=replaced`);
  const after = await seen("", String(etag));
  expect(after[0]).toBe(200);
  expect(after[2]).not.toBe(etag);
  expect((await request("/admin/images/00000000000000000000")).status).toBe(404);
});

test("Enter in a checkbox deletes nothing: where a form takes away, its first button cannot be pressed", async () => {
  // One that nothing uses can be deleted on its own page as well.
  const list = await open("/admin/images?q=紫");
  const one = list.querySelector("ul a[href^='/admin/images/']")?.getAttribute("href") ?? "";
  const forms = [list, await open(one)].flatMap((page) => [...page.querySelectorAll("form:has(button[value=delete])")]);
  expect(forms).toHaveLength(2);
  for (const form of forms) expect(form.querySelector("button")?.matches("[type=submit][disabled][hidden]")).toBe(true);
});

test("the form's picker searches by a plain button, with everything typed still there", async () => {
  const turned = await send(
    "/admin/terms/new",
    ...([
      ["id", ""],
      ["title", "書きかけ"],
      ["version", "0"],
      ["find:cover", "紫"],
      ["turn:cover", "1"],
    ] as [string, string][]),
  );
  expect(turned.status).toBe(200);
  expect(turned.page.querySelector<HTMLInputElement>("[name=title]")?.value).toBe("書きかけ");
  expect(turned.page.querySelectorAll("details[open] [name='pick:cover']")).toHaveLength(1);
});
