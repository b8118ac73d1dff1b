import "#app/collection/registry/kinds.server.ts";
import { beforeEach, expect, test } from "vitest";
import { deleteAutosave, writeAutosave } from "#app/cms/admin/editing/entry/autosave.server.ts";
import { end, publish, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import { answerLibrary, answerPicture } from "#app/cms/library/answer.server.ts";
import { findDelivery } from "#app/cms/library/delivery.server.ts";
import { listPictures, uploadMonths } from "#app/cms/library/list.server.ts";
import { readLibraryQuery } from "#app/cms/library/picture.ts";
import { usesOfPicture } from "#app/cms/library/uses.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import { readVariant } from "#app/platform/images/variants.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { at, content, hana, ken, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { kept, pngOf } from "./pictures.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

async function found(search: string): Promise<string[]> {
  const { items } = await listPictures(db, readLibraryQuery(new URLSearchParams(search)));
  return items.map(({ name }) => name);
}

function sent(...pairs: [string, string | Blob][]): FormData {
  const form = formData(pairs);
  return form;
}

test("search by name, text and id uses folding; filters by use and month; pages reach the last one", async () => {
  const october = new Date("2026-10-31T15:30:00Z");
  const red = await kept(db, "#f00", { name: "IMG_1.jpg", alt: "ボールパイソンの幼体" });
  await kept(db, "#0f0", { name: "100%_b.png", now: new Date("2026-10-31T14:00:00Z") });
  await kept(db, "#00f", { name: "c.png", alt: "檸檬", now: october });
  await publishedEntry(db, "blog", "a", { title: "題", cover: { image: red.id, alt: "" } });
  expect(await found("")).toEqual(["IMG_1.jpg", "c.png", "100%_b.png"]);
  expect(await found("q=ぼーるぱいそん 幼体")).toEqual(["IMG_1.jpg"]);
  expect(await found("q=ＩＭＧ")).toEqual(["IMG_1.jpg"]);
  expect(await found("q=%25")).toEqual(["100%_b.png"]);
  expect(await found(`q=${red.id}`)).toEqual(["IMG_1.jpg"]);
  expect(await found("use=used")).toEqual(["IMG_1.jpg"]);
  expect(await found("use=unused")).toEqual(["c.png", "100%_b.png"]);
  expect(await found("month=2026-11")).toEqual(["IMG_1.jpg", "c.png"]);
  expect(await uploadMonths(db)).toEqual([
    { month: "2026-11", count: 2 },
    { month: "2026-10", count: 1 },
  ]);
  const query = readLibraryQuery(new URLSearchParams("page=2"));
  expect((await listPictures(db, query, 2)).items.map(({ name }) => name)).toEqual(["100%_b.png"]);
  expect(await listPictures(db, { ...query, page: 99 }, 2)).toMatchObject({ page: 2, pages: 2, total: 3 });
});

test("unsaved input uses its pictures, whoever typed it: they are listed, counted and not deleted", async () => {
  const red = await kept(db, "#f00", { name: "赤.png" });
  const body = `<figure><img src="/images/${red.id}/640.webp" alt=""></figure>`;
  await writeAutosave(db, "blog", null, sent(["title", "書きかけ"], ["body", body]), hana);
  expect(await found("use=used")).toEqual(["赤.png"]);
  expect(await found("use=unused")).toEqual([]);
  expect((await usesOfPicture(db, red.id, at)).unsaved).toEqual([{ kind: "blog", id: null, title: null, by: hana.by }]);
  expect((await listPictures(db, readLibraryQuery(new URLSearchParams()))).items[0]?.uses).toBe(1);
  expect(await answerPicture(db, red.id, sent(["do", "delete"]), ken)).toMatchObject({ to: null, status: 409 });
  expect(await findImage(db, red.id)).toBeDefined();
  await deleteAutosave(db, "blog", null, hana.by, new FormData());
  expect(await answerPicture(db, red.id, sent(["do", "delete"]), ken)).toEqual({ to: "/admin/images?flash=deleted" });
});

test("usage lists every place in text, including drafts and the trash, with older versions apart", async () => {
  const { id } = await kept(db, "#f00");
  const whole = { title: "茜", cover: { image: id, alt: "" }, fields: { gallery: [{ image: id, alt: "" }] } };
  await publishedEntry(db, "ball", "akane", whole);
  await publishedEntry(db, "blog", "once", { title: "前の", cover: { image: id, alt: "" } });
  await publish(db, "blog", "once", 2, content("blog", { title: "前の" }), null, hana);
  await saveDraft(db, "ball", "akane", 2, content("ball", { title: "茜", body: `/images/${id}/640.webp` }), hana);
  await trash(db, "ball", "akane", 3, hana);
  const uses = await usesOfPicture(db, id, at);
  expect(uses.entries).toEqual([
    { kind: "ball", id: "akane", title: "茜", stage: "trash", places: ["本文（下書き）", "カバー画像", "ギャラリー"] },
  ]);
  expect(uses.past.map((use) => use.id)).toEqual(["once"]);
  expect((await listPictures(db, readLibraryQuery(new URLSearchParams()))).items[0]?.uses).toBe(1);
});

test("unused pictures are deleted, used ones kept; formerly used ones ask first; the trash counts until emptied", async () => {
  const { id } = await kept(db, "#f00");
  const remove = (...more: [string, string][]) => answerPicture(db, id, sent(["do", "delete"], ...more), hana);
  await publishedEntry(db, "blog", "a", { title: "題", cover: { image: id, alt: "" } });
  expect(await remove()).toMatchObject({ status: 409, type: "delete" });
  await end(db, "blog", "a", 2, hana);
  await trash(db, "blog", "a", 3, hana);
  expect(await remove(["even-past", "on"])).toMatchObject({ status: 409 });
  await publish(db, "blog", "a", 4, content("blog", { title: "題" }), null, hana);
  const many = await answerLibrary(db, sent(["do", "delete"], ["pick", id]), hana);
  expect(many).toMatchObject({ deleted: { done: 0, refused: [{ id, why: expect.stringContaining("以前の版") }] } });
  expect(await remove()).toMatchObject({ status: 409, problem: expect.stringContaining("以前の版") });
  expect(await remove(["even-past", "on"])).toEqual({ to: "/admin/images?flash=deleted" });
  expect(await findImage(db, id)).toBeUndefined();
  expect(await db.selectFrom("events").select(["action", "by", "target"]).execute()).toEqual([
    { action: "picture-deleted", by: hana.by, target: "#f00.png" },
  ]);
  expect(await readVariant(db, id, 320, "webp")).toBeUndefined();
  expect(await remove()).toEqual({ to: "/admin/images?flash=deleted" });

  const purged = await kept(db, "#0f0");
  await publishedEntry(db, "blog", "b", { title: "題", cover: { image: purged.id, alt: "" } });
  await trash(db, "blog", "b", 2, hana);
  await purge(db, { kind: "blog", id: "b" });
  const set = await kept(db, "#00f");
  await saveSetting(db, "shop", 0, { picture: set.id }, hana);
  const both = sent(["do", "delete"], ["pick", purged.id], ["pick", set.id], ["pick", "nothing"]);
  expect(await answerLibrary(db, both, hana)).toMatchObject({ deleted: { done: 1, refused: [{ id: set.id }] } });
});

test("replacing keeps the id with the new file and ETag; the old file uploaded again is a separate picture", async () => {
  const { id } = await kept(db, "#f00", { alt: "赤" });
  const before = await readVariant(db, id, 320, "webp");
  const etag = (await findDelivery(db, `${id}/320.webp`, at))?.etag;
  const other = await kept(db, "#0f0");
  const replace = async (bytes: BlobPart) =>
    answerPicture(db, id, sent(["do", "replace"], ["file", new File([bytes], "新.png")]), hana);
  expect(await replace(await pngOf("#0f0"))).toMatchObject({
    status: 422,
    problem: expect.stringContaining(other.name),
  });
  expect(await replace("")).toMatchObject({ status: 422, problem: "新.png：ファイルが空です（0バイト）" });
  expect(await replace(await pngOf("#00f"))).toEqual({ to: `/admin/images/${id}?flash=replaced` });
  expect(await replace(await pngOf("#00f"))).toEqual({ to: `/admin/images/${id}?flash=replaced` });
  expect(await findImage(db, id)).toMatchObject({ alt: "赤", version: 2 });
  expect(await readVariant(db, id, 320, "webp")).not.toEqual(before);
  expect((await findDelivery(db, `${id}/320.webp`, at))?.etag).not.toBe(etag);
  const again = await storeImage(db, await pngOf("#f00"), { name: "前の.png", alt: "" }, hana);
  expect(again.ok && [again.isKnown, again.image.id === id]).toEqual([false, false]);
  expect(again.ok && (await readVariant(db, again.image.id, 320, "webp"))).toEqual(before);
});

test("alternative text: saving twice is harmless, and a concurrent save keeps the input", async () => {
  const { id } = await kept(db, "#f00", { name: "a.png" });
  const words = (version: string, alt: string, ...more: [string, string][]) =>
    sent(["name", "b"], [`version:${id}`, version], [`alt:${id}`, alt], ["words", id], ...more);
  expect(await answerPicture(db, id, words("1", " 赤い ", [`illustration:${id}`, "on"]), hana)).toEqual({
    to: `/admin/images/${id}?flash=stored`,
  });
  expect(await findImage(db, id)).toMatchObject({ name: "b", alt: "赤い", isIllustration: true, version: 2 });
  expect(await answerPicture(db, id, words("1", "赤い", [`illustration:${id}`, "on"]), hana)).toMatchObject({
    to: expect.any(String),
  });
  expect(await answerPicture(db, id, words("1", "別の"), hana)).toMatchObject({ status: 409, typed: { alt: "別の" } });
  const overtaken = await answerLibrary(db, words("1", "別の", ["do", "describe"]), hana);
  expect(overtaken).toMatchObject({
    status: 409,
    rows: [{ problem: expect.stringContaining("開いたあとに変更"), result: { alt: "別の", version: 2 } }],
  });
  expect(await found("q=あかい")).toEqual([]);
  expect(await found("q=赤い")).toEqual(["b"]);
});
