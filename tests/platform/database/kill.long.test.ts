// A process that writes is killed without warning, many times over: what was answered is there, and nothing half-written.

import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";

const ROUNDS = 3;

/** Lets a writer work for a while and kills it; the ids and versions it had answered for. */
function writeAndKill(file: string, round: number): Promise<[string, number][]> {
  return new Promise((resolve, reject) => {
    const answered: [string, number][] = [];
    const writer = fork("tests/platform/database/writer.ts", [file, String(round)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    writer.on("message", (message) => {
      answered.push(message as [string, number]);
      // A different moment of a different write each round.
      if (answered.length === 12 + round * 5) setTimeout(() => writer.kill("SIGKILL"), round % 4);
    });
    writer.once("error", reject);
    writer.once("exit", (_code, signal) =>
      signal === "SIGKILL" ? resolve(answered) : reject(new Error("The writer stopped by itself")),
    );
  });
}

test("nothing that was answered is lost, and the file stays whole", async () => {
  const folder = mkdtempSync(join(tmpdir(), "borupa-test-kill-"));
  const file = join(folder, "borupa.sqlite");
  const answered: [string, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    answered.push(...(await writeAndKill(file, round)));
    const db = openDatabase(file);
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: "ok" }]);
    for (const [id, version] of answered) {
      const entry = await findEntry(db, "term", id);
      expect(entry?.version, id).toBeGreaterThanOrEqual(version);
    }
    // Each write is whole: as many revisions as the version says.
    const torn = await sql<{ id: string }>`SELECT id FROM entries e
      WHERE version <> (SELECT COUNT(*) FROM revisions r WHERE r.kind = e.kind AND r.id = e.id)`.execute(db);
    expect(torn.rows).toEqual([]);
    await db.destroy();
  }
  expect(answered.length).toBeGreaterThan(ROUNDS * 12);
  rmSync(folder, { recursive: true });
});

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
