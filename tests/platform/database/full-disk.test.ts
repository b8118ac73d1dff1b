import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { troubleOf } from "#app/platform/database/trouble.server.ts";

test("a transaction without space gets that error rather than a failed rollback, and the next one works", async () => {
  const failures: unknown[] = [];
  const db = openDatabase(":memory:", (error) => failures.push(error));
  const write = (length: number) =>
    db.transaction().execute(async (trx) => {
      await sql`INSERT INTO settings VALUES ('big', 1, ${"x".repeat(length)}, '', '')`.execute(trx);
      await sql`DELETE FROM settings`.execute(trx);
    });
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.page_count ?? 0) + 4}`).execute(db);
  const failed = await write(1_000_000).catch((error: unknown) => error);
  expect(String(failed)).toContain("database or disk is full");
  expect(troubleOf(failed, "/borupa.sqlite")).toBe("full");
  expect(failures).toEqual([failed]);
  await write(1_000);
  await db.destroy();
});
