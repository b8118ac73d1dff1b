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

test("what is remembered is made once, for all who ask at the same time, and for a minute where nobody says how long", async () => {
  expect(await Promise.all([ask("10:00:05"), ask("10:00:05"), ask("10:00:59")])).toEqual([1, 1, 1]);
  expect(await ask("10:01:00")).toBe(2);
});

test("where it is known when time changes something, it holds until then", async () => {
  invalidateAt(db, async () => new Date("2026-11-20T12:30:00Z"));
  const first = await ask("11:00:00");
  expect(await ask("12:29:59")).toBe(first);
  expect(await ask("12:30:00")).toBe(first + 1);
});

test("a write ends it at once", async () => {
  const first = await ask("11:00:00");
  await raiseGeneration(db);
  expect(await ask("11:00:01")).toBe(first + 1);
});

test("who cannot be told until when is not answered, and the next is", async () => {
  await raiseGeneration(db);
  invalidateAt(db, () => Promise.reject(new Error("away")));
  await expect(ask("11:00:00")).rejects.toThrow("away");
  invalidateAt(db, async () => new Date("2026-11-20T12:30:00Z"));
  expect(await ask("11:00:00")).toBe(made);
});
