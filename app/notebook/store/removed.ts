// Lists and restores things deleted on any device in the last thirty days.

import { isTombstone } from "#app/notebook/model/merge.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import {
  fieldOf,
  GONE,
  isGone,
  isPurgeable,
  isRemovedWith,
  isSameValue,
  removedAt,
  stampOf,
  type Thing,
  type Value,
} from "#app/notebook/model/thing.ts";
import { deviceText, setDeviceText } from "./device.ts";
import { PHOTO, RECORD, SNAKE } from "./readings.ts";
import { fieldLabel, thingTitle } from "./thing-words.ts";
import { allThings, type Change, edit, purgeRemoved, thingsOf, type Undo, writeChanges } from "./things.ts";

const FORGOTTEN = "forgotten-on";

export async function purgeOnceADay(today: string): Promise<void> {
  if ((await deviceText(FORGOTTEN)) === today) return;
  await purgeRemoved(new Date());
  await setDeviceText(FORGOTTEN, today);
}

export interface Removed {
  ids: string[];
  at: string;
  thing: Thing;
  title: string;
}

const TYPES: readonly string[] = [SNAKE, RECORD, PHOTO, "pair"];

export async function allRemoved(now: Date): Promise<Removed[]> {
  const things = await allThings();
  const gone = things.filter(
    (thing) => isGone(thing) && !isPurgeable(thing, now) && !isTombstone(thing) && TYPES.includes(thing.type),
  );
  const names = new Map(
    things.flatMap((thing) => (thing.type === SNAKE ? [[thing.id, textIn(thing, "name")] as const] : [])),
  );
  const snakes = new Map(gone.filter(({ type }) => type === SNAKE).map((thing) => [thing.id, thing]));
  const withIt = (thing: Thing) => {
    const snake = snakes.get(textIn(thing, "snake"));
    return snake && isRemovedWith(snake, thing) ? snake.id : thing.id;
  };
  const groups = Map.groupBy(gone, withIt);
  return [...groups]
    .flatMap(([id, some]): Removed[] => {
      const thing = some.find((one) => one.id === id);
      if (!thing) return [];
      const at = new Date(removedAt(thing)).toISOString();
      const others = some.length > 1 ? `と記録${some.length - 1}件` : "";
      const title = thingTitle(thing, (snake) => names.get(snake) ?? "") + others;
      return [{ ids: some.map((one) => one.id), at, thing, title }];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

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
      if (isNewer && field !== GONE && fieldLabel(field) !== null && !isSameValue(now, then))
        found.older.push({ id: their.id, type: their.type, field, now, then });
    }
  }
  return found;
}

export function restoreAs(things: readonly Thing[]): Promise<Undo> {
  return writeChanges(
    things.map(({ id, fields }): Change => ({ do: "change", id, fields: { ...fields, [GONE]: false } })),
  );
}

export function restoreOlder(older: FileDifferences["older"]): Promise<Undo> {
  return writeChanges(older.map(({ id, field, now, then }) => edit(id, { [field]: now }, { [field]: then })));
}
