import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { openSqlite } from "#app/platform/database/node-sqlite.server.ts";
import { checkInThread } from "#app/platform/database/start.server.ts";

const folder = mkdtempSync(join(tmpdir(), "borupa-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a large file is checked in a separate thread, and its faults are returned", async () => {
  const file = join(folder, "large.sqlite");
  const sqlite = new DatabaseSync(file);
  sqlite.exec("CREATE TABLE words (word TEXT); CREATE TABLE pictures (bytes BLOB)");
  const write = sqlite.prepare("INSERT INTO words VALUES (?)");
  sqlite.exec("BEGIN");
  for (let row = 0; row < 2000; row += 1) write.run(`word ${row}`.padEnd(50));
  sqlite.exec("COMMIT");
  sqlite.close();
  await expect(checkInThread(file)).resolves.toBeUndefined();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, 4096 * 8);
  closeSync(handle);
  await expect(checkInThread(file)).rejects.toThrow(/words|page/i);
  await expect(checkInThread(file, ["words"])).resolves.toBeUndefined();
  await expect(checkInThread(join(folder, "gone.sqlite"))).rejects.toThrow();
});

test("deleted data leaves no trace in the file", () => {
  const file = join(folder, "buyers.sqlite");
  const sqlite = openSqlite(file);
  sqlite.exec("CREATE TABLE buyers (id INTEGER PRIMARY KEY, name TEXT)");
  const write = sqlite.prepare("INSERT INTO buyers (name) VALUES (?)");
  sqlite.exec("BEGIN");
  for (let row = 0; row < 300; row += 1) write.run(`ヒミツノ${row}`.padEnd(50));
  sqlite.exec("COMMIT");
  const holdsName = () => {
    sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return readFileSync(file).includes("ヒミツノ");
  };
  expect(holdsName()).toBe(true);
  sqlite.exec("UPDATE buyers SET name = '' WHERE id < 20; DELETE FROM buyers WHERE id >= 20");
  expect(holdsName()).toBe(false);
  sqlite.close();
});
