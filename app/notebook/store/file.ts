import { type HandoverPart, handoverThings } from "#app/notebook/file/handover.ts";
import { type FileContents, importPhotos, writeFile } from "#app/notebook/file/notebook-file.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { GONE, isGone } from "#app/notebook/model/thing.ts";
import type { Shrunk } from "#app/notebook/photos/shrink.ts";
import { writeBatch } from "./batches.ts";
import { database } from "./database.ts";
import { recordImport } from "./export-record.ts";
import { allSnakes } from "./notebook.ts";
import { eventOf, photoOf, snakeOf } from "./readings.ts";
import {
  allThings,
  type Change,
  creation,
  mergeThings,
  thingsOf,
  thingsOfSnake,
  tryStore,
  type Undo,
} from "./things.ts";

/** Returns null for a photo that is not on this device or that the browser has lost. */
const photoBytes = (id: string): Promise<Shrunk | null> =>
  tryStore(async () => {
    const found = await (await database()).get("photos", id);
    await Promise.all([found?.full, found?.small].map((blob) => blob?.slice(0, 1).arrayBuffer()));
    return found ?? null;
  }).catch(() => null);

/** `missing`: number of photos that are not on this device and so not in the file. */
export async function exportNotebook(now: Date): Promise<{ file: Blob; missing: number }> {
  const things = await allThings();
  const held = new Set<string>();
  const bytesOf = async (id: string) => {
    const bytes = await photoBytes(id);
    if (bytes) held.add(id);
    return bytes;
  };
  const file = await writeFile(things, bytesOf, now);
  return { file, missing: things.filter((thing) => photoOf(thing) && !held.has(thing.id)).length };
}

export async function exportHandover(snake: string, parts: readonly HandoverPart[], now: Date): Promise<Blob> {
  const own = [...(await thingsOf([snake])), ...(await thingsOfSnake(snake))];
  return writeFile(handoverThings(own, parts, now), photoBytes, now, `${location.origin}/note/keep`);
}

/** Plans the import of a handed-over file: leaves out other snakes and things that already exist. */
export async function planHandover({ things, photos }: FileContents) {
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
  // Restores a thing that was deleted here.
  const changes = ordered.map(
    ({ id, type, fields }): Change =>
      own.has(id) ? { do: "change", id, fields: { ...fields, [GONE]: false } } : creation(type, fields, id),
  );
  const events = fresh.flatMap((thing) => eventOf(thing) ?? []);
  return { snakes, events, photos: fresh.filter(photoOf).length, changes };
}

export type HandoverPlan = Awaited<ReturnType<typeof planHandover>>;

/** Imports it as one batch and returns an undo function. */
export async function importHandover(contents: FileContents, words: string): Promise<Undo> {
  const { stored } = await importPhotosOf(contents);
  const { changes, events } = await planHandover(contents);
  const undo = await writeBatch({ words, isMany: false }, changes);
  await recordImport(events.length, stored);
  return undo;
}

const countRecords = async () => (await allSnakes()).reduce((sum, { digest }) => sum + digest.count, 0);

/** Rejects if a photo does not fit, unless its id can be noted in `unfit`. */
export function importPhotosOf(contents: FileContents, unfit?: string[]): Promise<{ stored: number; broken: number }> {
  return importPhotos(contents, {
    has: async (id) => (await photoBytes(id)) !== null,
    put: (id, bytes) =>
      tryStore(async () => void (await (await database()).put("photos", bytes, id))).catch((error: unknown) => {
        if (!unfit) throw error;
        unfit.push(id);
      }),
  });
}

/** Merges the records first: a full disk keeps out photos only. */
export async function importFile(contents: FileContents) {
  const before = await countRecords();
  const counted = await mergeThings(contents.things);
  const unfit: string[] = [];
  const { stored, broken } = await importPhotosOf(contents, unfit);
  await recordImport((await countRecords()) - before, stored - unfit.length);
  return { ...counted, stored: stored - unfit.length, broken, unfit: unfit.length };
}
