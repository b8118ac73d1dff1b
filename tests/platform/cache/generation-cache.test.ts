import { expect, test } from "vitest";
import { cached, invalidateAt, raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { listenedDatabase } from "#tests/support/empty-database.ts";

const asked: string[] = [];
const db = listenedDatabase(({ sql }) => asked.push(sql));

let made = 0;
function ask(time: string): Promise<number> {
  return cached(db, "a thing", new Date(`2026-11-20T${time}Z`), async () => {
    made += 1;
    return made;
  });
}

test("a memo is computed once for concurrent callers, and kept for a minute by default", async () => {
  expect(await Promise.all([ask("10:00:05"), ask("10:00:05"), ask("10:00:59")])).toEqual([1, 1, 1]);
  expect(await ask("10:01:00")).toBe(2);
});

test("with a known next change it is kept until then", async () => {
  invalidateAt(db, async () => new Date("2026-11-20T12:30:00Z"));
  const first = await ask("11:00:00");
  expect(await ask("12:29:59")).toBe(first);
  expect(await ask("12:30:00")).toBe(first + 1);
});

test("a write invalidates it at once", async () => {
  const first = await ask("11:00:00");
  await raiseGeneration(db);
  expect(await ask("11:00:01")).toBe(first + 1);
});

test("a failing expiry rejects this call, and the next succeeds", async () => {
  await raiseGeneration(db);
  invalidateAt(db, () => Promise.reject(new Error("away")));
  await expect(ask("11:00:00")).rejects.toThrow("away");
  invalidateAt(db, async () => new Date("2026-11-20T12:30:00Z"));
  expect(await ask("11:00:00")).toBe(made);
});
