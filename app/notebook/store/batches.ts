// Writes of many things at once: each carries its batch's id, so that all of it can be taken back later, on any device.

import type { Care } from "#app/notebook/care/care.ts";
import { newId } from "#app/notebook/model/ids.ts";
import { momentIn, textIn } from "#app/notebook/model/read-thing.ts";
import type { Stamp } from "#app/notebook/model/stamp.ts";
import { type Fields, fieldOf, GONE, isGone, stampOf, type Thing, type Value } from "#app/notebook/model/thing.ts";
import type { PlannedSnake } from "#app/notebook/tables/plan.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { eventOf, RECORD, SNAKE } from "./readings.ts";
import { allThings, type Change, mending, thingsOf, thingsOfType, writeChanges } from "./things.ts";

const BATCH = "batch";
const BEFORE = "before";

export interface Batch {
  id: string;
  /** When it was written; ISO. */
  at: string;
  words: string;
}

/** Things of a batch carry this in the field of the same name. */
export const newBatch = newId;

/** The change that notes a batch among the notebook's things: the last of its write, so that its stamp is the latest. */
export function batchChange(id: string, words: string): Change {
  return { do: "make", type: BATCH, id, fields: { at: new Date().toISOString(), words } };
}

interface Before {
  id: string;
  fields: Fields;
}

/** A thing holds so many letters at most on every device. */
const LETTERS = 20_000;

/** Fields of snakes as they were before the batch, in as many things as they need. */
function beforeChanges(batch: string, before: readonly Before[]): Change[] {
  const parts: Before[][] = [];
  let letters = LETTERS;
  for (const one of before) {
    letters += JSON.stringify(one).length;
    if (letters > LETTERS) parts.push([]);
    letters = letters > LETTERS ? JSON.stringify(one).length : letters;
    parts.at(-1)?.push(one);
  }
  return parts.map((part) => ({
    do: "make",
    type: BEFORE,
    id: newId(),
    fields: { batch, before: part.map((one) => ({ ...one })) },
  }));
}

/** Writes what a table holds, as one batch; returns its id. */
export async function takeTable(snakes: readonly PlannedSnake[], words: string): Promise<string> {
  const batch = newBatch();
  const before: Before[] = [];
  const changes = snakes.flatMap(({ snake, fields, records }): Change[] => {
    const id = snake?.id ?? newId();
    const own: Change[] = [];
    if (!snake) own.push({ do: "make", type: SNAKE, id, fields: { ...fields, batch } });
    else if (Object.keys(fields).length > 0) {
      const { change, back } = mending(id, { ...snake }, fields);
      own.push(change);
      before.push({ id, fields: back.fields });
    }
    const events = records.map(
      ({ at, care }): Change => ({ do: "make", type: RECORD, id: newId(), fields: { snake: id, at, ...care, batch } }),
    );
    return [...own, ...events];
  });
  await writeChanges([...changes, ...beforeChanges(batch, before), batchChange(batch, words)]);
  return batch;
}

/** Those that were not taken back, the newest first. */
export async function allBatches(): Promise<Batch[]> {
  const things = await thingsOfType(BATCH);
  return things
    .map((thing) => ({ id: thing.id, at: momentIn(thing, "at"), words: textIn(thing, "words") }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/**
 * Takes a batch back: its records and photographs go, snakes get the fields back that nobody has changed since. A snake that has
 * records of its own by now stays. Returns what brings all of it again.
 */
export async function takeBackBatch(id: string): Promise<() => Promise<void>> {
  const things = (await allThings()).filter((thing) => !isGone(thing));
  const own = things.filter((thing) => fieldOf(thing, "batch") === id);
  const ids = new Set(own.map((thing) => thing.id));
  const used = new Set(things.flatMap((thing) => (ids.has(thing.id) ? [] : textIn(thing, "snake"))));
  const going = own.filter((thing) => thing.type !== SNAKE || !used.has(thing.id));
  const batch = things.find((thing) => thing.id === id);
  const fieldsBack = batch ? await snakesBefore(own, batch.made) : [];
  const removed = [...going.map((thing) => thing.id), id];
  await writeChanges([...removed.map(gone(true)), ...fieldsBack.map(({ change }) => change)]);
  return () => writeChanges([...removed.map(gone(false)), ...fieldsBack.map(({ back }) => back)]);
}

const gone =
  (isIt: boolean) =>
  (id: string): Change => ({ do: "change", id, fields: { [GONE]: isIt } });

/** `until`: the stamp of the batch. */
async function snakesBefore(own: readonly Thing[], until: Stamp): Promise<{ change: Change; back: Change }[]> {
  const lists = own.flatMap((thing) => (thing.type === BEFORE ? (fieldOf(thing, "before") ?? []) : []));
  const before = lists.flatMap((one: Value): Before[] =>
    isRecord(one) && typeof one.id === "string" && isRecord(one.fields)
      ? [{ id: one.id, fields: one.fields as Fields }]
      : [],
  );
  const things = new Map((await thingsOf(before.map(({ id }) => id))).map((thing) => [thing.id, thing]));
  return before.flatMap(({ id, fields }) => {
    const thing = things.get(id);
    if (!thing) return [];
    const written = Object.fromEntries(
      Object.entries(fields).filter(([name]) => (stampOf(thing, name) ?? "") <= until),
    );
    const now = Object.fromEntries(Object.keys(written).map((name) => [name, fieldOf(thing, name) ?? null]));
    return [{ change: { do: "change", id, fields: written }, back: { do: "change", id, fields: now } }];
  });
}

/** The records of a batch, for its correction. */
export async function eventsOfBatch(id: string): Promise<{ id: string; snake: string; at: string; care: Care }[]> {
  const things = await thingsOfType(RECORD);
  return things.flatMap((thing) => (fieldOf(thing, "batch") === id ? (eventOf(thing) ?? []) : []));
}
