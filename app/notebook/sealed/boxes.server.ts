// Sealed notebooks as the site stores them: bytes nobody here can read, under the hash of an address nobody here knows.

import { hash } from "node:crypto";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";

interface NoteBoxesTable {
  /** The hash of the address. */
  address: string;
  /** Raised by every write; what a device must name to write (compare-and-swap). */
  version: number;
  sealed: Uint8Array;
  size: number;
  /** The hash of the token that a deletion has to bring. */
  deletion: string;
  /** The day in Japan on which a device last came. */
  visited_on: string;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    note_boxes: NoteBoxesTable;
  }
}

export const BOXES_MAX = 200_000;
const DAYS_MAX = 400;

export interface Box {
  version: number;
  sealed: Uint8Array;
}

const hashed = (text: string) => hash("sha256", text);

/** Undefined where there is none. Notes the visit. */
export async function openBox(db: Db, address: string, now: Date): Promise<Box | undefined> {
  const today = dayInJapan(now);
  const row = await db
    .selectFrom("note_boxes")
    .select(["version", "sealed", "visited_on"])
    .where("address", "=", hashed(address))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.visited_on !== today)
    await db.updateTable("note_boxes").set({ visited_on: today }).where("address", "=", hashed(address)).execute();
  return { version: row.version, sealed: row.sealed };
}

async function isBoxThere(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom("note_boxes")
    .select("version")
    .where("address", "=", hashed(address))
    .executeTakeFirst();
  return row !== undefined;
}

export interface BoxWrite extends Box {
  address: string;
  /** The version it takes the place of; 0 for a new box. */
  known: number;
  /** The hash of the deletion token, of a new box alone. */
  deletion: string;
}

/** "conflict": another device wrote meanwhile; "gone": deleted or expired; "full": no room for one more. */
export type Written = "written" | "conflict" | "gone" | "full";

export async function writeBox(
  db: Db,
  { address, known, version, sealed, deletion }: BoxWrite,
  now: Date,
): Promise<Written> {
  const values = { version, sealed, size: sealed.byteLength, visited_on: dayInJapan(now) };
  if (known === 0) {
    if ((await countBoxes(db)).boxes >= BOXES_MAX) return "full";
    const { numInsertedOrUpdatedRows: inserted } = await db
      .insertInto("note_boxes")
      .values({ address: hashed(address), deletion, ...values })
      .onConflict((there) => there.column("address").doNothing())
      .executeTakeFirst();
    return inserted === 1n ? "written" : "conflict";
  }
  const { numUpdatedRows: updated } = await db
    .updateTable("note_boxes")
    .set(values)
    .where("address", "=", hashed(address))
    .where("version", "=", known)
    .executeTakeFirst();
  if (updated === 1n) return "written";
  return (await isBoxThere(db, address)) ? "conflict" : "gone";
}

/** Whether the token was the box's: then it is deleted. */
export async function deleteBox(db: Db, address: string, token: string): Promise<boolean> {
  const { numDeletedRows: deleted } = await db
    .deleteFrom("note_boxes")
    .where("address", "=", hashed(address))
    .where("deletion", "=", hashed(token))
    .executeTakeFirst();
  return deleted === 1n;
}

/** Those that no device has visited for 400 days. */
export async function purgeBoxes(db: Db, now: Date): Promise<void> {
  const oldest = addDays(dayInJapan(now), -DAYS_MAX);
  await db.deleteFrom("note_boxes").where("visited_on", "<", oldest).execute();
}

export async function countBoxes(db: Db): Promise<{ boxes: number; bytes: number }> {
  const { boxes, bytes } = await db
    .selectFrom("note_boxes")
    .select(({ fn }) => [fn.countAll().as("boxes"), fn.sum("size").as("bytes")])
    .executeTakeFirstOrThrow();
  return { boxes: Number(boxes), bytes: Number(bytes) };
}
