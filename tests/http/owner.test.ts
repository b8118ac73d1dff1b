// The owner's own pages by their own forms, as a browser without JavaScript sends them: sale, CSV, hatchlings, copies; and what
// only the shop knows is on no page that visitors can ask for.

import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import { createEntry, findEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { content } from "#tests/support/contents.ts";
import { DEMO_ADMIN } from "#tests/support/people.ts";
import { get } from "#tests/support/site.ts";

const { site, request, answer, sendForm } = await startAdminSite();

const snake = async (id: string) => {
  const entry = await findEntry(site.db, "ball", id);
  if (!entry?.live) throw new Error(`${id} is not out`);
  return { version: entry.version, ...entry.live };
};
const visitors = async (path: string) => (await get(site.origin + path)).text();

test("sale: a price nobody can read changes nothing; a tenth off for all; who buys is asked, and stays between us", async () => {
  const { page } = await answer("/admin/balls/sale");
  const form = "販売状態と価格を変える";
  const ids = [...page.querySelectorAll<HTMLInputElement>(`form[aria-label="${form}"] [name=id]`)].map(
    (one) => one.value,
  );
  const [id = "", other = ""] = ids;
  const { fields } = await snake(id);
  const wrong = await sendForm(page, form, { "all.price": "高い", [`price.${id}`]: "123" });
  expect([wrong.status, wrong.words]).toEqual([
    422,
    expect.stringContaining("「高い」が金額としても増減としても読めません"),
  ]);
  expect(wrong.page.querySelector<HTMLInputElement>(`[name="price.${id}"]`)?.value).toBe("123");
  expect(wrong.page.querySelector<HTMLInputElement>(`[name="all.price"]`)?.value).toBe("高い");
  const shown = await sendForm(page, form, { "all.price": "10%引き" });
  expect([shown.status, shown.words]).toEqual([200, expect.stringContaining("匹が変わります。まだ保存していません")]);
  expect(shown.words).toContain(`${Number(fields.price).toLocaleString("ja-JP")}円`);
  expect((await snake(id)).fields.price).toBe(fields.price);
  const stored = await sendForm(shown.page, form, {});
  expect(stored.location).toMatch(/^\/admin\/balls\?result=/);
  expect((await snake(id)).fields.price).toBe(Math.round(Number(fields.price) * 0.9));
  const list = await answer(stored.location);
  expect(list.words).toContain("匹の販売状態と価格を保存しました");
  const asks = await sendForm((await answer("/admin/balls/sale")).page, form, { [`sale.${other}`]: "sold" });
  expect([asks.status, asks.words]).toEqual([200, expect.stringContaining("お譲りする方と日を入れて")]);
  expect((await snake(other)).fields.sale).not.toBe("sold");
  await sendForm(asks.page, form, { [`soldTo.${other}`]: "ヒミツノ買主" });
  expect((await snake(other)).fields).toMatchObject({ sale: "sold", soldTo: "ヒミツノ買主" });
  const seen = await visitors(`/ball/${other}`);
  expect([seen.includes("売約済"), seen.includes("ヒミツノ買主")]).toEqual([true, false]);
});

test("CSV: out in both encodings; in only whole, after a look; a line that cannot be read is named", async () => {
  const file = await request("/admin/balls/csv/snakes.csv");
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="snakes-\d{4}-\d\d-\d\d\.csv"$/);
  const text = await file.text();
  const old = await request("/admin/balls/csv/weights.csv?encoding=shift_jis");
  expect(new TextDecoder("shift_jis").decode(await old.arrayBuffer())).toContain("体重（g）");
  expect((await answer("/admin/balls/csv/people.csv")).status).toBe(404);

  const { page } = await answer("/admin/balls/csv");
  const csv = (words: string) => ({ file: new File([words], "a.csv") });
  expect((await sendForm(page, "CSVを読み込む", csv(""))).status).toBe(422);
  const before = await snake("b-2022-002");
  const lines = (second: string) => `ID,店内メモ,価格\nb-2022-002,棚を替えた,\nb-2022-004,,${second}\n`;
  const refused = await sendForm(page, "CSVを読み込む", csv(lines("高い")));
  expect([refused.status, refused.words]).toEqual([422, expect.stringMatching(/1か所に問題があるため.*3行目：/s)]);
  const tried = await sendForm(page, "CSVを読み込む", csv(lines("4.2万円")));
  expect([tried.status, tried.words]).toEqual([200, expect.stringContaining("まだ書き込んでいません")]);
  expect((await snake("b-2022-002")).version).toBe(before.version);
  const written = await sendForm(tried.page, "CSVを書き込む", { sure: "b-2022-004" });
  expect(written.location).toMatch(/^\/admin\/balls\/csv\?result=[\w-]+&saved=\d$/);
  const kept = await findEntry(site.db, "ball", "b-2022-002");
  expect([kept?.live?.fields.memo, kept?.draft?.fields.memo]).toEqual([before.fields.memo, "棚を替えた"]);
  expect((await snake("b-2022-004")).fields.price).toBe(42_000);
  // The file that came out is one that goes in, and then there is nothing to change but what has changed since.
  expect((await sendForm(page, "CSVを読み込む", csv(text))).words).toMatch(/変更[12]匹/);
});

