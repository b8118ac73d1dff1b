import { expect, test } from "vitest";
import { createEntry } from "#app/cms/content/lifecycle.server.ts";
import { storeInquiry } from "#app/shop/inquiries.server.ts";
import { kept } from "#tests/cms/library/pictures.ts";
import { browserOf, filled, filledForm, mainOf, startAdminSite } from "#tests/support/admin-site.ts";
import { content } from "#tests/support/contents.ts";
import { documentOf } from "#tests/support/document.ts";
import { formData } from "#tests/support/form-data.ts";
import { DEMO_ADMIN, DEMO_RECORDER } from "#tests/support/people.ts";

const { site, open, send, press, request, answer, sendForm } = await startAdminSite();

const publish: [string, string] = ["do", "publish"];
const edit = "/admin/terms/test-word/edit";
const actor = { by: DEMO_ADMIN, now: new Date() };
await createEntry(site.db, "term", "test-word", content("term", { title: "試験語" }), actor);
const { id: image } = await kept(site.db, "#884422");

test("all errors of a new entry are reported together: id, fields, times and pictures", async () => {
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
    "ID（URLの末尾）：半角の",
    "よみ（ひらがな）：この項目は必須です",
    "公開日時：",
    "SVGは使えません",
    "120文字以内",
  ])
    expect(all).toContain(part);
  for (const [id, message] of [
    ["test-word", "このIDは使われています"],
    ["new", "このIDは使えません。別のIDを入力してください"],
  ] as const) {
    const both = await wrong({ id });
    expect([both.includes(message), both.includes("よみ（ひらがな）：この項目は必須です")]).toEqual([true, true]);
  }
});

