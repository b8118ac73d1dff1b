// Storage of sealed notebooks: encrypted bytes under the hash of an address that the site does not know.

import { hash } from "node:crypto";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";
import { BOX_MAX, headAfter, NEW, oldVersion } from "./box.ts";

interface NoteBoxesTable {
  address: string;
  /** Changes with every write; clients must send it to write (compare-and-swap). */
  head: string;
  /** Hash of the deletion token. */
  deletion: string;
  /** Date in Japan when a device last read or wrote it. */
  visited_on: string;
  /** Expiry of a short-lived box; null for a notebook. */
  expires_at: string | null;
}

interface NotePartsTable {
  address: string;
  /** 0 for the base, then counting up. */
  place: number;
  head: string;
  sealed: Uint8Array;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    note_boxes: NoteBoxesTable;
    note_parts: NotePartsTable;
  }
}

export const BOXES_MAX = 200_000;
const DAYS_MAX = 400;
const SHORT_MS = 600_000;

/** Keys in `counters`, updated in the same transaction as the boxes, because summing them would read every box. */
const BOXES = "note boxes";
const BYTES = "note box bytes";
export const BOX_COUNTERS = { boxes: BOXES, bytes: BYTES } as const;

/** Limit after which a device must write a new base. Small boxes could otherwise consist of additions only. */
const PARTS_MAX = 64;
const ADDITIONS_MIN = 16_384;

export interface Box {
  head: string;
  /** The head that the parts follow; "" if they are the whole box. */
  after: string;
  parts: readonly Uint8Array[];
}

const hashed = (text: string) => hash("sha256", text);

/** Returns undefined if there is no box. Records the visit. `known`: the client's head; only later parts are read. */
export async function openBox(db: Db, address: string, now: Date, known = ""): Promise<Box | undefined> {
  const today = dayInJapan(now);
  const row = await db
    .selectFrom("note_boxes")
    .select(["head", "visited_on", "expires_at"])
    .where("address", "=", hashed(address))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.expires_at !== null && row.expires_at <= now.toISOString()) {
    await purgeShortBoxes(db, now);
    return undefined;
  }
  if (row.visited_on !== today)
    await db.updateTable("note_boxes").set({ visited_on: today }).where("address", "=", hashed(address)).execute();
  if (row.head === known) return { head: known, after: known, parts: [] };
  const place = db
    .selectFrom("note_parts")
    .select(({ fn, val }) => fn.coalesce(fn.max("place"), val(-1)).as("place"))
    .where("address", "=", hashed(address))
    .where("head", "=", known);
  // A single statement: a base that another device writes meanwhile is read in full or not at all.
  const parts = await db
    .selectFrom("note_parts")
    .select(["place", "head", "sealed"])
    .where("address", "=", hashed(address))
    .where("place", ">", place)
    .orderBy("place")
    .execute();
  const last = parts.at(-1);
  return last && { head: last.head, after: parts[0]?.place === 0 ? "" : known, parts: parts.map((one) => one.sealed) };
}

export interface BoxWrite {
  address: string;
  known: string;
  isBase: boolean;
  sealed: Uint8Array;
  /** Hash of the deletion token; for new boxes only. */
  deletion: string;
  /** A new box that expires after ten minutes. */
  isShort?: boolean;
}

/**
 * "conflict": another device wrote meanwhile. "gone": deleted or expired. "full": no space left. "too-many": a base must replace the
 * additions.
 */
export type Written = "written" | "conflict" | "gone" | "full" | "too-many";

/** `bytesMax`: size limit of all boxes together, beyond which no box is created or grows. */
export async function writeBox(db: Db, write: BoxWrite, now: Date, bytesMax: number): Promise<Written> {
  const head = await headAfter(write.isBase ? "" : write.known, write.sealed);
  return db
    .transaction()
    .execute((trx) =>
      write.known === NEW ? insert(trx, write, head, now, bytesMax) : update(trx, write, head, now, bytesMax),
    );
}

