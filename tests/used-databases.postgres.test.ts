// A database that another test has used before is as a new one, or is not used again.

import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "#app/platform/database/connection.server.ts";
import { publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

/** What a test could find of those before it. */
async function seen(db: Db) {
  await publishedEntry(db, "term", "molt", { title: "脱皮" });
  return Promise.all([
    db.selectFrom("events").select("id").orderBy("id").execute(),
    db.selectFrom("search_documents").select(["rowid", "id"]).orderBy("rowid").execute(),
    db.selectFrom("counters").selectAll().orderBy("name").execute(),
    sql`SELECT * FROM schema_version`.execute(db).then(({ rows }) => rows),
    sql`SELECT ctid FROM entries`.execute(db).then(({ rows }) => rows),
  ]);
}

const nameOf = async (db: Db) =>
  (await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)).rows[0]?.name;

test("one used before tells nothing of it", async () => {
  const first = emptyDatabase();
  const before = await seen(first);
  await publishedEntry(first, "term", "egg", { title: "卵" });
  await first.destroy();
  const next = emptyDatabase();
  expect(await seen(next)).toEqual(before);
  await next.destroy();
});

test("one whose tables were changed is not used again", async () => {
  for (const change of [
    sql`ALTER TABLE events ADD COLUMN more TEXT`,
    sql`DROP TABLE autosaves`,
    sql`CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
  ]) {
    const db = emptyDatabase();
    const name = await nameOf(db);
    await change.execute(db);
    await db.destroy();
    const next = emptyDatabase();
    expect(await nameOf(next)).not.toBe(name);
    await next.destroy();
  }
});
