// The protocol between device and server about a sealed notebook. Nothing of it is in an address: addresses are logged.

export const BOX_PATH = "/api/note-box";

/** The longest sealed notebook, in bytes. */
export const BOX_MAX = 1_000_000;

/** "Notebook <address>": 32 bytes in base64url, from the twelve words. Who knows it may open and write the box. */
export const SCHEME = "Notebook";

/** The versions that the sender holds and sends: whole numbers, 0 where there is no box yet. */
export const KNOWN_HEADER = "Notebook-Known";
export const VERSION_HEADER = "Notebook-Version";
/** On the first write the hash of the token, on a deletion the token: the server can recognise it, and not make it up. */
export const DELETION_HEADER = "Notebook-Deletion";
/** On the first write: "1" for a box that the site deletes after ten minutes. */
export const SHORT_HEADER = "Notebook-Short";
/** The longest box of that kind, in bytes. */
export const SHORT_MAX = 10_000;

/** 32 bytes in base64url. */
export const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
