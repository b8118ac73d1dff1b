import { beforeEach, expect, test } from "vitest";
import { storeBulkResult, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import { createEntry, end, findEntry, publish, restore, trash, unschedule } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, ken, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const mio = { by: "mio@example.jp", now: ken.now, draftsOnly: true };
const words = content("term", { title: "脱皮", fields: { reading: "だっぴ" } });
const TOMORROW = "2026-11-21T03:00:00.000Z";

let db: Db;
beforeEach(async () => {
  db = memory();
  await publishedEntry(db, "term", "shed", words);
});

const version = async (id: string) => (await findEntry(db, "term", id))?.version ?? 0;

test.each<[string, () => Promise<unknown>]>([
  ["publishing", async () => publish(db, "term", "shed", await version("shed"), words, null, mio)],
  ["publishing at an hour", async () => publish(db, "term", "shed", await version("shed"), words, TOMORROW, mio)],
  ["making one that is out at once", () => createEntry(db, "term", "new", words, mio, null, { publishAt: null })],
  ["ending", async () => end(db, "term", "shed", await version("shed"), mio)],
  ["the trash", async () => trash(db, "term", "shed", await version("shed"), mio)],
  [
    "a value of what is out",
    async () => {
      const which = { id: "shed", version: await version("shed") };
      const change = { fields: { reading: "だっぴい" } };
      return db.transaction().execute((trx) => changeFields(trx, kindNamed("term"), which, change, mio));
    },
  ],
])("%s is rejected, and nothing is written", async (_, act) => {
  const before = [await version("shed"), await readGeneration(db), await findEntry(db, "term", "new")];
  await expect(act()).rejects.toMatchObject({ init: { status: 403 } });
  expect([await version("shed"), await readGeneration(db), await findEntry(db, "term", "new")]).toEqual(before);
});

test("a field changed after the end of publication is a save in the history, not another end", async () => {
  await end(db, "term", "shed", await version("shed"), hana);
  const which = { id: "shed", version: await version("shed") };
  const change = { fields: { reading: "だっぴい" } };
  await db.transaction().execute((trx) => changeFields(trx, kindNamed("term"), which, change, hana));
  const revisions = await db.selectFrom("revisions").select("action").orderBy("version").execute();
  expect(revisions.map(({ action }) => action).slice(-2)).toEqual(["end", "save"]);
});

test("the role cannot cancel a scheduled change or restore from the trash", async () => {
  await publish(db, "term", "shed", await version("shed"), { ...words, title: "あした" }, TOMORROW, hana);
  await expect(unschedule(db, "term", "shed", await version("shed"), mio)).rejects.toBeDefined();
  await trash(db, "term", "shed", await version("shed"), hana);
  await expect(restore(db, "term", "shed", await version("shed"), mio)).rejects.toBeDefined();
  expect(await findEntry(db, "term", "shed")).toMatchObject({ updatedBy: hana.by });
});

test("the role can undo a batch of drafts, but not one that published", async () => {
  await createEntry(db, "term", "draft", words, mio);
  const batch = (id: string, at: number) =>
    storeBulkResult(
      db,
      "hatch",
      { done: 1, failed: [], changed: [{ kind: "term", id, version: at, before: null }] },
      hana,
    );
  const published = await batch("shed", await version("shed"));
  await expect(undoBulk(db, published, mio)).rejects.toBeDefined();
  expect(await findEntry(db, "term", "shed")).toBeDefined();
  expect(await undoBulk(db, await batch("draft", 1), mio)).toBe(true);
  expect(await findEntry(db, "term", "draft")).toBeUndefined();
});
