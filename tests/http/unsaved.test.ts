import { renameSync } from "node:fs";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { refuseWrites, takeWrites } from "#tests/support/database-file.ts";
import { documentOf } from "#tests/support/document.ts";
import { formData } from "#tests/support/form-data.ts";
import { get } from "#tests/support/site.ts";

const { site, cookie } = await startAdminSite();

const TYPED = "消えては困る「長い」<b>文章</b>";

function draft(id: string): FormData {
  return formData({ id, title: "試験語", body: `<p>${TYPED}</p>`, do: "save" });
}

async function post(path: string, body: FormData): Promise<{ status: number; html: string; page: Document }> {
  const headers = { Cookie: cookie, Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" };
  const response = await fetch(site.origin + path, { method: "POST", redirect: "manual", headers, body });
  const html = await response.text();
  return { status: response.status, html, page: documentOf(html) };
}

function again(page: Document): FormData {
  const form = new FormData();
  for (const input of page.querySelectorAll<HTMLInputElement>("main form input")) form.append(input.name, input.value);
  return form;
}

const ready = async () => (await get(`${site.origin}/readyz`)).status;
const told = (msg: string) =>
  site.log
    .join("")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((line) => line.msg === msg);

test("a full disk: 503 with the reason and the input; not ready; saved with one click afterwards", async () => {
  refuseWrites(site);
  const failed = await post("/admin/terms/new", draft("unsaved-word"));
  expect(failed.status).toBe(503);
  expect(failed.page.title).toContain("保存できませんでした");
  expect(failed.page.body.textContent).toContain("サーバーのディスクへの書き込みに失敗したため");
  expect(again(failed.page).get("body")).toBe(`<p>${TYPED}</p>`);
  expect(await ready()).toBe(503);
  expect((await get(`${site.origin}/term`)).status).toBe(200);
  await expect
    .poll(() => told("the database cannot be used"))
    .toEqual([
      expect.objectContaining({
        file: site.file,
        trouble: "io",
        err: expect.objectContaining({ errstr: "disk I/O error" }),
      }),
    ]);

  takeWrites(site);
  await expect.poll(ready, { interval: 200 }).toBe(200);
  await expect.poll(() => told("the database can be used again").length).toBe(1);
  const action = failed.page.querySelector("main form")?.getAttribute("action") ?? "";
  expect((await post(action, again(failed.page))).status).toBe(303);
  const saved = await get(`${site.origin}/admin/terms/unsaved-word/edit`, { Cookie: cookie });
  expect(documentOf(await saved.text()).body.innerHTML).toContain("消えては困る");
});

test("pictures sent with it cannot be kept, and that is reported", async () => {
  refuseWrites(site);
  const form = draft("unsaved-picture");
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } })
    .png()
    .toBuffer();
  form.append("upload:cover", new File([new Uint8Array(png)], "cover.png"));
  form.append("cover.alt", "試験の写真");
  const failed = await post("/admin/terms/new", form);
  takeWrites(site);
  expect(failed.status).toBe(503);
  expect(failed.page.body.textContent).toContain("選んだ画像1枚は、ここに残せません");
  expect(again(failed.page).get("cover.alt")).toBe("試験の写真");
});

test("a database locked by another program: 503, and no input is lost", async () => {
  await sql`BEGIN IMMEDIATE`.execute(site.db);
  const failed = await post("/admin/terms/new", draft("unsaved-lock"));
  await sql`ROLLBACK`.execute(site.db);
  expect(failed.status).toBe(503);
  expect(failed.page.body.textContent).toContain("データベースがほかの処理に使われているため");
  expect((await post("/admin/terms/new", again(failed.page))).status).toBe(303);
});

test("a moved file rejects writes that would be lost", async () => {
  renameSync(site.file, `${site.file}.away`);
  const failed = await post("/admin/terms/new", draft("unsaved-gone"));
  expect(failed.status).toBe(503);
  expect(failed.page.body.textContent).toContain("データベースのファイルがなくなっているため");
  expect(await ready()).toBe(503);
  renameSync(`${site.file}.away`, site.file);
  await expect.poll(ready, { interval: 200 }).toBe(200);
  expect((await post("/admin/terms/new", again(failed.page))).status).toBe(303);
});

test("other failures of the site stay the not-found screen with 500", async () => {
  await sql`UPDATE entries SET draft = 'damaged' WHERE kind = 'term' AND id = 'unsaved-word'`.execute(site.db);
  const failed = await post("/admin/terms/unsaved-word/edit", draft("unsaved-word"));

  expect(failed.status).toBe(500);
  expect(failed.html).toContain("Page Not Found");
});
