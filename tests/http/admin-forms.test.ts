import sharp from "sharp";
import { expect, test } from "vitest";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { filled, startAdminSite } from "#tests/support/admin-site.ts";
import { documentOf } from "#tests/support/document.ts";
import { DEMO_ADMIN, DEMO_VISITOR, signIn } from "#tests/support/people.ts";

const { site, headers, open, send, request } = await startAdminSite();

const save: [string, string] = ["do", "save"];
const publish: [string, string] = ["do", "publish"];
const edit = "/admin/terms/test-word/edit";

test("a visitor who signs in gets 403 and no cookie; a wrong password and an unknown person read the same", async () => {
  const visitor = await signIn(site.origin, DEMO_VISITOR);
  expect(visitor.status).toBe(403);
  expect(visitor.cookie).toBeNull();
  const sentence = (body: string) => documentOf(body).querySelector("[role=alert]")?.textContent;
  const wrong = await signIn(site.origin, DEMO_ADMIN, "not-it");
  const unknown = await signIn(site.origin, "nobody@example.jp", "not-it");
  expect(sentence(wrong.body)).toBeTruthy();
  expect(sentence(unknown.body)).toBe(sentence(wrong.body));
});

test("a draft is made with hardly anything, refused at publishing with sentences beside the fields, then published", async () => {
  const blank = await open("/admin/terms/new");
  const made = await send("/admin/terms/new", filled(blank, "用語の編集", { id: "test-word", title: "試験語" }, save));
  expect(made.status).toBe(303);
  expect(made.location).toBe(`${edit}?flash=saved`);
  expect((await fetch(`${site.origin}/term/test-word`)).status).toBe(404);

  const form = await open(edit);
  const refused = await send(
    edit,
    filled(form, "用語の編集", { "fields.english": "Test word", summary: "長".repeat(121) }, publish),
  );
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("この項目は必須です");
  expect(refused.text).toContain("120文字以内で入力してください");
  expect(refused.page.querySelector<HTMLInputElement>("[name='fields.english']")?.value).toBe("Test word");
  const reading = refused.page.querySelector("[name='fields.reading']");
  expect(reading?.getAttribute("aria-invalid")).toBe("true");

  const out = await send(
    edit,
    filled(await open(edit), "用語の編集", { "fields.reading": "しけんご", body: "<p>本文です。</p>" }, publish),
  );
  expect(out.location).toBe(`${edit}?flash=published`);
  expect((await fetch(`${site.origin}/term/test-word`)).status).toBe(200);
});

test("everything that is wrong with a new entry is told at once: id, fields, times and pictures", async () => {
  const wrong = async (typed: Record<string, string | Blob>) => {
    const { status, page } = await send(
      "/admin/terms/new",
      filled(await open("/admin/terms/new"), "用語の編集", { title: "x", "fields.reading": "", ...typed }, publish),
    );
    expect(status).toBe(422);
    return page.querySelector("[role=alert]")?.textContent ?? "";
  };
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "x.png");
  const all = await wrong({ id: "BAD ID!", publishAt: "いつか", "upload:cover": svg, summary: "長".repeat(121) });
  for (const part of [
    "ID（URLの末尾）: 半角の",
    "よみ（ひらがな）: この項目は必須です",
    "公開日時: ",
    "SVGは使えません",
    "120文字以内",
  ])
    expect(all).toContain(part);
  for (const [id, message] of [
    ["test-word", "このIDは使われています"],
    ["new", "このIDは使えません"],
  ] as const) {
    const both = await wrong({ id });
    expect([both.includes(message), both.includes("よみ（ひらがな）: この項目は必須です")]).toEqual([true, true]);
  }
});

test("a time ahead on what is out leaves the page up; the change is out at its hour, with search", async () => {
  const hour = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000).toISOString();
  const local = new Date(Date.parse(hour) + 9 * 3_600_000).toISOString().slice(0, 16);
  const typed = { summary: "差し替えた概要です。", publishAt: local };
  const sent = await send(edit, filled(await open(edit), "用語の編集", typed, publish));
  expect(sent.location).toBe(`${edit}?flash=change-scheduled`);
  expect((await open(`${edit}?flash=change-scheduled`)).body.textContent).toContain("に差し替え");
  const page = async () => (await fetch(`${site.origin}/term/test-word`)).text();
  expect(await page()).not.toContain("差し替えた概要");
  // The hour comes by: no process of ours was there.
  await site.db
    .updateTable("entries")
    .set({ next_at: new Date(0).toISOString() })
    .where("id", "=", "test-word")
    .execute();
  await site.db
    .updateTable("counters")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "generation")
    .execute();
  await expect.poll(page).toContain("差し替えた概要");
});

