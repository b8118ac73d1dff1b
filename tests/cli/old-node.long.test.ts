// Commands under a Node that is too old: one sentence, whichever is typed.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const OLD = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })";

test("every command for operators begins with the look at Node", () => {
  for (const name of ["start", "starter", "export", "import", "backup", "doctor", "restore", "generate"])
    expect(scripts[name], name).toMatch(/node (?:--[\w=-]+ )*--import \.\/app\/cli\/env-file\.js /);
});

test.each(["server.ts", "app/cli/doctor.ts"])("%s: says which Node it wants, and ends", (script) => {
  const words = ["--import", `data:text/javascript,${OLD}`, "--import", "./app/cli/env-file.js", script];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Node 24 が必要です（.*）。.*npm ci.*\n$/)]);
});
