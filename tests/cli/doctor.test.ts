import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, statfsSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { collectionFindings } from "#app/cli/doctor/collection.ts";
import { backups, databaseFindings, disk, misspeltFindings, nodeAndBuild } from "#app/cli/doctor/machine.ts";
import { noteBoxFindings } from "#app/cli/doctor/note-boxes.ts";
import { mailServer, proxy, publicSite } from "#app/cli/doctor/outside.ts";
import { clocks } from "#app/cli/doctor/postgres.ts";
import { account, apiKey, signIn } from "#app/cli/doctor/sign-in.ts";
import { backUp } from "#app/platform/database/backup.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { knownSchema, migrate } from "#app/platform/database/migrations.server.ts";
import { type Environment, misspeltSettings, readEnvironment } from "#app/platform/site/environment.server.ts";

const scratch = () => mkdtempSync(join(tmpdir(), "borupa-test-doctor-"));
const grades = (found: { grade: string }[]) => found.map(({ grade }) => grade);

test("a misspelt setting is named, with the one that is meant", () => {
  const found = misspeltFindings(
    misspeltSettings(["SITE_ULR", "DATADIR", "PATH", "HOME", "TZ", "DATABASE_URL", "NODE_OPTIONS"]),
  );
  expect(found.map(({ what, todo = "" }) => `${what} ${todo.split(" ")[0]}`)).toEqual([
    "SITE_ULR という設定はありません SITE_URL",
    "DATADIR という設定はありません DATA_DIR",
  ]);
});

test("the machine", async () => {
  const folder = scratch();
  expect(grades(nodeAndBuild("v24.1.0", folder))).toEqual(["ok", "bad"]);
  mkdirSync(join(folder, "build", "server"), { recursive: true });
  writeFileSync(join(folder, "build", "server", "index.js"), "");
  expect(grades(nodeAndBuild("v24.1.0", folder))).toEqual(["ok", "ok"]);
  expect(disk(folder, 1000).grade).toBe("ok");
  expect(disk(folder, 2 ** 60).grade).toBe("bad");
  const { bavail, bsize } = statfsSync(folder);
  expect(disk(folder, (bavail * bsize) / 2).grade).toBe("warn");
  expect(disk(join(folder, "not", "made", "yet"), 1000).grade).toBe("ok");
});

test("the database: missing, intact, of an older and a newer build, corrupt", async () => {
  const file = join(scratch(), "borupa.sqlite");
  expect(grades(databaseFindings(file))).toEqual(["warn"]);
  await openDatabase(file).destroy();
  expect(grades(databaseFindings(file))).toEqual(["ok"]);
  const sqlite = new DatabaseSync(file);
  sqlite.exec("PRAGMA user_version = 9999");
  sqlite.close();
  expect(grades(databaseFindings(file))).toEqual(["bad"]);
  const older = join(scratch(), "borupa.sqlite");
  const before = new DatabaseSync(older);
  migrate(before, knownSchema() - 1);
  before.close();
  expect(grades(databaseFindings(older))).toEqual(["warn"]);
  writeFileSync(file, "ではありません".repeat(1000));
  expect(grades(databaseFindings(file))).toEqual(["bad"]);
});

test("lost columns are found, and an unusable database is reported once", async () => {
  const file = join(scratch(), "borupa.sqlite");
  writeFileSync(file, "");
  expect(databaseFindings(file)).toMatchObject([{ grade: "warn", what: expect.stringContaining("まだ空です") }]);
  await openDatabase(file).destroy();
  const sqlite = new DatabaseSync(file);
  sqlite.exec("ALTER TABLE revisions DROP COLUMN note");
  sqlite.close();
  const found = await collectionFindings(file, new Date());
  expect(found).toMatchObject([{ grade: "bad", what: expect.stringContaining("revisions.note") }]);
  const broken = join(scratch(), "borupa.sqlite");
  writeFileSync(broken, "ではありません".repeat(1000));
  expect(await collectionFindings(broken, new Date())).toEqual([]);
});