test("hatchlings: more rows keep what was typed; one that cannot be read holds up all; then all are drafts", async () => {
  const path = "/admin/breeds/2022-kohaku-akane/hatchlings";
  const count = async () =>
    (await site.db.selectFrom("entries").select("id").where("kind", "=", "ball").execute()).length;
  const before = await count();
  const { page } = await answer(path);
  const more = await sendForm(page, "個体を作る", { wanted: "2", "note.0": "へその緒" }, ["do", "rows"]);
  expect([more.status, more.page.querySelector<HTMLInputElement>("[name='note.0']")?.value]).toEqual([200, "へその緒"]);
  const wrong = await sendForm(more.page, "個体を作る", { "line.1": "ぬぬぬ", "grams.0": "62" });
  expect([wrong.status, wrong.words]).toEqual([422, expect.stringContaining("「ぬぬぬ」：図鑑の名前")]);
  expect([wrong.page.querySelector<HTMLInputElement>("[name='grams.0']")?.value, await count()]).toEqual([
    "62",
    before,
  ]);
  const { location } = await sendForm(wrong.page, "個体を作る", { "line.1": "パステル" });
  expect(location).toMatch(/hatchlings\?result=[\w-]+$/);
  expect(await count()).toBe(before + 2);
  const { words } = await answer(location);
  expect(words).toContain("2匹の個体を作りました");
  const made = await site.db
    .selectFrom("entries")
    .select(["id", "status"])
    .where("draft", "like", "%へその緒%")
    .execute();
  expect(made.map(({ status }) => status)).toEqual(["draft"]);
  expect((await get(`${site.origin}/ball/${made[0]?.id}`)).status).toBe(404);
});

test("a copy begins from another entry's form, under its own id, and leaves that as it is", async () => {
  const from = await findEntry(site.db, "ball", "b-2022-002");
  const { page } = await answer("/admin/balls/new?from=b-2022-002");
  const made = await sendForm(page, "個体の編集", { title: "写しの個体" }, ["do", "save"]);
  const id = /^\/admin\/balls\/([^/]+)\/edit\?flash=saved$/.exec(made.location)?.[1] ?? "";
  expect(id).not.toBe("b-2022-002");
  const copy = await findEntry(site.db, "ball", id);
  expect(copy).toMatchObject({ live: null, draft: { title: "写しの個体", fields: { sex: from?.live?.fields.sex } } });
  expect((await findEntry(site.db, "ball", "b-2022-002"))?.version).toBe(from?.version);
});

