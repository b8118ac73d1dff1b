import { expect, test } from "vitest";
import { readPreviewLink } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { end, findEntry, publish, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { formOf } from "#tests/cms/admin/editing/editor-harness.ts";
import { kept } from "#tests/cms/library/pictures.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { documentOf } from "#tests/support/document.ts";
import { DEMO_ADMIN } from "#tests/support/people.ts";

const { site, cookie } = await startAdminSite();

const agent = { "User-Agent": "Mozilla/5.0 Chrome/150.0" };

async function preview(
  kind: KindName,
  id: string,
  body?: FormData,
  headers: Record<string, string> = { Cookie: cookie },
) {
  const path = `/admin/${kindNamed(kind).segment}/${id}/preview`;
  const init = body ? { method: "POST", body, headers: { ...agent, ...headers, Origin: site.origin } } : { headers };
  const response = await fetch(site.origin + path, { redirect: "manual", ...init });
  const html = await response.text();
  return { response, html, page: documentOf(html) };
}

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

async function newest(kind: KindName) {
  const { id } = await site.db
    .selectFrom("entries")
    .select("id")
    .where("kind", "=", kind)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const entry = await findEntry(site.db, kind, id);
  if (!entry?.live) throw new Error(`${kind}/${id} is not out`);
  return { ...entry, live: entry.live };
}

test.each(kindNames())(
  "%s: the form's content is shown in the public page of its kind, and nothing is saved",
  async (kind) => {
    const entry = await newest(kind);
    const address = `${site.origin}${kindNamed(kind).path}/${entry.id}`;
    const out = documentOf(await (await fetch(address, { headers: agent })).text());

    const stored = await preview(kind, entry.id);
    expect(textsOf(stored.page, "main :is(h1, h2, h3)")).toEqual(textsOf(out, "main :is(h1, h2, h3)"));
    expect(stored.page.title).toBe(out.title);
    const unchanged = await preview(kind, entry.id, formOf(kind, entry.live, entry.version));
    expect(textsOf(unchanged.page, "aside p").join()).toContain("プレビュー（保存した内容）");

    const typed = {
      ...entry.live,
      title: "書きかけの名前",
      body: "# 書きかけの見出し\n・一\n\nhttps://x.com/a/status/1",
    };
    const { response, page, html } = await preview(kind, entry.id, formOf(kind, typed, entry.version));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
    expect(page.title).toContain("書きかけの名前");
    expect(page.querySelector("main h1")?.textContent).toBe("書きかけの名前");
    expect(textsOf(page, "main article h2")).toContain("書きかけの見出し");
    expect(page.querySelector("main blockquote.twitter-tweet")).not.toBeNull();
    // As on the public page, the network's script is in a noscript and never runs; the editor's frame may embed the page.
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(html).toContain('<noscript><script async="" src="https://platform.twitter.com/widgets.js"');
    expect(policy).not.toContain("twitter");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(textsOf(page, "aside p").join()).toContain("プレビュー（未保存）");
    expect((await findEntry(site.db, kind, entry.id))?.version).toBe(entry.version);
    expect(await (await fetch(address, { headers: agent })).text()).not.toContain("書きかけ");
  },
);

test("a new snake with invalid values is shown as far as possible, with a list of errors", async () => {
  const { live } = await newest("ball");
  const form = formOf("ball", { ...live, title: "", body: "<p>本文</p><video></video>" }, 0, ["fields.price", "高い"]);
  const { response, page } = await preview("ball", "new", form);
  expect(response.status).toBe(200);
  expect(page.querySelector("main h1")?.textContent).toBe("（名前なし）");
  expect(page.querySelector("main article")?.textContent).toContain("本文");
  const bar = page.querySelector("aside")?.textContent;
  expect(bar).toContain("名前：この項目は必須です");
  expect(bar).toContain("価格（税込）：数字で入力してください");
  expect(bar).toContain("<video> は使えないため");
});

test("a link shows the saved draft with its pictures to anyone until it expires; it cannot be forged or extended", async () => {
  const entry = await newest("info");
  const red = await kept(site.db, "#c01020");
  const body = `<p>まだ秘密の段落</p><figure><img src="/images/${red.id}/1280.webp" alt="赤"></figure>`;
  const draft = { ...entry.live, title: "渡された題", body };
  await saveDraft(site.db, "info", entry.id, entry.version, draft, { by: DEMO_ADMIN, now: new Date() });
  const made = await fetch(`${site.origin}/admin/infos/${entry.id}/link`, { headers: { ...agent, Cookie: cookie } });
  const box = documentOf(await made.text()).querySelector<HTMLInputElement>("main input[readonly]");
  const { pathname } = new URL(box?.value ?? "");
  const shown = await fetch(site.origin + pathname, { headers: agent });
  const html = await shown.text();
  expect([shown.status, html.includes("渡された題"), html.includes("まだ秘密の段落")]).toEqual([200, true, true]);
  expect(shown.headers.get("Cache-Control")).toContain("no-store");
  expect(shown.headers.get("X-Robots-Tag")).toContain("noindex");
  const [given = ""] = shown.headers.getSetCookie();
  expect(given).toMatch(/; Path=\/images; HttpOnly/);
  const picture = (Cookie: string) =>
    fetch(`${site.origin}/images/${red.id}/320.webp`, { headers: { ...agent, ...(Cookie ? { Cookie } : {}) } });
  expect((await picture("")).status).toBe(404);
  const sent = await picture(given.split(";", 1)[0] ?? "");
  expect([sent.status, sent.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  const other = await kept(site.db, "#c01021");
  const foreign = await fetch(`${site.origin}/images/${other.id}/320.webp`, {
    headers: { ...agent, Cookie: given.split(";", 1)[0] ?? "" },
  });
  expect(foreign.status).toBe(404);

  const token = pathname.split("/").at(-1) ?? "";
  const [kind = "", id = "", until = "", signature = ""] = token.split("~");
  const later = (Number.parseInt(until, 36) + 86_400_000).toString(36);
  const forged = [
    [kind, id, later, signature],
    [kind, "other", until, signature],
    [kind, id, until, signature.replace(/^./, (one) => (one === "A" ? "B" : "A"))],
  ];
  for (const parts of [...forged, [kind, id, until], ["", "", "", ""]])
    expect((await fetch(`${site.origin}/preview/${parts.join("~")}`, { headers: agent })).status).toBe(404);
  expect(await readPreviewLink(site.db, token, new Date(Date.now() + 6 * 86_400_000))).toMatchObject({ kind, id });
  expect(await readPreviewLink(site.db, token, new Date(Date.now() + 7 * 86_400_000 + 1000))).toBeNull();
  expect(await (await fetch(`${site.origin}/info/${entry.id}`, { headers: agent })).text()).not.toContain("秘密");
});

test("after publication a link leads to the public page while that exists, and shows no later draft", async () => {
  const made = await fetch(`${site.origin}/admin/blogs/${(await newest("blog")).id}/link`, {
    headers: { ...agent, Cookie: cookie },
  });
  const box = documentOf(await made.text()).querySelector<HTMLInputElement>("main input[readonly]");
  const { pathname } = new URL(box?.value ?? "");
  const follow = async () => {
    const { status, headers } = await fetch(site.origin + pathname, { headers: agent, redirect: "manual" });
    return [status, headers.get("Location"), headers.get("Cache-Control")];
  };
  expect((await follow())[0]).toBe(200);
  const entry = await newest("blog");
  const by = { by: DEMO_ADMIN, now: new Date() };
  await publish(site.db, "blog", entry.id, entry.version, { ...entry.live, title: "公開した題" }, null, by);
  const red = await kept(site.db, "#c01022");
  const later = { ...entry.live, title: "次の下書き", cover: { image: red.id, alt: "赤" } };
  await saveDraft(site.db, "blog", entry.id, entry.version + 1, later, by);
  expect(await follow()).toEqual([302, `/blog/${entry.id}`, "private, no-store"]);
  const asked = { ...agent, Cookie: `preview=${pathname.split("/").at(-1)}` };
  expect((await fetch(`${site.origin}/images/${red.id}/320.webp`, { headers: asked })).status).toBe(404);
  expect((await end(site.db, "blog", entry.id, entry.version + 2, by)).ok).toBe(true);
  expect((await follow())[0]).toBe(404);
});

test("the button revokes existing links, and no log line contains a link's token", async () => {
  const entry = await newest("info");
  const path = `/admin/infos/${entry.id}/link`;
  const made = await fetch(site.origin + path, { headers: { ...agent, Cookie: cookie } });
  const page = documentOf(await made.text());
  expect(page.querySelector("main form button")?.textContent).toBe("リンクを使えなくする");
  const { pathname } = new URL(page.querySelector<HTMLInputElement>("main input[readonly]")?.value ?? "");
  const status = async () => (await fetch(site.origin + pathname, { headers: agent })).status;
  expect(await status()).toBe(200);
  const posted = { ...agent, Cookie: cookie, Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" };
  const ended = await fetch(site.origin + path, { method: "POST", headers: posted, body: "", redirect: "manual" });
  const back = ended.headers.get("Location") ?? "";
  expect([ended.status, back]).toEqual([303, `/admin/infos/${entry.id}/edit?flash=links-ended`]);
  const wordsAt = async (to: string) =>
    (await fetch(new URL(to, site.origin), { headers: { ...agent, Cookie: cookie } })).text();
  expect(await wordsAt(back)).toContain("これまでのプレビューのリンクを使えなくしました。");
  expect(await wordsAt("/admin/log?topic=site")).toContain("お知らせ・飼育情報「");
  expect(await status()).toBe(404);

  const token = pathname.split("/").at(-1) ?? "";
  const fault = { message: `at ${site.origin}${pathname}`, path: pathname, build: "", stack: "" };
  await fetch(`${site.origin}/api/browser-fault`, {
    method: "POST",
    headers: { ...agent, Origin: site.origin, "Content-Type": "application/json" },
    body: JSON.stringify(fault),
  });
  for (const path of [`/PREVIEW/${token}`, `/%70review/${token}`, `/preview%2F${token.replaceAll("~", "%7E")}`])
    await (await fetch(site.origin + path, { headers: agent })).text();
  await expect.poll(() => site.log.join("")).toMatch(/\/preview%2F[\w-]+%7E/);
  const log = site.log.join("");
  expect([log.includes("/%70review/"), log.includes(token.split("~").at(-1) ?? "")]).toEqual([true, false]);
});
