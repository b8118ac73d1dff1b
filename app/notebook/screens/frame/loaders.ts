import { allPairs, pairWithId } from "#app/notebook/pairs/store.ts";
import { allBatches } from "#app/notebook/store/batches.ts";
import { isPersisted } from "#app/notebook/store/device.ts";
import { lastExport } from "#app/notebook/store/export-record.ts";
import { allEvents, allSnakes, snakeWithRecords } from "#app/notebook/store/notebook.ts";
import { migrateOnce } from "#app/notebook/store/old-places.ts";
import { allRemoved } from "#app/notebook/store/removed.ts";
import { openDifferences, sealedState } from "#app/notebook/store/sealed.ts";
import { sharedFiles } from "#app/notebook/store/shared.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

export async function loadNotebook() {
  await migrateOnce();
  return { today: dayInJapan(new Date()) };
}

export async function loadSnakes() {
  await migrateOnce();
  return { snakes: await allSnakes() };
}

export async function loadSnake(id: string) {
  await migrateOnce();
  return { snake: await snakeWithRecords(id) };
}

export async function loadPairs() {
  await migrateOnce();
  const [pairs, snakes] = await Promise.all([allPairs(), allSnakes()]);
  return { pairs, snakes };
}

export async function loadPair(id: string) {
  await migrateOnce();
  const [pair, snakes] = await Promise.all([pairWithId(id), allSnakes()]);
  return { pair, snakes };
}

export async function loadSearch() {
  await migrateOnce();
  const [snakes, events] = await Promise.all([allSnakes(), allEvents()]);
  return { snakes, events };
}

export async function loadRemoved() {
  const [removed, batches] = await Promise.all([allRemoved(new Date()), allBatches()]);
  return { removed, batches };
}

export async function loadShare() {
  const [shared, snakes] = await Promise.all([sharedFiles(), allSnakes()]);
  return { shared, snakes };
}

export async function loadKeep() {
  const [snakes, file, sealed, differences, persisted] = await Promise.all([
    allSnakes(),
    lastExport(),
    sealedState(),
    openDifferences(),
    isPersisted(),
  ]);
  return { snakes, file, sealed, differences, persisted };
}
