// Seals a notebook for the site to store, and opens it again: packed, compressed, padded to steps of 4 kB, AES-256-GCM.

import { deflateSync, Inflate } from "fflate";
import { mergeInto } from "#app/notebook/model/merge.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { BOX_MAX, oldVersion } from "./box.ts";
import { packThings, unpackThings } from "./pack.ts";

/** Raised when a part of this build could no longer be read by the one before. The first was a box of one part, with a number. */
const FORMAT = 2;
const NONCE = 12;
const TAG = 16;
/** One byte of format before them. */
const HEAD = 1 + NONCE;
/** Sizes of the plain text are rounded up to hide them. */
const STEP = 4096;
/** How long the compressed part is. */
const LENGTH = 4;
/** Far above the 12 MB of 60,000 records. */
const UNPACKED_MAX = 64 * 1024 * 1024;

export interface Sealed {
  things: Thing[];
  /** When a device last wrote it, by that device's clock; ISO. */
  at: string;
}

/** Null where it is more than a box holds. `before`: the head that it follows; "" for a base. */
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

/** "newer": of a newer build's format. "broken": changed on its way, sealed with other words, or put into another place. */
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
    // Every failure to open it is reported in the same way.
  }
  return { ok: false, why: "broken" };
}

/** The notebook that parts make together. */
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

/** Its place in the box is authenticated: no part of it can be left out, repeated or put before another. */
function algorithm(iv: Uint8Array<ArrayBuffer>, format: number, before: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(`notebook ${format} ${before}`) };
}

/** Throws for more than a notebook can be. */
function inflate(packed: Uint8Array): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  const inflating = new Inflate((part, isLast) => {
    size += part.length;
    if (size > UNPACKED_MAX) throw new Error("more than a notebook");
    text += decoder.decode(part, { stream: !isLast });
  });
  // In pieces: a bomb is noticed before it is in memory.
  for (let at = 0; at < packed.length; at += STEP)
    inflating.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  return text;
}
