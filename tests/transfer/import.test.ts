import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createEntry, findEntry, publish, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import { emptyShopInformation } from "#app/shop/registration.ts";
import { exportSite } from "#app/transfer/export.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { filesIn, openSite, PERSON, scratchFolder, termContent, versionOf, write } from "./sites.ts";

const now = new Date("2026-11-21T00:00:00.000Z");
const term = (title: string, more = "") => `---\ntitle: ${title}\nreading: よみ\n${more}---\n\n本文。\n`;

function run(db: Db, folder: string, options: { replace?: boolean; dryRun?: boolean } = {}) {
  return importSite(db, folder, { replace: false, dryRun: false, now, ...options });
}

test("new entries are added and public at once; changes are applied; importing again changes nothing", async () => {
  const db = openSite();
  const folder = scratchFolder();
  write(folder, { "term/a.md": term("一"), "term/b.md": term("二") });
  expect(await run(db, folder)).toMatchObject({ problems: [], added: ["term/a", "term/b"] });
  expect(await findEntry(db, "term", "a")).toMatchObject({
    status: "published",
    publishAt: now.toISOString(),
    updatedBy: "import",
    live: { body: "<p>本文。</p>" },
  });
  write(folder, { "term/b.md": term("二の二") });
  expect(await run(db, folder)).toMatchObject({ updated: ["term/b"], unchanged: ["term/a"] });
  expect(await versionOf(db, "term", "a")).toBe(1);
  expect(await versionOf(db, "term", "b")).toBe(2);
  const revisions = await db.selectFrom("revisions").select("action").where("id", "=", "b").execute();
  expect(revisions.map(({ action }) => action)).toEqual(["publish", "publish"]);
});

test("edited entries are rejected by name, and replaced on request", async () => {
  const db = openSite();
  const folder = scratchFolder();
  await createEntry(db, "term", "a", termContent("人の"), PERSON);
  await publish(db, "term", "a", 1, termContent("人の"), null, PERSON);
  write(folder, { "term/a.md": term("ファイルの"), "term/b.md": term("新しい") });
  const refused = await run(db, folder);
  expect(refused.problems.map(({ file, line }) => `${file}:${line}`)).toEqual(["term/a.md:1"]);
  expect(await findEntry(db, "term", "b")).toBeUndefined();
  expect(await run(db, folder, { replace: true })).toMatchObject({
    problems: [],
    updated: ["term/a"],
    added: ["term/b"],
  });
  expect((await findEntry(db, "term", "a"))?.live?.title).toBe("ファイルの");
});

test("one problem anywhere, and nothing is written: every problem is reported", async () => {
  const db = openSite();
  const folder = scratchFolder();
  const before = await readGeneration(db);
  write(folder, {
    "term/a.md": term("一"),
    "term/b.md": term("二", "cover: {image: nobody, alt: x}\n"),
    "term/c.md": term("三", "englisch: x\n"),
    "term/ＡＢ.md": term("四"),
    "terms/d.md": term("五"),
    "shop.yaml": "mail: nowhere\n",
  });
  const { problems } = await run(db, folder);
  expect(problems.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual(
    ["shop.yaml:1", "term/b.md:4", "term/c.md:4", "terms:1", "term/ＡＢ.md:1"].toSorted(),
  );
  expect(await db.selectFrom("entries").selectAll().execute()).toEqual([]);
  expect(await readGeneration(db)).toBe(before);
});

test("a truncated picture is rejected, and one with a long name", async () => {
  const db = openSite();
  const folder = scratchFolder();
  const sha256 = "a".repeat(64);
  const id = sha256.slice(0, 20);
  const about = (name: string) =>
    `name: ${name}\nalt: y\nwidth: 1\nheight: 1\nsha256: "${sha256}"\ncreated: 2026-11-20T00:00:00.000Z\n`;
  write(folder, {
    "term/a.md": term("一"),
    [`images/${id}/image.yaml`]: about("x"),
    ...Object.fromEntries([320, 480, 640, 1280].map((width) => [`images/${id}/${width}.webp`, "RIFF0000WEBP"])),
  });
  const { problems } = await run(db, folder);
  expect(problems.map(({ message }) => message)).toEqual(["1200.jpg がないか、jpeg の画像ではありません"]);
  write(folder, { [`images/${id}/1200.jpg`]: "" });
  expect((await run(db, folder)).problems).toHaveLength(1);
  write(folder, { [`images/${id}/image.yaml`]: about("x".repeat(201)) });
  expect((await run(db, folder)).problems).toMatchObject([{ message: "200文字以内で書いてください" }]);
  expect(await db.selectFrom("images").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("entries").selectAll().execute()).toEqual([]);
});

test("a file from Windows is read, one that is not UTF-8 is rejected", async () => {
  const db = openSite();
  const folder = scratchFolder();
  write(folder, { "term/a.md": `\ufeff${term("一").replaceAll("\n", "\r\n")}` });
  expect(await run(db, folder)).toMatchObject({ problems: [], added: ["term/a"] });
  expect((await findEntry(db, "term", "a"))?.live).toMatchObject({ title: "一", body: "<p>本文。</p>" });
  // 鱗 in Shift_JIS.
  const bytes = Buffer.concat([Buffer.from("---\ntitle: "), Buffer.from([0x97, 0xd8]), Buffer.from("\n---\n")]);
  writeFileSync(join(folder, "term/b.md"), bytes);
  mkdirSync(join(folder, "term/c.md"));
  expect((await run(db, folder)).problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    "term/b.md 文字コードが UTF-8 ではありません。UTF-8 で保存し直してください",
    "term/c.md ファイルではありません",
  ]);
});