test.each([
  ["autosaves.form（ball/b-1/hana）", "INSERT INTO autosaves VALUES ('ball', 'b-1', 'hana', '2026-11-20', '[[\"a\"')"],
  [
    "bulk_results.failed（t）",
    "INSERT INTO bulk_results VALUES ('t', '2026-11-20', 'hana', 'trash', 1, '', '[]', NULL)",
  ],
  [
    "bulk_results.changed（t）",
    "INSERT INTO bulk_results VALUES ('t', '2026-11-20', 'hana', 'trash', 1, '[]', '[', NULL)",
  ],
  ["daily_checks.value（1）", "INSERT INTO daily_checks VALUES (1, '2026-11-20', '{', '2026-11-20', 'hana')"],
  ["explanations.value（b-1/2）", "INSERT INTO explanations VALUES ('b-1', 2, '{', '2026-11-20', 'hana')"],
])("a row whose JSON is cut off is named: %s", async (row, insert) => {
  const file = join(scratch(), "borupa.sqlite");
  await openDatabase(file).destroy();
  const sqlite = new DatabaseSync(file);
  sqlite.exec(insert);
  sqlite.close();
  const found = await collectionFindings(file, new Date());
  expect(found).toMatchObject([{ grade: "bad", what: `${row} のJSONを読めません` }]);
});

test("an unreadable folder of another user is not reported as missing its database", () => {
  const folder = scratch();
  const locked = () => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES" });
  };
  const [found] = databaseFindings(join(folder, "borupa.sqlite"), locked);
  expect(found).toMatchObject({ grade: "bad", what: expect.stringContaining(`${folder} を、このユーザー`) });
});

test("sealed notebooks: the counted number, and a warning before space runs out", async () => {
  const file = join(scratch(), "borupa.sqlite");
  expect(await noteBoxFindings(file, 4)).toEqual([]);
  const db = openDatabase(file);
  const count = (name: string, value: number) =>
    db.updateTable("counters").set({ value }).where("name", "=", name).execute();
  await count("note boxes", 2);
  await count("note box bytes", 1_000_000);
  expect(await noteBoxFindings(file, 4)).toMatchObject([{ grade: "ok", what: expect.stringContaining("2件（1.0 MB") }]);
  await count("note box bytes", 3_700_000_000);
  expect(grades(await noteBoxFindings(file, 4))).toEqual(["warn"]);
  expect(grades(await noteBoxFindings(file, 5))).toEqual(["ok"]);
  await count("note boxes", 180_000);
  expect(grades(await noteBoxFindings(file, 5))).toEqual(["warn"]);
  await db.destroy();
});

test("backups: location, age, and whether the newest can be read to its end", async () => {
  const folder = scratch();
  const now = new Date("2026-11-22T03:00:00Z");
  const expectFound = async (where: string | undefined, noted: Date | undefined, grade: string, words: string) =>
    expect(await backups(where, noted, now)).toMatchObject({ grade, what: expect.stringContaining(words) });
  expect((await backups(undefined, undefined, now)).what).toContain("バックアップを取ったことがありません");
  expect((await backups(undefined, null, now)).what).toContain("分かりません");
  expect((await backups(undefined, new Date("2026-11-21T20:00:00Z"), now)).grade).toBe("ok");
  await expectFound(undefined, new Date("2026-11-18T20:00:00Z"), "bad", "3日前");
  const site = join(scratch(), "borupa.sqlite");
  const db = openDatabase(site);
  await db.selectFrom("entries").select("id").execute();
  await db.destroy();
  writeFileSync(join(folder, "notes.txt"), "x");
  await expectFound(folder, undefined, "bad", "ありません");
  const file = join(folder, "a.backup");
  await backUp(site, file);
  utimesSync(file, now, new Date("2026-11-15T03:00:00Z"));
  await expectFound(folder, undefined, "bad", "7日前");
  utimesSync(file, now, new Date("2026-11-21T20:00:00Z"));
  // Another backup is just being written.
  const part = `${file}.0123456789ab.part`;
  writeFileSync(part, "\x1f\x8b");
  await expectFound(folder, undefined, "ok", "1日以内");
  utimesSync(part, 0, 0);
  await Promise.all([backUp(site, file), backUp(site, file)]);
  expect(readdirSync(folder).toSorted()).toEqual(["a.backup", "notes.txt"]);
  appendFileSync(file, "x");
  await expectFound(folder, undefined, "bad", "戻せません");
  await expectFound(file, undefined, "bad", "読めません");

  const added = new DatabaseSync(site);
  added.exec("CREATE TRIGGER t AFTER INSERT ON inquiries BEGIN DELETE FROM entries; END");
  added.close();
  expect(databaseFindings(site)).toMatchObject([{ grade: "bad", what: expect.stringContaining("trigger t") }]);
});

