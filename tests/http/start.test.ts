// Starting on a database that cannot be used: one sentence with the file's name and what to do. And on none: said in the log.

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** The one line that the server says before it ends with 1. */
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

const SCRIPTS = ["server.ts", "app/cli/starter.ts"];

test.each(SCRIPTS)("%s: what is no database, or broken at its head or in the middle", async (script) => {
  writeFileSync(file, "これはデータベースではありません。".repeat(500));
  expect(refusal(script, folder)).toContain(`${file} が壊れているか、データベースではありません`);
  rmSync(file);
  const db = openDatabase(file);
  await sql`INSERT INTO settings VALUES ('big', 1, ${"x".repeat(200_000)}, '', '')`.execute(db);
  await db.destroy();
  damageFile(file);
  expect(refusal(script, folder)).toContain(`${file} が壊れている`);
});

test.each(SCRIPTS)("%s: a folder nobody may write in, and a folder that is a file", (script) => {
  // Not even root makes a file there.
  expect(refusal(script, "/proc")).toContain("/proc/borupa.sqlite を開けません");
  writeFileSync(join(folder, "data"), "");
  expect(refusal(script, join(folder, "data"))).toContain("DATA_DIR");
});

test("a port that is taken, and addresses that are not this machine's", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const PORT = String(typeof address === "object" && address ? address.port : 0);
  expect(refusal("server.ts", folder, { PORT })).toContain(`PORT: ${PORT} は、ほかのプログラムが使っています`);
  other.close();
  expect(refusal("server.ts", folder, { HOST: "192.0.2.1" })).toContain("HOST: 192.0.2.1");
});

test("a database written by a newer build", async () => {
  const db = openDatabase(file);
  await sql`PRAGMA user_version = 999`.execute(db);
  await db.destroy();
  expect(refusal("server.ts", folder)).toContain("新しい版");
});

test("a new database is announced with its path, one that was there is looked over", async () => {
  const site = await startSite({ filled: false, env: { DATA_DIR: folder, LOG_LEVEL: "info" } });
  await expect.poll(() => site.log.join("")).toContain(`"file":"${file}","msg":"a new, empty database was made`);
  await site.stop();
  const next = await startSite({ filled: false });
  await expect.poll(() => next.log.join("")).toMatch(/"leftOut":\[\],"ms":\d+,"msg":"the database is whole"/);
  await next.stop();
});

test("broken while the site runs: pages are the not-found screen, it wants no traffic, the log names the file", async () => {
  const site = await startSite();
  await damage(site);
  const page = await get(`${site.origin}/ball`);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain("Page Not Found");
  expect((await get(`${site.origin}/readyz`)).status).toBe(503);
  expect((await get(`${site.origin}/healthz`)).status).toBe(200);
  await expect.poll(() => site.log.join("")).toContain(`"file":"${site.file}","trouble":"broken"`);
  site.process.kill("SIGKILL");
  await site.stop();
});
