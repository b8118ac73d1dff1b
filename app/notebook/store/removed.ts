// Lists and restores things deleted on any device in the last thirty days.

import { isTombstone } from "#app/notebook/model/merge.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { timeOf } from "#app/notebook/model/stamp.ts";
import {
  fieldOf,
  GONE,
  isGone,
  isPurgeable,
  isSame,
  stampOf,
  type Thing,
  type Value,
} from "#app/notebook/model/thing.ts";
import { deviceText, setDeviceText } from "./device.ts";
import { eventOf, PHOTO, RECORD, SNAKE, snakeOf } from "./readings.ts";
import { allThings, type Change, purgeRemoved, removal, thingsOf, writeChanges } from "./things.ts";

const FORGOTTEN = "forgotten-on";

export async function purgeOnceADay(today: string): Promise<void> {
  if ((await deviceText(FORGOTTEN)) === today) return;
  await purgeRemoved(new Date());
  await setDeviceText(FORGOTTEN, today);
}

export interface Removed {
  ids: string[];
  type: string;
  at: string;
  thing: Thing;
  /** Snake of a deleted record or photo; "" for others. */
  snake: string;
}

/** A snake and its records are deleted in one write. */
const TOGETHER_MS = 5_000;
const TYPES: readonly string[] = [SNAKE, RECORD, PHOTO, "pair"];

export async function allRemoved(now: Date): Promise<Removed[]> {
  const things = await allThings();
  const gone = things.filter(
    (thing) => isGone(thing) && !isPurgeable(thing, now) && !isTombstone(thing) && TYPES.includes(thing.type),
  );
  const goneAt = (thing: Thing) => timeOf(stampOf(thing, GONE) ?? thing.made);
  const names = new Map(
    things.flatMap((thing) => (thing.type === SNAKE ? [[thing.id, textIn(thing, "name")] as const] : [])),
  );
  const snakes = new Map(gone.filter(({ type }) => type === SNAKE).map((thing) => [thing.id, thing]));
  const withIt = (thing: Thing) => {
    const snake = snakes.get(textIn(thing, "snake"));
    return snake && Math.abs(goneAt(snake) - goneAt(thing)) < TOGETHER_MS ? snake.id : thing.id;
  };
  const groups = Map.groupBy(gone, withIt);
  return [...groups]
    .flatMap(([id, some]): Removed[] => {
      const thing = some.find((one) => one.id === id);
      if (!thing) return [];
      const at = new Date(goneAt(thing)).toISOString();
      return [
        { ids: some.map((one) => one.id), type: thing.type, at, thing, snake: names.get(textIn(thing, "snake")) ?? "" },
      ];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Returns the thing as it was before deletion, for display. */
export const beforeRemoval = (thing: Thing): Thing => ({ ...thing, fields: { ...thing.fields, [GONE]: false } });

export const wordsOfRemoved = (thing: Thing) => {
  const before = beforeRemoval(thing);
  return { snake: snakeOf(before), event: eventOf(before) };
};

export interface FileDifferences {
  /** Deleted here but present in the file. */
  removed: Thing[];
  /** Fields edited here since the file was written, with the file's values. */
  older: { id: string; type: string; field: string; now: Value; then: Value }[];
}

/** Returns what merging a file would not bring back. */
export async function findDifferences(theirs: readonly Thing[]): Promise<FileDifferences> {
  const own = new Map((await thingsOf(theirs.map(({ id }) => id))).map((thing) => [thing.id, thing]));
  const found: FileDifferences = { removed: [], older: [] };
  for (const their of theirs) {
    const mine = own.get(their.id);
    if (!mine || isGone(their)) continue;
    if (isGone(mine)) {
      if ((stampOf(mine, GONE) ?? "") > (stampOf(their, GONE) ?? "")) found.removed.push(their);
      continue;
    }
    for (const [field, then] of Object.entries(their.fields)) {
      const now = fieldOf(mine, field) ?? null;
      const isNewer = (stampOf(mine, field) ?? "") > (stampOf(their, field) ?? "");
      if (isNewer && field !== GONE && !isSame(now, then))
        found.older.push({ id: their.id, type: their.type, field, now, then });
    }
  }
  return found;
}

export async function restoreAs(things: readonly Thing[]): Promise<() => Promise<void>> {
  await writeChanges(
    things.map(({ id, fields }): Change => ({ do: "change", id, fields: { ...fields, [GONE]: false } })),
  );
  return () => writeChanges(things.map(({ id }) => removal(id)));
}

export async function restoreOlder(older: FileDifferences["older"]): Promise<() => Promise<void>> {
  await writeChanges(older.map(({ id, field, then }): Change => ({ do: "change", id, fields: { [field]: then } })));
  return () =>
    writeChanges(older.map(({ id, field, now }): Change => ({ do: "change", id, fields: { [field]: now } })));
}