test("the second of two editors gets 409 with both versions, and nothing typed is lost", async () => {
  const mine = filled(await open(edit), "用語の編集", { summary: "私の概要です。" }, save);
  const theirs = filled(await open(edit), "用語の編集", { summary: "相手の概要です。" }, save);
  expect((await send(edit, theirs)).status).toBe(303);
  const showConflict = await send(edit, mine);
  expect(showConflict.status).toBe(409);
  expect(showConflict.text).toContain("私の概要です。");
  expect(showConflict.page.body.textContent).toContain("相手");
  const settled = new FormData();
  for (const control of showConflict.page.querySelectorAll<HTMLInputElement>("form[action$='/edit'] input")) {
    if (control.type !== "radio" && control.name) settled.append(control.name, control.value);
  }
  settled.append("side:summary", "mine");
  settled.append(...save);
  expect((await send(edit, settled)).status).toBe(303);
  expect((await findEntry(site.db, "term", "test-word"))?.draft?.summary).toBe("私の概要です。");
});

test("rows are added without JavaScript and keep what was typed; a picture is uploaded with the same form", async () => {
  const path = "/admin/balls/b-2019-001/edit";
  const added = await send(
    path,
    filled(await open(path), "個体の編集", { feeding: "", "fields.feeding": "書きかけのメモ" }, [
      "__intent__",
      JSON.stringify({ type: "insert", payload: { name: "fields.genotype", defaultValue: {} } }),
    ]),
  );
  expect(added.status).toBe(200);
  expect(added.page.querySelector<HTMLTextAreaElement>("[name='fields.feeding']")?.value).toBe("書きかけのメモ");
  const rows = (page: Document) => page.querySelectorAll("[name^='fields.genotype['][name$='.gene']").length;
  expect(rows(added.page)).toBe(rows(await open(path)) + 1);

  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } })
    .png()
    .toBuffer();
  const uploaded = await send(
    path,
    filled(
      await open(path),
      "個体の編集",
      { "upload:cover": new File([new Uint8Array(png)], "cover.png"), "cover.alt": "試験の写真" },
      save,
    ),
  );
  expect(uploaded.status).toBe(303);
  const cover = (await findEntry(site.db, "ball", "b-2019-001"))?.draft?.cover;
  expect(cover?.alt).toBe("試験の写真");
  const picture = `${site.origin}/images/${cover?.image}/320.webp`;
  const byStranger = await fetch(picture);
  expect([byStranger.status, byStranger.headers.get("Cache-Control")]).toEqual([404, "private, no-store"]);
  const byAdmin = await fetch(picture, { headers });
  expect([byAdmin.status, byAdmin.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);

  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"], "x.png");
  const refused = await send(path, filled(await open(path), "個体の編集", { "upload:cover": svg }, save));
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("SVGは使えません");
});

test("a list that is narrowed can be seen whole again, and only that", async () => {
  const wayOut = async (path: string) =>
    [...(await open(path)).querySelectorAll("main a")].find((link) => link.textContent?.startsWith("条件を外"));
  expect((await wayOut("/admin/terms?stage=published"))?.getAttribute("href")).toBe("/admin/terms");
  expect(await wayOut("/admin/terms")).toBeUndefined();
});

test("many at once: asked about, done, taken back, and what cannot be done is named", async () => {
  const pick = async (stage: string) =>
    (await open(`/admin/terms?stage=${stage}`)).querySelector<HTMLInputElement>("[name=pick][value^='term/test-word@']")
      ?.value ?? "";
  const act = async (stage: string, action: string, sure = "yes") => {
    const form = new FormData();
    form.append("pick", await pick(stage));
    form.append("action", action);
    form.append("sure", sure);
    return send(`/admin/terms?stage=${stage}`, form);
  };
  const told = async ({ location }: { location: string }) => (await open(location)).body.textContent;
  const asked = await act("published-with-draft", "end", "");
  expect(asked.page.querySelector("h1")?.textContent).toBe("1件を公開終了にする");
  expect((await fetch(`${site.origin}/term/test-word`)).status).toBe(200);

  const ended = await act("published-with-draft", "end");
  expect(ended.location).toContain("/admin/terms?stage=published-with-draft&result=");
  expect(await told(ended)).toContain("1件を公開終了にしました");
  expect((await fetch(`${site.origin}/term/test-word`)).status).toBe(404);

  const back = (await open(ended.location)).querySelector<HTMLButtonElement>("button[name=undo]")?.value ?? "";
  const undo = new FormData();
  undo.append("undo", back);
  const undone = await send("/admin/terms", undo);
  expect(await told(undone)).toContain("1件を元に戻しました");
  expect((await fetch(`${site.origin}/term/test-word`)).status).toBe(200);
  expect((await send("/admin/terms", undo)).status).toBe(303);

  expect(await told(await act("published-with-draft", "trash"))).toContain("1件をゴミ箱へ移しました");
  expect(await told(await act("trash", "publish"))).toContain("ゴミ箱にあります");
  expect(await told(await act("trash", "restore"))).toContain("1件をゴミ箱から戻しました");
  expect((await act("ended", "")).text).toContain("操作を選んでください");
});

