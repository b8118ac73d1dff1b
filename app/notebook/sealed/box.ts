// The protocol between device and server about a sealed notebook. Nothing of it is in an address: addresses are logged.
//
// A box is a chain of sealed parts: a base, and additions to it. Its head is the hash of the part written last and of the head before
// it: two boxes of one head hold the same bytes, whatever backup the site was restored from.

export const BOX_PATH = "/api/note-box";

/** The longest sealed notebook, all its parts together, in bytes. */
export const BOX_MAX = 1_000_000;

/** "Notebook <address>": 32 bytes in base64url, from the twelve words. Who knows it may open and write the box. */
export const SCHEME = "Notebook";

/** The head that the sender knows; on a write `NEW` where there is no box yet. */
export const KNOWN_HEADER = "Notebook-Known";
export const NEW = "new";
/** The head of the box as it was answered. */
export const HEAD_HEADER = "Notebook-Head";
/** On an answer: the head that its parts follow; "" where they are the whole box. */
export const AFTER_HEADER = "Notebook-After";
/** On a write: a base takes the place of all parts, an addition follows them. */
export const PART_HEADER = "Notebook-Part";
/** On the first write the hash of the token, on a deletion the token: the server can recognise it, and not make it up. */
export const DELETION_HEADER = "Notebook-Deletion";
/** On the first write: "1" for a box that the site deletes after ten minutes. */
export const SHORT_HEADER = "Notebook-Short";
/** The longest box of that kind, in bytes. */
export const SHORT_MAX = 10_000;

/** 32 bytes in base64url. */
export const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** A hash, or "v" and the number of a box that was written before there were parts. */
export const isHead = (text: string): boolean => /^(?:[0-9a-f]{64}|v\d{1,10})$/.test(text);

/** The number of such a box, which it is sealed with; null for any other. */
export const oldVersion = (head: string): string | null => (head.startsWith("v") ? head.slice(1) : null);

/** `before`: "" for a base. */
export function headAfter(before: string, part: Uint8Array): Promise<string> {
  const text = new TextEncoder().encode(before);
  const both = new Uint8Array(text.length + part.length);
  both.set(text);
  both.set(part, text.length);
  return hashOf(both);
}

/** SHA-256 in hexadecimal. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const LENGTH = 4;

/** Parts as the body of one answer, each after its length. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + LENGTH + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(joined.buffer).setUint32(at, part.length);
    joined.set(part, at + LENGTH);
    at += LENGTH + part.length;
  }
  return joined;
}

/** Null for a body that was cut off. */
export function splitParts(joined: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < joined.length; ) {
    if (at + LENGTH > joined.length) return null;
    const end = at + LENGTH + new DataView(joined.buffer, joined.byteOffset).getUint32(at);
    if (end > joined.length) return null;
    parts.push(joined.slice(at + LENGTH, end));
    at = end;
  }
  return parts;
}
