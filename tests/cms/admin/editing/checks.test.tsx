import { beforeEach, expect, test } from "vitest";
import { demoBalls } from "#app/cli/starter/demo-collection.server.ts";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { checksOf } from "#app/cms/admin/editing/checks/checks.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { Editor } from "#app/cms/admin/screens/entry/Editor.tsx";
import type { Content } from "#app/cms/content/kind.ts";
import { createEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { documentOf } from "#tests/support/document.ts";
import { drawn, idle } from "./drawn.tsx";
import { at, content, formOf, hana, memory, press, publishedEntry, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const ball = kindNamed("ball");
const info = kindNamed("info");

const snake = (fields: Record<string, unknown>) => content("ball", { title: "檸檬", fields });
const offered = { sale: "on-sale", price: 30000, sex: "male", hatched: "2026", origin: "own" };
const said = async (kind: typeof ball, parts: Content) =>
  (await checksOf(db, kind, "own", formContentOf(kind, parts), at)).map(({ what }) => what);

test.each([
  ["no date of birth", { hatched: null }, ["fields.hatched"]],
  ["no origin", { origin: null }, ["fields.origin"]],
  [
    "neither, and no price",
    { hatched: null, origin: null, price: null },
    ["fields.hatched", "fields.origin", "fields.price"],
  ],
])("a snake on sale with %s is not published, with a link to the field", async (_, missing, paths) => {
  const form = formOf("ball", snake({ ...offered, ...missing }), 0, ["id", "lemon"], ["do", "publish"]);
  const refused = await press(db, "ball", null, form);
  if (refused.type !== "editor") throw new Error(refused.type);
  expect(refused.status).toBe(422);
  expect(refused.view.problems.map(({ path }) => path)).toEqual(paths);
  expect(refused.view.checks.filter(({ blocks }) => blocks).map(({ path }) => path)).toEqual(paths);
  const page = documentOf(drawn(<Editor {...idle} view={refused.view} isAnswer />));
  for (const link of page.querySelectorAll("#checks a[href^='#'], a[href='#checks']")) {
    expect(page.querySelector(link.getAttribute("href") ?? ""), link.textContent ?? "").not.toBeNull();
  }
  expect(page.querySelector("#checks")?.textContent?.match(/公開できません/g)).toHaveLength(paths.length);

  form.set("do", "save");
  expect(await press(db, "ball", null, form)).toMatchObject({ type: "done", flash: "saved" });
  const bulk = await performBulkAction(db, "publish", [{ kind: "ball", id: "lemon", version: 1 }], hana);
  expect(JSON.stringify(bulk)).toContain("lemon");
  expect((await state(db, "ball", "lemon")).status).toBe("draft");
});

test("a displayed snake may lack them; complete, it is put on sale with the year alone", async () => {
  const shown = snake({ ...offered, sale: "display", hatched: null, origin: null });
  expect(await press(db, "ball", null, formOf("ball", shown, 0, ["id", "a"], ["do", "publish"]))).toMatchObject({
    flash: "published",
  });
  expect(
    await press(db, "ball", null, formOf("ball", snake(offered), 0, ["id", "b"], ["do", "publish"])),
  ).toMatchObject({ flash: "published" });
});

test("a shop without a valid registration and an unknown sex are reported without blocking", async () => {
  expect(await said(ball, snake({ ...offered, sex: "unknown" }))).toEqual([
    expect.stringContaining("登録の表示がそろっていない"),
    expect.stringContaining("性別が「不明」"),
  ]);
  const registration = { ...emptyShopInformation.registration };
  for (const name of Object.keys(registration)) Object.assign(registration, { [name]: "あ" });
  Object.assign(registration, { registered: "2024-01-01", expires: "2029-01-01" });
  await saveSetting(db, "shop", 0, { ...emptyShopInformation, registration }, hana);
  expect(await said(ball, snake(offered))).toEqual([]);
});

test("the demo's snakes on sale meet the legal requirements", () => {
  const selling = demoBalls.filter(({ fields }) => fields.sale === "on-sale");
  expect(selling.length).toBeGreaterThan(5);
  for (const { id, fields } of selling) expect(ball.check?.(snake({ ...fields })), id).toEqual([]);
});

test("broken links are distinguished from working ones, in plain writing and in HTML", async () => {
  await publishedEntry(db, "info", "out", { title: "出ている" });
  await createEntry(db, "info", "wip", content("info", { title: "作成中" }), hana);
  await publishedEntry(db, "term", "gone", { title: "捨てた" });
  await trash(db, "term", "gone", 2, hana);
  const live = [
    "/info/out",
    "/info/out?a=1#b",
    "/info/own",
    "#here",
    "out",
    "/",
    "/ball",
    "/calculate?sire=x",
    "/shop/",
    "/start/vet",
    "/morph/complexes/bel",
    "/figures/a.svg",
    "https://example.jp/info/no",
    "mailto:a@example.jp",
  ];
  const dead = ["/info/wip", "/term/gone", "/morph/no", "no", "/breed", "/infos/out", "/ball/a/b"];
  const expected = [
    "本文のリンク /info/wip の先は、非公開のお知らせ・飼育情報「作成中」です",
    "本文のリンク /term/gone の先は、ゴミ箱の中の用語「捨てた」です",
    "本文のリンク /morph/no の先は、存在しないモルフ「no」です",
    "本文のリンク /info/no の先は、存在しないお知らせ・飼育情報「no」です",
    "本文のリンク /breed の先は、存在しないページです",
    "本文のリンク /infos/out の先は、存在しないページです",
    "本文のリンク /ball/a/b の先は、存在しないページです",
  ];
  const links = [...live, ...dead];
  const html = links.map((link) => `<p><a href="${link}">a</a></p>`).join("");
  expect(await said(info, content("info", { title: "題", fields: { category: "care" }, body: html }))).toEqual(
    expected,
  );
  const writing = links.map((link) => `[a](${link})`).join("\n");
  expect(await said(info, content("info", { title: "題", fields: { category: "care" }, body: writing }))).toEqual(
    expected,
  );
});

test("pictures without alternative text are counted by place, and missing ones named", async () => {
  const image = "a".repeat(20);
  const parts = {
    cover: { image, alt: " " },
    body: `[画像:${image}]\n\n[画像:${image}|蛇]\n\n<img src="/images/xyz/320.webp">\n\n![蛇](/images/none)\n\n[大きく](/images/uvw/1920.webp)`,
  };
  const gallery = [
    { image, alt: "" },
    { image, alt: "横から" },
  ];
  expect(await said(ball, { ...snake({ gallery }), ...parts })).toEqual([
    "カバー画像：画像が削除されています。選び直すか、外してください",
    "ギャラリー：画像が削除されています。選び直すか、外してください",
    "カバー画像に代替テキストがありません",
    "ギャラリーに、代替テキストのない画像が1枚あります",
    "本文に、代替テキストのない画像が2枚あります",
    `本文の画像 ${image} が見つかりません`,
    "本文の画像 xyz が見つかりません",
    "本文の画像 none が見つかりません",
    "本文の画像 uvw が見つかりません",
  ]);
});
