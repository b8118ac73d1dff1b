import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkBackup, openBackup } from "#app/platform/database/backup.server.ts";
import { backUpBeforeUpgrade } from "#app/platform/database/before-upgrade.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { lastBackup } from "#app/platform/database/last-backup.server.ts";
import { knownSchema, migrate } from "#app/platform/database/migrations.server.ts";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";
import { withoutMigrating } from "#app/platform/database/open.server.ts";
import { appendChecksum } from "#app/platform/database/whole-file.server.ts";

let folder = "";
let data = "";
let file = "";
let copy = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "borupa-test-backup-"));
  data = join(folder, "data");
  file = join(data, "borupa.sqlite");
  copy = join(folder, "copy.backup");
  mkdirSync(data);
});

const writers: ChildProcess[] = [];
afterEach(() => {
  for (const writer of writers.splice(0)) writer.kill("SIGKILL");
});

/** Starts a process that writes entries continuously and reports each after it was stored. */
async function startWriter() {
  const writer = fork("tests/platform/database/writer.ts", [file, "0"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  writers.push(writer);
  const answered: [string, number][] = [];
  writer.on("message", (message) => answered.push(message as [string, number]));
  await once(writer, "message");
  return {
    answered,
    async stop() {
      writer.kill("SIGKILL");
      await once(writer, "exit");
    },
  };
}

/** Kysely only closes connections it has used. */
async function makeSite(): Promise<void> {
  const db = openDatabase(file);
  await db.selectFrom("counters").select("name").execute();
  await db.destroy();
}

function olderSite(to: string): void {
  const sqlite = openSqlite(to);
  migrate(sqlite, knownSchema() - 3);
  sqlite.exec(`INSERT INTO entries (kind, id, version, status, created_at, created_by, updated_at, updated_by, title, draft)
    VALUES ('term', 'old', 1, 'draft', '', '', '', '', '古い', '{}'); PRAGMA journal_mode = DELETE`);
  sqlite.close();
}

function command(name: string, where: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: where };
  const { status, stdout, stderr } = spawnSync("node", [`app/cli/${name}.ts`, ...words], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

function versions(of: string): Map<string, number> {
  const db = new DatabaseSync(of, { readOnly: true });
  const rows = db.prepare("SELECT id, version FROM entries").all();
  const torn = db
    .prepare(`SELECT id FROM entries e
    WHERE version <> (SELECT COUNT(*) FROM revisions r WHERE r.kind = e.kind AND r.id = e.id)`)
    .all();
  db.close();
  expect(torn).toEqual([]);
  return new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
}

test("a backup under load contains all confirmed writes, and restores the site to them", async () => {
  await makeSite();
  const writer = await startWriter();
  while (writer.answered.length < 40) await new Promise((resolve) => setImmediate(resolve));
  const before = [...writer.answered];
  expect(command("backup", data, copy)).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringContaining("読み返して確かめました"),
  });
  expect(await withoutMigrating(file, lastBackup)).toBeInstanceOf(Date);
  const drill = join(folder, "drill");
  expect(command("restore", drill, copy)).toMatchObject({ status: 0, stderr: "" });
  const copied = versions(join(drill, "borupa.sqlite"));
  for (const [id, version] of before) expect(copied.get(id), id).toBeGreaterThanOrEqual(version);
  expect(readdirSync(folder).toSorted()).toEqual(["copy.backup", "data", "drill"]);

  expect(command("restore", data, copy)).toMatchObject({ status: 1, stderr: expect.stringContaining("--replace") });
  expect(command("restore", data, copy, "--replace")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("止めてから"),
  });
  await writer.stop();
  const last = versions(file);
  expect(last.size).toBeGreaterThan(copied.size);

  // The site's user may differ from the one who restores.
  if (process.getuid?.() === 0) chownSync(file, 65_534, 65_534);
  expect(command("restore", data, copy, "--replace")).toMatchObject({ status: 0, stderr: "" });
  expect(versions(file)).toEqual(copied);
  const aside = readdirSync(data).find((name) => name.startsWith("borupa.sqlite.before-"));
  expect(versions(join(data, aside ?? ""))).toEqual(last);
  expect(statSync(file).uid).toBe(statSync(join(data, aside ?? "")).uid);
  await makeSite();
});

