// The remainder of a removed thing after a month: its id and stamps, so that no device brings it back, and nothing of its contents.

import { GONE, isLongGone, stampOf, type Thing } from "./thing.ts";

export const isTombstone = ({ fields }: Thing): boolean => Object.keys(fields).length === 1 && fields[GONE] === true;

/** The thing without its contents. */
export function tombstone(thing: Thing): Thing {
  const stamp = stampOf(thing, GONE) ?? thing.made;
  const changed = stamp === thing.made ? {} : { changed: { [GONE]: stamp } };
  return { id: thing.id, type: thing.type, made: thing.made, fields: { [GONE]: true }, ...changed };
}

/** The thing as it may still be kept. */
export const withoutLongGone = (thing: Thing, now: Date): Thing => (isLongGone(thing, now) ? tombstone(thing) : thing);
