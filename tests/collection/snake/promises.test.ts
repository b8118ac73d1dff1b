import { afterEach, beforeEach, expect, test } from "vitest";
import { revisionContent } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { applyDueChanges } from "#app/cms/content/due.server.ts";
import { publish, revert, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { isFoundBy } from "#app/cms/content/public.server.ts";
import { wordingOf } from "#app/cms/content/search/read-query.ts";
import { purgePromises } from "#app/collection/snake/sale/promises.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";

const BUYER = "約束 花子";
const promised = (sale: string, more: object = {}) =>
  content("ball", { title: "茜", fields: { sex: "female", sale, soldTo: BUYER, memo: "右の棚", ...more } });
const yearsOn = (years: number) => new Date(hana.now.getTime() + years * 366 * 86_400_000);

let db: Db;
beforeEach(async () => {
  db = memory();
  await publishedEntry(db, "ball", "akane", promised("sold"));
});
afterEach(() => db.destroy());

const named = async () => {
  const { live, draft, next } = await state(db, "ball", "akane");
  return [live, draft, next].map((one) => one?.fields.soldTo ?? null);
};

test("no version contains the name, and restoring one leaves it unchanged", async () => {
  expect(await named()).toEqual([BUYER, null, null]);
  const stored = await db.selectFrom("revisions").select("content").execute();
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toContain(BUYER);
  expect((await revisionContent(db, "ball", "akane", 1))?.fields).toMatchObject({ soldTo: "", memo: "右の棚" });
  await revert(db, "ball", "akane", 2, 1, hana);
  expect(await named()).toEqual([BUYER, BUYER, null]);
});

test("an admin's search finds no entry by the name, but by the shop's own note", async () => {
  const found = async (words: string) => {
    const wording = wordingOf(words);
    if (!wording) throw new Error(words);
    const rows = db.selectFrom("entries").select("id");
    return (await rows.where(await isFoundBy(db, { kind: "ball", scope: "work", wording }, hana.now)).execute()).length;
  };
  expect([await found(BUYER), await found("右の棚")]).toEqual([0, 1]);
});

test("the name is kept while the snake is reserved, and deleted a year after the last change", async () => {
  await purgePromises(db, yearsOn(0.9));
  expect(await named()).toEqual([BUYER, null, null]);
  await purgePromises(db, yearsOn(1));
  expect(await named()).toEqual(["", null, null]);
  expect(await state(db, "ball", "akane")).toMatchObject({
    version: 2,
    live: { fields: { sale: "sold", memo: "右の棚" } },
  });
});

test("without a reservation it is deleted at once, separately per content", async () => {
  await saveDraft(db, "ball", "akane", 2, promised("negotiating"), hana);
  await purgePromises(db, hana.now);
  expect(await named()).toEqual([BUYER, "", null]);
  await publish(db, "ball", "akane", 3, promised("display"), null, hana);
  await purgePromises(db, hana.now);
  expect(await named()).toEqual(["", null, null]);
});

test("a scheduled change applied meanwhile is not reverted", async () => {
  await publishedEntry(db, "ball", "ao", promised("display"));
  await publish(db, "ball", "ao", 2, promised("display"), new Date(hana.now.getTime() + 60_000).toISOString(), hana);
  await publish(db, "ball", "akane", 2, promised("display"), null, hana);
  const later = new Date(hana.now.getTime() + 120_000);
  await Promise.all([purgePromises(db, later), applyDueChanges(db, later)]);
  expect(await state(db, "ball", "ao")).toMatchObject({ next: null, nextAt: null });
});
