import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("asks to build first, and exits", () => {
  const folder = mkdtempSync(join(tmpdir(), "borupa-no-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ["server.ts", "package.json"]) cpSync(file, join(folder, file));
  const { status, stdout, stderr } = spawnSync("node", ["server.ts"], { cwd: folder, encoding: "utf8" });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/^ビルドがありません（.*）。先に npm run build を実行してください。\n$/),
  });
});
