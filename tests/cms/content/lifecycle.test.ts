import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { emptyTrash } from "#app/cms/admin/editing/list/trash.server.ts";
import { nextScheduledChange } from "#app/cms/content/due.server.ts";
import { createEntry, findEntry, publish, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { at, content, hana, ken, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const days = (count: number) => later(count * 24 * 60);

let db: Db;
beforeEach(() => {
  db = memory();
});

test("a working draft changes nothing public until it is published", async () => {
  await publishedEntry(db, "term", "het", { title: "ヘテロ" });
  await saveDraft(db, "term", "het", 2, content("term", { title: "ヘテロ接合" }), ken);
  expect((await getVisible(db, "term", "het", later(10)))?.content.title).toBe("ヘテロ");
  expect((await listVisible(db, "term", {}, later(10))).items[0]?.content.title).toBe("ヘテロ");
  const entry = await findEntry(db, "term", "het");
  expect(entry?.draft?.title).toBe("ヘテロ接合");
  await publish(db, "term", "het", 3, content("term", { title: "ヘテロ接合" }), null, ken);
  expect((await getVisible(db, "term", "het", later(10)))?.content.title).toBe("ヘテロ接合");
  expect((await listVisible(db, "term", {}, later(10))).items[0]?.content.title).toBe("ヘテロ接合");
});

test("a scheduled entry is visible from its time on by query alone, and republishing keeps its time", async () => {
  const notice = content("info", { title: "予告" });
  await createEntry(db, "info", "yokoku", notice, hana);
  await publish(db, "info", "yokoku", 1, notice, later(60).toISOString(), hana);
  expect(await getVisible(db, "info", "yokoku", later(59))).toBeUndefined();
  expect(await nextScheduledChange(db, later(1))).toBe(later(60).toISOString());
  expect((await getVisible(db, "info", "yokoku", later(60)))?.publishedAt).toBe(later(60).toISOString());
  await publish(db, "info", "yokoku", 2, notice, null, { by: "ken", now: later(90) });
  expect((await getVisible(db, "info", "yokoku", later(91)))?.publishedAt).toBe(later(60).toISOString());
});

test("reusing a purged id never shows its former content", async () => {
  await publishedEntry(db, "term", "same", { title: "前の用語" });
  expect((await listVisible(db, "term", {}, later(1))).items[0]?.content.title).toBe("前の用語");
  await trash(db, "term", "same", 2, hana);
  await emptyTrash(db, later(2));
  const next = { by: "ken", now: later(3) };
  await createEntry(db, "term", "same", content("term", { title: "次の用語" }), next);
  await publish(db, "term", "same", 1, content("term", { title: "次の用語" }), null, next);
  expect((await listVisible(db, "term", {}, later(4))).items[0]?.content.title).toBe("次の用語");
});

test("every accepted write adds one revision and advances the generation; a rejected one does neither", async () => {
  await publishedEntry(db, "term", "rev", { title: "一" });
  const count = async () =>
    (await db.selectFrom("revisions").select("version").where("id", "=", "rev").execute()).length;
  const before = [await count(), await readGeneration(db)] as const;
  const refused = await saveDraft(db, "term", "rev", 1, content("term", { title: "二" }), ken);
  expect(refused).toMatchObject({ ok: false, reason: "conflict", entry: { version: 2 } });
  expect([await count(), await readGeneration(db)]).toEqual(before);
  expect(await saveDraft(db, "term", "rev", 2, content("term", { title: "二" }), ken)).toMatchObject({ ok: true });
  expect([await count(), await readGeneration(db)]).toEqual([before[0] + 1, before[1] + 1]);
});

test("of twenty concurrent saves of one version one wins and nineteen are told of the conflict", async () => {
  await createEntry(db, "term", "race", content("term", { title: "競争" }), hana);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      saveDraft(db, "term", "race", 1, content("term", { title: `${index}番` }), hana),
    ),
  );
  const won = answers.filter((answer) => answer.ok);
  expect(won).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "conflict")).toHaveLength(19);
  expect((await findEntry(db, "term", "race"))?.draft?.title).toBe(won[0]?.ok ? won[0].entry.draft?.title : "");
});

test("an id is unique and valid in a URL", async () => {
  const draft = content("term", { title: "用語" });
  expect(await createEntry(db, "term", "once", draft, hana)).toMatchObject({ ok: true });
  expect(await createEntry(db, "term", "once", draft, hana)).toEqual({ ok: false, reason: "taken" });
  for (const id of ["", "Upper", "日本", "-x", "a/b", "a".repeat(65), "../x"])
    expect(await createEntry(db, "term", id, draft, hana)).toEqual({ ok: false, reason: "bad-id" });
});

test("a version written ahead of its scheduled time is new from that time on", async () => {
  await createEntry(db, "term", "shed", content("term", { title: "脱皮" }), hana);
  await publish(db, "term", "shed", 1, content("term", { title: "脱皮" }), days(3).toISOString(), hana);
  const entry = await getVisible(db, "term", "shed", days(4));
  expect([entry?.publishedAt, entry?.updatedAt]).toEqual([days(3).toISOString(), days(3).toISOString()]);
});

test("an entry stored before its kind had a field reads as if the field were empty", async () => {
  await publishedEntry(db, "term", "shed", { title: "脱皮" });
  await sql`UPDATE entries SET live = json_remove(json_remove(live, '$.fields.synonyms'), '$.body')`.execute(db);
  for (const entry of [
    (await listVisible(db, "term", {}, later(1))).items[0],
    await getVisible(db, "term", "shed", later(1)),
  ])
    expect(entry?.content).toMatchObject({ title: "脱皮", body: "", fields: { synonyms: [] } });
  expect((await findEntry(db, "term", "shed"))?.live?.fields.synonyms).toEqual([]);
});

test("emptying the trash keeps entries trashed after the page was opened", async () => {
  await publishedEntry(db, "term", "seen", { title: "見た" });
  await publishedEntry(db, "term", "later", { title: "あと" });
  await trash(db, "term", "seen", 2, hana);
  await trash(db, "term", "later", 2, { ...ken, now: later(10) });
  expect(await emptyTrash(db, later(5))).toBe(1);
  expect(await findEntry(db, "term", "later")).toBeDefined();
});

test("after an upgrade of the index earlier entries are found by the new rules", async () => {
  await publishedEntry(db, "term", "shed", { title: "脱皮", fields: { synonyms: ["皮むけ"] } });
  await sql`DELETE FROM entry_keys`.execute(db);
  await sql`UPDATE search_documents SET text = ''`.execute(db);
  await reindexIfOutdated(db);
  expect((await find(db, "皮むけ", later(1))).best.map(({ to }) => to)).toEqual(["/term/shed"]);
  expect((await db.selectFrom("entry_keys").select("name").execute()).length).toBeGreaterThan(0);
});