test("an older version comes back as a draft, and the two are compared in place", async () => {
  const compared = await open("/admin/terms/test-word/revisions?from=1&to=3");
  expect(compared.querySelectorAll("ins, del").length).toBeGreaterThan(0);
  const version = (await findEntry(site.db, "term", "test-word"))?.version ?? 0;
  const form = new FormData();
  form.append("version", String(version));
  form.append("revision", "1");
  expect((await send("/admin/terms/test-word/revisions", form)).location).toContain("flash=reverted");
});

test("a preview shows what stands in the form and saves nothing", async () => {
  const before = (await findEntry(site.db, "term", "test-word"))?.version;
  const preview = await send(
    "/admin/terms/test-word/preview",
    filled(await open(edit), "用語の編集", { body: "<p>まだ保存しない文</p><script>alert(1)</script>" }, null),
  );
  expect(preview.status).toBe(200);
  expect(preview.text).toContain("まだ保存しない文");
  expect(preview.page.querySelector("article script:not([type='application/ld+json'])")).toBeNull();
  expect((await findEntry(site.db, "term", "test-word"))?.version).toBe(before);
});

test("shop settings: the second to save sees what the first saved, field by field; earlier versions come back", async () => {
  const path = "/admin/shop";
  const shop = async (typed: Record<string, string>) => {
    const form = new FormData();
    const page = await open(path);
    for (const control of page.querySelectorAll<HTMLInputElement>(
      "main form[action='/admin/shop'] :is(input, textarea)",
    ))
      form.append(control.name, typed[control.name] ?? control.value);
    return form;
  };
  const mine = await shop({ profile: "私の紹介", phone: "03-0000-0001" });
  const theirs = await shop({ profile: "相手の紹介" });
  expect((await send(path, theirs)).status).toBe(303);
  const showConflict = await send(path, mine);
  expect(showConflict.status).toBe(409);
  expect(showConflict.page.querySelector<HTMLTextAreaElement>("[name=profile]")?.value).toBe("私の紹介");
  expect(showConflict.text).toContain("保存されている内容: 相手の紹介");
  expect(showConflict.page.querySelector("#shop-mail-error")).toBeNull();

  mine.set("version", showConflict.page.querySelector<HTMLInputElement>("[name=version]")?.value ?? "");
  expect((await send(path, mine)).status).toBe(303);

  const profileAt = async (search: string) =>
    (await open(`${path}${search}`)).querySelector<HTMLTextAreaElement>("[name=profile]")?.value;
  const earlier = [...(await open(path)).querySelectorAll("a")]
    .map((a) => a.href)
    .filter((to) => to.includes("?version="));
  expect(await profileAt(new URL(earlier[0] ?? "", site.origin).search)).toBe("相手の紹介");
  expect(await profileAt("?version=999")).toBe("私の紹介");
});

test("one field of many: what cannot be read comes back as typed; then it is changed, and the list says so", async () => {
  const version = (await findEntry(site.db, "ball", "b-2019-001"))?.version;
  const pick = `ball/b-2019-001@${version}`;
  const page = await open(
    `/admin/balls/fields?${new URLSearchParams({ pick, field: "hatched", back: "/admin/balls?q=x" })}`,
  );
  const form = page.querySelector<HTMLFormElement>("main form[method=post]");
  const sent = new FormData();
  for (const { name, value } of form?.querySelectorAll<HTMLInputElement>("input[name]") ?? []) sent.set(name, value);
  sent.set("fields.hatched", "そのうち");
  const to = form?.getAttribute("action") ?? "";
  const refused = await send(to, sent);
  expect(refused.status).toBe(422);
  expect(refused.page.querySelector<HTMLInputElement>("[name='fields.hatched']")?.value).toBe("そのうち");
  expect(refused.page.querySelector("[role=alert]")?.textContent).toContain("日付として読めません");
  sent.set("fields.hatched", "2019年7月1日");
  const done = await send(to, sent);
  expect([done.status, done.location]).toEqual([303, expect.stringMatching(/^\/admin\/balls\?q=x&result=/)]);
  expect((await findEntry(site.db, "ball", "b-2019-001"))?.live?.fields.hatched).toBe("2019-07-01");
  expect((await request("/admin/balls/fields")).status).toBe(303);
});

