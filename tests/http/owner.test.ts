// The owner's own pages by their own forms, as a browser without JavaScript sends them: sale, CSV, hatchlings, copies; and what
// only the shop knows stands on no page that visitors can ask for.

import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import { createEntry, findEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { content } from "#tests/support/contents.ts";
import { documentOf } from "#tests/support/document.ts";
import { DEMO_ADMIN } from "#tests/support/people.ts";
import { get } from "#tests/support/site.ts";

const { site, cookie } = await startAdminSite();

const headers = () => ({ Cookie: cookie, Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" });

interface Answer {
  status: number;
  to: string;
  page: Document;
  words: string;
}

async function asked(path: string, body?: FormData): Promise<Answer> {
  const init = body ? { method: "POST", body } : {};
  const response = await fetch(site.origin + path, { redirect: "manual", headers: headers(), ...init });
  const document = documentOf(await response.text());
  const words = document.querySelector("main")?.textContent ?? "";
  return { status: response.status, to: response.headers.get("Location") ?? "", page: document, words };
}

/** Sends a form that stands on a page, with some of it typed over, by its last button or one of that value. */
function send(page: Document, label: string, typed: Record<string, string | File> = {}, button?: string) {
  const form = page.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`);
  if (!form) throw new Error(`No form called ${label}`);
  const body = new FormData();
  for (const control of form.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    const isLeft = control.type === "file" || (/checkbox|radio/.test(control.type) && !control.checked);
    if (control.name && !(control.name in typed) && !isLeft) body.append(control.name, control.value);
  }
  for (const [name, value] of Object.entries(typed)) body.append(name, value);
  if (button) body.append("do", button);
  return asked(form.getAttribute("action")?.split("#")[0] ?? "", body);
}

const snake = async (id: string) => {
  const entry = await findEntry(site.db, "ball", id);
  if (!entry?.live) throw new Error(`${id} is not out`);
  return { version: entry.version, ...entry.live };
};
const visitors = async (path: string) => (await get(site.origin + path)).text();

test("sale: a price nobody can read changes nothing; a tenth off for all; who buys is asked, and stays between us", async () => {
  const { page } = await asked("/admin/balls/sale");
  const form = "販売状態と価格を変える";
  const ids = [...page.querySelectorAll<HTMLInputElement>(`form[aria-label="${form}"] [name=id]`)].map(
    (one) => one.value,
  );
  const [id = "", other = ""] = ids;
  const { fields } = await snake(id);
  const wrong = await send(page, form, { "all.price": "高い", [`price.${id}`]: "123" });
  expect([wrong.status, wrong.words]).toEqual([
    422,
    expect.stringContaining("「高い」が金額としても増減としても読めません"),
  ]);
  expect(wrong.page.querySelector<HTMLInputElement>(`[name="price.${id}"]`)?.value).toBe("123");
  expect(wrong.page.querySelector<HTMLInputElement>(`[name="all.price"]`)?.value).toBe("高い");
  const shown = await send(page, form, { "all.price": "10%引き" });
  expect([shown.status, shown.words]).toEqual([200, expect.stringContaining("匹が変わります。まだ保存していません")]);
  expect(shown.words).toContain(`${Number(fields.price).toLocaleString("ja-JP")}円`);
  expect((await snake(id)).fields.price).toBe(fields.price);
  const stored = await send(shown.page, form, {});
  expect(stored.to).toMatch(/^\/admin\/balls\?result=/);
  expect((await snake(id)).fields.price).toBe(Math.round(Number(fields.price) * 0.9));
  const list = await asked(stored.to);
  expect(list.words).toContain("匹の販売状態と価格を保存しました");
  const asks = await send((await asked("/admin/balls/sale")).page, form, { [`sale.${other}`]: "sold" });
  expect([asks.status, asks.words]).toEqual([200, expect.stringContaining("お譲りする方と日を入れて")]);
  expect((await snake(other)).fields.sale).not.toBe("sold");
  await send(asks.page, form, { [`soldTo.${other}`]: "ヒミツノ買主" });
  expect((await snake(other)).fields).toMatchObject({ sale: "sold", soldTo: "ヒミツノ買主" });
  const seen = await visitors(`/ball/${other}`);
  expect([seen.includes("売約済"), seen.includes("ヒミツノ買主")]).toEqual([true, false]);
});

test("CSV: out in both encodings; in only whole, after a look; a line that cannot be read is named", async () => {
  const file = await fetch(`${site.origin}/admin/balls/csv/snakes.csv`, { headers: headers() });
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="snakes-\d{4}-\d\d-\d\d\.csv"$/);
  const text = await file.text();
  const old = await fetch(`${site.origin}/admin/balls/csv/weights.csv?encoding=shift_jis`, { headers: headers() });
  expect(new TextDecoder("shift_jis").decode(await old.arrayBuffer())).toContain("体重（g）");
  expect((await asked("/admin/balls/csv/people.csv")).status).toBe(404);

  const { page } = await asked("/admin/balls/csv");
  const csv = (words: string) => ({ file: new File([words], "a.csv") });
  expect((await send(page, "CSVを読み込む", csv(""))).status).toBe(422);
  const before = await snake("b-2022-002");
  const lines = (second: string) => `ID,店内メモ,価格\nb-2022-002,棚を替えた,\nb-2022-004,,${second}\n`;
  const refused = await send(page, "CSVを読み込む", csv(lines("高い")));
  expect([refused.status, refused.words]).toEqual([422, expect.stringMatching(/1か所に問題があるため.*3行目：/s)]);
  const tried = await send(page, "CSVを読み込む", csv(lines("4.2万円")));
  expect([tried.status, tried.words]).toEqual([200, expect.stringContaining("まだ書き込んでいません")]);
  expect((await snake("b-2022-002")).version).toBe(before.version);
  const written = await send(tried.page, "CSVを書き込む", { sure: "b-2022-004" });
  expect(written.to).toMatch(/^\/admin\/balls\/csv\?result=[\w-]+&saved=\d$/);
  const kept = await findEntry(site.db, "ball", "b-2022-002");
  expect([kept?.live?.fields.memo, kept?.draft?.fields.memo]).toEqual([before.fields.memo, "棚を替えた"]);
  expect((await snake("b-2022-004")).fields.price).toBe(42_000);
  // The file that came out is one that goes in, and then there is nothing to change but what has changed since.
  expect((await send(page, "CSVを読み込む", csv(text))).words).toMatch(/変更[12]匹/);
});

test("hatchlings: more rows keep what was typed; one that cannot be read holds up all; then all are drafts", async () => {
  const path = "/admin/breeds/2022-kohaku-akane/hatchlings";
  const count = async () =>
    (await site.db.selectFrom("entries").select("id").where("kind", "=", "ball").execute()).length;
  const before = await count();
  const { page } = await asked(path);
  const more = await send(page, "個体を作る", { wanted: "2", "note.0": "へその緒" }, "rows");
  expect([more.status, more.page.querySelector<HTMLInputElement>("[name='note.0']")?.value]).toEqual([200, "へその緒"]);
  const wrong = await send(more.page, "個体を作る", { "line.1": "ぬぬぬ", "grams.0": "62" });
  expect([wrong.status, wrong.words]).toEqual([422, expect.stringContaining("「ぬぬぬ」：図鑑の名前")]);
  expect([wrong.page.querySelector<HTMLInputElement>("[name='grams.0']")?.value, await count()]).toEqual([
    "62",
    before,
  ]);
  const { to } = await send(wrong.page, "個体を作る", { "line.1": "パステル" });
  expect(to).toMatch(/hatchlings\?result=[\w-]+$/);
  expect(await count()).toBe(before + 2);
  const { words } = await asked(to ?? "");
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
  const { page } = await asked("/admin/balls/new?from=b-2022-002");
  const made = await send(page, "個体の編集", { title: "写しの個体" }, "save");
  const id = /^\/admin\/balls\/([^/]+)\/edit\?flash=saved$/.exec(made.to)?.[1] ?? "";
  expect(id).not.toBe("b-2022-002");
  const copy = await findEntry(site.db, "ball", id);
  expect(copy).toMatchObject({ live: null, draft: { title: "写しの個体", fields: { sex: from?.live?.fields.sex } } });
  expect((await findEntry(site.db, "ball", "b-2022-002"))?.version).toBe(from?.version);
});

test("files go out: the log as its filters leave it, chosen entries of this kind; who chose nothing is led back", async () => {
  const file = (path: string) => fetch(site.origin + path, { redirect: "manual", headers: headers() });
  const log = await file("/admin/log.csv?topic=sign-in&encoding=shift_jis");
  expect(log.headers.get("Content-Disposition")).toMatch(/^attachment; filename="log-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = new TextDecoder("shift_jis")
    .decode(await log.arrayBuffer())
    .trimEnd()
    .split("\r\n");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(`${DEMO_ADMIN},ログイン,`);

  const zip = await file("/admin/balls/export.zip?pick=ball/b-2022-002@1&pick=term/other@1");
  expect(zip.headers.get("Content-Type")).toBe("application/zip");
  const names = Object.keys(unzipSync(await zip.bytes()));
  expect(names.filter((name) => !name.startsWith("images/"))).toEqual(["borupa.yaml", "ball/b-2022-002.md"]);
  expect((await file("/admin/balls/export.zip")).headers.get("Location")).toBe("/admin/balls?flash=none-chosen");
});

test("who else has an entry open stands above its form and in the list, without scripts; a page that goes takes its own word back", async () => {
  const path = "/admin/balls/b-2022-002";
  const here = { kind: "ball", id: "b-2022-002", by: "hana@example.jp", at: new Date().toISOString() };
  await site.db.insertInto("presences").values(here).execute();
  expect((await asked(`${path}/edit`)).words).toContain("hana@example.jpさんが編集中（たった今）");
  expect((await asked("/admin/balls?q=b-2022-002")).words).toContain("hanaが編集中");
  const tell = async (name: string, value: string) => {
    const body = new URLSearchParams({ [name]: value });
    return (await fetch(`${site.origin}${path}/presence`, { method: "POST", headers: headers(), body })).json();
  };
  const company = await tell("open", "yes");
  expect(company.others).toEqual([{ id: here.id, by: here.by, at: here.at }]);
  await tell("left", company.now);
  expect(await site.db.selectFrom("presences").select("by").execute()).toEqual([{ by: here.by }]);
});

test("a version has a note, in the history and in the log, until it is taken away", async () => {
  const actor = { by: DEMO_ADMIN, now: new Date() };
  await createEntry(site.db, "term", "noted", content("term", { title: "覚え書き" }), actor);
  const path = "/admin/terms/noted/revisions";
  const note = async (words: string) => send((await asked(path)).page, "版にメモを付ける", { note: words }, "note");
  expect((await note("値下げの相談のため")).to).toBe(`${path}?flash=noted`);
  expect((await asked(path)).words).toContain("値下げの相談のため");
  expect((await asked("/admin/log?topic=entries")).words).toContain("値下げの相談のため");
  await note("");
  expect((await asked(path)).words).not.toContain("値下げの相談のため");
});

test("the trash is emptied by typed words only", async () => {
  const actor = { by: DEMO_ADMIN, now: new Date() };
  await createEntry(site.db, "term", "thrown", content("term", { title: "捨てた語" }), actor);
  await trash(site.db, "term", "thrown", 1, actor);
  const { page } = await asked("/admin/trash");
  const wrong = await send(page, "ゴミ箱を空にする", { typed: "はい" }, "empty");
  expect([wrong.status, wrong.words]).toEqual([422, expect.stringContaining("「完全に削除」と入れてください。")]);
  expect(wrong.page.querySelector("[name=typed]")?.getAttribute("aria-invalid")).toBe("true");
  expect(await findEntry(site.db, "term", "thrown")).toBeDefined();
  const done = await send(wrong.page, "ゴミ箱を空にする", { typed: "完全に削除" }, "empty");
  expect(done.to).toBe("/admin/trash?flash=emptied");
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
  expect((await asked("/admin/search?q=ヒミツノ覚え書き")).words).toContain("1件");
  expect((await asked("/admin/search?q=ヒミツノ太郎")).words).not.toContain("1件");
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