test("files go out: the log as its filters leave it, chosen entries of this kind; who chose nothing is led back", async () => {
  const log = await request("/admin/log.csv?topic=sign-in&encoding=shift_jis");
  expect(log.headers.get("Content-Disposition")).toMatch(/^attachment; filename="log-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = new TextDecoder("shift_jis")
    .decode(await log.arrayBuffer())
    .trimEnd()
    .split("\r\n");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(`${DEMO_ADMIN},ログイン,`);

  const zip = await request("/admin/balls/export.zip?pick=ball/b-2022-002@1&pick=term/other@1");
  expect(zip.headers.get("Content-Type")).toBe("application/zip");
  const names = Object.keys(unzipSync(await zip.bytes()));
  expect(names.filter((name) => !name.startsWith("images/"))).toEqual(["borupa.yaml", "ball/b-2022-002.md"]);
  expect((await request("/admin/balls/export.zip")).headers.get("Location")).toBe("/admin/balls?flash=none-chosen");
});

test("a version has a note, in the history and in the log, until it is taken away", async () => {
  const actor = { by: DEMO_ADMIN, now: new Date() };
  await createEntry(site.db, "term", "noted", content("term", { title: "覚え書き" }), actor);
  const path = "/admin/terms/noted/revisions";
  const note = async (words: string) =>
    sendForm((await answer(path)).page, "版にメモを付ける", { note: words }, ["do", "note"]);
  expect((await note("値下げの相談のため")).location).toBe(`${path}?flash=noted`);
  expect((await answer(path)).words).toContain("値下げの相談のため");
  expect((await answer("/admin/log?topic=entries")).words).toContain("値下げの相談のため");
  await note("");
  expect((await answer(path)).words).not.toContain("値下げの相談のため");
});

test("the trash is emptied by typed words only", async () => {
  const actor = { by: DEMO_ADMIN, now: new Date() };
  await createEntry(site.db, "term", "thrown", content("term", { title: "捨てた語" }), actor);
  await trash(site.db, "term", "thrown", 1, actor);
  const { page } = await answer("/admin/trash");
  const wrong = await sendForm(page, "ゴミ箱を空にする", { typed: "はい" }, ["do", "empty"]);
  expect([wrong.status, wrong.words]).toEqual([422, expect.stringContaining("「完全に削除」と入れてください。")]);
  expect(wrong.page.querySelector("[name=typed]")?.getAttribute("aria-invalid")).toBe("true");
  expect(await findEntry(site.db, "term", "thrown")).toBeDefined();
  const done = await sendForm(wrong.page, "ゴミ箱を空にする", { typed: "完全に削除" }, ["do", "empty"]);
  expect(done.location).toBe("/admin/trash?flash=emptied");
  expect(await findEntry(site.db, "term", "thrown")).toBeUndefined();
});

test("what only the shop knows stands on no page, in no data behind one, in no feed, and is not found", async () => {
  const secret = { soldTo: "ヒミツノ太郎", memo: "ヒミツノ覚え書き", shelf: "ヒミツ棚9" };
  const { version } = await snake("b-2022-002");
  const actor = { by: DEMO_ADMIN, now: new Date() };
  const changed = await site.db
    .transaction()
    .execute((trx) => changeFields(trx, kindNamed("ball"), { id: "b-2022-002", version }, { fields: secret }, actor));
  expect(changed.ok).toBe(true);
  expect((await answer("/admin/search?q=ヒミツノ覚え書き")).words).toContain("1件");
  expect((await answer("/admin/search?q=ヒミツノ太郎")).words).not.toContain("1件");
  const addresses = [...(await visitors("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const listed = addresses.map(([, address = ""]) => new URL(address).pathname);
  const near = listed.filter((path) => /^\/(?:$|ball|breed|shop)/.test(path));
  const pages = [...new Set([...near, "/ball", "/ball?q=ヒミツ", "/shop", "/breed"])];
  expect(pages).toContain("/ball/b-2022-002");
  const behind = pages.filter((path) => path !== "/").map((path) => path.replace(/(?=\?|$)/, ".data"));
  const others = ["/_root.data", "/search?q=ヒミツノ太郎", "/search.data?q=ヒミツノ太郎", "/feed.xml", "/sitemap.xml"];
  for (const path of [...pages, ...behind, ...others]) {
    const seen = (await visitors(path)).replaceAll("ヒミツノ太郎</mark>", "").replaceAll(/value="ヒミツ[^"]*"/g, "");
    expect(/ヒミツノ覚え書き|ヒミツ棚9/.test(seen), path).toBe(false);
    if (!path.includes("ヒミツノ太郎")) expect(seen.includes("ヒミツノ太郎"), path).toBe(false);
  }
  expect(await visitors("/search?q=ヒミツノ太郎")).not.toContain("/ball/b-2022-002");
});
