import { expect, test } from "vitest";
import { publish } from "#app/cms/content/lifecycle.server.ts";
import { placeMany } from "#app/cms/content/place.server.ts";
import { isPublicPicture } from "#app/cms/content/reindex/picture-uses.server.ts";
import { reindexBeside, reindexFew } from "#app/cms/content/reindex/reindex.server.ts";
import { prepareSome, writePrepared } from "#app/cms/content/reindex/reindex-some.server.ts";
import { currentIndexVersion } from "#app/cms/content/reindex/search-keys.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { captureLog } from "#tests/support/capture-log.ts";
import { at, content, hana } from "#tests/support/contents.ts";
import { emptyDatabase, listenedDatabase } from "#tests/support/empty-database.ts";

const MANY = 64;
const never = new AbortController().signal;
const BEGUN = "entries are made findable by new rules, beside the visitors";

/** More terms than are done before a server listens, and at once beside visitors, found by the rules of another day. */
async function fill(db: Db): Promise<Db> {
  const entries = Array.from({ length: MANY }, (_, n) => ({
    kind: "term" as const,
    id: `t-${n}`,
    content: content("term", { title: `用語${n}`, fields: { synonyms: [`別名${n}`] } }),
    publishedAt: at.toISOString(),
  }));
  await db.transaction().execute((trx) => placeMany(trx, entries, hana));
  await db.deleteFrom("entry_keys").execute();
  return db;
}

const documents = (db: Db) => db.selectFrom("search_documents").selectAll().orderBy("rowid").execute();
const counters = async (db: Db) =>
  new Map((await db.selectFrom("counters").selectAll().execute()).map(({ name, value }) => [name, value]));

test("a large site is made findable anew beside its visitors, and every page stays where it was among the results", async () => {
  const db = await fill(emptyDatabase());
  const [before, generation] = [await documents(db), await readGeneration(db)];
  await reindexFew(db, MANY);
  expect(await db.selectFrom("entry_keys").select("id").execute()).toEqual([]);
  expect((await find(db, "用語", at)).total).toBeGreaterThan(MANY / 2);
  const said = captureLog("info");
  await reindexBeside(db, never);
  expect(said()).toEqual([BEGUN, "every entry is found by the new rules"]);
  const keyed = await db.selectFrom("entry_keys").select("id").distinct().execute();
  expect(keyed).toHaveLength(MANY);
  expect(await documents(db)).toEqual(before);
  // Visitors' pages are made anew once, not with every step; and nothing of the way is left.
  expect(await readGeneration(db)).toBe(generation + 1);
  expect(Object.fromEntries(await counters(db))).toMatchObject({ index: currentIndexVersion() });
  expect((await counters(db)).has("index done up to")).toBe(false);
});

test("which pictures a large site from before shows is known before its first visitor", async () => {
  const db = await fill(emptyDatabase());
  const image = "0123456789abcdef0123";
  await publishedEntry(db, "term", "shown", { title: "絵", cover: { image, alt: "絵" } });
  await db.updateTable("counters").set({ value: 0 }).where("name", "=", "index").execute();
  await db.deleteFrom("image_uses").execute();
  expect(await isPublicPicture(db, image, at)).toBe(false);
  await reindexFew(db, MANY);
  expect(await isPublicPicture(db, image, at)).toBe(true);
});

test("what a stop leaves, the next start takes up where it ended; entries the index has lost are found again", async () => {
  const stop = new AbortController();
  const db = await fill(
    listenedDatabase(({ parameters }) => {
      if (parameters[0] === "index done up to" && parameters[1] !== 0) stop.abort();
    }),
  );
  await db.deleteFrom("search_documents").where("id", "in", ["t-9", "t-23"]).execute();
  const said = captureLog("info");
  await reindexBeside(db, stop.signal);
  expect(said()).toEqual([BEGUN]);
  const done = (await counters(db)).get("index done up to") ?? 0;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan((await documents(db)).at(-1)?.rowid ?? 0);
  await db.updateTable("search_documents").set({ text: "as it was" }).where("rowid", "<=", done).execute();
  const left = await documents(db);
  await reindexBeside(db, never);
  expect((await counters(db)).get("index")).toBe(currentIndexVersion());
  expect((await documents(db)).slice(0, left.length)).toEqual(left);
  expect(await documents(db)).toHaveLength(2 * MANY);
});

test("what somebody writes between working out and writing stands, and what was right is not written again", async () => {
  const writes: string[] = [];
  const db = await fill(
    listenedDatabase(({ sql }) => {
      const [, table] = /^(?:insert into|delete from) "(\w+)"/.exec(sql) ?? [];
      if (table) writes.push(table);
    }),
  );
  const some = ["t-1", "t-2"].map((id) => ({ kind: "term" as const, id }));
  const { done, prepared } = await prepareSome(db, some);
  expect(done).toEqual(some);
  await publish(db, "term", "t-1", 1, content("term", { title: "新しい名" }), null, hana);
  await db.transaction().execute((trx) => writePrepared(trx, prepared));
  const titles = async () => (await documents(db)).filter(({ id }) => id === "t-1").map(({ title }) => title);
  expect(await titles()).toEqual(["新しい名", "新しい名"]);

  const again = await prepareSome(db, some);
  writes.length = 0;
  await db.transaction().execute((trx) => writePrepared(trx, again.prepared));
  expect(new Set(writes)).toEqual(new Set(["search_documents", "search_text"]));
});
