// What the site stores of a sealed notebook: one writer wins, deletion wants the token, and what nobody visits goes.

import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { countBoxes, deleteBox, openBox, purgeBoxes, writeBox } from "#app/notebook/sealed/boxes.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();

const NOW = new Date("2026-11-24T03:00:00.000Z");
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const bytes = (text: string) => new TextEncoder().encode(text);
const ROOM = { bytesMax: 1_000, takesNew: true };
const write = (address: string, known: number, version: number, text: string, { room = ROOM, isShort = false } = {}) =>
  writeBox(
    db,
    { address, known, version, sealed: bytes(text), deletion: hash("sha256", `token-${address}`), isShort },
    NOW,
    room,
  );
const textIn = async (address: string) => {
  const box = await openBox(db, address, NOW);
  return box && [box.version, new TextDecoder().decode(box.sealed ?? undefined)];
};

test("a box is read back as it was written, and its address is nowhere in the table", async () => {
  expect(await openBox(db, "secret-address", NOW)).toBeUndefined();
  expect(await write("secret-address", 0, 1, "one")).toBe("written");
  expect(await textIn("secret-address")).toEqual([1, "one"]);
  expect(JSON.stringify(await db.selectFrom("note_boxes").selectAll().execute())).not.toMatch(/secret|token-/);
});

test("of two that write over the same version one is told of the other", async () => {
  expect(await write("race", 0, 1, "one")).toBe("written");
  const both = await Promise.all([write("race", 1, 2, "a"), write("race", 1, 2, "b")]);
  expect(both.toSorted()).toEqual(["conflict", "written"]);
  expect(await write("race", 0, 1, "new")).toBe("conflict");
  expect(await textIn("race")).toEqual([2, both[0] === "written" ? "a" : "b"]);
});

test("only the token deletes; a device that then writes is told that the box is gone, and does not bring it back", async () => {
  await write("gone", 0, 1, "one");
  expect(await deleteBox(db, "gone", "gone")).toBe(false);
  expect(await deleteBox(db, "gone", hash("sha256", "token-gone"))).toBe(false);
  expect(await deleteBox(db, "race", "token-gone")).toBe(false);
  expect(await deleteBox(db, "gone", "token-gone")).toBe(true);
  expect(await write("gone", 1, 2, "two")).toBe("gone");
  expect(await textIn("gone")).toBeUndefined();
});

test("400 days after the last visit a box is removed, and a visit counts anew", async () => {
  await write("old", 0, 1, "old");
  await write("visited", 0, 1, "visited");
  await purgeBoxes(db, daysLater(400));
  expect(await openBox(db, "visited", daysLater(400))).toBeDefined();
  await purgeBoxes(db, daysLater(401));
  expect(await openBox(db, "old", daysLater(401))).toBeUndefined();
  expect(await openBox(db, "visited", daysLater(401))).toBeDefined();
  expect(await countBoxes(db)).toEqual({ boxes: 1, bytes: 7 });
});

/** The counters, which have to be what is stored. */
async function counted() {
  const sizes = await db
    .selectFrom("note_boxes")
    .select(({ fn }) => fn<number>("length", ["sealed"]).as("size"))
    .execute();
  const found = { boxes: sizes.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
  expect(await countBoxes(db)).toEqual(found);
  return found;
}

test("number and bytes are counted with every write, and no box or growth goes beyond the bound", async () => {
  const before = await counted();
  await Promise.all(Array.from({ length: 20 }, (_, n) => write(`many-${n}`, 0, 1, "x".repeat(n + 1))));
  expect(await counted()).toEqual({ boxes: before.boxes + 20, bytes: before.bytes + 210 });
  const room = { bytesMax: before.bytes + 212, takesNew: true };
  expect(await write("many-0", 1, 2, "abc", { room })).toBe("written");
  expect(await write("many-0", 2, 3, "abcd", { room })).toBe("full");
  expect(await write("one-more", 0, 1, "x", { room })).toBe("full");
  expect(await write("many-1", 1, 2, "a", { room })).toBe("written");
  expect(await write("one-more", 0, 1, "x", { room })).toBe("written");
  expect(await counted()).toEqual({ boxes: before.boxes + 21, bytes: before.bytes + 212 });
  // On a disk that is nearly full those that are there go on.
  expect(await write("another", 0, 1, "x", { room: { ...ROOM, takesNew: false } })).toBe("full");
  expect(await write("many-1", 2, 3, "aaaa", { room: { ...ROOM, takesNew: false } })).toBe("written");
  await Promise.all(Array.from({ length: 20 }, (_, n) => deleteBox(db, `many-${n}`, `token-many-${n}`)));
  expect(await counted()).toEqual({ boxes: before.boxes + 1, bytes: before.bytes + 1 });
});

test("a box for a code is gone after ten minutes, whether or not anybody opens it", async () => {
  const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const before = await counted();
  await write("code", 0, 1, "words", { isShort: true });
  await write("other-code", 0, 1, "words", { isShort: true });
  expect(await openBox(db, "code", minutesLater(9))).toBeDefined();
  expect(await openBox(db, "code", minutesLater(11))).toBeUndefined();
  expect(await counted()).toEqual(before);
  await write("code", 0, 1, "words", { isShort: true });
  await purgeBoxes(db, minutesLater(11));
  expect(await counted()).toEqual(before);
});
