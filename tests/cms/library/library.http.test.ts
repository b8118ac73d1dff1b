import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findImage } from "#app/platform/images/images.server.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { formData } from "#tests/support/form-data.ts";
import { pngOf } from "./pictures.ts";

const { site, request, answer, open } = await startAdminSite();

function send(path: string, ...pairs: [string, string | File][]) {
  const body = formData(pairs);
  return answer(path, body);
}

const png = async (name: string, colour: string) => new File([await pngOf(colour)], name);
const empty = new File([], "空.jpg");

const textsIn = (page: Document, list: string) =>
  [...page.querySelectorAll(`[aria-label='${list}'] > li`)].map((row) => row.textContent ?? "");

test("for scripts: JSON with a result per file, and the library by pages; others get neither", async () => {
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

test("ten photographs of twelve megapixels in one form: nine are stored, the broken one is named", async () => {
  const photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#7a5c3a" } })
    .jpeg()
    .toBuffer();
  // Cameras may append anything after the image data: ten files, ten checksums.
  const files = Array.from({ length: 10 }, (_, i) => new File([new Uint8Array(photo), `${i}`], `IMG_${i}.JPG`));
  files[7] = new File([new Uint8Array(photo.subarray(0, photo.length / 2))], "IMG_7.JPG");
  const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]);
  const before = peak();
  const sent = await send("/admin/images", ...files.map((file): [string, File] => ["file", file]), ["do", "upload"]);
  expect(sent.status).toBe(422);
  const told = textsIn(sent.page, "アップロードの結果");
  expect(told).toHaveLength(10);
  const broken = told.filter((row) => !row.includes("アップロードしました"));
  expect(broken).toEqual([expect.stringMatching(/IMG_7\.JPG.*壊れている/)]);
  const stored = sent.page.querySelectorAll("form[aria-label='アップロードした画像の説明'] [name^='alt:']");
  expect(stored).toHaveLength(9);
  const [id] = [...stored].map((input) => input.getAttribute("name")?.slice(4) ?? "");
  expect(await findImage(site.db, id ?? "")).toMatchObject({ width: 2560, height: 1920 });
  // Processed sequentially: ten in parallel would need five times the memory.
  expect(peak() - before).toBeLessThan(300_000);
});

test("Enter in a checkbox deletes nothing: in destructive forms the first button is disabled", async () => {
  const list = await open("/admin/images?q=紫");
  const one = list.querySelector("ul a[href^='/admin/images/']")?.getAttribute("href") ?? "";
  const forms = [list, await open(one)].flatMap((page) => [...page.querySelectorAll("form:has(button[value=delete])")]);
  expect(forms).toHaveLength(2);
  for (const form of forms) expect(form.querySelector("button")?.matches("[type=submit][disabled][hidden]")).toBe(true);
});
