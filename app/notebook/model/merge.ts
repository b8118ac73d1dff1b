// Last-write-wins merge per field. Commutative and idempotent: any order and number of merges gives the same notebook.

import type { Stamp } from "./stamp.ts";
import {
  canonical,
  fieldOf,
  GONE,
  isGone,
  isPurgeable,
  isSameValue,
  stampOf,
  type Thing,
  type Value,
} from "./thing.ts";

/** Types that the notebook never lists; photographs are counted as pictures. */
const UNSEEN = ["batch", "before", "difference", "handed", "photo"];

/** Merges `theirs` into the things that `find` returns. `written`: the new and changed things. `added`: what a keeper sees. */
export function mergeInto(find: (id: string) => Thing | undefined, theirs: Iterable<Thing>) {
  const fresh = new Map<string, Thing>();
  let added = 0;
  let changed = 0;
  for (const their of theirs) {
    const known = fresh.get(their.id) ?? find(their.id);
    const merged = known ? mergeThing(known, their) : their;
    if (known && isSameThing(known, merged)) continue;
    if (!known) added += UNSEEN.includes(their.type) || isGone(their) ? 0 : 1;
    else if (!fresh.has(their.id)) changed += 1;
    fresh.set(their.id, merged);
  }
  return { written: [...fresh.values()], added, changed };
}

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
  // Deleted contents do not come back with the other side's copy.
  return isGone(merged) && (isTombstone(a) || isTombstone(b)) ? tombstone(merged) : merged;
}

const earlier = (a: string, b: string) => (a <= b ? a : b);

type Written = readonly [value: Value, stamp: Stamp];

function written(thing: Thing, name: string): Written {
  return [fieldOf(thing, name) ?? null, stampOf(thing, name) ?? ""];
}

/** Two values with one stamp (a device's storage was copied): both sides still pick the same value. */
function newer(a: Written, b: Written): Written {
  if (a[1] !== b[1]) return a[1] > b[1] ? a : b;
  return canonical(a[0]) >= canonical(b[0]) ? a : b;
}

/** Compares stamps and values, regardless of key order. */
function isSameThing(a: Thing, b: Thing): boolean {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)]);
  return (
    a.made === b.made &&
    a.type === b.type &&
    [...names].every((name) => stampOf(a, name) === stampOf(b, name) && isSameValue(fieldOf(a, name), fieldOf(b, name)))
  );
}

export const isTombstone = ({ fields }: Thing): boolean => Object.keys(fields).length === 1 && fields[GONE] === true;

export function tombstone(thing: Thing): Thing {
  const stamp = stampOf(thing, GONE) ?? thing.made;
  const changed = stamp === thing.made ? {} : { changed: { [GONE]: stamp } };
  return { id: thing.id, type: thing.type, made: thing.made, fields: { [GONE]: true }, ...changed };
}

export const purged = (thing: Thing, now: Date): Thing => (isPurgeable(thing, now) ? tombstone(thing) : thing);
