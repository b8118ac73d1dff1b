import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { scratchFolder, write } from "./sites.ts";

const command = (name: "export" | "import", data: string, ...words: string[]) =>
  limitedCommand("unlimited", name, data, ...words);

/** `blocks`: the size of the largest file that may be written, in half blocks. */
function limitedCommand(blocks: string, name: string, data: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: data };
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", 'ulimit -f "$0"; exec node "$@"', blocks, `app/cli/${name}.ts`, ...words],
    { env, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

const file = "---\ntitle: 鱗\nreading: うろこ\n---\n\n本文。\n";

test("imports a folder and exports it again", () => {
  const folder = scratchFolder();
  const [data, from, to] = [join(folder, "data"), join(folder, "in"), join(folder, "out")];
  write(from, { "term/scale.md": file });
  expect(command("import", data, from, "--dry-run")).toMatchObject({
    status: 0,
    stdout: "追加 term/scale\n追加 1・更新 0・変更なし 0（試しに読みました。何も書き込んでいません）\n",
  });
  expect(existsSync(data)).toBe(false);
  expect(command("import", data, from)).toMatchObject({
    status: 0,
    stdout: "追加 term/scale\n追加 1・更新 0・変更なし 0\n",
    stderr: "",
  });
  expect(command("export", data, to)).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(to, "term/scale.md"))).toBe(true);
  expect(command("export", data, to)).toMatchObject({ status: 1, stderr: expect.stringContaining("--replace") });
  expect(command("import", data, to)).toMatchObject({ status: 0, stdout: "追加 0・更新 0・変更なし 1\n" });
  const db = new DatabaseSync(join(data, "borupa.sqlite"));
  db.exec("PRAGMA ignore_check_constraints = ON; UPDATE entries SET live = '{'");
  db.close();
  const broken = { status: 1, stderr: expect.stringMatching(/^データベース .* が壊れているか.*\n$/) };
  expect(command("import", data, to)).toMatchObject(broken);
  expect(command("export", data, join(folder, "again"))).toMatchObject(broken);
});

test("the export of an empty site can be imported", () => {
  const folder = scratchFolder();
  write(folder, { "in/term/scale.md": file });
  const [data, out] = [join(folder, "data"), join(folder, "out")];
  expect(command("import", data, join(folder, "in"))).toMatchObject({ status: 0 });
  const db = new DatabaseSync(join(data, "borupa.sqlite"));
  db.exec("DELETE FROM entries");
  db.close();
  expect(command("export", data, out)).toMatchObject({ status: 0 });
  expect(command("import", data, out)).toMatchObject({ status: 0, stdout: "追加 0・更新 0・変更なし 0\n" });
});

test("errors are reported, and the exit code gives their kind", () => {
  const folder = scratchFolder();
  const data = join(folder, "data");
  write(folder, { "in/term/scale.md": file.replace("うろこ", "鱗") });
  expect(command("import", data, join(folder, "in"))).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "term/scale.md:3 ひらがなで入力してください\n問題があるため、何も変えていません。\n",
  });
  expect(command("export", join(folder, "no-data"), join(folder, "out"))).toMatchObject({ status: 1 });
  expect(existsSync(join(folder, "no-data"))).toBe(false);
  write(folder, { "empty/README.md": "" });
  const empty = { status: 1, stdout: "", stderr: expect.stringContaining("読み込むものがありません") };
  expect(command("import", data, join(folder, "empty"))).toMatchObject(empty);
  write(folder, { "in/term/scale.md": file.replace("本文。", "本文。".repeat(30_000)) });
  expect(command("import", data, join(folder, "in"))).toMatchObject({ status: 0 });
  expect(limitedCommand("100", "export", data, join(folder, "out"))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\S+ に書き込めません（容量の上限に達しています）。何も変えていません。\n$/),
  });
  expect(existsSync(join(folder, "out"))).toBe(false);
});
