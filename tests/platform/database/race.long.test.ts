// Processes that write the same entry at the same time.

import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#app/platform/database/connection.server.ts";

test("processes that write one entry at the same time lose no update", async () => {
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-race-"));
  const file = join(folder, "borupa.sqlite");
  await openDatabase(file).destroy();
  const EACH = 150;
  const racers = ["a", "b", "c"].map(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const racer = fork("tests/platform/database/racer.ts", [file, name, String(EACH)], {
          stdio: ["ignore", "inherit", "inherit", "ipc"],
        });
        racer.once("error", reject);
        racer.once("exit", (code) =>
          code === 0 ? resolve() : reject(new Error(`racer ${name} stopped with ${code}`)),
        );
      }),
  );
  await Promise.all(racers);
  const db = openDatabase(file);
  const { draft, version } = await db
    .selectFrom("entries")
    .select(["draft", "version"])
    .where("id", "=", "shared")
    .executeTakeFirstOrThrow();
  const words = String(JSON.parse(draft ?? "{}").summary)
    .split(" ")
    .filter(Boolean);
  expect(words.toSorted()).toEqual(
    ["a", "b", "c"].flatMap((name) => Array.from({ length: EACH }, (_, index) => `${name}${index}`)).toSorted(),
  );
  expect(version).toBe(1 + 3 * EACH);
  await db.destroy();
  rmSync(folder, { recursive: true });
});
