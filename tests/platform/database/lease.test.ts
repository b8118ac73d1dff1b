import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { withLease } from "#app/platform/database/lease.server.ts";
import { newPostgres, onPostgres } from "#tests/support/empty-database.ts";
import { EMPTY } from "#tests/support/postgres-cluster.ts";

const place = onPostgres ? await newPostgres(EMPTY) : join(mkdtempSync(join(tmpdir(), "borupa-lease-")), "a.sqlite");

test("two connections take turns; a failure ends a turn; a dead process's lease expires", async () => {
  const processes = [openDatabase(place), openDatabase(place)];
  const course: string[] = [];
  const turns = Array.from({ length: 8 }, (_, n) =>
    withLease(processes[n % 2] ?? fail(), "x", async () => {
      course.push("begin");
      await sleep(20);
      course.push("end");
      if (n % 3 === 0) throw new Error("failed");
      return n;
    }),
  );
  const done = await Promise.allSettled(turns);
  expect(done.map(({ status }) => status === "fulfilled")).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => n % 3 !== 0));
  expect(course).toEqual(Array.from({ length: 8 }, () => ["begin", "end"]).flat());
  const [one] = processes;
  const past = Date.now() - 1;
  await one?.insertInto("counters").values({ name: "lease y", value: past }).execute();
  expect(await withLease(processes[1] ?? fail(), "y", async () => "taken")).toBe("taken");
  for (const db of processes) await db.destroy();
});

function fail(): never {
  throw new Error("no such process");
}
