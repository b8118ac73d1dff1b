// What comes in and who did what, through the built site: inquiries, search, admins, the log. All of it without JavaScript.

import { expect, test } from "vitest";
import { createEntry } from "#app/cms/content/lifecycle.server.ts";
import { storeInquiry } from "#app/shop/inquiries.server.ts";
import { content } from "#tests/cms/admin/editing/editor-harness.ts";
import { browserOf, mainOf } from "#tests/support/admin-site.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { startSite } from "#tests/support/site.ts";

await makePeople();
const site = await startSite({ env: emulatorSettings() });
await signIn(site.origin, DEMO_ADMIN, "not-it");
const { cookie } = await signIn(site.origin, DEMO_ADMIN);
const { open, send } = browserOf(site, cookie ?? "");

test("an inquiry waits in every page's menu until it is answered; notes are kept; deleted, it is gone", async () => {
  const asked = {
    kind: "inquiry" as const,
    name: "山田",
    mail: "y@example.jp",
    phone: "",
    days: [],
    message: "質問です",
  };
  await storeInquiry(site.db, asked, "b-2019-001", new Date());
  const { id } = await site.db.selectFrom("inquiries").select("id").executeTakeFirstOrThrow();
  const waiting = async () =>
    (await open("/admin/terms")).querySelector("aside a[href='/admin/inquiries']")?.textContent;
  expect(await waiting()).toBe("問い合わせ1件");
  expect(mainOf(await open("/admin/dashboard"))).toContain("未対応の問い合わせ（1件）");
  const mine = { id: String(id) };

  const empty = await send("/admin/inquiries", { ...mine, note: "　" });
  expect([empty.status, empty.text.includes("メモを入力してください")]).toEqual([422, true]);
  const endless = await send("/admin/inquiries", { ...mine, note: "長".repeat(2001) });
  expect([endless.status, endless.text.includes("長".repeat(2001))]).toEqual([422, true]);
  const noted = await send("/admin/inquiries", { ...mine, note: "電話で<b>返事</b>した" });
  expect(noted.location).toBe("/admin/inquiries?flash=noted");
  expect(mainOf(await open("/admin/inquiries"))).toContain("電話で<b>返事</b>した");

  expect((await send("/admin/inquiries", { ...mine, state: "answered" })).status).toBe(303);
  expect(await waiting()).toBe("問い合わせ");
  expect(mainOf(await open("/admin/inquiries?state=answered"))).toContain(`返信：`);
  expect((await send("/admin/inquiries?state=answered", { ...mine, do: "delete" })).location).toContain(
    "flash=deleted",
  );
  expect(mainOf(await open("/admin/inquiries?state=all"))).not.toContain("山田");
});

test("without SMTP the page of inquiries and the log say so", async () => {
  expect(mainOf(await open("/admin/inquiries"))).toContain("メールの設定（SMTP_URL）がない");
  await expect.poll(() => site.log.join("")).toContain("SMTP is not set");
});

test("the box on every page finds a draft, a snake by its number, and says where they stand", async () => {
  const draft = content("blog", { title: "下書きの珍しい記事" });
  await createEntry(site.db, "blog", "rare", draft, { by: "test", now: new Date() });
  const box = (await open("/admin/trash")).querySelector<HTMLFormElement>("aside form[role=search]");
  expect(box?.getAttribute("action")).toBe("/admin/search");
  const found = await open(`/admin/search?q=${encodeURIComponent("珍しい")}`);
  expect(found.querySelector("tbody a")?.getAttribute("href")).toBe("/admin/blogs/rare/edit");
  expect(found.querySelector("tbody")?.textContent).toContain("下書き");
  expect(mainOf(await open("/admin/search?q=bp-2019-001"))).toContain("琥珀");
});

test("the same box finds inquiries, and leads to each and to their list", async () => {
  const asked = {
    kind: "inquiry" as const,
    name: "珍山",
    mail: "a@example.jp",
    phone: "",
    days: [],
    message: "エサの話",
  };
  for (let turn = 0; turn < 6; turn += 1)
    await storeInquiry(site.db, { ...asked, message: `エサの話 ${turn}` }, null, new Date());
  const found = await open(`/admin/search?q=${encodeURIComponent("珍山")}`);
  const links = [...found.querySelectorAll<HTMLAnchorElement>("main section a")].map((link) =>
    link.getAttribute("href"),
  );
  const list = `/admin/inquiries?${new URLSearchParams({ state: "all", q: "珍山" })}`;
  expect(links).toHaveLength(6);
  expect(links.at(-1)).toBe(list);
  const [path = "", anchor = ""] = (links[0] ?? "").split("#");
  const named = (await open(path)).getElementById(anchor);
  expect(named?.textContent).toContain("エサの話 5");
});

test("an admin is added by address, the link told once and in no address; and taken away again", async () => {
  const email = `added-${process.pid}-${Date.now()}@example.jp`;
  const added = await send("/admin/admins", { email });
  expect(added.status).toBe(200);
  expect(added.text).toContain("oobCode=");
  expect(mainOf(await open("/admin/admins"))).not.toContain("oobCode=");
  expect(site.log.join("")).not.toContain("oobCode=");
  const wrong = await send("/admin/admins", { email: "だれか" });
  expect([wrong.status, wrong.text.includes("有効なメールアドレスを入力してください")]).toEqual([422, true]);
  expect(wrong.text).toContain('value="だれか"');
  const person = [...(await open("/admin/admins")).querySelectorAll("li")].find((one) =>
    one.textContent?.includes(email),
  );
  const uid = person?.querySelector<HTMLButtonElement>("button[name=remove]")?.value ?? "";
  expect((await send("/admin/admins", { remove: uid })).location).toBe("/admin/admins?flash=removed");
  expect(mainOf(await open("/admin/admins"))).not.toContain(email);
});

test("the log tells who came in and who was refused, from which network, and what was done", async () => {
  const told = mainOf(await open("/admin/log"));
  for (const words of ["ログイン", "問い合わせを削除", "管理者に追加", "管理者から外す", "下書き保存"])
    expect(told).toContain(words);
  const signIns = (await open("/admin/log?topic=sign-in&who=admin@")).querySelector("tbody")?.textContent ?? "";
  expect(signIns).toContain("ログインを断った");
  expect(signIns).toContain("127.0.0.0/24");
  expect(signIns).not.toContain("127.0.0.1");
  expect(signIns).not.toContain("問い合わせ");
});
