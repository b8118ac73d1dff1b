import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import {
  backUp,
  checkBackup,
  openBackup,
  postgresState,
  restoreFile,
  restorePostgres,
} from "#app/platform/database/backup.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { lastBackup, recordBackup } from "#app/platform/database/last-backup.server.ts";
import { knownSchema, migratePostgres } from "#app/platform/database/migrations.server.ts";
import { NoProgram, postgresProgram } from "#app/platform/database/old-backups.server.ts";
import { withoutMigrating } from "#app/platform/database/open.server.ts";
import { openPool, poolSettings } from "#app/platform/database/postgres.server.ts";
import { DatabaseBroken } from "#app/platform/database/trouble.server.ts";
import { appendChecksum } from "#app/platform/database/whole-file.server.ts";
import { publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { newPostgres } from "#tests/support/empty-database.ts";
import { EMPTY, withClient } from "#tests/support/postgres-cluster.ts";

const scratch = () => mkdtempSync(join(tmpdir(), "borupa-test-pg-backup-"));

test("a backup under writes is consistent; restored, the site is as before, and the replaced data is kept", async () => {
  const folder = scratch();
  const copy = join(folder, "copy.backup");
  const address = await newPostgres(EMPTY);
  let db = openDatabase(address);
  await publishedEntry(db, "term", "shed", { title: "脱皮", body: "<p>一行目\\.\n二行目\u2028三行目</p>" });
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n += 1) await publishedEntry(db, "term", `w${n}`, { title: `語${n}` });
  })();
  const { schema, sums } = await backUp(address, copy);
  isOver = true;
  await writing;
  expect(schema).toBe(knownSchema());
  // A saved entry has one revision, a published one two; only the last entry may be in between.
  const whole = (sums.entries?.rows ?? 0) * 2;
  expect([whole - 1, whole]).toContain(sums.revisions?.rows);
  await expect(backUp(address, join(folder, "no", "such.backup"))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["copy.backup"]);

  const now = new Date("2026-11-22T04:00:00Z");
  for (const at of [new Date(0), now]) await recordBackup(address, at);
  expect(await lastBackup(db)).toEqual(now);

  expect(await postgresState(address)).toEqual({ isFilled: true, isInUse: true });
  await db.destroy();
  // An interrupted restore, here because of an existing name, changes nothing.
  await expect(restorePostgres(await openBackup(copy), address, null)).rejects.toThrow("already exists");
  await restorePostgres(await openBackup(copy), address, "before_drill");
  db = openDatabase(address);
  const { items } = await listVisible(db, "term", {});
  expect(items.map(({ id }) => id)).toContain("shed");
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM before_drill.entries`.execute(db);
  expect(rows[0]?.n).toBeGreaterThanOrEqual(sums.entries?.rows ?? 0);
  // Sequences continue, and the restored site can be backed up again.
  await publishedEntry(db, "term", "after", { title: "その後" });
  const again = await backUp(address, join(folder, "again.backup"));
  expect(again.sums.entries?.rows).toBe((sums.entries?.rows ?? 0) + 1);
  await db.destroy();
});

test("a dump of an older build is restored into either database; one with a trigger or foreign table is not", async () => {
  const folder = scratch();
  const dump = join(folder, "old.dump");
  const address = await newPostgres("template1");
  const pool = await openPool(poolSettings(address, 1), () => {});
  await migratePostgres(pool, undefined, knownSchema() - 3);
  await pool.query(
    `INSERT INTO entries (kind, id, version, status, created_at, created_by, updated_at, updated_by, title, draft)
     VALUES ('term', 'old', 1, 'draft', '', '', '', '', $1, '{}')`,
    ["古い\\.\t\\N\n二"],
  );
  await pool.query(`INSERT INTO images (id, name, alt, width, height, sha256, created_at, created_by)
    VALUES ('a', '', '', 1, 1, '', '', ''); INSERT INTO image_variants VALUES ('a', 320, 'webp', '\\x000aff')`);
  await pool.end();
  const writeDump = () => {
    const what = ["--format=custom", "--schema=public", "--no-owner", "--no-privileges", `--file=${dump}`];
    rmSync(dump, { force: true });
    expect(spawnSync(postgresProgram("pg_dump"), [...what, address]).status).toBe(0);
    appendChecksum(dump);
  };
  // A PostgreSQL without its client programs is reported.
  writeFileSync(dump, "PGDMP");
  const refused = await openBackup(dump).catch((error: unknown) => error);
  if (refused instanceof NoProgram) return;
  expect(refused).toBeInstanceOf(DatabaseBroken);
  writeDump();
  const to = await newPostgres("template1");
  await restorePostgres(await openBackup(dump), to, null);
  await restoreFile(await openBackup(dump), join(folder, "site.sqlite"), "");
  const sums = (await checkBackup(dump)).sums;
  for (const place of [to, join(folder, "site.sqlite")]) {
    const { counters: _, ...found } = (await backUp(place, join(folder, "again.backup"))).sums;
    expect(sums).toMatchObject(found);
  }
  await withoutMigrating(to, async (db) => {
    expect(await db.selectFrom("entries").select("title").execute()).toEqual([{ title: "古い\\.\t\\N\n二" }]);
    expect(await db.selectFrom("image_variants").select("bytes").execute()).toEqual([
      { bytes: Buffer.from([0, 10, 255]) },
    ]);
  });

  for (const [added, words] of [
    ["CREATE TABLE cats (name TEXT)", "cats"],
    ["DROP TABLE cats; CREATE VIEW v AS SELECT 1 AS one", "v"],
    [
      `DROP VIEW v; CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
       CREATE TRIGGER t BEFORE INSERT ON inquiries EXECUTE FUNCTION f()`,
      "TRIGGER",
    ],
  ] as const) {
    await withClient(address, (client) => client.query(added));
    writeDump();
    await expect(openBackup(dump)).rejects.toThrow(words);
  }
});
