import { expect, test } from "vitest";
import { migratePostgres } from "#app/platform/database/migrations.server.ts";
import { openPool, poolSettings } from "#app/platform/database/postgres.server.ts";
import { newPostgres } from "#tests/support/empty-database.ts";
import {
  contentsQuery,
  earlierRows,
  eventsQuery,
  fieldsLeft,
  leftContents,
  movedEvents,
  offersLeft,
  offersQuery,
} from "./earlier-season.ts";

test("the same on PostgreSQL, with continued sequences", async () => {
  const hasFacts = async (version: number) => {
    const pool = await openPool(poolSettings(await newPostgres("template1"), 1), () => {});
    await migratePostgres(pool, undefined, version);
    const { rows } = await pool.query(
      "SELECT 1 FROM information_schema.columns WHERE table_name = 'season_events' AND column_name = 'slugs'",
    );
    return { pool, isThere: rows.length > 0 };
  };
  let version = 30;
  let at = await hasFacts(version);
  while (!at.isThere) {
    await at.pool.end();
    version += 1;
    at = await hasFacts(version);
  }
  await at.pool.end();
  const { pool } = await hasFacts(version - 1);
  await pool.query(earlierRows);
  await migratePostgres(pool);
  const events = await pool.query(eventsQuery);
  expect(events.rows.map(({ line }) => line)).toEqual(movedEvents);
  expect(fieldsLeft((await pool.query(contentsQuery)).rows)).toEqual(leftContents);
  const offers = fieldsLeft((await pool.query(offersQuery)).rows).map(({ live, draft }) => [live, draft]);
  expect(offers).toEqual(offersLeft);
  await pool.query(
    "INSERT INTO season_events (kind, entry, type, date, until, created_at, created_by, updated_at, updated_by) VALUES ('breed', 'agreed', 'apart', '2026-02-12', '2026-02-12', '', '', '', '')",
  );
  await pool.end();
});
