import { allPairs, pairWithId } from "#app/notebook/pairs/store.ts";
import { allBatches } from "#app/notebook/store/batches.ts";
import { isPersisted } from "#app/notebook/store/device.ts";
import { lastFile } from "#app/notebook/store/file-notes.ts";
import { allEvents, allSnakes, snakeWithRecords } from "#app/notebook/store/notebook.ts";
import { moveInOnce } from "#app/notebook/store/old-places.ts";
import { allRemoved } from "#app/notebook/store/removed.ts";
import { openDifferences, sealedState } from "#app/notebook/store/sealed.ts";
import { sharedFiles } from "#app/notebook/store/shared.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

export async function loadNotebook() {
  await moveInOnce();
  return { today: dayInJapan(new Date()) };
}

export async function loadSnakes() {
  await moveInOnce();
  return { snakes: await allSnakes() };
}

export async function loadSnake(id: string) {
  await moveInOnce();
  return { snake: await snakeWithRecords(id) };
}

export async function loadPairs() {
  await moveInOnce();
  const [pairs, snakes] = await Promise.all([allPairs(), allSnakes()]);
  return { pairs, snakes };
}

export async function loadPair(id: string) {
  await moveInOnce();
  const [pair, snakes] = await Promise.all([pairWithId(id), allSnakes()]);
  return { pair, snakes };
}

export async function loadSearch() {
  await moveInOnce();
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
    lastFile(),
    sealedState(),
    openDifferences(),
    isPersisted(),
  ]);
  return { snakes, file, sealed, differences, persisted };
}
