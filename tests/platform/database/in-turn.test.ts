import { sql } from "kysely";
import { expect, test } from "vitest";
import { applyDueChanges } from "#app/cms/content/due.server.ts";
import { createEntry, findEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { raiseGeneration, readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { listenForChanges } from "#app/platform/database/changes.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { runInOneProcess } from "#app/platform/database/dialect.server.ts";
import { content, hana } from "#tests/support/contents.ts";
import { emptyDatabase, newPostgres, onPostgres } from "#tests/support/empty-database.ts";
import { EMPTY } from "#tests/support/postgres-cluster.ts";

test("a due change is applied once", async () => {
  const db = emptyDatabase();
  await createEntry(db, "term", "a", content("term", { title: "前" }), hana);
  await publish(db, "term", "a", 1, content("term", { title: "前" }), null, hana);
  const hour = new Date(hana.now.getTime() + 3_600_000);
  await publish(db, "term", "a", 2, content("term", { title: "後" }), hour.toISOString(), hana);
  const before = await readGeneration(db);
  await Promise.all([1, 2, 3].map(() => applyDueChanges(db, hour)));
  expect((await findEntry(db, "term", "a"))?.live?.title).toBe("後");
  expect(await readGeneration(db)).toBe(before + 1);
  await db.destroy();
});

test("processes on one PostgreSQL take turns at housekeeping", async () => {
  const db = emptyDatabase();
  const done: string[] = [];
  let finish = () => {};
  const begun = new Promise<void>((started) => {
    const first = runInOneProcess(db, 7, async () => {
      started();
      await new Promise<void>((over) => {
        finish = over;
      });
      done.push("first");
    });
    void first.then(() => done.push("over"));
  });
  await begun;
  if (onPostgres) await runInOneProcess(db, 7, async () => void done.push("second"));
  await runInOneProcess(db, 8, async () => void done.push("another"));
  finish();
  await expect.poll(() => done).toEqual(["another", "first", "over"]);
  await runInOneProcess(db, 7, () => Promise.reject(new Error("no"))).catch(() => done.push("failed"));
  await runInOneProcess(db, 7, async () => void done.push("later"));
  expect(done.slice(3)).toEqual(["failed", "later"]);
  await db.destroy();
});

if (onPostgres) test("a process hears of another's writes, also after its connection broke", hearsOfOthers);

async function hearsOfOthers(): Promise<void> {
  const address = await newPostgres(EMPTY);
  const db = openDatabase(address);
  const heard: (number | undefined)[] = [];
  const stopListening = listenForChanges((generation) => heard.push(generation), address);
  // The first call is for writes before it listened.
  await expect.poll(() => heard).toEqual([undefined]);
  const before = await readGeneration(db);
  await db.transaction().execute(raiseGeneration);
  await expect.poll(() => heard).toEqual([undefined, before + 1]);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'borupa, listening'
    AND datname = current_database()`.execute(db);
  await expect.poll(() => heard).toEqual([undefined, before + 1, undefined]);
  await db.transaction().execute(raiseGeneration);
  await expect.poll(() => heard).toEqual([undefined, before + 1, undefined, before + 2]);
  stopListening();
  await db.destroy();
}
