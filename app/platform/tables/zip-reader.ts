// Reads .zip entries one at a time, so that a file of many photographs is never fully in memory. Declared sizes are enforced as limits.

import { Inflate } from "fflate";

export interface ZipEntry {
  name: string;
  size: number;
  packed: number;
  method: number;
  crc: number;
  offset: number;
}

export class NotAZip extends Error {}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const ENTRIES_MAX = 50_000;
const DIRECTORY_MAX = 16 * 1024 * 1024;
const END_SIZE = 22;
const COMMENT_MAX = 65_535;
/** Input bytes per inflate step: one byte can expand to a thousand, which exist before they can be counted. */
const PIECE = 2 * 1024;

export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file, Math.max(0, file.size - END_SIZE - COMMENT_MAX), file.size);
  let end = tail.byteLength - END_SIZE;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new NotAZip("no end");
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > ENTRIES_MAX || size > DIRECTORY_MAX || start + size > file.size) throw new NotAZip("no directory");
  const directory = await viewOf(file, start, start + size);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== DIRECTORY) throw new NotAZip("cut off");
    const isEncrypted = (directory.getUint16(at + 8, true) & 1) === 1;
    const length = directory.getUint16(at + 28, true);
    const rest = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (isEncrypted || at + 46 + length > directory.byteLength) throw new NotAZip("cut off");
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, length)),
      method: directory.getUint16(at + 10, true),
      crc: directory.getUint32(at + 16, true),
      packed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + length + rest;
  }
  return entries;
}

/** Returns an entry's bytes, at most `max`, after verifying its checksum. */
export async function readEntry(file: Blob, entry: ZipEntry, max: number): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > max || entry.packed > max) throw new NotAZip("too large");
  const head = await viewOf(file, entry.offset, entry.offset + 30);
  if (head.getUint32(0, true) !== LOCAL) throw new NotAZip("no entry");
  const start = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = new Uint8Array(await file.slice(start, start + entry.packed).arrayBuffer());
  const bytes = entry.method === 8 ? inflate(packed, entry.size) : packed;
  if ((entry.method !== 0 && entry.method !== 8) || bytes.length !== entry.size || crc32(bytes) !== entry.crc)
    throw new NotAZip("changed");
  return bytes;
}

function inflate(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  const inflating = new Inflate((part) => {
    if (at + part.length > size) throw new NotAZip("more than it says");
    bytes.set(part, at);
    at += part.length;
  });
  for (let from = 0; from < packed.length; from += PIECE)
    inflating.push(packed.subarray(from, from + PIECE), from + PIECE >= packed.length);
  if (at !== size) throw new NotAZip("less than it says");
  return bytes;
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
