import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { exempt, RequestQueue, TooManyRequests, yieldTurn } from "#app/platform/http/queue.server.ts";

const here = () => false;

/** Enters requests of a client one after another, records each admission and runs it briefly. */
function flood(queue: RequestQueue, client: string, count: number, admitted: string[]): Promise<unknown> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const leave = await queue.enter(client, here);
      admitted.push(client);
      await wait(1);
      leave();
    }),
  );
}

test("a flood from one network delays another by a few requests only", async () => {
  const queue = new RequestQueue();
  const admitted: string[] = [];
  const flooding = flood(queue, "a", 200, admitted);
  await wait(0);
  await flood(queue, "b", 1, admitted);
  expect(admitted.indexOf("b")).toBeLessThan(20);
  await flooding;
  expect([admitted.length, queue.running, queue.waiting]).toEqual([201, 0, 0]);
});

test("between two long computations the event loop turns", async () => {
  // The test before left some.
  await yieldTurn();
  const seen: string[] = [];
  const computations = ["one", "two"].map((name) => yieldTurn().then(() => seen.push(name)));
  setImmediate(() => seen.push("another visitor"));
  await Promise.all(computations);
  expect(seen).toEqual(["one", "another visitor", "two"]);
});

test("waiting networks are admitted in turn", async () => {
  const queue = new RequestQueue();
  const admitted: string[] = [];
  const all = Array.from({ length: 40 }, (_, n) => flood(queue, `busy ${n}`, 4, []));
  await Promise.all([...all, flood(queue, "a", 6, admitted), flood(queue, "b", 6, admitted)]);
  expect(new Set(admitted.slice(0, 2))).toEqual(new Set(["a", "b"]));
});

test("a full queue rejects, an exempt client never waits", async () => {
  const queue = new RequestQueue();
  const leaving: (() => void)[] = [];
  const settled = Array.from({ length: 600 }, () =>
    queue.enter("a", here).then(
      (leave) => void leaving.push(leave),
      (error) => error,
    ),
  );
  expect(await settled.at(-1)).toBeInstanceOf(TooManyRequests);
  for (let n = 0; n < 100; n += 1) (await queue.enter(exempt, here))();
  expect(queue.waiting).toBe(500);
});

test("requests that waited too long or whose client has gone are rejected", async () => {
  let now = 0;
  const queue = new RequestQueue(() => now);
  for (let n = 0; n < 4; n += 1) await queue.enter("a", here);
  const late = queue.enter("a", here);
  let isGone = false;
  const gone = queue.enter("b", () => isGone).then((leave) => leave());
  const waiting = queue.enter("a", () => isGone);
  isGone = true;
  now = 60_000;
  await expect(late).rejects.toBeInstanceOf(TooManyRequests);
  await expect(waiting).rejects.toBeInstanceOf(TooManyRequests);
  await gone;
});