test("former addresses: written a line each, they lead on where nothing stands; rings and double hands are told", async () => {
  const path = "/admin/addresses";
  const written = async (text: string, button = "save") => {
    const form = new FormData();
    const version = (await open(path)).querySelector<HTMLInputElement>("[name=version]")?.value ?? "";
    for (const [name, value] of [
      ["version", version],
      ["text", text],
      ["do", button],
    ] as const)
      form.append(name, value);
    return form;
  };
  const ask = async (address: string, method = "GET") => {
    const response = await fetch(site.origin + address, { method, redirect: "manual" });
    return [response.status, response.headers.get("Location")];
  };
  expect(await ask("/2019/05/ひな.html")).toEqual([404, null]);
  const second = await written("/x /y");
  const ring = await send(path, await written("/a /b\n/b /a\n/admin/x /y"));
  expect(ring.status).toBe(422);
  for (const line of ["1行目", "2行目", "3行目"]) expect(ring.text).toContain(line);
  const lines =
    "https://old.example/2019/05/%E3%81%B2%E3%81%AA.html /blog\n/old,/older\n/older → /term?q=a#b\n/info /morph\n";
  expect((await send(path, await written(lines))).status).toBe(303);
  for (const method of ["GET", "HEAD"]) expect(await ask("/2019/05/ひな.html", method)).toEqual([301, "/blog"]);
  expect(await ask("/old")).toEqual([301, "/term?q=a#b"]);
  expect(await ask("/info")).toEqual([200, null]);
  expect((await ask("/old", "POST"))[0]).not.toBe(301);

  const late = await send(path, second);
  expect([late.status, late.text.includes("/2019/05/ひな.html /blog")]).toEqual([409, true]);
  expect(late.page.querySelector<HTMLTextAreaElement>("[name=text]")?.value).toBe("/x /y");

  const csv = await request("/admin/addresses.csv");
  const again = await written("/mine /blog", "file");
  again.append("file", new File([await csv.bytes()], "addresses.csv"));
  const drawn = await send(path, again);
  expect(drawn.page.querySelector<HTMLTextAreaElement>("[name=text]")?.value).toBe(
    "/mine /blog\n/2019/05/ひな.html /blog\n/old /term?q=a#b\n/older /term?q=a#b\n/info /morph\n",
  );
  expect(await ask("/mine")).toEqual([404, null]);
  expect((await send(path, await written(""))).status).toBe(303);
  expect(await ask("/old")).toEqual([404, null]);
});

test("synonyms: a new pair of words is searched with at once, a mistake comes back with its line, a late save asks first", async () => {
  const path = "/admin/synonyms";
  const shown = async () => (await open(path)).querySelector<HTMLTextAreaElement>("[name=text]")?.value ?? "";
  const written = async (text: string, version?: string) => {
    const form = new FormData();
    const current = (await open(path)).querySelector<HTMLInputElement>("[name=version]")?.value ?? "";
    form.append("do", "save");
    form.append("version", version ?? current);
    form.append("text", text);
    return form;
  };
  const best = async (query: string) =>
    (await fetch(`${site.origin}/api/suggest?q=${encodeURIComponent(query)}`)).json() as Promise<unknown[]>;
  const before = await shown();
  expect(before).toContain("拒食 ");
  expect(await best("ぽんぽこりん")).toEqual([]);
  const alone = await send(path, await written(`${before}ぽんぽこりん`));
  expect([alone.status, alone.text.includes("「ぽんぽこりん」だけです")]).toEqual([422, true]);
  const late = await written(`${before}あとから おくれて`);
  expect((await send(path, await written(before.replace("拒食 ", "拒食 ぽんぽこりん ")))).status).toBe(303);
  expect(JSON.stringify(await best("ぽんぽこりん"))).toContain("拒食");
  const refused = await send(path, late);
  expect(refused.status).toBe(409);
  expect(refused.page.querySelector<HTMLTextAreaElement>("[name=text]")?.value).toContain("あとから おくれて");
  expect((await send(path, await written(before))).status).toBe(303);
  expect(await shown()).toBe(before);
  expect(await best("ぽんぽこりん")).toEqual([]);
});