test("a clock that differs from the database's is reported with its offset", () => {
  expect(clocks(300)).toMatchObject({ grade: "ok" });
  expect(clocks(7_200_500)).toMatchObject({ grade: "bad", what: expect.stringContaining("2時間進んで") });
  expect(clocks(-40_000)).toMatchObject({ grade: "bad", what: expect.stringContaining("40秒遅れて") });
  expect(clocks(null)).toMatchObject({ grade: "warn" });
});

test("https without a trusted proxy is questioned", () => {
  expect(grades(proxy({ SITE_URL: "https://borupa.example", TRUST_PROXY: false }))).toEqual(["warn"]);
  expect(proxy({ SITE_URL: "https://borupa.example", TRUST_PROXY: true })).toEqual([]);
  expect(proxy({ SITE_URL: undefined, TRUST_PROXY: false })).toEqual([]);
});

test("the public site: complete, stripped of headers by a proxy, unreachable", async () => {
  expect(grades(await publicSite(undefined))).toEqual(["warn"]);
  expect(grades(await publicSite("http://127.0.0.1:9"))).toEqual(["bad"]);
  let headers: Record<string, string> = {
    "Content-Security-Policy": "default-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
  const server = createServer((_, res) => res.writeHead(200, headers).end(`<link rel="canonical" href="${origin}/"/>`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(grades(await publicSite(origin))).toEqual(["ok", "warn"]);
  headers = {};
  expect(grades(await publicSite(origin))).toEqual(["ok", "bad", "bad", "bad", "bad", "warn"]);
});

test("mail: not configured, an accepting server, none there", async () => {
  expect((await mailServer({})).grade).toBe("warn");
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  expect((await mailServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })).grade).toBe("ok");
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect((await mailServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })).grade).toBe("bad");
});

test("sign-in: not configured, a rejected key, a missing domain, a rejected account", async () => {
  const answers = {
    known: { authorizedDomains: ["localhost", "borupa.example"] },
    wrong: { error: { code: 400, message: "API key not valid. Please pass a valid API key." } },
  };
  const server = createServer((req, res) => {
    const key = new URL(req.url ?? "", "http://x").searchParams.get("key") === "known" ? "known" : "wrong";
    res.writeHead(key === "known" ? 200 : 400, { "Content-Type": "application/json" });
    res.end(JSON.stringify(answers[key]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const asked = (key: string, site: string) =>
    readEnvironment({
      NODE_ENV: "test",
      FIREBASE_API_KEY: key,
      FIREBASE_PROJECT_ID: "demo-borupa",
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(server.address() as AddressInfo).port}`,
      SITE_URL: site,
    }) as Environment;
  const here = asked("known", "https://www.borupa.example");
  expect(grades(await signIn(readEnvironment({}) as Environment))).toEqual(["warn"]);
  expect((await apiKey(here)).grade).toBe("ok");
  expect((await apiKey(asked("known", "https://other.example"))).what).toContain("other.example");
  expect((await apiKey(asked("typo", "https://borupa.example"))).what).toContain("（invalid-api-key）");
  expect((await account(here, async () => {})).grade).toBe("ok");
  const refused = Object.assign(new Error("invalid_grant"), { code: "app/invalid-credential" });
  expect((await account(here, () => Promise.reject(refused))).todo).toContain("新しい秘密鍵");
  expect((await account(here, () => Promise.reject(new Error("late")))).todo).toContain("時間をおいて");
});

test("from the command line: a wrong setting, a new machine", () => {
  const env = { PATH: process.env.PATH, DATA_DIR: scratch() };
  const run = (words: string[], more = {}) =>
    spawnSync("node", ["app/cli/doctor.ts", ...words], { env: { ...env, ...more }, encoding: "utf8" });
  expect(run([], { PORT: "x" })).toMatchObject({ status: 1, stderr: expect.stringContaining("PORT") });
  const missing = run(["--backups", join(env.DATA_DIR, "none")]);
  expect(missing).toMatchObject({ status: 1, stdout: expect.stringContaining("× ") });
  expect(missing.stdout).toMatch(/直すところが\d件あります。\n$/);
});
