// The notebook's file, as the device's store fills it and takes it in.

import { type FileContents, takePhotos, writeFile } from "#app/notebook/file/notebook-file.ts";
import { database } from "./database.ts";
import { noteTaken } from "./file-notes.ts";
import { allSnakes } from "./notebook.ts";
import { allThings, mergeThings, reading } from "./things.ts";

const photoBytes = (id: string) => reading(async () => (await (await database()).get("photos", id)) ?? null);

export async function makeFile(now: Date): Promise<Blob> {
  return writeFile(await allThings(), photoBytes, now);
}

const countRecords = async () => (await allSnakes()).reduce((sum, { digest }) => sum + digest.count, 0);

/** Stores the photographs that this device lacks. Throws for a broken one, with nothing stored. */
export async function takePhotosOf(contents: FileContents): Promise<void> {
  await takePhotos(contents, {
    has: async (id) => (await photoBytes(id)) !== null,
    put: (id, bytes) => reading(async () => void (await (await database()).put("photos", bytes, id))),
  });
}

/** Photographs first: one without its record does no harm. Throws for a broken one, with nothing stored. */
export async function takeFile(contents: FileContents): Promise<{ added: number; changed: number }> {
  await takePhotosOf(contents);
  const before = await countRecords();
  const counted = await mergeThings(contents.things);
  await noteTaken((await countRecords()) - before);
  return counted;
}