test("a form sent after the session ended comes back whole, and is accepted once signed in again", async () => {
  const typed = filled(await open(edit), "用語の編集", { summary: "期限切れの前に書いた概要" }, save);
  typed.append("upload:cover", new File(["x"], "a.png"));
  const asBrowser = { Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0", "Sec-Fetch-Dest": "document" };
  const refused = await fetch(site.origin + edit, {
    method: "POST",
    redirect: "manual",
    headers: asBrowser,
    body: typed,
  });
  expect(refused.status).toBe(401);
  const page = documentOf(await refused.text());
  expect(page.title).toContain("ログインの期限が切れています");
  expect(page.body.textContent).toContain("選んだ画像1枚");
  expect((await findEntry(site.db, "term", "test-word"))?.draft?.summary).not.toBe("期限切れの前に書いた概要");

  const again = page.querySelector<HTMLFormElement>("main form[method=post]");
  const body = new FormData();
  for (const { name, value } of again?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])
    body.append(name, value);
  expect((await send(again?.getAttribute("action") ?? "", body)).status).toBe(303);
  expect((await findEntry(site.db, "term", "test-word"))?.draft?.summary).toBe("期限切れの前に書いた概要");

  const secret = new URLSearchParams({ current: "borupa-demo", next: "another-one" });
  const account = { method: "POST", redirect: "manual", headers: asBrowser, body: secret } as const;
  const kept = await fetch(`${site.origin}/admin/account`, account);
  expect(kept.status).toBe(302);
  expect(await kept.text()).not.toContain("borupa-demo");
});

test("an action that no button has is refused by every form, writes nothing, and the editor hands back what was typed", async () => {
  const stored = async () => {
    const entries = await site.db.selectFrom("entries").select(["id", "version", "status", "draft"]).execute();
    const count = (table: "revisions" | "events" | "care_records" | "images") =>
      site.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow();
    return [
      entries,
      await count("revisions"),
      await count("events"),
      await count("care_records"),
      await count("images"),
    ];
  };
  const before = await stored();
  const typed = { summary: "消えてはいけない概要" };
  const row = JSON.stringify({ type: "burn", payload: { name: "fields.reading" } });
  const unknown: [string, string][] = [
    ["do", "unpublish"],
    ["do", ""],
    ["do", "constructor"],
    ["__intent__", row],
  ];
  for (const button of unknown) {
    const refused = await send(edit, filled(await open(edit), "用語の編集", typed, button));
    expect([refused.status, refused.text.includes("何も保存していません")], button.join("=")).toEqual([422, true]);
    expect(refused.page.querySelector<HTMLTextAreaElement>("[name=summary]")?.value).toBe(typed.summary);
  }
  const { id: image } = await site.db.selectFrom("images").select("id").executeTakeFirstOrThrow();
  const { id: clutch } = await site.db
    .selectFrom("entries")
    .select("id")
    .where("kind", "=", "breed")
    .executeTakeFirstOrThrow();
  const others = [
    "/admin/balls/b-2019-001",
    "/admin/balls/b-2019-001/ledger",
    "/admin/balls/b-2019-001/explanation",
    "/admin/care",
    `/admin/breeds/${clutch}/hatchlings`,
    "/admin/images",
    `/admin/images/${image}`,
    "/admin/terms/test-word/revisions",
    "/admin/terms/test-word/autosave",
    "/admin/trash",
    "/admin/addresses",
    "/admin/synonyms",
    "/admin/inquiries",
  ];
  for (const path of others) {
    const form = new FormData();
    for (const [name, value] of [
      ["do", "unpublish"],
      ["id", "1"],
      ["date", "2026-01-01"],
      ["grams", "1000"],
    ] as const)
      form.append(name, value);
    expect((await send(path, form)).status, path).toBe(400);
  }
  expect(await stored()).toEqual(before);
});

test("signing out ends the session", async () => {
  const left = await request("/admin/logout", { method: "POST" });
  expect(left.status).toBe(302);
  const after = await request("/admin/dashboard");
  expect(after.status).toBe(302);
  expect(after.headers.get("Location")).toContain("/admin/login");
});
