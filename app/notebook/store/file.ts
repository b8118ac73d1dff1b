import { type HandedPart, thingsToHand } from "#app/notebook/file/handed.ts";
import { type FileContents, takePhotos, writeFile } from "#app/notebook/file/notebook-file.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { GONE, isGone } from "#app/notebook/model/thing.ts";
import { making, type Reversible, takeBackBatch, writeBatch } from "./batches.ts";
import { database } from "./database.ts";
import { noteTaken } from "./file-notes.ts";
import { allSnakes } from "./notebook.ts";
import { eventOf, photoOf, snakeOf } from "./readings.ts";
import { allThings, mergeThings, reading, removing, thingsOf, thingsOfSnake } from "./things.ts";

const photoBytes = (id: string) => reading(async () => (await (await database()).get("photos", id)) ?? null);

export async function makeFile(now: Date): Promise<Blob> {
  return writeFile(await allThings(), photoBytes, now);
}

export async function makeHandedFile(snake: string, parts: readonly HandedPart[], now: Date): Promise<Blob> {
  const own = [...(await thingsOf([snake])), ...(await thingsOfSnake(snake))];
  return writeFile(thingsToHand(own, parts, now), photoBytes, now, `${location.origin}/note/keep`);
}

/** Plans the import of a handed-over file: leaves out other snakes and things that already exist. */
export async function planHanded({ things, photos }: FileContents) {
  const snakes = things.flatMap((thing) => snakeOf(thing) ?? []);
  const isIts = new Set(snakes.map(({ id }) => id));
  const isWhole = new Set(photos);
  const own = new Map((await thingsOf(things.map(({ id }) => id))).map((thing) => [thing.id, thing]));
  const fresh = things.filter((thing) => {
    const mine = own.get(thing.id);
    if (mine && !isGone(mine)) return false;
    if (snakeOf(thing)) return true;
    return isIts.has(textIn(thing, "snake")) && (eventOf(thing) !== null || (photoOf(thing) && isWhole.has(thing.id)));
  });
  // Snakes first, because records need their snake.
  const ordered = [...fresh.filter(snakeOf), ...fresh.filter((thing) => !snakeOf(thing))];
  const changes = ordered.map(({ id, type, fields }): Reversible => {
    // Restores a thing that was deleted here.
    return own.has(id)
      ? { change: { do: "change", id, fields: { ...fields, [GONE]: false } }, back: removing(id) }
      : making(type, fields, id);
  });
  const events = fresh.flatMap((thing) => eventOf(thing) ?? []);
  return { snakes, events, photos: fresh.filter(photoOf).length, changes };
}

export type HandedPlan = Awaited<ReturnType<typeof planHanded>>;

/** Imports it as one batch and returns an undo function. */
export async function takeHanded(contents: FileContents, words: string): Promise<() => Promise<void>> {
  await takePhotosOf(contents);
  const { changes, events } = await planHanded(contents);
  const batch = await writeBatch({ words, isMany: false }, changes);
  await noteTaken(events.length);
  return async () => void (await takeBackBatch(batch));
}

const countRecords = async () => (await allSnakes()).reduce((sum, { digest }) => sum + digest.count, 0);

/** Stores missing photos. Throws if one is corrupt, with nothing stored. */
export async function takePhotosOf(contents: FileContents): Promise<void> {
  await takePhotos(contents, {
    has: async (id) => (await photoBytes(id)) !== null,
    put: (id, bytes) => reading(async () => void (await (await database()).put("photos", bytes, id))),
  });
}

/** Stores photos first: a photo without its record is harmless. Throws if one is corrupt, with nothing stored. */
export async function takeFile(contents: FileContents): Promise<{ added: number; changed: number }> {
  await takePhotosOf(contents);
  const before = await countRecords();
  const counted = await mergeThings(contents.things);
  await noteTaken((await countRecords()) - before);
  return counted;
}
