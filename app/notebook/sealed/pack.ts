// A whole notebook as one short text: things of one shape together, column by column, so that what repeats is written once. 60,000
// records fit into a box this way; a list of things would be three times as long.

import { FIELDS_MAX, readThing } from "#app/notebook/model/read-thing.ts";
import { type Stamp, stampFrom, stampParts } from "#app/notebook/model/stamp.ts";
import { type Fields, isSame, type Thing, type Value } from "#app/notebook/model/thing.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { BOX_MAX } from "./box.ts";

/**
 * The values of one field of one shape. `same`: all of them; `things`: numbers of things whose ids they are; `after`: moments, in
 * milliseconds after the thing was made; `values`: as they are.
 */
type Column = { same: Value } | { things: number[] } | { after: number[] } | { values: Value[] };

interface Shape {
  type: string;
  names: string[];
  /** 16 letters each. */
  ids: string;
  /** When each was made: milliseconds after the one before. */
  times: number[];
  counts: Column;
  devices: Column;
  columns: Column[];
  /** Number of the thing in this shape, field, stamp. */
  changed: [number, string, Stamp][];
}

const ID = 16;
/** An id is ten bytes of chance, which nothing shortens: no box holds more of them. */
const THINGS_MAX = BOX_MAX / 10;

export function packThings(things: readonly Thing[]): string {
  const shapes = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = [thing.type, ...Object.keys(thing.fields).toSorted()].join();
    const alike = shapes.get(key);
    if (alike) alike.push(thing);
    else shapes.set(key, [thing]);
  }
  // Things that others refer to come first, so that the numbers are short.
  const groups = [...shapes.values()]
    .toSorted((a, b) => a.length - b.length)
    .map((group) => group.toSorted((a, b) => (a.made < b.made ? -1 : a.made > b.made ? 1 : a.id < b.id ? -1 : 1)));
  const numbers = new Map(groups.flat().map(({ id }, number) => [id, number]));
  return JSON.stringify(groups.map((group) => shapeOf(group, numbers)));
}

function shapeOf(group: readonly Thing[], numbers: ReadonlyMap<string, number>): Shape {
  const made = group.map((thing) => stampParts(thing.made));
  const names = Object.keys(group[0]?.fields ?? {}).toSorted();
  return {
    type: group[0]?.type ?? "",
    names,
    ids: group.map(({ id }) => id).join(""),
    times: made.map(({ time }, i) => time - (made[i - 1]?.time ?? 0)),
    counts: columnOf(made.map(({ count }) => count)),
    devices: columnOf(made.map(({ device }) => device)),
    columns: names.map((name) => {
      const values = group.map(({ fields }) => fields[name] ?? null);
      return momentsOf(values, made) ?? referencesOf(values, numbers) ?? columnOf(values);
    }),
    changed: group.flatMap(({ changed }, i) =>
      Object.entries(changed ?? {}).map(([name, stamp]): [number, string, Stamp] => [i, name, stamp]),
    ),
  };
}

function columnOf(values: readonly Value[]): Column {
  const [first = null] = values;
  return values.every((value) => isSame(value, first)) ? { same: first } : { values: [...values] };
}

function referencesOf(values: readonly Value[], numbers: ReadonlyMap<string, number>): Column | undefined {
  const things = values.map((value) => (typeof value === "string" ? numbers.get(value) : undefined));
  return things.every((number) => number !== undefined) ? { things } : undefined;
}

function momentsOf(values: readonly Value[], made: readonly { time: number }[]): Column | undefined {
  const after = values.map((value, i) => {
    if (typeof value !== "string" || value.length !== 24) return undefined;
    const at = new Date(value);
    return !Number.isNaN(at.getTime()) && at.toISOString() === value ? at.getTime() - (made[i]?.time ?? 0) : undefined;
  });
  return after.every((one) => one !== undefined) ? { after } : undefined;
}

/** Null for a text that is none of ours: nothing of it is taken, not even a part. */
export function unpackThings(text: string): Thing[] | null {
  try {
    const shapes: unknown = JSON.parse(text);
    if (!Array.isArray(shapes)) return null;
    const ids = shapes.flatMap((shape: unknown) => idsOf(shape));
    if (ids.length > THINGS_MAX) return null;
    return shapes.flatMap((shape: unknown) => thingsOf(shape, ids));
  } catch {
    return null;
  }
}

function idsOf(shape: unknown): string[] {
  const text = isRecord(shape) && typeof shape.ids === "string" ? shape.ids : "";
  return Array.from({ length: Math.floor(text.length / ID) }, (_, i) => text.slice(i * ID, i * ID + ID));
}

/** Throws at the first that is none: a text of one fault may stand for millions of them. */
function thingsOf(shape: unknown, all: readonly string[]): Thing[] {
  if (!isRecord(shape)) throw new Error("no shape");
  const ids = idsOf(shape);
  const { type, names, times, columns, changed } = shape;
  if (!Array.isArray(names) || !Array.isArray(times) || !Array.isArray(columns) || !Array.isArray(changed))
    throw new Error("no shape");
  if (names.length > FIELDS_MAX) throw new Error("no fields");
  const stamps = new Map<number, Map<string, unknown>>();
  for (const [number, name, stamp] of changed) {
    const own = stamps.get(number) ?? new Map<string, unknown>();
    stamps.set(number, own.set(name, stamp));
  }
  let time = 0;
  return ids.map((id, i) => {
    time += Number(times[i]);
    const device = valueIn(shape.devices, i, time, all);
    const made = stampFrom({ time, count: Number(valueIn(shape.counts, i, time, all)), device: String(device) });
    const fields: Fields = Object.fromEntries(names.map((name, n) => [name, valueIn(columns[n], i, time, all)]));
    const own = stamps.get(i);
    const thing = readThing({ id, type, made, fields, ...(own && { changed: Object.fromEntries(own) }) });
    if (!thing) throw new Error("no thing");
    return thing;
  });
}

/** Throws where there is none. What it is, `readThing` looks at. */
function valueIn(column: unknown, i: number, time: number, all: readonly string[]): Value {
  if (isRecord(column)) {
    const { values, things, after } = column;
    if (Array.isArray(values)) return values[i];
    if (Array.isArray(things)) return all[Number(things[i])] ?? "";
    if (Array.isArray(after)) return new Date(time + Number(after[i])).toISOString();
    if (Object.hasOwn(column, "same")) return column.same as Value; // looked at like the others
  }
  throw new Error("no column");
}
