// The notebook's data model: typed things (snake, record, pair …) whose fields carry the time and device of their last write.
// Deletion is a field too, so a device that has not seen it cannot bring the thing back.

import { newId } from "./ids.ts";
import { later, type Stamp, timeOf } from "./stamp.ts";

export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Fields = Readonly<Record<string, Value>>;

export interface Thing {
  readonly id: string;
  /** Unknown types and fields are preserved. */
  readonly type: string;
  readonly made: Stamp;
  readonly fields: Fields;
  /** Stamps of fields written since creation. */
  readonly changed?: Readonly<Record<string, Stamp>>;
}

/** Field set to true on deleted things. */
export const GONE = "gone";

export function makeThing(type: string, fields: Fields, stamp: Stamp, id: string = newId()): Thing {
  return { id, type, made: stamp, fields };
}

/** Overwrites `fields`. Returns the same object, with its stamps, if nothing differs. */
export function changeThing(thing: Thing, fields: Fields, stamp: Stamp): Thing {
  const fresh = Object.entries(fields).filter(([name, value]) => !isSameValue(fieldOf(thing, name), value));
  if (fresh.length === 0) return thing;
  return {
    ...thing,
    fields: { ...thing.fields, ...Object.fromEntries(fresh) },
    changed: { ...thing.changed, ...Object.fromEntries(fresh.map(([name]) => [name, stamp])) },
  };
}

/**
 * Returns the fields of `after` that differ from `before`, so that a form does not overwrite concurrent writes to other fields.
 */
export const fieldsThatDiffer = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSameValue(before[name], value)));

export const isGone = (thing: Thing): boolean => fieldOf(thing, GONE) === true;

const LONG_MS = 30 * 86_400_000;
/** A snake and its records are deleted in one write. */
const TOGETHER_MS = 5_000;

export const removedAt = (thing: Thing): number => timeOf(stampOf(thing, GONE) ?? thing.made);

export const isRemovedWith = (snake: Thing, thing: Thing): boolean =>
  isGone(snake) && isGone(thing) && Math.abs(removedAt(snake) - removedAt(thing)) < TOGETHER_MS;

/** Returns whether the thing was deleted at least 30 days ago and can no longer be restored. */
export function isPurgeable(thing: Thing, now: Date): boolean {
  return isGone(thing) && removedAt(thing) < now.getTime() - LONG_MS;
}

export function fieldOf(thing: Thing, name: string): Value | undefined {
  return Object.hasOwn(thing.fields, name) ? thing.fields[name] : undefined;
}

export function stampOf(thing: Thing, name: string): Stamp | undefined {
  if (!Object.hasOwn(thing.fields, name)) return undefined;
  return thing.changed && Object.hasOwn(thing.changed, name) ? thing.changed[name] : thing.made;
}

/** Returns the latest stamp in `things`, or "". */
export function latestStamp(things: Iterable<Thing>): Stamp {
  let latest = "";
  for (const { made, changed } of things) {
    latest = later(latest, made);
    for (const stamp of Object.values(changed ?? {})) latest = later(latest, stamp);
  }
  return latest;
}

/** Serialises a value independently of key order. */
export function canonical(value: Value): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  return typeof a === "object" && typeof b === "object" && canonical(a) === canonical(b);
}
