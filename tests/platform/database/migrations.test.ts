import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#app/platform/database/connection.server.ts";

test("several processes that start on a new file at once all find the whole schema", async () => {
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-migrate-"));
  const file = join(folder, "borupa.sqlite");
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [code] = await once(fork("tests/platform/database/opener.ts", [file]), "exit");
      return code;
    }),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  const db = openDatabase(file);
  expect(await db.selectFrom("counters").select("name").orderBy("name").execute()).toEqual([
    { name: "generation" },
    { name: "index" },
  ]);
  await db.destroy();
  rmSync(folder, { recursive: true });
});
