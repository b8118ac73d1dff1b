// Bulk writes: each thing carries its batch id, so that the batch can be undone later on any device.

import type { CareEvent } from "#app/notebook/care/care.ts";
import { newId } from "#app/notebook/model/ids.ts";
import { flagIn, momentIn, textIn } from "#app/notebook/model/read-thing.ts";
import type { Stamp } from "#app/notebook/model/stamp.ts";
import { type Fields, fieldOf, isGone, stampOf, type Thing, type Value } from "#app/notebook/model/thing.ts";
import type { PlannedSnake } from "#app/notebook/tables/plan.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { eventOf, RECORD, SNAKE } from "./readings.ts";
import {
  allThings,
  type Change,
  creation,
  edit,
  removal,
  thingsOf,
  thingsOfType,
  type Undo,
  writeChanges,
} from "./things.ts";

const BATCH = "batch";
const BEFORE = "before";

/**
 * Writes all changes as one batch and returns an undo function. `isMany`: a bulk record of several snakes, which can be edited as
 * such.
 */
export async function writeBatch(
  { words, isMany }: { words: string; isMany: boolean },
  changes: readonly Change[],
): Promise<Undo> {
  const batch = newId();
  const made = changes.map((change) =>
    change.do === "make" ? { ...change, fields: { ...change.fields, batch } } : change,
  );
  // Previous builds stored several of these previous values in one thing.
  const known = await thingsOf(changes.flatMap((change) => (change.do === "change" ? change.id : [])));
  const before = changes.flatMap(({ id, fields: written }) => {
    const own = known.find((thing) => thing.id === id);
    if (!own) return [];
    const fields = Object.fromEntries(Object.keys(written).map((name) => [name, fieldOf(own, name) ?? null]));
    return creation(BEFORE, { batch, before: [{ id, fields }] });
  });
  // Written last, so that the batch's stamp is later than its changes.
  const note: Change = { do: "make", type: BATCH, id: batch, fields: { at: new Date().toISOString(), words, isMany } };
  return Object.assign(() => undoBatch(batch), await writeChanges([...made, ...before, note]));
}

/** Imports a table as one batch and returns an undo function. */
export function importTable(snakes: readonly PlannedSnake[], words: string): Promise<Undo> {
  const changes = snakes.flatMap(({ snake, fields, records, isSkipped }): Change[] => {
    if (isSkipped) return [];
    const id = snake?.id ?? newId();
    const own = snake ? edit(id, { ...snake }, fields) : creation(SNAKE, fields, id);
    const events = records.map(({ at, care }) => creation(RECORD, { snake: id, at, ...care }));
    return snake && Object.keys(fields).length === 0 ? events : [own, ...events];
  });
  return writeBatch({ words, isMany: false }, changes);
}

export async function allBatches() {
  const things = await thingsOfType(BATCH);
  return things
    .map((thing) => ({
      id: thing.id,
      at: momentIn(thing, "at"),
      words: textIn(thing, "words"),
      isMany: flagIn(thing, "isMany"),
    }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

export type Batch = Awaited<ReturnType<typeof allBatches>>[number];

/**
 * Undoes a batch: deletes its records and photos and restores snake fields that have not changed since. Keeps new snakes that have
 * other records by now. Returns a redo function.
 */
export async function undoBatch(id: string): Promise<Undo> {
  const things = (await allThings()).filter((thing) => !isGone(thing));
  const own = things.filter((thing) => fieldOf(thing, "batch") === id);
  const ids = new Set(own.map((thing) => thing.id));
  const used = new Set(things.flatMap((thing) => (ids.has(thing.id) ? [] : textIn(thing, "snake"))));
  const going = own.filter((thing) => thing.type !== SNAKE || !used.has(thing.id));
  const batch = things.find((thing) => thing.id === id);
  const fieldsBack = batch ? await snakesBefore(own, batch.made) : [];
  const removed = [...going.map((thing) => thing.id), id];
  return writeChanges([...removed.map((one) => removal(one)), ...fieldsBack]);
}

async function snakesBefore(own: readonly Thing[], until: Stamp): Promise<Change[]> {
  const lists = own.flatMap((thing) => (thing.type === BEFORE ? (fieldOf(thing, "before") ?? []) : []));
  const before = lists.flatMap((one: Value) =>
    isRecord(one) && typeof one.id === "string" && isRecord(one.fields)
      ? [{ id: one.id, fields: one.fields as Fields }]
      : [],
  );
  const things = new Map((await thingsOf(before.map(({ id }) => id))).map((thing) => [thing.id, thing]));
  return before.flatMap(({ id, fields }) => {
    const thing = things.get(id);
    if (!thing || isGone(thing)) return [];
    const written = Object.fromEntries(
      Object.entries(fields).filter(([name]) => (stampOf(thing, name) ?? "") <= until),
    );
    return [{ do: "change", id, fields: written }];
  });
}

/** Returns the records of a batch, for editing. */
export async function eventsOfBatch(id: string): Promise<CareEvent[]> {
  const things = await thingsOfType(RECORD);
  return things.flatMap((thing) => (fieldOf(thing, "batch") === id ? (eventOf(thing) ?? []) : []));
}