test("shop settings: a concurrent save shows the other's changes by field; earlier versions can be restored", async () => {
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
  expect(showConflict.text).toContain("保存されている内容：相手の紹介");
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

test("former addresses: one per line, they redirect unless a page exists; cycles and duplicates are reported", async () => {
  const path = "/admin/addresses";
  const written = async (text: string, button = "save") => {
    const version = (await open(path)).querySelector<HTMLInputElement>("[name=version]")?.value ?? "";
    return formData({ version, text, do: button });
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
    "https://old.example/2019/05/%E3%81%B2%E3%81%AA.html /blog\n/BLOG/Old,/older\n/older → /term?q=a#b\n/info /morph\n";
  expect((await send(path, await written(lines))).status).toBe(303);
  for (const method of ["GET", "HEAD"]) expect(await ask("/2019/05/ひな.html", method)).toEqual([301, "/blog"]);
  expect(await ask("/blog/old")).toEqual([301, "/term?q=a#b"]);
  expect(await ask("/info")).toEqual([200, null]);
  expect((await open(path)).body.textContent).not.toContain("開けないページ");
  await send(path, await written("/blog/old /info/nothing\n/older /nowhere"));
  const warning = "新しいURL /info/nothing の先は、存在しないお知らせ・飼育情報「nothing」です。";
  expect((await open(path)).body.textContent).toContain(`${warning}新しいURL /nowhere の先は、存在しないページです。`);
  await send(path, await written(lines));
  expect((await ask("/blog/old", "POST"))[0]).not.toBe(301);

  const late = await send(path, second);
  expect([late.status, late.text.includes("/2019/05/ひな.html /blog")]).toEqual([409, true]);
  expect(late.page.querySelector<HTMLTextAreaElement>("[name=text]")?.value).toBe("/x /y");

  const csv = await request("/admin/addresses.csv");
  const again = await written("/mine /blog", "file");
  again.append("file", new File([await csv.bytes()], "addresses.csv"));
  const drawn = await send(path, again);
  expect(drawn.page.querySelector<HTMLTextAreaElement>("[name=text]")?.value).toBe(
    "/mine /blog\n/2019/05/ひな.html /blog\n/blog/old /term?q=a#b\n/older /term?q=a#b\n/info /morph\n",
  );
  expect(await ask("/mine")).toEqual([404, null]);
  expect((await send(path, await written(""))).status).toBe(303);
  expect(await ask("/blog/old")).toEqual([404, null]);
});

test.each(["account", "Account"])(
  "a password sent to /admin/%s after the session ended is not returned",
  async (name) => {
    const asBrowser = { Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0", "Sec-Fetch-Dest": "document" };
    const body = new URLSearchParams({ current: "borupa-demo", next: "another-one" });
    const sent = { method: "POST", redirect: "manual", headers: asBrowser, body } as const;
    const kept = await fetch(`${site.origin}/admin/${name}`, sent);
    expect(kept.status).toBe(302);
    expect(await kept.text()).not.toContain("borupa-demo");
  },
);

const SEASON = "2022-kohaku-akane";

test.each<[path: string, box: string, text: string, headers?: HeadersInit]>([
  [`/admin/breeds/${SEASON}`, "[name=text]", "ロック2/4（夜中まで）"],
  // Safari before 16.4 sends no Sec-Fetch-Dest.
  ["/admin/ledger/new", "[name=acquiredFrom]", "見本ファーム", { Accept: "text/html" }],
  [`/admin/breeds/${SEASON}/hatchlings`, "[name=weights]", "60 61 62"],
  ["/admin/ledger/new", "[name=acquiredFrom]", "見本ファーム"],
  ["/admin/balls/b-2022-001/ledger?step=hand-over", "#hand-over-leftTo", "買う 人"],
  ["/admin/balls/b-2022-001/explanation", "[name=illness]", "口を開けたことがある"],
  ["/admin/check", "[name=note]", "床材を替えた"],
])("%s: sent after the session ended, it comes back complete with a sign-in link (%s %s)", async (...given) => {
  const [path, box, text, headers = { "Sec-Fetch-Dest": "document" }] = given;
  const field = (await open(path)).querySelector<HTMLInputElement>(box);
  const form = field?.closest("form");
  if (!form) throw new Error(`No form with ${box}`);
  const body = filledForm(form, { [field?.name ?? ""]: text }, null);
  const answer = await browserOf(site, "").request(form.getAttribute("action") ?? "", {
    method: "POST",
    headers,
    body,
  });
  const held = documentOf(await answer.text());
  expect(answer.status).toBe(401);
  expect(mainOf(held)).toContain("もう一度ログインしてください");
  expect([...held.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ value }) => value)).toContain(text);
});

/** Forms with a concurrent save: the other admin's change, and what is typed meanwhile. */
test.each([
  ["/admin/balls/b-2022-001/explanation", "illness", "ほかの人の言葉", "口を開けたことがある", "保存して"],
  ["/admin/check", "note", "ほかの人の言葉", "床材を替えた", "記録する"],
  ["/admin/pairs", "every", "9", "5", "変える"],
])(
  "%s: a concurrent save is reported, the input is kept, and one more press stores it (%s %s %s %s)",
  async (path, name, theirs, mine, button) => {
    const boxOf = (page: Document) => page.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
    const checker = path === "/admin/check" && { checker: "見本 花子" };
    const before = await open(path);
    expect((await press(before, button, { ...checker, [name]: theirs })).status).toBe(303);
    const refused = await press(before, button, { ...checker, [name]: mine });
    expect(refused.status).toBe(409);
    expect(refused.page.querySelector("[role=alert]")?.textContent).toContain("このページを開いたあとに");
    expect(boxOf(refused.page)).toBe(mine);
    expect((await press(refused.page, button, checker || {})).status).toBe(303);
    expect(boxOf(await open(path))).toBe(mine);
  },
);

test("every form rejects an unknown action, writes nothing, and the editor returns the input", async () => {
  const stored = async () => {
    const entries = await site.db.selectFrom("entries").select(["id", "version", "status", "draft"]).execute();
    const counts = (["revisions", "events", "care_records", "images"] as const).map((table) =>
      site.db.selectFrom(table).select(site.db.fn.countAll<number>().as("n")).executeTakeFirstOrThrow(),
    );
    return [entries, await Promise.all(counts)];
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
  const { id: clutch } = await site.db
    .selectFrom("entries")
    .select("id")
    .where("kind", "=", "breed")
    .executeTakeFirstOrThrow();
  const snake = "/admin/balls/b-2019-001";
  const term = "/admin/terms/test-word";
  const others = [
    ...[snake, `${snake}/ledger`, `${snake}/explanation`, `/admin/breeds/${clutch}/hatchlings`, "/admin/care"],
    ...["/admin/images", `/admin/images/${image}`, `${term}/revisions`, `${term}/autosave`],
    ...["/admin/trash", "/admin/addresses", "/admin/synonyms", "/admin/inquiries"],
  ];
  for (const path of others) {
    const form = formData({ do: "unpublish", id: "1", date: "2026-01-01", grams: "1000" });
    expect((await send(path, form)).status, path).toBe(400);
  }
  expect(await stored()).toEqual(before);
});

test("a version has a note, in the history and in the log, until it is removed", async () => {
  await createEntry(site.db, "term", "noted", content("term", { title: "覚え書き" }), actor);
  const path = "/admin/terms/noted/revisions";
  const note = async (words: string) =>
    sendForm((await answer(path)).page, "版にメモを付ける", { note: words }, ["do", "note"]);
  expect((await note("値下げの相談のため")).location).toBe(`${path}?flash=noted`);
  expect((await answer(path)).words).toContain("値下げの相談のため");
  expect((await answer("/admin/log?topic=entries")).words).toContain("値下げの相談のため");
  expect((await note("")).location).toBe(`${path}?flash=unnoted`);
  expect((await answer(path)).words).not.toContain("値下げの相談のため");
});

test("an open inquiry is counted in every page's menu; without SMTP its page and the log say so", async () => {
  const asked = { name: "山田", mail: "y@example.jp", phone: "", days: [], message: "質問です" };
  await storeInquiry(site.db, { kind: "inquiry", ...asked }, "b-2019-001", new Date());
  const { id } = await site.db.selectFrom("inquiries").select("id").executeTakeFirstOrThrow();
  const waiting = async () =>
    (await open("/admin/terms")).querySelector("aside a[href='/admin/inquiries']")?.textContent;
  expect(await waiting()).toBe("問い合わせ1件");
  expect(mainOf(await open("/admin/dashboard"))).toContain("未対応の問い合わせ（1件）");
  expect(mainOf(await open("/admin/inquiries"))).toContain("メールの設定（SMTP_URL）がない");
  const written = { id: String(id), state: "answered", [`note.${id}`]: "来週の土曜に" };
  expect((await send("/admin/inquiries", written)).status).toBe(303);
  expect(mainOf(await open("/admin/inquiries?state=answered"))).toContain("来週の土曜に");
  expect(await waiting()).toBe("問い合わせ");
  await expect.poll(() => site.log.join("")).toContain("SMTP is not set");
});

test("any other's rights are taken away with a button beside their address, one's own are not", async () => {
  const page = await open("/admin/admins");
  const buttons = [...page.querySelectorAll("main button[name=remove]")].map(
    (button) => button.closest("form")?.textContent,
  );
  expect(buttons.some((words) => words?.startsWith(`${DEMO_RECORDER}は、`))).toBe(true);
  expect(buttons.some((words) => words?.startsWith(`${DEMO_ADMIN}は、`))).toBe(false);
});