test("other files and modified backups are rejected before anything is touched", async () => {
  await makeSite();
  expect(command("backup", data, copy).status).toBe(0);
  expect(command("backup", data, copy)).toMatchObject({ status: 1, stderr: expect.stringContaining("--replace") });
  expect(command("backup", data, copy, "--replace").status).toBe(0);
  expect(command("backup", data, file, "--replace")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("そのものには書けません"),
  });
  expect(command("backup", join(folder, "nowhere"), copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("DATA_DIR"),
  });

  const kept = readFileSync(file);
  const whole = readFileSync(copy);
  const bad = join(folder, "bad.backup");
  const changed = (at: number) => {
    const bytes = Buffer.from(whole);
    // A digit, so that the final checksum still looks like one.
    bytes[at] = bytes[at] === 0x30 ? 0x31 : 0x30;
    return bytes;
  };
  const cases: [Buffer, string][] = [
    [Buffer.from("ではありません".repeat(1000)), "no backup of this site"],
    [Buffer.alloc(0), "no backup of this site"],
    ...[5, 100, Math.floor(whole.length / 2), whole.length - 20].map((at): [Buffer, string] => [
      changed(at),
      "checksum",
    ]),
    [whole.subarray(0, -87), "its end is missing"],
    [whole.subarray(0, whole.length / 2), "its end is missing"],
  ];
  for (const [bytes, words] of cases) {
    writeFileSync(bad, bytes);
    await expect(checkBackup(bad)).rejects.toThrow(words);
  }
  expect(command("restore", data, bad, "--replace")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("壊れているか、このサイトのものではありません"),
  });
  expect(readFileSync(file).equals(kept)).toBe(true);
  expect(readdirSync(data)).toEqual(["borupa.sqlite"]);
});

test("a copy of an older build's file is restored; one with foreign triggers, views, tables or indexes is not", async () => {
  const old = join(folder, "old.sqlite");
  olderSite(old);
  expect(command("restore", data, old)).toMatchObject({
    status: 0,
    stderr: expect.stringContaining("照合する値がありません"),
  });
  appendChecksum(old);
  expect(command("restore", data, old, "--replace")).toMatchObject({ status: 0, stderr: "" });
  const sqlite = new DatabaseSync(file, { readOnly: true });
  expect(sqlite.prepare("SELECT title FROM entries").all()).toMatchObject([{ title: "古い" }]);
  // The next start migrates it to the newest schema.
  expect(sqlite.prepare("PRAGMA user_version").get()).toMatchObject({ user_version: knownSchema() - 3 });
  sqlite.close();

  const kept = readFileSync(file);
  for (const [sql, words] of [
    ["CREATE TRIGGER t AFTER INSERT ON inquiries BEGIN DELETE FROM entries; END", "trigger t"],
    ["CREATE VIEW v AS SELECT 1", "view v"],
    ["CREATE TABLE cats (name TEXT)", "table cats"],
    ["CREATE INDEX i ON entries (title)", "index i"],
    ["PRAGMA user_version = 9999", "this build knows"],
    ["PRAGMA user_version = 0", "no database of this site"],
  ] as const) {
    const bad = join(folder, "bad.sqlite");
    olderSite(bad);
    const changing = new DatabaseSync(bad);
    changing.exec(sql);
    changing.close();
    await expect(openBackup(bad)).rejects.toThrow(words);
    if (words === "trigger t")
      expect(command("restore", data, bad, "--replace")).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(words),
      });
    rmSync(bad);
  }
  expect(readFileSync(file).equals(kept)).toBe(true);
});

test("two copies before an upgrade within a minute are both kept", async () => {
  olderSite(file);
  for (const _ of ["once", "again"]) await backUpBeforeUpgrade(file, data);
  expect(readdirSync(join(data, "backups"))).toHaveLength(2);
});

test("before a migration a backup is written; files are private to their owner", async () => {
  const old = process.umask(0o022);
  try {
    olderSite(file);
    expect(command("export", data, join(folder, "out")).status).toBe(0);
    expect(command("import", data, join(folder, "out")).status).toBe(0);
    expect(command("backup", data, copy).status).toBe(0);
    expect(command("restore", data, copy, "--replace").status).toBe(0);
  } finally {
    process.umask(old);
  }
  const [name] = readdirSync(join(data, "backups"));
  const facts = await checkBackup(join(data, "backups", name ?? ""));
  expect(facts).toMatchObject({ schema: knownSchema() - 3, sums: { entries: { rows: 1 } } });
  const open = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  // An existing folder, which may contain files unknown to the site.
  expect(open.filter((name) => name !== "data")).toEqual([]);
});