async function insert(
  trx: Db,
  { address, sealed, deletion, isShort = false }: BoxWrite,
  head: string,
  now: Date,
  bytesMax: number,
): Promise<Written> {
  const { boxes, bytes } = await countBoxes(trx);
  if (boxes >= BOXES_MAX || bytes + sealed.byteLength > bytesMax) return "full";
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto("note_boxes")
    .values({
      ...{ address: hashed(address), head, deletion, visited_on: dayInJapan(now) },
      expires_at: isShort ? new Date(now.getTime() + SHORT_MS).toISOString() : null,
    })
    .onConflict((there) => there.column("address").doNothing())
    .executeTakeFirst();
  if (inserted !== 1n) return "conflict";
  await trx
    .insertInto("note_parts")
    .values({ address: hashed(address), place: 0, head, sealed })
    .execute();
  await count(trx, 1, sealed.byteLength);
  return "written";
}

async function update(
  trx: Db,
  { address, known, isBase, sealed }: BoxWrite,
  head: string,
  now: Date,
  bytesMax: number,
): Promise<Written> {
  const there = await trx
    .selectFrom("note_boxes")
    .select(["head", "expires_at"])
    .where("address", "=", hashed(address))
    .executeTakeFirst();
  if (!there || (there.expires_at !== null && there.expires_at <= now.toISOString())) return "gone";
  if (there.head !== known) return "conflict";
  const sizes = await trx
    .selectFrom("note_parts")
    .select(({ fn }) => fn<number>("length", ["sealed"]).as("size"))
    .where("address", "=", hashed(address))
    .orderBy("place")
    .execute();
  const before = sizes.reduce((sum, { size }) => sum + size, 0);
  const base = sizes[0]?.size ?? 0;
  const additions = before - base + sealed.byteLength;
  const isTooMany =
    sizes.length >= PARTS_MAX || additions > Math.max(base, ADDITIONS_MIN) || base + additions > BOX_MAX;
  if (!isBase && (isTooMany || oldVersion(known) !== null)) return "too-many";
  const growth = isBase ? sealed.byteLength - before : sealed.byteLength;
  if (growth > 0 && (await countBoxes(trx)).bytes + growth > bytesMax) return "full";
  const { numUpdatedRows } = await trx
    .updateTable("note_boxes")
    .set({ head, visited_on: dayInJapan(now) })
    .where("address", "=", hashed(address))
    .where("head", "=", known)
    .executeTakeFirst();
  // On PostgreSQL two writers may have read the same head; only one updates the row.
  if (numUpdatedRows !== 1n) return "conflict";
  if (isBase) await trx.deleteFrom("note_parts").where("address", "=", hashed(address)).execute();
  const place = isBase ? 0 : sizes.length;
  await trx
    .insertInto("note_parts")
    .values({ address: hashed(address), place, head, sealed })
    .execute();
  await count(trx, 0, growth);
  return "written";
}

/** Deletes the box if the token matches; returns whether it did. */
export function deleteBox(db: Db, address: string, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("note_boxes")
      .where("address", "=", hashed(address))
      .where("deletion", "=", hashed(token))
      .returning("address")
      .execute();
    await forget(trx, deleted);
    return deleted.length > 0;
  });
}

/** Deletes boxes unvisited for 400 days and expired short-lived boxes. */
export async function purgeBoxes(db: Db, now: Date): Promise<void> {
  const oldest = addDays(dayInJapan(now), -DAYS_MAX);
  await purge(db, "visited_on", oldest);
  await purgeShortBoxes(db, now);
}

const purgeShortBoxes = (db: Db, now: Date) => purge(db, "expires_at", now.toISOString());

function purge(db: Db, column: "visited_on" | "expires_at", before: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await forget(trx, await trx.deleteFrom("note_boxes").where(column, "<", before).returning("address").execute());
  });
}

async function forget(trx: Db, deleted: readonly { address: string }[]): Promise<void> {
  let bytes = 0;
  for (const { address } of deleted) {
    const parts = await trx
      .deleteFrom("note_parts")
      .where("address", "=", address)
      .returning(({ fn }) => fn<number>("length", ["sealed"]).as("size"))
      .execute();
    bytes += parts.reduce((sum, { size }) => sum + size, 0);
  }
  if (deleted.length > 0) await count(trx, -deleted.length, -bytes);
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
