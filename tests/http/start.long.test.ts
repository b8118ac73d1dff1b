import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { damage, damageFile } from "#tests/support/database-file.ts";
import { get, startSite } from "#tests/support/site.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "borupa-start-"));
  file = join(folder, "borupa.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the single line that the server prints before it exits with 1. */
function refusal(script: string, DATA_DIR: string, settings: Record<string, string> = {}): string {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: { PATH, NODE_COMPILE_CACHE, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", DATA_DIR, ...settings },
  });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .*:\d+/);
  return stderr;
}

test.each(["server.ts", "app/cli/starter.ts"])(
  "%s: not a database, or corrupt at its head or in the middle",
  async (script) => {
    writeFileSync(file, "これはデータベースではありません。".repeat(500));
    expect(refusal(script, folder)).toContain(`${file} が壊れているか、データベースではありません`);
    rmSync(file);
    const db = openDatabase(file);
    await sql`INSERT INTO settings VALUES ('big', 1, ${"x".repeat(200_000)}, '', '')`.execute(db);
    await db.destroy();
    damageFile(file);
    expect(refusal(script, folder)).toContain(`${file} が壊れている`);
  },
);

test("a folder without write access, and a folder that is a file", () => {
  // Even root cannot create files there.
  for (const nowhere of ["/proc", "/proc/x/y"])
    expect(refusal("server.ts", nowhere)).toContain(`${nowhere}/borupa.sqlite を開けません`);
  writeFileSync(join(folder, "data"), "");
  expect(refusal("server.ts", join(folder, "data"))).toContain("DATA_DIR");
});

test("another program's database is left unchanged", () => {
  for (const version of [0, 5]) {
    const other = new DatabaseSync(file);
    other.exec(`CREATE TABLE IF NOT EXISTS cats (name TEXT); PRAGMA user_version = ${version}`);
    other.close();
    const before = readFileSync(file);
    expect(refusal("server.ts", folder)).toContain(`${file} は、ほかのプログラムのデータベースです`);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(["borupa.sqlite"]);
  }
});

test("its files belong to its own user alone, whatever existed before", async () => {
  const data = join(folder, "new", "data");
  const old = process.umask(0o022);
  const site = await startSite({ filled: false, env: { DATA_DIR: data } }).finally(() => process.umask(old));
  const modes = () =>
    ["", "borupa.sqlite", "borupa.sqlite-wal", "borupa.sqlite-shm"].map(
      (name) => statSync(join(data, name)).mode & 0o777,
    );
  expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600]);
  expect(statSync(join(folder, "new")).mode & 0o777).toBe(0o700);
  site.process.kill("SIGKILL");
  await once(site.process, "exit");
  await site.stop();
  // As an earlier build left the permissions.
  for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
  chmodSync(data, 0o755);
  const next = await startSite({ filled: false, env: { DATA_DIR: data } });
  expect(modes()).toEqual([0o755, 0o600, 0o600, 0o600]);
  await next.stop();
  const made = join(folder, "made");
  mkdirSync(made, { mode: 0o755 });
  const third = await startSite({ filled: false, env: { DATA_DIR: made } });
  expect(statSync(made).mode & 0o777).toBe(0o700);
  await third.stop();
});

test("a signal while it waits for PostgreSQL ends it at once, also as process 1 of a container", async () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const silent = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const DATABASE_URL = `postgres://a:b@127.0.0.1:${(silent.address() as AddressInfo).port}/c`;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: "0", DATA_DIR: folder, DATABASE_URL };
  const waiting = spawn(process.execPath, ["server.ts"], { env, stdio: "ignore" });
  const ended = once(waiting, "exit");
  // It was refused once and retries.
  for (let time = 0; time < 2; time += 1) await once(silent, "connection");
  waiting.kill("SIGTERM");
  // Its own signal handler exits with 0: the kernel has no default one for process 1. A timed-out wait exits with 1.
  expect(await ended).toEqual([0, null]);
  silent.close();
});

test("a port in use, and addresses of other machines", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const PORT = String(typeof address === "object" && address ? address.port : 0);
  expect(refusal("server.ts", folder, { PORT })).toContain(`PORT: ${PORT} は、ほかのプログラムが使っています`);
  other.close();
  expect(refusal("server.ts", folder, { HOST: "192.0.2.1" })).toContain("HOST: 192.0.2.1");
});

test("a new database is announced with its path, an existing one is checked", async () => {
  const site = await startSite({ filled: false, env: { DATA_DIR: folder, LOG_LEVEL: "info" } });
  await expect.poll(() => site.log.join("")).toContain(`"file":"${file}","msg":"a new, empty database was made`);
  await site.stop();
  const next = await startSite({ filled: false });
  await expect.poll(() => next.log.join("")).toMatch(/"leftOut":\[\],"ms":\d+,"msg":"the database is whole"/);
});

test.each(["ALTER TABLE entry_keys RENAME COLUMN number TO numbers", "DROP TABLE search_text"])(
  "%s: no page can be rendered, so it is not ready",
  async (statement) => {
    const site = await startSite();
    expect((await get(`${site.origin}/readyz`)).status).toBe(200);
    await sql.raw(statement).execute(site.db);
    expect((await get(`${site.origin}/readyz`)).status).toBe(503);
    expect((await get(`${site.origin}/readyz`)).status).toBe(503);
    await expect.poll(() => site.log.join("").split("are gone").length).toBe(2);
  },
);

test("corrupted while running: pages are the not-found screen, it is not ready, the log names the file", async () => {
  const site = await startSite();
  await damage(site);
  const page = await get(`${site.origin}/ball`);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain("Page Not Found");
  expect((await get(`${site.origin}/readyz`)).status).toBe(503);
  expect((await get(`${site.origin}/healthz`)).status).toBe(200);
  await expect.poll(() => site.log.join("")).toContain(`"file":"${site.file}","trouble":"broken"`);
  site.process.kill("SIGKILL");
});
