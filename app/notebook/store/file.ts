// The notebook's file, as the device's store fills it and takes it in.

import { type FileContents, writeFile } from "#app/notebook/file/notebook-file.ts";
import type { Shrunk } from "#app/notebook/photos/shrink.ts";
import { database } from "./database.ts";
import { allThings, mergeThings, reading } from "./things.ts";

const photoBytes = (id: string) => reading(async () => (await (await database()).get("photos", id)) ?? null);

export async function makeFile(now: Date): Promise<Blob> {
  return writeFile(await allThings(), photoBytes, now);
}

/** Photographs first: one without its record does no harm. Those that are here already stay as they are. Throws for a broken one. */
export async function takeFile({ things, photos, photo }: FileContents): Promise<{ added: number; changed: number }> {
  const ours = new Set(things.flatMap(({ id, type }) => (type === "photo" ? [id] : [])));
  for (const id of photos) {
    if (!ours.has(id) || (await photoBytes(id))) continue;
    const bytes: Shrunk | null = await photo(id);
    if (bytes) await reading(async () => void (await (await database()).put("photos", bytes, id)));
  }
  return mergeThings(things);
}
