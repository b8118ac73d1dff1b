// Protocol for sealed notebooks. Nothing is put in URLs, because they are logged.
//
// A box is a chain of sealed parts: a base and additions. Its head is the hash of the last part and the previous head, so two boxes
// with the same head hold the same bytes, even after the site was restored from a backup.

export const BOX_PATH = "/api/note-box";

export const BOX_MAX = 1_000_000;

/** "Notebook <address>": 32 bytes in base64url, derived from the twelve words. Grants reading and writing the box. */
export const SCHEME = "Notebook";

/** The head that the client knows; `NEW` when creating a box. */
export const KNOWN_HEADER = "Notebook-Known";
export const NEW = "new";
export const HEAD_HEADER = "Notebook-Head";
/** In responses: the head that the parts follow; "" if they are the whole box. */
export const AFTER_HEADER = "Notebook-After";
/** In writes: "base" replaces all parts, "addition" is appended. */
export const PART_HEADER = "Notebook-Part";
/** On the first write the token's hash, on deletion the token, so that the server can verify but not forge it. */
export const DELETION_HEADER = "Notebook-Deletion";
/** On the first write: "1" for a box that the site deletes after ten minutes. */
export const SHORT_HEADER = "Notebook-Short";
/** Size limit of such a box, in bytes. */
export const SHORT_MAX = 10_000;

export const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** A hash, or "v" and the number of a box written before parts existed. */
export const isHead = (text: string): boolean => /^(?:[0-9a-f]{64}|v\d{1,10})$/.test(text);

/** Returns that number, which the box is sealed with; null for other boxes. */
export const oldVersion = (head: string): string | null => (head.startsWith("v") ? head.slice(1) : null);

/** `before`: "" for a base. */
export function headAfter(before: string, part: Uint8Array): Promise<string> {
  const text = new TextEncoder().encode(before);
  const both = new Uint8Array(text.length + part.length);
  both.set(text);
  both.set(part, text.length);
  return hashOf(both);
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const LENGTH = 4;

/** Concatenates parts for one response, each with a length prefix. */
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

/** Returns null if the body is truncated. */
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
