// Two states of a notebook become one: of each field what was written last. Whoever merges whatever in whatever order, and however
// often, comes to the same notebook.

import type { Stamp } from "./stamp.ts";
import { canonical, fieldOf, GONE, isGone, isLongGone, isSame, stampOf, type Thing, type Value } from "./thing.ts";

/** Merges `theirs` into `mine`. `find`: this notebook's thing of an id. `written`: what is new, or not as it was. */
export function mergeInto(find: (id: string) => Thing | undefined, theirs: Iterable<Thing>) {
  const fresh = new Map<string, Thing>();
  let added = 0;
  let changed = 0;
  for (const their of theirs) {
    const known = fresh.get(their.id) ?? find(their.id);
    const merged = known ? mergeThing(known, their) : their;
    if (known && isSameThing(known, merged)) continue;
    if (!known) added += 1;
    else if (!fresh.has(their.id)) changed += 1;
    fresh.set(their.id, merged);
  }
  return { written: [...fresh.values()], added, changed };
}

/** Two states of one thing. */
export function mergeThing(a: Thing, b: Thing): Thing {
  const made = earlier(a.made, b.made);
  const fields: Record<string, Value> = {};
  const changed: Record<string, Stamp> = {};
  for (const name of new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])) {
    const [value, stamp] = newer(written(a, name), written(b, name));
    fields[name] = value;
    if (stamp !== made) changed[name] = stamp;
  }
  const merged = {
    id: a.id,
    type: earlier(a.type, b.type),
    made,
    fields,
    ...(Object.keys(changed).length > 0 && { changed }),
  };
  // Contents that one side has let go of do not come back with the other's copy.
  return isGone(merged) && (isTombstone(a) || isTombstone(b)) ? tombstone(merged) : merged;
}

const earlier = (a: string, b: string) => (a <= b ? a : b);

type Written = readonly [value: Value, stamp: Stamp];

function written(thing: Thing, name: string): Written {
  return [fieldOf(thing, name) ?? null, stampOf(thing, name) ?? ""];
}

/** Of one stamp with two values (a device's storage was copied) both sides still take the same. */
function newer(a: Written, b: Written): Written {
  if (a[1] !== b[1]) return a[1] > b[1] ? a : b;
  return canonical(a[0]) >= canonical(b[0]) ? a : b;
}

/** By their stamps and values, whatever order they came in. */
function isSameThing(a: Thing, b: Thing): boolean {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)]);
  return (
    a.made === b.made &&
    a.type === b.type &&
    [...names].every((name) => stampOf(a, name) === stampOf(b, name) && isSame(fieldOf(a, name), fieldOf(b, name)))
  );
}

export const isTombstone = ({ fields }: Thing): boolean => Object.keys(fields).length === 1 && fields[GONE] === true;

/** The thing without its contents. */
export function tombstone(thing: Thing): Thing {
  const stamp = stampOf(thing, GONE) ?? thing.made;
  const changed = stamp === thing.made ? {} : { changed: { [GONE]: stamp } };
  return { id: thing.id, type: thing.type, made: thing.made, fields: { [GONE]: true }, ...changed };
}

/** The thing as it may still be kept. */
export const withoutLongGone = (thing: Thing, now: Date): Thing => (isLongGone(thing, now) ? tombstone(thing) : thing);
