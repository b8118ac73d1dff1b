import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const OLD = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })";

test.each(["server.ts", "app/cli/doctor.ts"])("%s: names the required Node and exits", (script) => {
  const words = ["--import", `data:text/javascript,${OLD}`, "--import", "./app/cli/env-file.js", script];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Node 24 が必要です（.*）。.*npm ci.*\n$/)]);
});