test("a failure half-way leaves nothing", async () => {
  const db = openSite();
  const folder = scratchFolder();
  const before = await readGeneration(db);
  await sql`CREATE UNIQUE INDEX one_at_a_time ON entries (created_at)`.execute(db);
  write(folder, { "term/a.md": term("一"), "term/b.md": term("二"), "shop.yaml": "phone: 2\n" });
  await expect(run(db, folder)).rejects.toThrow(/unique/i);
  expect(await db.selectFrom("entries").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("revisions").selectAll().execute()).toEqual([]);
  expect(await readGeneration(db)).toBe(before);
});

test("a dry run finds the same and writes nothing", async () => {
  const db = openSite();
  const folder = scratchFolder();
  write(folder, { "term/a.md": term("一"), "shop.yaml": "phone: 0120\n" });
  expect(await run(db, folder, { dryRun: true })).toMatchObject({ problems: [], added: ["term/a", "shop.yaml"] });
  expect(await db.selectFrom("entries").selectAll().execute()).toEqual([]);
  expect((await readSetting(db, "shop", null)).version).toBe(0);
});

test("the shop's settings: edited ones are kept unless requested", async () => {
  const db = openSite();
  const folder = scratchFolder();
  await saveSetting(db, "shop", 0, { ...emptyShopInformation, phone: "1" }, PERSON);
  write(folder, { "shop.yaml": "phone: 2\n" });
  expect((await run(db, folder)).problems.map(({ file }) => file)).toEqual(["shop.yaml"]);
  expect(await run(db, folder, { replace: true })).toMatchObject({ updated: ["shop.yaml"] });
  expect(await readSetting(db, "shop", emptyShopInformation)).toMatchObject({ version: 2, value: { phone: "2" } });
});

const BUYER = "ヒミツノ太郎";

async function siteWithBuyer() {
  const db = openSite();
  const empty = emptyContent(kindNamed("ball"));
  const content = { ...empty, title: "茜", fields: { ...empty.fields, sex: "female", sale: "sold", soldTo: BUYER } };
  await createEntry(db, "ball", "akane", content, PERSON);
  await publish(db, "ball", "akane", 1, content, null, PERSON);
  await saveDraft(db, "ball", "akane", 2, { ...content, title: "茜2" }, PERSON);
  return db;
}

test("an import without the buyer leaves the name unchanged; one with it sets it", async () => {
  const db = await siteWithBuyer();
  const folder = scratchFolder();
  const file = (title: string, more = "") => ({
    "ball/akane.md": `---\ntitle: ${title}\nsex: female\nsale: sold\n${more}---\n`,
  });
  const run = async (title: string, more?: string) => {
    write(folder, file(title, more));
    const { problems } = await importSite(db, folder, { replace: true, dryRun: false, now });
    expect(problems).toEqual([]);
    const entry = await findEntry(db, "ball", "akane");
    return entry && contentOf(entry);
  };
  expect(await run("茜3")).toMatchObject({ title: "茜3", fields: { soldTo: BUYER } });
  expect(await run("茜4", "soldTo: 別の人\n")).toMatchObject({ fields: { soldTo: "別の人" } });
});

test("an export goes into an empty folder, or replaces an earlier export and no other files", async () => {
  const db = openSite();
  const folder = join(scratchFolder(), "site");
  await createEntry(db, "term", "a", termContent("一"), PERSON);
  mkdirSync(folder);
  expect(await exportSite(db, folder, { replace: false })).toMatchObject({ ok: true, entries: 1, pictures: 0 });
  write(folder, { ".gitignore": "x", "term/gone.md": "x" });
  expect(await exportSite(db, folder, { replace: false })).toMatchObject({ ok: false });
  expect(await exportSite(db, folder, { replace: true })).toMatchObject({ ok: true });
  expect(Object.keys(filesIn(folder))).toEqual([".gitignore", "borupa.yaml", "term/a.md"]);
  expect(readdirSync(join(folder, ".."))).toEqual(["site"]);
});
