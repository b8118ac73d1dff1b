// Encrypts and decrypts a notebook: packed, compressed, padded to multiples of 4 kB, AES-256-GCM.

import { deflateSync, Inflate } from "fflate";
import { mergeInto } from "#app/notebook/model/merge.ts";
import { FIELDS_MAX, readThing } from "#app/notebook/model/read-thing.ts";
import { type Stamp, stampFrom, stampParts } from "#app/notebook/model/stamp.ts";
import { type Fields, isSameValue, type Thing, type Value } from "#app/notebook/model/thing.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { BOX_MAX, oldVersion } from "./box.ts";

/** Increment when the previous build can no longer read a part. Format 1 was a box of one numbered part. */
const FORMAT = 2;
const NONCE = 12;
const TAG = 16;
/** One format byte plus the nonce. */
const HEAD = 1 + NONCE;
/** Plaintext sizes are rounded up to hide them. */
const STEP = 4096;
const LENGTH = 4;
/** Far above the 12 MB of 60,000 records. */
const UNPACKED_MAX = 64 * 1024 * 1024;

export interface Sealed {
  things: Thing[];
  /** Time of the last write by that device's clock; ISO. */
  at: string;
}

/** Returns null if the result exceeds the box limit. `before`: the head that it follows; "" for a base. */
export async function seal(
  { things, at }: Sealed,
  key: CryptoKey,
  before: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const text = JSON.stringify({ at, things: packThings(things) });
  const packed = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const plain = new Uint8Array(Math.ceil((LENGTH + packed.length) / STEP) * STEP);
  new DataView(plain.buffer).setUint32(0, packed.length);
  plain.set(packed, LENGTH);
  if (HEAD + plain.length + TAG > BOX_MAX) return null;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const closed = await crypto.subtle.encrypt(algorithm(nonce, FORMAT, before), key, plain);
  const sealed = new Uint8Array(HEAD + closed.byteLength);
  sealed[0] = FORMAT;
  sealed.set(nonce, 1);
  sealed.set(new Uint8Array(closed), HEAD);
  return sealed;
}

/** "newer": format of a newer build. "broken": corrupt, sealed with another secret, or moved to another position. */
export type Opened = { ok: true; sealed: Sealed } | { ok: false; why: "newer" | "broken" };

export async function open(sealed: Uint8Array<ArrayBuffer>, key: CryptoKey, before: string): Promise<Opened> {
  const format = sealed[0] ?? 0;
  if (format > FORMAT) return { ok: false, why: "newer" };
  try {
    const nonce = sealed.slice(1, HEAD);
    const plain = await crypto.subtle.decrypt(
      algorithm(nonce, format, format === 1 ? (oldVersion(before) ?? "") : before),
      key,
      sealed.slice(HEAD),
    );
    const length = new DataView(plain).getUint32(0);
    const value: unknown = JSON.parse(inflate(new Uint8Array(plain).subarray(LENGTH, LENGTH + length)));
    const things = isRecord(value) && typeof value.things === "string" ? unpackThings(value.things) : null;
    if (things && isRecord(value) && typeof value.at === "string")
      return { ok: true, sealed: { things, at: value.at } };
  } catch {
    // All decryption failures are reported alike.
  }
  return { ok: false, why: "broken" };
}

export async function openParts(
  parts: readonly { bytes: Uint8Array<ArrayBuffer>; before: string }[],
  key: CryptoKey,
): Promise<Opened> {
  const things = new Map<string, Thing>();
  let at = "";
  for (const { bytes, before } of parts) {
    const opened = await open(bytes, key, before);
    if (!opened.ok) return opened;
    for (const thing of mergeInto((id) => things.get(id), opened.sealed.things).written) things.set(thing.id, thing);
    at = opened.sealed.at;
  }
  return { ok: true, sealed: { things: [...things.values()], at } };
}

/** Authenticates the part's position in the box, so that parts cannot be omitted, repeated or reordered. */
function algorithm(iv: Uint8Array<ArrayBuffer>, format: number, before: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(`notebook ${format} ${before}`) };
}

/** Throws above the size limit of a notebook. */
function inflate(packed: Uint8Array): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  const inflating = new Inflate((part, isLast) => {
    size += part.length;
    if (size > UNPACKED_MAX) throw new Error("more than a notebook");
    text += decoder.decode(part, { stream: !isLast });
  });
  // In chunks, so that a decompression bomb is detected early.
  for (let at = 0; at < packed.length; at += STEP)
    inflating.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  return text;
}

/**
 * Column-wise values of one field. `same`: one value for all; `things`: indexes of referenced things; `after`: timestamps in ms
 * after the thing was made; `values`: unencoded.
 */
type Column = { same: Value } | { things: number[] } | { after: number[] } | { values: Value[] };

interface Shape {
  type: string;
  names: string[];
  /** 16 characters each. */
  ids: string;
  /** Creation times, as ms after the previous one. */
  times: number[];
  counts: Column;
  devices: Column;
  columns: Column[];
  /** Index of the thing in this shape, field name, stamp. */
  changed: [number, string, Stamp][];
}

const ID = 16;
/** An id is ten incompressible random bytes, so no box holds more of them. */
const THINGS_MAX = BOX_MAX / 10;

export function packThings(things: readonly Thing[]): string {
  const shapes = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = [thing.type, ...Object.keys(thing.fields).toSorted()].join();
    const alike = shapes.get(key);
    if (alike) alike.push(thing);
    else shapes.set(key, [thing]);
  }
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
  return values.every((value) => isSameValue(value, first)) ? { same: first } : { values: [...values] };
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

/** Returns null if any part of the text is invalid. */
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
  return Array.from({ length: text.length / ID }, (_, i) => text.slice(i * ID, i * ID + ID));
}

/** Throws at the first invalid thing, because a short text may expand to millions of them. */
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

/** Throws if there is no value. `readThing` validates it. */
function valueIn(column: unknown, i: number, time: number, all: readonly string[]): Value {
  if (isRecord(column)) {
    const { values, things, after } = column;
    if (Array.isArray(values)) return values[i];
    if (Array.isArray(things)) return all[Number(things[i])] ?? "";
    if (Array.isArray(after)) return new Date(time + Number(after[i])).toISOString();
    if (Object.hasOwn(column, "same")) return column.same as Value;
  }
  throw new Error("no column");
}
