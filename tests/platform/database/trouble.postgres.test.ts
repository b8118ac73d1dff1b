import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresFindings } from "#app/cli/doctor/postgres.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { knownSchema, migratePostgres, postgresSchema } from "#app/platform/database/migrations.server.ts";
import { createKysely } from "#app/platform/database/open.server.ts";
import { openPool, poolSettings, postgresDialect } from "#app/platform/database/postgres.server.ts";
import { startErrorMessages, troubleOf, unsavedReasons } from "#app/platform/database/trouble.server.ts";
import { newPostgres } from "#tests/support/empty-database.ts";
import { withClient } from "#tests/support/postgres-cluster.ts";

let address = "";
const opened: Db[] = [];
const open = (url: string, more: object = {}, onFailure: (error: unknown) => void = () => {}) => {
  const db = createKysely(
    postgresDialect(() => openPool({ ...poolSettings(url, 3), ...more }, onFailure), onFailure),
    onFailure,
  );
  opened.push(db);
  return db;
};
beforeAll(async () => {
  // An empty database: the first process creates the tables.
  address = await newPostgres("template1");
});
afterAll(() => Promise.all(opened.map((db) => db.destroy())));

const troubleIn = async (ask: Promise<unknown>) =>
  troubleOf(
    await ask.then(
      () => undefined,
      (error: unknown) => error,
    ),
    address,
  );

test("a copy before a migration may take longer than the idle transaction timeout", async () => {
  const settings = { ...poolSettings(await newPostgres("template1"), 2), idle_in_transaction_session_timeout: 1 };
  const pool = await openPool(settings, () => {});
  await migratePostgres(pool, undefined, knownSchema() - 1);
  await migratePostgres(pool, async () => void (await pool.query("SELECT pg_sleep(0.1)")));
  expect(await postgresSchema((text) => pool.query(text))).toBe(knownSchema());
  await pool.end();
});

test("a NUL in a URL matches nothing, as on SQLite; a text keeps the rest", async () => {
  const db = open(address);
  expect(await db.selectFrom("entries").select("id").where("id", "=", "a\0").execute()).toEqual([]);
  const { rows } = await sql<{ said: string }>`SELECT ${"a\0b"}::text AS said`.execute(db);
  expect(rows).toEqual([{ said: "a\ufffdb" }]);
  // A literal \u0000 in the input is not a NUL.
  const content = { title: "a\0b", body: "\\u0000" };
  const read = await sql<{
    title: string;
    body: string;
  }>`SELECT json_extract(${JSON.stringify(content)}::text, '$.title') AS title,
    json_extract(${JSON.stringify(content)}::text, '$.body') AS body`.execute(db);
  expect(read.rows).toEqual([{ title: "a\ufffdb", body: "\\u0000" }]);
});

test("a pool timeout is retried once before the database counts as down", async () => {
  const failures: unknown[] = [];
  const db = open(address, { max: 1, connectionTimeoutMillis: 200 }, (error) => failures.push(error));
  const read = () => db.selectFrom("counters").select("value").where("name", "=", "generation").execute();
  const asked = db.connection().execute(async () => {
    const later = read();
    // Due between the end of the first wait and the second, however late both timers fire.
    await new Promise((over) => setTimeout(over, 300));
    return { later };
  });
  expect(await (await asked).later).toHaveLength(1);
  expect(failures).toEqual([]);
  expect(await troubleIn(db.connection().execute(read))).toBe("away");
  expect(failures).toHaveLength(1);
});

test("writers run one at a time: reads of the transaction stay valid, and waiting too long is reported", async () => {
  const [one, other] = [open(address), open(address, { lock_timeout: 50 })];
  const count = (db: Db) =>
    db.transaction().execute(async (trx) => {
      const { value } = await trx
        .selectFrom("counters")
        .select("value")
        .where("name", "=", "generation")
        .executeTakeFirstOrThrow();
      await trx
        .updateTable("counters")
        .set({ value: value + 1 })
        .where("name", "=", "generation")
        .execute();
      return value;
    });
  const seen = await Promise.all(Array.from({ length: 12 }, () => count(one)));
  expect(new Set(seen).size).toBe(12);
  await one.transaction().execute(async () => expect(await troubleIn(count(other))).toBe("busy"));
  expect(await count(other)).toBe(Math.max(...seen) + 1);
});

test.each([
  ["disk_full", "full"],
  ["io_error", "io"],
  ["data_corrupted", "broken"],
  ["read_only_sql_transaction", "readonly"],
  ["insufficient_privilege", "refused"],
  ["query_canceled", "busy"],
  ["admin_shutdown", "away"],
  ["unique_violation", undefined],
] as const)(
  "%s is reported as %s, in words for the operator and for the user who saves",
  async (condition, trouble) => {
    const failures: unknown[] = [];
    const db = open(address, {}, (error) => failures.push(error));
    const raise = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${condition}'; END $$`);
    expect(await troubleIn(raise.execute(db))).toBe(trouble);
    expect(failures).toHaveLength(1);
    if (trouble) expect([startErrorMessages[trouble]("x"), unsavedReasons[trouble]].join("")).toMatch(/x.*ため/);
  },
);

test("a connection lost between two queries of a transaction is reported and replaced", async () => {
  const failures: unknown[] = [];
  const [db, other] = [open(address, {}, (error) => failures.push(error)), open(address)];
  const write = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(other);
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    await sql`SELECT 1`.execute(trx);
  });
  expect(await troubleIn(write)).toBe("away");
  expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test("an unreachable server, or one that rejects the connection", async () => {
  const read = (url: string) => troubleIn(sql`SELECT 1`.execute(open(url)));
  expect(await read(address.replace(/\/t\w+/, "/nowhere"))).toBe("refused");
  expect(await read("postgres://x@127.0.0.1:1/x")).toBe("away");
  expect(await read("postgres://x@no-such-host.invalid/x")).toBe("away");
  // The same error of another service is not a database problem.
  const other = Object.assign(new Error("connect ECONNREFUSED"), { syscall: "connect", code: "ECONNREFUSED" });
  expect(troubleOf(other, "/data/borupa.sqlite")).toBeUndefined();
});

test("an empty database of another encoding is refused at once, in words, by the doctor as well", async () => {
  await withClient(address, (client) =>
    client.query("CREATE DATABASE euc ENCODING 'EUC_JP' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"),
  );
  const url = address.replace(/\/t\w+\?/, "/euc?");
  expect(await troubleIn(open(url).selectFrom("entries").select("id").execute())).toBe("encoding");
  const place = "postgres://db/euc";
  expect(await postgresFindings(url, place)).toMatchObject([
    { grade: "bad", todo: startErrorMessages.encoding(place) },
  ]);
});

test("another program's database is rejected unchanged; an extension's tables are ignored", async () => {
  for (const [tables, trouble] of [
    ["CREATE TABLE cats (name TEXT)", "foreign"],
    ["CREATE TABLE schema_version (version TEXT); INSERT INTO schema_version VALUES ('1.2')", "foreign"],
    ["CREATE SCHEMA other; CREATE TABLE other.cats (name TEXT)", undefined],
  ] as const) {
    const url = await newPostgres("template1");
    await withClient(url, (client) => client.query(tables));
    const reading = open(url).selectFrom("entries").select("id").execute();
    if (trouble === undefined) {
      expect(await reading).toEqual([]);
      continue;
    }
    expect(await troubleIn(reading)).toBe(trouble);
    expect(
      await withClient(
        url,
        async (client) =>
          (await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).rows.length,
      ),
    ).toBe(1);
  }
});
