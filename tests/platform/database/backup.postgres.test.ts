// The restore drill on PostgreSQL: a copy made while others write, put back in its place.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { lastBackup, lastBackupAt, noteBackup } from "#app/platform/database/last-backup.server.ts";
import { knownSchema } from "#app/platform/database/migrations.server.ts";
import { backUpPostgres, checkPostgresBackup } from "#app/platform/database/postgres-backup.server.ts";
import { NoProgram, programNamed } from "#app/platform/database/postgres-programs.server.ts";
import { postgresState, restoreOnPostgres } from "#app/platform/database/postgres-restore.server.ts";
import { checkSeal } from "#app/platform/database/whole-file.server.ts";
import { publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { newPostgres } from "#tests/support/empty-database.ts";
import { EMPTY, withClient } from "#tests/support/postgres-cluster.ts";

let address = "";
let db: Db;
beforeAll(async () => {
  address = await newPostgres(EMPTY);
  db = openDatabase(address);
});
afterAll(() => db.destroy());

/** A machine may have a PostgreSQL without its programs: then it is told, which is all there is to test. */
function hasPrograms(): boolean {
  try {
    return programNamed("pg_dump") !== "";
  } catch (error) {
    expect(error).toBeInstanceOf(NoProgram);
    return false;
  }
}

test("a copy made under writes holds one moment; put back, the site is as it was, and what stood there is kept", async () => {
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-pg-backup-"));
  const copy = join(folder, "copy.dump");
  // Told before anything is touched, which is all there is to test then.
  if (!hasPrograms()) return expect(backUpPostgres(address, copy)).rejects.toBeInstanceOf(NoProgram);
  await publishedEntry(db, "term", "shed", { title: "脱皮", body: "<p>一行目\\.\n二行目\u2028三行目</p>" });
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n += 1) await publishedEntry(db, "term", `w${n}`, { title: `語${n}` });
  })();
  const shares: number[] = [];
  const facts = await backUpPostgres(address, copy, (share) => shares.push(share));
  isOver = true;
  await writing;
  expect(facts.schema).toBe(knownSchema());
  // A saved entry has one revision, a published one two; of those that write only the last may be between the two.
  const whole = (facts.rows.entries ?? 0) * 2;
  expect([whole - 1, whole]).toContain(facts.rows.revisions);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(await checkPostgresBackup(copy)).toEqual(facts);

  expect(await checkSeal(copy)).toBe(true);
  const bytes = readFileSync(copy);
  for (const at of [100, Math.floor(bytes.length / 2), bytes.length - 100]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(join(folder, "changed.dump"), changed);
    await expect(checkSeal(join(folder, "changed.dump"))).rejects.toThrow("checksum");
  }

  const cut = join(folder, "cut.dump");
  writeFileSync(cut, readFileSync(copy));
  truncateSync(cut, Math.floor(facts.bytes * 0.9));
  await expect(checkPostgresBackup(cut)).rejects.toThrow();
  await expect(backUpPostgres(address, join(folder, "no", "such.dump"))).rejects.toThrow();
  expect(existsSync(`${copy}.part`)).toBe(false);

  expect(await postgresState(address)).toEqual({ isFilled: true, isInUse: true });
  await db.destroy();
  // What breaks off, here because something is in the way, changes nothing.
  await expect(restoreOnPostgres(copy, address, null)).rejects.toThrow("already exists");
  await restoreOnPostgres(copy, address, "before_drill");
  db = openDatabase(address);
  const { total, items } = await listVisible(db, "term", { q: "脱皮" });
  expect([total, items[0]?.id]).toEqual([1, "shed"]);
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM before_drill.entries`.execute(db);
  expect(rows[0]?.n).toBeGreaterThanOrEqual(facts.rows.entries ?? 0);
  // The numbers of new rows go on, and a copy of the restored site is one again.
  await publishedEntry(db, "term", "after", { title: "その後" });
  expect((await backUpPostgres(address, join(folder, "again.dump"))).rows.entries).toBe((facts.rows.entries ?? 0) + 1);

  const now = new Date("2026-11-22T04:00:00Z");
  for (const at of [new Date(0), now]) await noteBackup(address, at);
  expect(await lastBackup(db)).toEqual(now);
  expect(await lastBackupAt(address)).toEqual(now);
});

test("Ctrl-C in the middle of a copy leaves no part of it", async () => {
  if (!hasPrograms()) return;
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-pg-ctrl-c-"));
  const held = await newPostgres(EMPTY);
  await withClient(held, async (client) => {
    // pg_dump waits here, its file begun.
    await client.query("CREATE VIEW held AS SELECT 1 AS one; BEGIN; LOCK TABLE held IN ACCESS EXCLUSIVE MODE");
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: held, TMPDIR: folder };
    const command = spawn(process.execPath, ["app/cli/backup.ts", join(folder, "copy.dump")], { env, stdio: "ignore" });
    const ended = once(command, "close");
    await expect.poll(() => existsSync(join(folder, "copy.dump.part"))).toBe(true);
    command.kill("SIGINT");
    expect(await ended).toEqual([130, null]);
    await client.query("ROLLBACK");
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("the password of the address goes before one in the environment, and stands in no command's words", async () => {
  if (!hasPrograms()) return;
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-pg-password-"));
  const guarded = await newPostgres(EMPTY);
  const role = `keeper_${Date.now()}`;
  await withClient(guarded, async (client) => {
    await client.query(`CREATE ROLE ${role} LOGIN SUPERUSER PASSWORD 'right'`);
    // The tests' own cluster lets everybody in: not this role.
    const { rows } = await client.query("SHOW hba_file");
    writeFileSync(
      rows[0].hba_file,
      `host all ${role} 127.0.0.1/32 scram-sha-256\n${readFileSync(rows[0].hba_file, "utf8")}`,
    );
    await client.query("SELECT pg_reload_conf()");
  });
  const address = new URL(guarded);
  address.username = role;
  for (const [password, query] of [
    ["right", ""],
    ["", "right"],
  ] as const) {
    address.password = password;
    if (query) address.searchParams.set("password", query);
    for (const [name, value] of [
      ["PGPASSWORD", "wrong"],
      ["PGHOSTADDR", "127.0.0.9"],
      ["PGSERVICE", "none"],
    ] as const)
      vi.stubEnv(name, value);
    expect((await backUpPostgres(address.href, join(folder, `${password}.dump`))).schema).toBe(knownSchema());
    vi.unstubAllEnvs();
  }
  await withClient(guarded, (client) => client.query(`DROP ROLE ${role}`));
});
