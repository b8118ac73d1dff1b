// Sealed notebooks as the site stores them: bytes that it cannot read, under the hash of an address that it does not know.

import { hash } from "node:crypto";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";

interface NoteBoxesTable {
  /** The hash of the address. */
  address: string;
  /** Raised by every write; a device has to name it to write (compare-and-swap). */
  version: number;
  sealed: Uint8Array;
  /** The hash of the token that a deletion has to bring. */
  deletion: string;
  /** The day in Japan on which a device last opened or wrote it. */
  visited_on: string;
  /** When a box that lasts minutes ends; null for a notebook. */
  expires_at: string | null;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    note_boxes: NoteBoxesTable;
  }
}

export const BOXES_MAX = 200_000;
const DAYS_MAX = 400;
const SHORT_MS = 600_000;

/** Rows of `counters`, changed in the same transaction as the boxes: adding up the boxes would read all of them. */
const BOXES = "note boxes";
const BYTES = "note box bytes";
export const BOX_COUNTERS = { boxes: BOXES, bytes: BYTES } as const;

export interface Box {
  version: number;
  sealed: Uint8Array;
}

const hashed = (text: string) => hash("sha256", text);

/**
 * Undefined where there is none. Notes the visit. `known`: the version that the device has, of which the bytes are left out.
 */
export async function openBox(
  db: Db,
  address: string,
  now: Date,
  known: number | null = null,
): Promise<Box | { version: number; sealed: null } | undefined> {
  const today = dayInJapan(now);
  const row = await db
    .selectFrom("note_boxes")
    .select(["version", "visited_on", "expires_at"])
    .where("address", "=", hashed(address))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.expires_at !== null && row.expires_at <= now.toISOString()) {
    await purgeShortBoxes(db, now);
    return undefined;
  }
  if (row.visited_on !== today)
    await db.updateTable("note_boxes").set({ visited_on: today }).where("address", "=", hashed(address)).execute();
  if (row.version === known) return { version: row.version, sealed: null };
  return db
    .selectFrom("note_boxes")
    .select(["version", "sealed"])
    .where("address", "=", hashed(address))
    .executeTakeFirst();
}

export interface BoxWrite extends Box {
  address: string;
  /** The version it takes the place of; 0 for a new box. */
  known: number;
  /** The hash of the deletion token, of a new box alone. */
  deletion: string;
  /** A new box that ends after ten minutes. */
  isShort?: boolean;
}

/** How much the site may store, and whether new boxes are let in at all. */
export interface Room {
  bytesMax: number;
  takesNew: boolean;
}

/** "conflict": another device wrote meanwhile; "gone": deleted or expired; "full": there is no room. */
export type Written = "written" | "conflict" | "gone" | "full";

export function writeBox(db: Db, write: BoxWrite, now: Date, room: Room): Promise<Written> {
  return db
    .transaction()
    .execute((trx) => (write.known === 0 ? insert(trx, write, now, room) : update(trx, write, now, room)));
}

async function insert(
  trx: Db,
  { address, version, sealed, deletion, isShort = false }: BoxWrite,
  now: Date,
  { bytesMax, takesNew }: Room,
): Promise<Written> {
  const { boxes, bytes } = await countBoxes(trx);
  if (!takesNew || boxes >= BOXES_MAX || bytes + sealed.byteLength > bytesMax) return "full";
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto("note_boxes")
    .values({
      ...{ address: hashed(address), version, sealed, deletion, visited_on: dayInJapan(now) },
      expires_at: isShort ? new Date(now.getTime() + SHORT_MS).toISOString() : null,
    })
    .onConflict((there) => there.column("address").doNothing())
    .executeTakeFirst();
  if (inserted !== 1n) return "conflict";
  await count(trx, 1, sealed.byteLength);
  return "written";
}

async function update(
  trx: Db,
  { address, known, version, sealed }: BoxWrite,
  now: Date,
  { bytesMax }: Room,
): Promise<Written> {
  const there = await trx
    .selectFrom("note_boxes")
    .select(({ fn }) => ["version", "expires_at", fn<number>("length", ["sealed"]).as("size")])
    .where("address", "=", hashed(address))
    .executeTakeFirst();
  if (!there || (there.expires_at !== null && there.expires_at <= now.toISOString())) return "gone";
  if (there.version !== known) return "conflict";
  const growth = sealed.byteLength - there.size;
  if (growth > 0 && (await countBoxes(trx)).bytes + growth > bytesMax) return "full";
  await trx
    .updateTable("note_boxes")
    .set({ version, sealed, visited_on: dayInJapan(now) })
    .where("address", "=", hashed(address))
    .execute();
  await count(trx, 0, growth);
  return "written";
}

/** Whether the token was the box's: then it is deleted. */
export async function deleteBox(db: Db, address: string, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("note_boxes")
      .where("address", "=", hashed(address))
      .where("deletion", "=", hashed(token))
      .returning(({ fn }) => fn<number>("length", ["sealed"]).as("size"))
      .executeTakeFirst();
    if (deleted) await count(trx, -1, -deleted.size);
    return deleted !== undefined;
  });
}

/** Deletes those that no device has visited for 400 days, and those whose ten minutes are over. */
export async function purgeBoxes(db: Db, now: Date): Promise<void> {
  const oldest = addDays(dayInJapan(now), -DAYS_MAX);
  await purge(db, "visited_on", oldest);
  await purgeShortBoxes(db, now);
}

const purgeShortBoxes = (db: Db, now: Date) => purge(db, "expires_at", now.toISOString());

function purge(db: Db, column: "visited_on" | "expires_at", before: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("note_boxes")
      .where(column, "<", before)
      .returning(({ fn }) => fn<number>("length", ["sealed"]).as("size"))
      .execute();
    const bytes = deleted.reduce((sum, { size }) => sum + size, 0);
    if (deleted.length > 0) await count(trx, -deleted.length, -bytes);
  });
}

async function count(trx: Db, boxes: number, bytes: number): Promise<void> {
  for (const [name, more] of [
    [BOXES, boxes],
    [BYTES, bytes],
  ] as const)
    await trx
      .insertInto("counters")
      .values({ name, value: more })
      .onConflict((known) => known.column("name").doUpdateSet((eb) => ({ value: eb("counters.value", "+", more) })))
      .execute();
}

export async function countBoxes(db: Db): Promise<{ boxes: number; bytes: number }> {
  const rows = await db.selectFrom("counters").selectAll().where("name", "in", [BOXES, BYTES]).execute();
  const countOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? 0;
  return { boxes: countOf(BOXES), bytes: countOf(BYTES) };
}
