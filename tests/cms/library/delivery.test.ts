import "#app/collection/registry/kinds.server.ts";
import { beforeEach, expect, test } from "vitest";
import type { Content } from "#app/cms/content/kind.ts";
import { createEntry, end, publish, restore, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { isPublicPicture } from "#app/cms/content/reindex/picture-uses.server.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { deliver, findDelivery } from "#app/cms/library/delivery.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { at, content, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { kept } from "./pictures.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const isOut = (image: string, now = at) => isPublicPicture(db, image, now);
const withBody = (image: string): Partial<Content> => ({
  title: "題",
  body: `<figure><img src="/images/${image}/640.webp" alt=""></figure>`,
});

test("follows the entry: hidden as a draft, public with it, gone at its end or once replaced", async () => {
  const [red, blue] = [await kept(db, "#f00"), await kept(db, "#00f")];
  expect(await isOut(red.id)).toBe(false);
  const cover = { title: "題", cover: { image: red.id, alt: "赤" } };
  await createEntry(db, "blog", "a", content("blog", cover), hana);
  expect(await isOut(red.id)).toBe(false);
  await publish(db, "blog", "a", 1, content("blog", cover), null, hana);
  expect(await isOut(red.id)).toBe(true);
  await saveDraft(db, "blog", "a", 2, content("blog", { title: "題", cover: { image: blue.id, alt: "青" } }), hana);
  expect([await isOut(red.id), await isOut(blue.id)]).toEqual([true, false]);
  await publish(db, "blog", "a", 3, content("blog", { title: "題", cover: { image: blue.id, alt: "青" } }), null, hana);
  expect([await isOut(red.id), await isOut(blue.id)]).toEqual([false, true]);
  await end(db, "blog", "a", 4, hana);
  expect(await isOut(blue.id)).toBe(false);
  await trash(db, "blog", "a", 5, hana);
  await restore(db, "blog", "a", 6, hana);
  expect(await isOut(blue.id)).toBe(false);
});

test("counts every use: cover, gallery, body by URL or code, and settings", async () => {
  const [cover, gallery, body, code, set, other] = await Promise.all(
    ["#100", "#200", "#300", "#400", "#500", "#600"].map((colour) => kept(db, colour)),
  ).then((images) => images.map(({ id }) => id));
  await publishedEntry(db, "ball", "b", {
    title: "題",
    cover: { image: cover ?? "", alt: "" },
    body: `<p><img src="/images/${body}/1280.webp"> [画像:${code}]</p>`,
    fields: { gallery: [{ image: gallery, alt: "" }] },
  });
  await saveSetting(db, "shop", 0, { banner: set }, hana);
  for (const image of [cover, gallery, body, code, set]) expect(await isOut(image ?? ""), image).toBe(true);
  expect(await isOut(other ?? "")).toBe(false);
});

test("an older database indexes its pictures on the next start, including old revisions", async () => {
  const [red, blue] = [await kept(db, "#f00"), await kept(db, "#00f", { alt: "ボール" })];
  await publishedEntry(db, "blog", "a", withBody(red.id));
  await publish(db, "blog", "a", 2, content("blog", withBody(blue.id)), null, hana);
  await db.deleteFrom("image_uses").execute();
  await db.updateTable("images").set({ folded: "" }).execute();
  expect(await isOut(blue.id)).toBe(false);
  await db.updateTable("counters").set({ value: 0 }).where("name", "=", "index").execute();
  await reindexIfOutdated(db);
  expect([await isOut(red.id), await isOut(blue.id)]).toEqual([false, true]);
  const past = await db.selectFrom("image_uses").select("image").where("scope", "=", "past").execute();
  expect(past.map(({ image }) => image).toSorted()).toEqual([red.id, blue.id].toSorted());
  const { folded } = await db.selectFrom("images").select("folded").where("id", "=", blue.id).executeTakeFirstOrThrow();
  expect(folded).toContain("ボル");
});

test("visitors' caches revalidate, an admin's on every use; private pictures are never cached or 304", async () => {
  const { id } = await kept(db, "#f00");
  const ask = async (isOwn: boolean, known: string | null, address = `${id}/320.webp`) => {
    const found = await findDelivery(db, address, at);
    return found && deliver(db, found, { isOwn, known });
  };
  const hidden = await ask(true, null);
  expect(hidden?.headers.get("Cache-Control")).toBe("private, no-store");
  expect(hidden?.headers.get("ETag")).toBeNull();
  await publishedEntry(db, "blog", "a", withBody(id));
  const seen = await ask(false, null);
  expect(seen?.headers.get("Cache-Control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
  const etag = seen?.headers.get("ETag") ?? "";
  expect((await ask(false, etag))?.status).toBe(304);
  expect((await ask(true, null))?.headers.get("Cache-Control")).toBe("private, no-cache");
  for (const address of [`${id}/321.webp`, `${id}/320.jpg`, `${"0".repeat(20)}/320.webp`, `${id}/320.svg`, ""])
    expect(await ask(false, null, address), address).toBeUndefined();
});
