// The model of a notebook: things of some type (a snake, a record, a pair …) with fields, each of which knows when and on which
// device it was written. What removes a thing is a field too, so that a device that has not seen it cannot bring it back.

import { newId } from "./ids.ts";
import { later, type Stamp, timeOf } from "./stamp.ts";

/** A JSON value. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Fields = Readonly<Record<string, Value>>;

export interface Thing {
  readonly id: string;
  /** Types and fields that this build does not know are carried along untouched. */
  readonly type: string;
  /** The stamp of every field that `changed` does not name. */
  readonly made: Stamp;
  readonly fields: Fields;
  /** The stamps of fields that were written again since. */
  readonly changed?: Readonly<Record<string, Stamp>>;
}

/** True in a thing that was removed. */
export const GONE = "gone";

export function makeThing(type: string, fields: Fields, stamp: Stamp, id: string = newId()): Thing {
  return { id, type, made: stamp, fields };
}

/** The thing with `fields` written over its own. Without a difference it is the same thing, and the same stamps. */
export function changeThing(thing: Thing, fields: Fields, stamp: Stamp): Thing {
  const fresh = Object.entries(fields).filter(([name, value]) => !isSame(fieldOf(thing, name), value));
  if (fresh.length === 0) return thing;
  return {
    ...thing,
    fields: { ...thing.fields, ...Object.fromEntries(fresh) },
    changed: { ...thing.changed, ...Object.fromEntries(fresh.map(([name]) => [name, stamp])) },
  };
}

/** Those of `after` that are not as they were before: what a form was not used for, somebody else may have written meanwhile. */
export const fieldsThatDiffer = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));

export const isGone = (thing: Thing): boolean => fieldOf(thing, GONE) === true;

const LONG_MS = 30 * 86_400_000;

/** Returns whether it was removed a month ago or earlier, and cannot be restored. */
export function isLongGone(thing: Thing, now: Date): boolean {
  return isGone(thing) && timeOf(stampOf(thing, GONE) ?? thing.made) < now.getTime() - LONG_MS;
}

export function fieldOf(thing: Thing, name: string): Value | undefined {
  return Object.hasOwn(thing.fields, name) ? thing.fields[name] : undefined;
}

/** When a field was written last; undefined where the thing has no such field. */
export function stampOf(thing: Thing, name: string): Stamp | undefined {
  if (!Object.hasOwn(thing.fields, name)) return undefined;
  return thing.changed && Object.hasOwn(thing.changed, name) ? thing.changed[name] : thing.made;
}

/** The latest stamp in any of them, "" without one: what a device has seen, and writes later than. */
export function latestStamp(things: Iterable<Thing>): Stamp {
  let latest = "";
  for (const { made, changed } of things) {
    latest = later(latest, made);
    for (const stamp of Object.values(changed ?? {})) latest = later(latest, stamp);
  }
  return latest;
}

/** One text for one value, whatever the order of its names. */
export function canonical(value: Value): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  return typeof a === "object" && typeof b === "object" && canonical(a) === canonical(b);
}
