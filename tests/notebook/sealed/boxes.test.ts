import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { headAfter, NEW } from "#app/notebook/sealed/box.ts";
import { countBoxes, deleteBox, openBox, purgeBoxes, writeBox } from "#app/notebook/sealed/boxes.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const db = emptyDatabase();

const NOW = new Date("2026-11-24T03:00:00.000Z");
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const bytes = (text: string) => new TextEncoder().encode(text);
const ROOM = 1_000;
const write = (address: string, known: string, text: string, { room = ROOM, isShort = false, isBase = true } = {}) =>
  writeBox(
    db,
    { address, known, isBase, sealed: bytes(text), deletion: hash("sha256", `token-${address}`), isShort },
    NOW,
    room,
  );
async function headOf(...parts: string[]): Promise<string> {
  let head = "";
  for (const part of parts) head = await headAfter(head, bytes(part));
  return head;
}
const read = async (address: string, known?: string) => {
  const box = await openBox(db, address, NOW, known);
  return box && { ...box, parts: box.parts.map((part) => new TextDecoder().decode(part)) };
};

test("a known head returns what follows it; an unknown one returns everything", async () => {
  await write("chain", NEW, "one");
  const [one, two, three] = [await headOf("one"), await headOf("one", "two"), await headOf("one", "two", "three")];
  for (const [known, text] of [
    [one, "two"],
    [two, "three"],
  ] as const)
    expect(await write("chain", known, text, { isBase: false })).toBe("written");
  expect(await read("chain", one)).toEqual({ head: three, after: one, parts: ["two", "three"] });
  expect(await read("chain", three)).toEqual({ head: three, after: three, parts: [] });
  for (const known of ["", await headOf("other")])
    expect(await read("chain", known)).toEqual({ head: three, after: "", parts: ["one", "two", "three"] });
  expect(await write("chain", three, "base")).toBe("written");
  expect(await read("chain", two)).toEqual({ head: await headOf("base"), after: "", parts: ["base"] });
  expect(await counted()).toMatchObject({ boxes: 1 });
});

test("too many additions, or more than a base, require a base", async () => {
  const room = 10_000_000;
  await write("long", NEW, "base", { room });
  let head = await headOf("base");
  const add = async (text: string) => {
    const written = await write("long", head, text, { room, isBase: false });
    if (written === "written") head = await headAfter(head, bytes(text));
    return written;
  };
  expect(await add("x".repeat(16_385))).toBe("too-many");
  for (let i = 1; i < 64; i += 1) expect(await add("x")).toBe("written");
  expect(await add("x")).toBe("too-many");
  expect(await write("long", head, "new base", { room })).toBe("written");
  // A box in the format before parts has a version that a restored site may assign again.
  await db
    .updateTable("note_boxes")
    .set({ head: "v5" })
    .where("head", "=", await headOf("new base"))
    .execute();
  head = "v5";
  expect(await add("x")).toBe("too-many");
  expect(await write("long", "v5", "base")).toBe("written");
});

test("deletion requires the token; a later write is told that the box is gone, and does not recreate it", async () => {
  await write("gone", NEW, "one");
  expect(await deleteBox(db, "gone", "gone")).toBe(false);
  expect(await deleteBox(db, "gone", hash("sha256", "token-gone"))).toBe(false);
  expect(await deleteBox(db, "race", "token-gone")).toBe(false);
  expect(await deleteBox(db, "gone", "token-gone")).toBe(true);
  expect(await write("gone", await headOf("one"), "two")).toBe("gone");
  expect(await read("gone")).toBeUndefined();
});

test("a box is removed 400 days after the last visit, and a visit restarts the period", async () => {
  await write("old", NEW, "old");
  await write("visited", NEW, "visited");
  await purgeBoxes(db, daysLater(400));
  expect(await openBox(db, "visited", daysLater(400))).toBeDefined();
  await purgeBoxes(db, daysLater(401));
  expect(await openBox(db, "old", daysLater(401))).toBeUndefined();
  expect(await openBox(db, "visited", daysLater(401))).toBeDefined();
  expect(await countBoxes(db)).toEqual({ boxes: 1, bytes: 7 });
});

/** Returns the counters and asserts that they match the stored rows. */
async function counted() {
  const sizes = await db
    .selectFrom("note_parts")
    .select(({ fn }) => fn<number>("length", ["sealed"]).as("size"))
    .execute();
  const boxes = await db.selectFrom("note_boxes").select("address").execute();
  const found = { boxes: boxes.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
  expect(await countBoxes(db)).toEqual(found);
  return found;
}

test("number and bytes are counted with every write, and no box or growth exceeds the limit", async () => {
  const before = await counted();
  await Promise.all(Array.from({ length: 20 }, (_, n) => write(`many-${n}`, NEW, "x".repeat(n + 1))));
  expect(await counted()).toEqual({ boxes: before.boxes + 20, bytes: before.bytes + 210 });
  const room = before.bytes + 212;
  expect(await write("many-0", await headOf("x"), "abc", { room })).toBe("written");
  expect(await write("many-0", await headOf("abc"), "abcd", { room })).toBe("full");
  expect(await write("one-more", NEW, "x", { room })).toBe("full");
  expect(await write("many-1", await headOf("xx"), "a", { room })).toBe("written");
  expect(await write("one-more", NEW, "x", { room })).toBe("written");
  expect(await counted()).toEqual({ boxes: before.boxes + 21, bytes: before.bytes + 212 });
  // On a nearly full disk nothing may grow; smaller writes succeed.
  expect(await write("another", NEW, "x", { room: 0 })).toBe("full");
  expect(await write("many-2", await headOf("xxx"), "aaaa", { room: 0 })).toBe("full");
  expect(await write("many-2", await headOf("xxx"), "aaa", { room: 0 })).toBe("written");
  await Promise.all(Array.from({ length: 20 }, (_, n) => deleteBox(db, `many-${n}`, `token-many-${n}`)));
  expect(await counted()).toEqual({ boxes: before.boxes + 1, bytes: before.bytes + 1 });
});

test("a box for a code is deleted after ten minutes, opened or not", async () => {
  const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const before = await counted();
  await write("code", NEW, "words", { isShort: true });
  await write("other-code", NEW, "words", { isShort: true });
  expect(await openBox(db, "code", minutesLater(9))).toBeDefined();
  expect(await openBox(db, "code", minutesLater(11))).toBeUndefined();
  expect(await counted()).toEqual(before);
  await write("code", NEW, "words", { isShort: true });
  await purgeBoxes(db, minutesLater(11));
  expect(await counted()).toEqual(before);
});
