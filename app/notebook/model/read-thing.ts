// Validates things from a file, a sealed box or the local database. Nothing here throws; invalid input returns null.

import { readEnteredText } from "#app/platform/site/entered-text.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { isId } from "./ids.ts";
import { isStamp, type Stamp } from "./stamp.ts";
import { type Fields, fieldOf, type Thing, type Value } from "./thing.ts";

const DEPTH_MAX = 4;
export const FIELDS_MAX = 60;
/** JSON length limit of a thing: a memo of 4,000 characters plus the rest. */
const LETTERS_MAX = 40_000;
/** Rejects "__proto__" and other inherited property names. */
const isName = (name: string) => /^[a-z][A-Za-z0-9]{0,39}$/.test(name) && !(name in {});

export function readThing(value: unknown): Thing | null {
  if (!isRecord(value)) return null;
  const { id, type, made } = value;
  const fields = readFields(value.fields);
  const changed = value.changed === undefined ? {} : readStamps(value.changed);
  if (!isId(id) || typeof type !== "string" || !/^[a-z]{1,20}$/.test(type) || !isStamp(made)) return null;
  if (!fields || !changed || !Object.keys(changed).every((name) => Object.hasOwn(fields, name))) return null;
  return { id, type, made, fields, ...(Object.keys(changed).length > 0 && { changed }) };
}

function readFields(value: unknown): Fields | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const isFit = entries.length <= FIELDS_MAX && entries.every(([name, one]) => isName(name) && isValue(one, DEPTH_MAX));
  return isFit && JSON.stringify(value).length <= LETTERS_MAX ? (Object.fromEntries(entries) as Fields) : null;
}

function readStamps(value: unknown): Record<string, Stamp> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).flatMap(([name, stamp]) =>
    isName(name) && isStamp(stamp) ? [[name, stamp] as const] : [],
  );
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : null;
}

function isValue(value: unknown, depth: number): value is Value {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((part) => isValue(part, depth - 1));
  return isRecord(value) && Object.entries(value).every(([name, part]) => isName(name) && isValue(part, depth - 1));
}

/** Returns a text field; "" if missing. Normalises it, because files and other devices' copies hold raw input. */
export function textIn(thing: Thing, name: string): string {
  const value = fieldOf(thing, name);
  return typeof value === "string" ? readEnteredText(value) : "";
}

/** Range of accepted timestamps. */
const [FIRST, LAST] = [Date.UTC(1980, 0, 1), Date.UTC(2200, 0, 1)];

/** Returns a timestamp field as UTC ISO, which sorts as text; "" if invalid or out of range. */
export function momentIn(thing: Thing, name: string): string {
  const at = Date.parse(textIn(thing, name));
  return at >= FIRST && at < LAST ? new Date(at).toISOString() : "";
}

export function numberIn(thing: Thing, name: string): number | null {
  const value = fieldOf(thing, name);
  return typeof value === "number" ? value : null;
}

export const flagIn = (thing: Thing, name: string): boolean => fieldOf(thing, name) === true;

/** Returns `none` if the value is not among `choices`, e.g. written by a newer build. */
export function choiceIn<Choice extends string>(
  thing: Thing,
  name: string,
  choices: Readonly<Record<Choice, unknown>>,
  none: NoInfer<Choice>,
): Choice {
  const value = textIn(thing, name);
  return (Object.keys(choices) as Choice[]).find((choice) => choice === value) ?? none;
}
