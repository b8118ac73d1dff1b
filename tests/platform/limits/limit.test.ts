// How often something may be done: counted by key, given back, and of no more keys than there is room for.

import { expect, test } from "vitest";
import { BoundedMemory, KEYS_MAX, RateLimit } from "#app/platform/limits/rate-limit.server.ts";

test("each key has its own times, and the seconds to wait are told beyond them", async () => {
  const limit = new RateLimit({ name: "own-times", points: 2, seconds: 60 });
  for (let n = 0; n < 2; n += 1) expect(await limit.consume("a")).toBeNull();
  expect(await limit.consume("a")).toSatisfy((seconds: number) => seconds > 0 && seconds <= 60);
  expect(await limit.consume("b")).toBeNull();
});

test("what is given back may be used again", async () => {
  const limit = new RateLimit({ name: "given-back", points: 1, seconds: 60 });
  for (let n = 0; n < 3; n += 1) {
    expect(await limit.consume("a")).toBeNull();
    await limit.giveBack("a");
  }
});

test("names without end take no room without end: whoever was counted last stays counted", async () => {
  const memory = new BoundedMemory({ keyPrefix: "bounded", points: 5, duration: 24 * 60 * 60 });
  await memory.consume("first");
  for (let n = 0; n < KEYS_MAX; n += 1) await (n % 2 ? memory.consume(`key-${n}`) : memory.reward(`key-${n}`));
  const { storage } = (await memory.dump()) as { storage: { key: string }[] };
  expect(storage).toHaveLength(KEYS_MAX);
  expect(await memory.get("first")).toBeNull();
  expect(await memory.get(`key-${KEYS_MAX - 1}`)).toMatchObject({ consumedPoints: 1 });
});
