// The restore drill: a copy made while another process writes, put back as an operator would type it.

import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { checkBackup } from "#app/platform/database/backup.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { lastBackupAt } from "#app/platform/database/last-backup.server.ts";
import { knownSchema, migrate } from "#app/platform/database/migrations.server.ts";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";
import { checkSeal } from "#app/platform/database/whole-file.server.ts";
import { captureLog } from "#tests/support/capture-log.ts";

const writers: ChildProcess[] = [];
afterEach(() => {
  for (const writer of writers.splice(0)) writer.kill("SIGKILL");
});

const scratch = () => mkdtempSync(join(tmpdir(), "borupa-test-backup-"));

/** Another process that writes entries without end, and says each only once it is stored. */
async function startWriter(file: string) {
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

/** Kysely closes only what it has used. */
async function openAndClose(file: string): Promise<void> {
  const db = openDatabase(file);
  await db.selectFrom("counters").select("name").execute();
  await db.destroy();
}

function command(name: "backup" | "restore" | "export", data: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: data };
  const { status, stdout, stderr } = spawnSync("node", [`app/cli/${name}.ts`, ...words], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

const versions = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("SELECT id, version FROM entries").all();
  const torn = db
    .prepare(`SELECT id FROM entries e
    WHERE version <> (SELECT COUNT(*) FROM revisions r WHERE r.kind = e.kind AND r.id = e.id)`)
    .all();
  db.close();
  expect(torn).toEqual([]);
  return new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
};

test("a copy made under write load holds all that was answered before it, and brings the site back to it", async () => {
  const folder = scratch();
  const data = join(folder, "data");
  const file = join(data, "borupa.sqlite");
  const copy = join(folder, "copy.sqlite");
  spawnSync("mkdir", ["-p", data]);
  await openAndClose(file);
  const writer = await startWriter(file);
  while (writer.answered.length < 40) await new Promise((resolve) => setImmediate(resolve));
  const before = [...writer.answered];
  expect(command("backup", data, copy)).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringContaining("読み返して確かめました"),
  });
  expect(await lastBackupAt(file)).toBeInstanceOf(Date);
  expect(await lastBackupAt(copy)).toBeUndefined();
  const copied = versions(copy);
  for (const [id, version] of before) expect(copied.get(id), id).toBeGreaterThanOrEqual(version);
  expect(readdirSync(folder).toSorted()).toEqual(["copy.sqlite", "data"]);

  // While the site runs nothing is put under it.
  expect(command("restore", data, copy)).toMatchObject({ status: 1, stderr: expect.stringContaining("--replace") });
  expect(command("restore", data, copy, "--replace")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("止めてから"),
  });
  await writer.stop();
  const last = versions(file);
  expect(last.size).toBeGreaterThan(copied.size);

  // The site's user is not always the one who restores.
  if (process.getuid?.() === 0) chownSync(file, 65_534, 65_534);
  expect(command("restore", data, copy, "--replace")).toMatchObject({ status: 0, stderr: "" });
  expect(versions(file)).toEqual(copied);
  const aside = readdirSync(data).find((name) => name.startsWith("borupa.sqlite.before-"));
  expect(versions(join(data, aside ?? ""))).toEqual(last);
  expect(statSync(file).uid).toBe(statSync(join(data, aside ?? "")).uid);
  // The site goes on from there.
  await openAndClose(file);
});

test("what is no copy of this site is refused, and nothing is touched", async () => {
  const folder = scratch();
  const data = join(folder, "data");
  const copy = join(folder, "copy.sqlite");
  spawnSync("mkdir", ["-p", data]);
  await openAndClose(join(data, "borupa.sqlite"));
  expect(command("backup", data, copy).status).toBe(0);

  expect(command("backup", data, copy)).toMatchObject({ status: 1, stderr: expect.stringContaining("--replace") });
  expect(command("backup", data, copy, "--replace").status).toBe(0);
  const kept = readFileSync(join(data, "borupa.sqlite"));
  expect(command("backup", data, join(data, "borupa.sqlite"), "--replace")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("そのものには書けません"),
  });
  expect(command("backup", join(folder, "nowhere"), copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("DATA_DIR"),
  });

  const text = join(folder, "text.sqlite");
  writeFileSync(text, "ではありません".repeat(1000));
  const foreign = join(folder, "foreign.sqlite");
  const other = new DatabaseSync(foreign);
  other.exec("CREATE TABLE cats (name TEXT)");
  other.close();
  const newer = join(folder, "newer.sqlite");
  writeFileSync(newer, readFileSync(copy));
  const future = new DatabaseSync(newer);
  future.exec("PRAGMA user_version = 9999");
  future.close();
  const cut = join(folder, "cut.sqlite");
  writeFileSync(cut, readFileSync(copy));
  truncateSync(cut, 20_000);
  for (const bad of [text, foreign, cut]) expect(() => checkBackup(bad), bad).toThrow();
  expect(() => checkBackup(newer)).toThrow("this build knows");
  for (const [bad, words] of [
    [text, "このサイトのデータベースではありません"],
    [join(folder, "missing.sqlite"), "ありません"],
  ] as const) {
    expect(command("restore", data, bad, "--replace"), bad).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(words),
    });
  }
  expect(readFileSync(join(data, "borupa.sqlite")).equals(kept)).toBe(true);
});

