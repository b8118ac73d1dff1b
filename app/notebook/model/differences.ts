// Detects fields that two tabs changed since one opened its form, or two devices since the last sync: the later value wins, and the
// keeper is shown both.

import { deviceOf, type Stamp } from "./stamp.ts";
import { canonical, fieldOf, GONE, isGone, isSameValue, makeThing, stampOf, type Thing, type Value } from "./thing.ts";

export interface Difference {
  thing: string;
  type: string;
  /** The field, or `gone` if one device deleted the thing while the other edited it. */
  field: string;
  mine: Value;
  theirs: Value;
  holds: "mine" | "theirs";
}

/** Type of the things that record a conflict, so that the question and its answer sync to every device. */
export const DIFFERENCE = "difference";

export function differenceThing({ field, mine, theirs, holds }: Difference, about: Thing, stamp: Stamp): Thing {
  const other = holds === "mine" ? theirs : mine;
  return makeThing(DIFFERENCE, { thing: about.id, field, other, stamp: stampOf(about, field) ?? about.made }, stamp);
}

/** Returns the fields that another tab or device has written since the keeper saw them, and that are about to be overwritten. */
export function overwritten(now: Thing, seen: Thing["fields"], fields: Thing["fields"]): Difference[] {
  return Object.entries(fields).flatMap(([field, mine]) => {
    const theirs = fieldOf(now, field);
    if (theirs === undefined || isSameValue(theirs, mine)) return [];
    // An empty text and none look alike in a form.
    const isSeen = isSameValue(theirs, seen[field]) || (theirs ?? "") === (seen[field] ?? "");
    return isSeen ? [] : { thing: now.id, type: now.type, field, mine, theirs, holds: "mine" };
  });
}

type Find = (id: string) => Thing | undefined;

/** `base`: the last common state. `device`: this device; its own writes are not conflicts. */
export function differences(base: Find, mine: Find, theirs: Iterable<Thing>, device: string): Difference[] {
  return [...theirs].flatMap((their) => {
    const own = mine(their.id);
    return own ? differencesOf(base(their.id), own, their, device) : [];
  });
}

function differencesOf(base: Thing | undefined, mine: Thing, theirs: Thing, device: string): Difference[] {
  const names = [...new Set([...Object.keys(mine.fields), ...Object.keys(theirs.fields)])].toSorted();
  const isOwnChange = (name: string) => isWritten(base, mine, name);
  const isTheirs = (name: string) => isWritten(base, theirs, name) && deviceOf(stampOf(theirs, name) ?? "") !== device;
  const found = (field: string): Difference => {
    const [own, other] = [fieldOf(mine, field) ?? null, fieldOf(theirs, field) ?? null];
    const holds = isLater([stampOf(mine, field), own], [stampOf(theirs, field), other]) ? "mine" : "theirs";
    return { thing: mine.id, type: mine.type, field, mine: own, theirs: other, holds };
  };
  if (isGone(mine) !== isGone(theirs)) {
    // Deleted on one side and edited on the other.
    const isRemovedHere = isGone(mine);
    const [removed, wrote] = isRemovedHere ? [isOwnChange, isTheirs] : [isTheirs, isOwnChange];
    return removed(GONE) && names.some((name) => wrote(name)) ? [found(GONE)] : [];
  }
  if (isGone(mine)) return [];
  return names
    .filter((name) => isOwnChange(name) && isTheirs(name) && stampOf(mine, name) !== stampOf(theirs, name))
    .filter((name) => !isSameValue(fieldOf(mine, name), fieldOf(theirs, name)))
    .map(found);
}

function isWritten(base: Thing | undefined, thing: Thing, name: string): boolean {
  const stamp = stampOf(thing, name);
  return stamp !== undefined && stamp !== (base && stampOf(base, name));
}

function isLater(a: readonly [Stamp | undefined, Value], b: readonly [Stamp | undefined, Value]): boolean {
  const [one = "", other = ""] = [a[0], b[0]];
  return one === other ? canonical(a[1]) >= canonical(b[1]) : one > other;
}
