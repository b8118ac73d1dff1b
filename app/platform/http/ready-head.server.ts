// The head of an answer that goes out again and again, made once: node:http takes a list of names and values quicker than an object,
// and the lists of a page's copies are the same each time.

import type { Encoding } from "./compress.server.ts";
import type { Page } from "./page-cache.server.ts";

/** Names and values by turns. Nobody changes one. */
type Head = string[];

/** Of each page its own, and that of each copy with the bytes it speaks of: a better compressed copy may take one's place. */
interface Ready {
  own: Head;
  copies: Partial<Record<Encoding, { bytes: Buffer; head: Head }>>;
}

const ready = new WeakMap<Page, Ready>();

function readyOf(page: Page): Ready {
  const known = ready.get(page);
  if (known) return known;
  // Of two lines that differ in capitals only the later counts.
  const lines = Object.entries(page.headers).map(([name, value]) => [name.toLowerCase(), [name, value]] as const);
  const made: Ready = { own: [...new Map(lines).values(), ["ETag", page.etag]].flat(), copies: {} };
  ready.set(page, made);
  return made;
}

/** Of the page, whichever way its bytes travel. */
export function headOf(page: Page): Head {
  return readyOf(page).own;
}

/** The same with what is said of these bytes of the page. */
export function headWith(page: Page, bytes: Buffer, encoding: Encoding): Head {
  const { own, copies } = readyOf(page);
  const known = copies[encoding];
  if (known?.bytes === bytes) return known.head;
  const packed = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const head = [...own, "Content-Length", String(bytes.byteLength), ...packed];
  copies[encoding] = { bytes, head };
  return head;
}

/** The head with what is said this time only, which stands in the place of what is said always. */
export function withMore(head: Head, more: Readonly<Record<string, string>>): Head {
  let lines = head;
  for (const name in more) {
    const value = more[name] ?? "";
    if (lines === head) lines = [...head];
    const at = lines.findIndex((one, place) => place % 2 === 0 && one.toLowerCase() === name);
    if (at === -1) lines.push(name, value);
    else lines[at + 1] = value;
  }
  return lines;
}