test("a copy in which anything was changed since is refused before anything is touched", async () => {
  const folder = scratch();
  const data = join(folder, "data");
  const file = join(data, "borupa.sqlite");
  const copy = join(folder, "copy.sqlite");
  spawnSync("mkdir", ["-p", data]);
  await openAndClose(file);
  const db = new DatabaseSync(file);
  db.exec("CREATE TABLE padding (bytes BLOB); INSERT INTO padding VALUES (zeroblob(200000))");
  db.close();
  expect(command("backup", data, copy).status).toBe(0);
  const whole = readFileSync(copy);
  const kept = readFileSync(file);
  // In a picture's middle SQLite itself sees nothing; one bit is as much as 64 bytes.
  for (const [at, bytes] of [
    [Math.floor(whole.length * 0.9), 64],
    [Math.floor(whole.length * 0.8), 1],
    [24, 4],
    [whole.length - 20, 1],
  ] as const) {
    const changed = Buffer.from(whole);
    for (let index = at; index < at + bytes; index += 1) changed[index] = (changed[index] ?? 0) ^ 1;
    writeFileSync(copy, changed);
    const refused = command("restore", data, copy, "--replace");
    expect([at, refused.status, refused.stderr]).toEqual([at, 1, expect.stringContaining("checksum")]);
    expect(readFileSync(file).equals(kept)).toBe(true);
    expect(readdirSync(data)).toEqual(["borupa.sqlite"]);
  }
  // A copy made in another way has no checksum: that is said, and what can be looked over is.
  writeFileSync(copy, kept);
  const unsealed = command("restore", data, copy, "--replace");
  expect(unsealed).toMatchObject({ status: 0, stderr: expect.stringContaining("照合する値がありません") });
});

test("copies and what is exported are their owner's alone, whoever else may read on the machine", async () => {
  const folder = scratch();
  const data = join(folder, "data");
  const old = process.umask(0o022);
  try {
    const older = openSqlite(join(folder, "older.sqlite"));
    migrate(older, knownSchema() - 1);
    older.close();
    spawnSync("mkdir", [data]);
    renameSync(join(folder, "older.sqlite"), join(data, "borupa.sqlite"));
    expect(command("export", data, join(folder, "out"), "--all").status).toBe(0);
    expect(command("backup", data, join(folder, "copy.sqlite")).status).toBe(0);
    expect(command("restore", data, join(folder, "copy.sqlite"), "--replace").status).toBe(0);
  } finally {
    process.umask(old);
  }
  const open = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  // Made beforehand, and not empty: what else is in it the site does not know.
  expect(open).toEqual(["data"]);
});

test("before the tables change, a copy of them as they were is put aside", async () => {
  const folder = scratch();
  const file = join(folder, "borupa.sqlite");
  const old = openSqlite(file);
  migrate(old, knownSchema() - 1);
  old.close();
  const said = captureLog("warn");
  await openAndClose(file);
  expect(said()).toEqual(["the database is upgraded: a copy was made first"]);
  const [copy] = readdirSync(join(folder, "backups"));
  expect(await checkSeal(join(folder, "backups", copy ?? ""))).toBe(true);
  const kept = new DatabaseSync(join(folder, "backups", copy ?? ""), { readOnly: true });
  expect(kept.prepare("PRAGMA user_version").get()?.user_version).toBe(knownSchema() - 1);
  kept.close();
});
