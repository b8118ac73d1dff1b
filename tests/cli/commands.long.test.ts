import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/platform/database/connection.server.ts";

const scratch = () => mkdtempSync(join(tmpdir(), "borupa-test-commands-"));

function start(name: string, words: readonly string[], settings: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(tmpdir(), "borupa-nowhere"), ...settings };
  return spawn(process.execPath, [`app/cli/${name}.ts`, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
}

async function run(name: string, words: readonly string[], settings?: Record<string, string>) {
  const child = start(name, words, settings);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status: child.exitCode, stdout, stderr };
}

describe.each([
  { name: "backup", wrong: [["a", "b"]] },
  { name: "restore", wrong: [[]] },
  { name: "export", wrong: [["a", "--force"]] },
  { name: "import", wrong: [["a", "--all"]] },
  { name: "generate", wrong: [["0"], ["9", "--kind", "cat"]] },
  { name: "starter", wrong: [["a"]] },
  { name: "doctor", wrong: [["a"]] },
  { name: "demo", wrong: [["a"]] },
])("npm run $name", ({ name, wrong }) => {
  test("prints its usage and does nothing on wrong usage", async () => {
    const help = run(name, ["--help"]);
    const refusals = wrong.map((words) => run(name, words));
    expect(await help).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining(`npm run ${name}`) });
    for (const refusal of refusals)
      expect(await refusal).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(/使い方|一緒には/) });
  });
});

test("an unusable location gives one message and exit code 1", async () => {
  const folder = scratch();
  const DATA_DIR = join(folder, "data");
  mkdirSync(DATA_DIR);
  const db = openDatabase(join(DATA_DIR, "borupa.sqlite"));
  await db.selectFrom("entries").select("id").execute();
  await db.destroy();
  writeFileSync(join(folder, "file"), "");
  const copy = join(folder, "写し 1.backup");
  expect(await run("backup", [copy], { DATA_DIR })).toMatchObject({ status: 0, stderr: "" });
  const odd = scratch();
  copyFileSync(join(DATA_DIR, "borupa.sqlite"), join(odd, "borupa.sqlite"));
  mkdirSync(join(odd, "borupa.sqlite-wal"));
  const long = join(folder, "あ".repeat(100));
  const DATABASE_URL = "postgres://borupa:secret@127.0.0.1:1/borupa";
  const cases: [string, string[], Record<string, string>, string][] = [
    ["backup", [folder], { DATA_DIR }, "フォルダーです"],
    ["backup", [join(folder, "no", "copy.sqlite")], { DATA_DIR }, "no/copy.sqlite を開けません"],
    ["backup", [join(folder, "file", "copy.backup")], { DATA_DIR }, "file/copy.backup を開けません"],
    ["backup", [long], { DATA_DIR }, `${long} を開けません`],
    ["backup", [join(folder, "copy.backup")], { DATA_DIR: odd }, `${odd}/borupa.sqlite を開けません`],
    ["backup", [join(folder, "copy.backup")], { DATABASE_URL }, "つながりません"],
    ["restore", [folder], { DATA_DIR }, "ファイルではありません"],
    ["restore", [join(folder, "file")], { DATA_DIR }, "このサイトのものではありません"],
    ["restore", [copy], { DATA_DIR: join(folder, "file") }, "開けません"],
    ["restore", [copy], { DATA_DIR: long }, "開けません"],
    ["export", [join(folder, "file", "out")], { DATA_DIR }, `${join(folder, "file")} はフォルダーではありません`],
    ["export", [long], { DATA_DIR }, "名前が長すぎます"],
    ["import", [join(folder, "file", "in")], { DATA_DIR }, `${join(folder, "file")} はフォルダーではありません`],
    ["import", [long], { DATA_DIR }, "名前が長すぎます"],
    ["export", [join(folder, "file")], { DATA_DIR }, "フォルダーではありません"],
    ["export", ["/proc/site"], { DATA_DIR }, "/proc"],
    ["import", [join(folder, "none")], { DATA_DIR }, "がありません"],
    ["import", [folder], { DATABASE_URL, DATABASE_POOL: "x" }, "DATABASE_POOL"],
    ["generate", ["9"], { DATA_DIR: "/proc" }, "開けません"],
    ["starter", [], { DATABASE_URL }, "つながりません"],
    ["starter", [], { DATABASE_URL: "postgres://borupa:pass/wo@rd@db/borupa" }, "%2F"],
  ];
  const all = await Promise.all(cases.map(async ([name, words, env]) => run(name, words, env)));
  for (const [index, { status, stdout, stderr }] of all.entries()) {
    const [name = "", words, , sentence = ""] = cases[index] ?? [];
    expect([name, words, status, stdout], stderr).toEqual([name, words, 1, ""]);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\bat .*:\d+|secret|wo@rd/);
  }
  expect(readdirSync(folder).toSorted()).toEqual(["data", "file", "写し 1.backup"]);
  expect(readdirSync(DATA_DIR).filter((name) => !name.startsWith("borupa.sqlite"))).toEqual([]);
});

test.each(["backup", "export"])("Ctrl-C during npm run %s leaves all of it or nothing", async (name) => {
  const folder = scratch();
  const DATA_DIR = join(folder, "data");
  mkdirSync(DATA_DIR);
  const db = openDatabase(join(DATA_DIR, "borupa.sqlite"));
  // Large enough to be interrupted midway.
  await sql`INSERT INTO images (id, name, alt, width, height, sha256, created_at, created_by) VALUES ('a', '', '', 1, 1, ${"a".repeat(64)}, '2026-11-20T00:00:00.000Z', '')`.execute(
    db,
  );
  for (const width of [320, 480, 640, 1280])
    await sql`INSERT INTO image_variants VALUES ('a', ${width}, 'webp', zeroblob(20000000))`.execute(db);
  await db.destroy();
  const made = join(folder, "made");
  const child = start(name, [made], { DATA_DIR });
  const ended = once(child, "close");
  await expect.poll(() => readdirSync(folder).length, { interval: 1 }).toBeGreaterThan(1);
  child.kill("SIGINT");
  await ended;
  expect(readdirSync(folder).toSorted()).toEqual(existsSync(made) ? ["data", "made"] : ["data"]);
  expect(child.exitCode).toBe(existsSync(made) ? 0 : 130);
});
